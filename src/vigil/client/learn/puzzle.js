/** A puzzle at the table: a turn in which some moves matter. */

import { Page } from "../app/page.js";
import { go, title } from "../app/router.js";
import { noteSolved } from "../app/settings.js";
import { html, useEffect, useRef, useState } from "../app/ui.js";
import { styles as cardStyles } from "../cards/card.js";
import { share } from "../end/share.js";
import { Icon } from "../icons/icon.js";
import { get, sentence } from "../net/api.js";
import { catalogue, loadCatalogue } from "../net/catalogue.js";
import { Sign } from "../review/signs.js";
import { drawer } from "../table/log/log.js";
import { Act } from "../table/sill/acts.js";
import { lightsOf } from "../table/state/lights.js";
import { Play } from "../table/state/play.js";
import { TableView, styles as tableStyles } from "../table/table.js";
import { PUZZLE, PUZZLES } from "../words/puzzles.js";
import { ACTS } from "../words/sill.js";
import { plain, withCapital } from "../words/spans.js";
import { TRIES, useAttempts, wrongOnes } from "./attempts.js";
import { puzzling } from "./puzzle-connection.js";
import { addressAfter } from "./puzzle-order.js";
import { Riddle, short } from "./riddle.js";
import { Solution, solutionOf, toldOf } from "./solution.js";

export const styles = [
  ...cardStyles,
  ...tableStyles,
  "/review/signs.css",
  "/review/marks.css",
  "/learn/puzzle.css",
  "/learn/taper.css",
  "/learn/lancet.css",
];

/**
 * @typedef {import("../net/protocol.js").PuzzleTable} PuzzleTable
 * @typedef {import("../net/protocol.js").PuzzleAnswer} Answer
 * @typedef {import("../net/protocol.js").Puzzles} All
 * @typedef {import("../net/protocol.js").Update} Update
 * @typedef {import("./attempts.js").Attempts} Attempts
 */

/** @param {{id: string}} props */
export function Puzzle({ id }) {
  const [found, setFound] = useState(/** @type {[PuzzleTable, All] | null} */ (null));
  const [error, setError] = useState("");
  useEffect(() => {
    setFound(null);
    setError("");
    Promise.all([get(`/api/puzzles/${id}`), get("/api/puzzles"), loadCatalogue()]).then(
      ([puzzle, all]) => setFound([puzzle, all]),
      (problem) => setError(sentence(problem)),
    );
  }, [id]);
  useEffect(() => {
    if (found) title(PUZZLE.name(id));
  }, [found]);
  if (error)
    return html`<${Page} heading=${PUZZLE.missing}><p class="wrong" role="alert">${error}</p>
      <p>${PUZZLE.gone}</p>
      <p class="line"><a class="btn" href="/puzzles">${PUZZLE.all}</a></p><//>`;
  if (found?.[0].id !== id) return html`<main id="main" class="room pass"><h1>${PUZZLE.coming}</h1></main>`;
  return html`<${Solving} key=${id} puzzle=${found[0]} all=${found[1]} />`;
}

/** @param {{puzzle: PuzzleTable, all: All}} props */
function Solving({ puzzle, all }) {
  const [play, setPlay] = useState(/** @type {Play | null} */ (null));
  const { made, table, isBusy, error, attempt, show } = useAttempts(puzzle);
  const latest = useRef(attempt);
  latest.current = attempt;
  useEffect(() => {
    const opened = new Play(
      "",
      puzzling(puzzle, (text) => latest.current(text)),
    );
    setPlay(opened);
    return () => opened.close();
  }, []);
  const isSolved = Boolean(made.end?.solved);
  useEffect(() => {
    if (isSolved)
      noteSolved(puzzle.id, 1 + wrongOnes(made.tries).length, puzzle.id === all.today ? all.day : null);
  }, [isSolved]);
  const match = play?.match.value;
  const update = play?.shown.value;
  if (!play || !match || !update) return null;
  const told = { puzzle, all, play, made, table, isSolved, isBusy, error, show };
  const marks = made.end && solutionOf(table, made.end.steps?.[made.path.length]);
  return html`<${TableView}
    match=${match}
    update=${made.end ? { ...update, asked: null } : update}
    log=${[]}
    play=${play}
    voice=${play.chosen.value && !made.end ? null : voiceOf(told)}
    marked=${marks && toldOf(marks)}
    aside=${{ label: PUZZLES.heading, content: html`<${Riddle} ...${told} />` }}
    when=${{ title: PUZZLE.name(puzzle.id), words: setNames(update.view.setup.sets) }}
    look="puzzling"
  >
    ${marks && html`<${Solution} marks=${marks} />`}
  <//>`;
}

