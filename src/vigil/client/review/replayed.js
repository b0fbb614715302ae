/** What a review adds to a replay: a voice on the sill, marks on the cards, the window as its track. */

import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { GRADES, gradeWords, lineWords, percent, REVIEW, sentenceOf, takenWords } from "../words/review.js";
import { lightWindow } from "./light-window.js";
import { Marks } from "./marks.js";
import { momentsOf, panesOf, pointsOf, roundsOf } from "./rounds.js";
import { Sign } from "./signs.js";

/**
 * @typedef {import("../net/protocol.js").ReviewedTurn} Turn
 * @typedef {import("../net/protocol.js").Judged} Judged
 *
 * @typedef {object} Replayed
 * @property {Judged | null} judged  the decision that is next
 * @property {import("../table/state/model.js").Voice | null} voice
 * @property {unknown} marks
 * @property {string} track  the window as a picture
 * @property {number | null} moment  the step of the next moment
 */

const TRACK = { width: 820, height: 58 };

/**
 * @param {Turn[]} turns
 * @param {number} step
 * @param {{retry: () => void, look: (step: number) => void}} acts
 * @returns {Replayed}
 */
export function replayed(turns, step, { retry, look }) {
  const judged = turns.flatMap(({ decisions }) => decisions).find(({ number }) => number === step) ?? null;
  const moments = momentsOf(turns).sort((a, b) => a.number - b.number);
  const moment = (moments.find(({ number }) => number > step) ?? moments[0])?.number ?? null;
  const rounds = roundsOf(turns);
  const turn = turns.find(({ last_move }) => step < last_move) ?? null;
  const chosen = turn?.round ?? 0;
  const track = rounds.length
    ? lightWindow({
        points: pointsOf(rounds),
        rounds: rounds.length,
        panes: panesOf(rounds, moments, null),
        chosen,
        ...TRACK,
        small: true,
      })
    : "";
  const next = moment === null ? null : () => look(moment);
  return {
    judged,
    voice: judged && voiceOf(judged, retry, next),
    marks: html`${judged && html`<${Marks} key=${step} judged=${judged} step=${step} />`}
      ${turn && html`<${Graded} turn=${turn} step=${step} look=${look} />`}`,
    track,
    moment,
  };
}

/** The turn's moves, where the log is. @param {{turn: Turn, step: number, look: (step: number) => void}} props */
function Graded({ turn, step, look }) {
  return html`<section class="graded panel" aria-label=${REVIEW.turn(turn.round)}>
    <header><h2>${REVIEW.turn(turn.round)}</h2><small>${REVIEW.span(percent(turn.before), percent(turn.after))}</small></header>
    <ol>
      ${turn.decisions.map(
        (judged) => html`<li class=${judged.number === step ? "on" : ""}>
          <button onClick=${() => look(judged.number)} aria-current=${judged.number === step ? "step" : null}>
            <${Sign} grade=${judged.grade} size=${18} />
            <span>${lineWords([judged])}<small>${gradeWords(judged)}</small></span><b>${percent(judged.after)}</b>
          </button>
        </li>`,
      )}
    </ol>
    <p class="legend">${REVIEW.legend}</p>
  </section>`;
}

/**
 * @param {Judged} judged
 * @param {() => void} retry
 * @param {(() => void) | null} next
 * @returns {import("../table/state/model.js").Voice}
 */
function voiceOf(judged, retry, next) {
  const { better, because } = sentenceOf(judged);
  return {
    title: REVIEW.heading(judged.round, takenWords(judged), percent(judged.before), percent(judged.after)),
    words: judged.loss >= 0.02 ? better + because : GRADES[judged.grade],
    tone: "",
    sign: html`<span class="verdict-sign"><${Sign} grade=${judged.grade} size=${34} /><small>${GRADES[judged.grade]}</small></span>`,
    acts: html`<div class="acts main">
      <button class="btn primary" onClick=${retry}><${Icon} name="undo" />${REVIEW.retry} <kbd>R</kbd></button>
      ${next && html`<button class="btn" onClick=${next}>${REVIEW.nextMoment} <${Icon} name="arrow-right" /><kbd>N</kbd></button>`}
    </div>`,
  };
}
