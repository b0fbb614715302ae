/** What a review adds to a replay: a voice on the sill, marks on the cards, the window as its track. */

import { html, useEffect, useRef } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { GRADES, gradeWords, lineWords, percent, REVIEW, sentenceOf, takenWords } from "../words/review.js";
import { lightWindow } from "./light-window.js";
import { Marks } from "./marks.js";
import { linesOf, momentsOf, panesOf, pointsOf, roundsOf } from "./rounds.js";
import { Sign } from "./signs.js";
import { marksOf, toldOf } from "./spots.js";

/**
 * @typedef {import("../net/protocol.js").ReviewedTurn} Turn
 * @typedef {import("../net/protocol.js").Judged} Judged
 * @typedef {import("./spots.js").Place} Place
 *
 * @typedef {object} Replayed
 * @property {number | null} round  of the turn that is looked at
 * @property {import("../table/state/model.js").Voice | null} voice
 * @property {Map<string, string> | null} marked  what is said of the cards that were moves
 * @property {unknown} marks
 * @property {import("../table/log/log.js").Aside | null} aside  the turn's moves
 * @property {string} track  the window as a picture
 * @property {number | null} moment  the step of the next moment
 */

const TRACK = { wide: 820, narrow: 358, height: 58 };
const NARROW = "(max-width: 599px)";

/**
 * @param {Turn[]} turns
 * @param {number} step
 * @param {Place} place
 * @param {{retry: () => void, look: (step: number) => void}} acts
 * @returns {Replayed}
 */
export function replayed(turns, step, place, { retry, look }) {
  const judged = turns.flatMap(({ decisions }) => decisions).find(({ number }) => number === step) ?? null;
  const moments = momentsOf(turns).sort((a, b) => a.number - b.number);
  const moment = (moments.find(({ number }) => number > step) ?? moments[0])?.number ?? null;
  const turn = turns.find(({ last_move }) => step < last_move) ?? null;
  const next = moment === null ? null : () => look(moment);
  const marks = judged && marksOf(judged, place);
  return {
    round: turn?.round ?? null,
    voice: judged && voiceOf(judged, retry, next),
    marked: marks && toldOf(marks),
    marks: marks && html`<${Marks} key=${step} marks=${marks} step=${step} />`,
    aside: turn && asideOf(turn, step, look),
    track: trackOf(turns, moments, turn?.round ?? 0),
    moment,
  };
}

/** The window, as the track of a replay. @param {Turn[]} turns @param {Judged[]} moments @param {number} chosen */
function trackOf(turns, moments, chosen) {
  const rounds = roundsOf(turns);
  if (!rounds.length) return "";
  const panes = panesOf(rounds, moments, null);
  const width = matchMedia(NARROW).matches ? TRACK.narrow : TRACK.wide;
  const { height } = TRACK;
  const points = pointsOf(rounds);
  return lightWindow({ points, rounds: rounds.length, panes, chosen, width, height, small: true });
}

/**
 * @param {Turn} turn
 * @param {number} step
 * @param {(step: number) => void} look
 */
const asideOf = (turn, step, look) => ({
  label: REVIEW.turn(turn.round),
  content: html`<${Graded} turn=${turn} step=${step} look=${look} />`,
});

/** The turn's moves, where the log is. @param {{turn: Turn, step: number, look: (step: number) => void}} props */
const Graded = ({ turn, step, look }) =>
  html`<section class="graded">
    <h2>${REVIEW.turn(turn.round)} <small>${REVIEW.span(percent(turn.before), percent(turn.after))}</small></h2>
    <ol>
      ${linesOf(turn.decisions).map((line) => html`<${Line} key=${line[0].number} line=${line} step=${step} look=${look} />`)}
    </ol>
    <p class="legend">${REVIEW.legend}</p>
  </section>`;

/** @param {{line: Judged[], step: number, look: (step: number) => void}} props */
function Line({ line, step, look }) {
  const isOn = line.some(({ number }) => number === step);
  const here = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (isOn) here.current?.scrollIntoView({ block: "nearest" });
  }, [isOn]);
  const last = line[line.length - 1];
  return html`<li ref=${here} class=${isOn ? "on" : ""}>
    <button type="button" onClick=${() => look(line[0].number)} aria-current=${isOn ? "step" : null}>
      <${Sign} grade=${last.grade} size=${18} />
      <span>${lineWords(line)}<small>${gradeWords(last)}</small></span><b>${percent(last.after)}</b>
    </button>
  </li>`;
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
    tone: "judged",
    sign: html`<span class="verdict-sign"><${Sign} grade=${judged.grade} size=${34} /><small>${GRADES[judged.grade]}</small></span>`,
    acts: html`<div class="acts">
      <button class="btn primary" onClick=${retry}><${Icon} name="undo" />${REVIEW.retry} <kbd>R</kbd></button>
      ${next && html`<button class="btn" onClick=${next}>${REVIEW.nextMoment} <${Icon} name="arrow-right" /><kbd>N</kbd></button>`}
    </div>`,
  };
}