/** @param {string[]} codes */
const setNames = (codes) =>
  codes.map((code) => catalogue.value?.sets.find((one) => one.code === code)?.name ?? code).join(", ");

/** @typedef {{puzzle: PuzzleTable, all: All, play: Play, made: Attempts, table: Update, isSolved: boolean, isBusy: boolean, error: string, show: () => void}} Told */

/** What the sill says. @param {Told} told @returns {import("../table/state/model.js").Voice} */
function voiceOf(told) {
  return {
    ...wordsOf(told),
    tone: "riddling",
    sign:
      told.isSolved &&
      html`<span class="verdict-sign"><${Sign} grade="best" size=${34} /><small>${PUZZLE.solved}</small></span>`,
    acts: html`<${told.made.end ? Onwards : Buttons} ...${told} />`,
  };
}

/** @param {Told} told @returns {{title: string, words: string}} */
function wordsOf({ puzzle, made, table, isSolved, isBusy, error }) {
  if (error || isBusy) return { title: puzzle.story, words: error || PUZZLE.asking };
  if (made.end) return endOf(made, isSolved, table);
  const last = made.tries.at(-1);
  if (!last) return { title: puzzle.story, words: PUZZLE.ask };
  if (last.answer.right) return { title: PUZZLE.onwards, words: PUZZLE.more };
  const move = named(table, last.text);
  if (last.answer.near) return { title: PUZZLE.near, words: PUZZLE.nearWords(move) };
  const left = TRIES - wrongOnes(made.tries).length;
  return { title: PUZZLE.again(left), words: PUZZLE.wrong(move, short(last.answer)) };
}

/** @param {Attempts} made @param {boolean} isSolved @param {Update} table */
function endOf({ end, path }, isSolved, table) {
  const step = end?.steps?.[path.length];
  if (!step) return { title: "", words: "" };
  const words = PUZZLE.because(named(table, step.best), step.reason);
  return { title: isSolved ? PUZZLE.right : PUZZLE.shown(named(table, step.best)), words };
}

/** A move in words. @param {Update} table @param {string} text */
function named({ asked }, text) {
  const move = asked?.moves.find((one) => one.text === text);
  return plain(withCapital(move ? move.words : [text]));
}

/** While one looks for the move. @param {Told} told */
function Buttons({ table, play, isBusy, show }) {
  const { buttons, endTurn } = lightsOf(table.asked);
  const moves = endTurn ? [...buttons, endTurn] : buttons;
  return html`<div class="acts main">
    <${Act} icon="hint" look="quiet" disabled=${isBusy} onPress=${show}>${PUZZLE.show}<//>
    ${moves.map((move) => html`<${Act} key=${move.text} look="glow" onPress=${() => play.move(move.text)}>${move.verb === "end turn" ? ACTS.endTurn : plain(withCapital(move.label))}<//>`)}
  </div>`;
}

/** When it is over: the next one, and sharing this one. @param {Told} told */
function Onwards({ puzzle, all }) {
  const [said, setSaid] = useState("");
  const next = useRef(/** @type {HTMLElement | null} */ (null));
  const address = addressAfter(all, puzzle.id);
  const pass = () => share(`/puzzles/${puzzle.id}`, puzzle.story).then(setSaid);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.code !== "KeyN" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      go(address);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return html`<div class="acts main">
    <span class="shared" role="status">${said}</span>
    <span class="compare"><${Act} icon="chart" onPress=${() => (drawer.value = true)}>${PUZZLE.compare}<//></span>
    <${Act} icon="share" onPress=${pass}>${PUZZLE.share}<//>
    <a class="btn primary" href=${address} ref=${next}>${PUZZLE.next} <${Icon} name="arrow-right" /><kbd>N</kbd></a>
  </div>`;
}
