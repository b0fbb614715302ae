/** A lesson at the table: one idea after another, one lit thing, and a voice on the sill. */

import { Page } from "../app/page.js";
import { title } from "../app/router.js";
import { lessonsAt, noteLesson, noteLessonDone, speed } from "../app/settings.js";
import { html, useEffect, useState } from "../app/ui.js";
import { styles as cardStyles } from "../cards/card.js";
import { Icon } from "../icons/icon.js";
import { get, sentence } from "../net/api.js";
import { loadCatalogue } from "../net/catalogue.js";
import { Act } from "../table/sill/acts.js";
import { lightsOf } from "../table/state/lights.js";
import { Play } from "../table/state/play.js";
import { TableView, styles as tableStyles } from "../table/table.js";
import { LESSON } from "../words/learn.js";
import { ACTS } from "../words/sill.js";
import { plain, withCapital } from "../words/spans.js";
import { Ray } from "./ray.js";
import { scripted } from "./script.js";
import { ShortGame } from "./short-game.js";
import { Taper } from "./taper.js";

export const styles = [...cardStyles, ...tableStyles, "/learn/lesson.css", "/learn/taper.css"];

/**
 * @typedef {import("../net/protocol.js").LessonFilm} Film
 * @typedef {import("../net/protocol.js").LessonStep} Step
 * @typedef {import("../table/state/model.js").Voice} Voice
 */

/** Time to see what the last move of an idea did. */
const pause = () => (speed.peek() ? 1400 / speed.peek() : 0);

/** @param {{code: string}} props */
export function Lesson({ code }) {
  const [film, setFilm] = useState(/** @type {Film | null} */ (null));
  const [error, setError] = useState("");
  const [idea, setIdea] = useState(0);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const begin = (/** @type {[Film, unknown]} */ [found]) => {
      setIdea(lessonsAt(code) % found.ideas.length);
      setFilm(found);
    };
    Promise.all([get(`/api/lessons/${code}`), loadCatalogue()]).then(begin, (problem) =>
      setError(sentence(problem)),
    );
  }, [code]);
  useEffect(() => {
    if (film) title(film.title);
  }, [film]);
  if (error)
    return html`<${Page} heading=${LESSON.missing}><p class="wrong" role="alert">${error}</p>
      <p class="line"><a class="btn" href="/learn">${LESSON.all}</a></p><//>`;
  if (!film) return html`<main id="main" class="room pass"><h1>${LESSON.coming}</h1></main>`;
  const next = () => {
    noteLesson(code, idea + 1);
    if (idea + 1 < film.ideas.length) setTimeout(() => setIdea(idea + 1), pause());
    else noteLessonDone(code);
  };
  const again = () => setRound(round + 1);
  return html`<${Idea} key=${`${idea} ${round}`} film=${film} number=${idea} onDone=${next} again=${again} />`;
}

/** @param {{film: Film, number: number, onDone: () => void, again: () => void}} props */
function Idea({ film, number, onDone, again }) {
  const [play, setPlay] = useState(/** @type {Play | null} */ (null));
  const [made, setMade] = useState(0);
  const [asksWhy, setAsksWhy] = useState(false);
  const { steps } = film.ideas[number];
  useEffect(() => {
    const told = (/** @type {number} */ step) => {
      setMade(step);
      setAsksWhy(false);
      if (step === steps.length) onDone();
    };
    const opened = new Play("", scripted(film, number, told));
    setPlay(opened);
    return () => opened.close();
  }, []);
  const match = play?.match.value;
  const update = play?.shown.value;
  if (!play || !match || !update) return null;
  const step = steps[made];
  const isOver = !step && number === film.ideas.length - 1;
  const voice = step ? spoken(step, play, asksWhy, setAsksWhy, again) : silent(update, isOver, film);
  const known = new Set(film.ideas.slice(0, number + 1).flatMap((idea) => idea.shows));
  return html`<${TableView}
    match=${match}
    update=${update}
    log=${[]}
    play=${play}
    voice=${play.chosen.value ? null : voice}
    look=${["learning", ...[...known].map((zone) => `shows-${zone}`)].join(" ")}
  >
    <${Head} film=${film} number=${number} isOver=${isOver} />
    <${Ray} key=${made} isLit=${Boolean(step)} here=${step?.here ?? null} />
  <//>`;
}

/**
 * What is said at a step.
 * @param {Step} step
 * @param {Play} play
 * @param {boolean} asksWhy
 * @param {(asks: boolean) => void} setAsksWhy
 * @param {() => void} again
 * @returns {Voice}
 */
function spoken(step, play, asksWhy, setAsksWhy, again) {
  const { buttons, endTurn } = lightsOf(play.shown.value?.asked);
  const lit = endTurn ? [...buttons, endTurn] : buttons;
  return {
    title: step.title,
    words: asksWhy ? step.why : step.words,
    tone: "teaching",
    sign: html`<span class="keeper" aria-hidden="true"><${Icon} name="flame" /></span>`,
    acts: html`<div class="acts main">
      <${Act} icon="undo" look="quiet" onPress=${again}>${LESSON.again}<//>
      <${Act} act="hint" icon="hint" keycap="H" onPress=${() => setAsksWhy(!asksWhy)}>${LESSON.why}<//>
      ${lit.map((move) => html`<${Act} key=${move.text} look="primary" onPress=${() => play.move(move.text)}>${words(move)}<//>`)}
    </div>`,
  };
}

/** What a button says. @param {import("../net/protocol.js").Option} move */
const words = (move) => (move.verb === "end turn" ? ACTS.endTurn : plain(withCapital(move.label)));

/**
 * After the last move of an idea there is nothing to say, after that of the last idea much.
 * @param {import("../net/protocol.js").Update} update
 * @param {boolean} isOver
 * @param {Film} film
 * @returns {Voice}
 */
function silent({ view }, isOver, film) {
  if (!isOver) return { title: LESSON.well, words: "", tone: "teaching", acts: html`<div class="acts" />` };
  const scores = view.result ? LESSON.scores(view.result.scores) : "";
  return {
    title: film.game.title,
    words: `${scores}${film.game.words}`,
    tone: "teaching",
    acts: html`<${ShortGame} film=${film} />`,
  };
}

/** The candles of the ideas: burnt, burning, not lit. @param {{film: Film, number: number, isOver: boolean}} props */
function Head({ film, number, isOver }) {
  const left = Math.max(1, Math.round(film.minutes * (1 - number / film.ideas.length)));
  /** @param {number} index @returns {"done" | "now" | "next"} */
  const state = (index) => (index < number || isOver ? "done" : index === number ? "now" : "next");
  return html`<header class="lesson-head">
    <div class="lesson-title"><b class="title">${film.title}</b><small>${isOver ? LESSON.done : LESSON.left(left)}</small></div>
    <ol class="tapers">
      ${film.ideas.map(
        (
          { name },
          index,
        ) => html`<li key=${name} class=${state(index)} aria-current=${state(index) === "now" ? "step" : undefined}>
          <${Taper} state=${state(index)} /><span>${name}</span>
        </li>`,
      )}
    </ol>
    <a class="btn quiet leave" href="/learn"><span class="long">${LESSON.leave}</span><span class="short">${LESSON.leaveShort}</span></a>
  </header>`;
}
