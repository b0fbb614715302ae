/** A puzzle at the table: one move is clearly best. */

import { Page } from "../app/page.js";
import { go, title } from "../app/router.js";
import { noteSolved } from "../app/settings.js";
import { html, useEffect, useRef, useState } from "../app/ui.js";
import { styles as cardStyles } from "../cards/card.js";
import { share } from "../end/share.js";
import { Icon } from "../icons/icon.js";
import { get, post, sentence } from "../net/api.js";
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
import { puzzling } from "./puzzle-connection.js";
import { addressAfter } from "./puzzle-order.js";
import { points, Riddle, short, TRIES } from "./riddle.js";
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
 * @typedef {import("./riddle.js").Try} Try
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
  const { tries, isBusy, error, attempt } = useTries(puzzle);
  const latest = useRef(attempt);
  latest.current = attempt;
  useEffect(() => {
    const opened = new Play(
      "",
      puzzling(puzzle, (text) => latest.current(text, false)),
    );
    setPlay(opened);
    return () => opened.close();
  }, []);
  const last = tries.at(-1);
  const isSolved = Boolean(last?.answer.right && !last.isShown);
  const isOver = isSolved || Boolean(last?.answer.chances);
  useEffect(() => {
    if (isSolved) noteSolved(puzzle.id, tries.length, puzzle.id === all.today ? all.day : null);
    else if (last && tries.length >= TRIES && !isOver) attempt(last.text, true);
  }, [tries]);
  const match = play?.match.value;
  const update = play?.shown.value;
  if (!play || !match || !update) return null;
  const show = () => attempt(last?.text ?? firstMove(puzzle), true);
  const told = { puzzle, all, play, tries, isSolved, isOver, isBusy, error, show };
  const marks = isOver && last ? solutionOf(puzzle, last.answer) : null;
  return html`<${TableView}
    match=${match}
    update=${isOver ? { ...update, asked: null } : update}
    log=${[]}
    play=${play}
    voice=${play.chosen.value && !isOver ? null : voiceOf(told)}
    marked=${marks && toldOf(marks)}
    aside=${{ label: PUZZLES.heading, content: html`<${Riddle} ...${told} />` }}
    when=${{ title: PUZZLE.name(puzzle.id), words: setNames(update.view.setup.sets) }}
    look="puzzling"
  >
    ${marks && html`<${Solution} marks=${marks} isLong=${(last?.answer.line?.length ?? 0) > 1} />`}
  <//>`;
}

/** What was tried: one move at a time, and none twice. @param {PuzzleTable} puzzle */
function useTries({ id }) {
  const [tries, setTries] = useState(/** @type {Try[]} */ ([]));
  const [asked, setAsked] = useState("");
  const [error, setError] = useState("");
  /** @param {string} text @param {boolean} show */
  const attempt = (text, show) => {
    if (asked || (!show && tries.some((one) => one.text === text))) return;
    setAsked(text);
    setError("");
    post(`/api/puzzles/${id}/try`, { text, show })
      .then(
        (answer) => setTries((before) => judged(before, { text, answer, isShown: show })),
        (problem) => setError(sentence(problem)),
      )
      .then(() => setAsked(""));
  };
  return { tries, isBusy: asked !== "", error, attempt };
}

/** A move told once more, with everything, is no further try. @param {Try[]} before @param {Try} now */
const judged = (before, now) =>
  now.answer.chances && !now.answer.right && before.at(-1)?.text === now.text
    ? [...before.slice(0, -1), { ...now, isShown: false }]
    : [...before, now];

/** @param {PuzzleTable} puzzle */
const firstMove = ({ update }) => update.asked?.moves[0].text ?? "";

/** @param {string[]} codes */
const setNames = (codes) =>
  codes.map((code) => catalogue.value?.sets.find((one) => one.code === code)?.name ?? code).join(", ");

/** @typedef {{puzzle: PuzzleTable, all: All, play: Play, tries: Try[], isSolved: boolean, isOver: boolean, isBusy: boolean, error: string, show: () => void}} Told */

/** What the sill says. @param {Told} told @returns {import("../table/state/model.js").Voice} */
function voiceOf(told) {
  return {
    ...wordsOf(told),
    tone: "riddling",
    sign:
      told.isSolved &&
      html`<span class="verdict-sign"><${Sign} grade="best" size=${34} /><small>${PUZZLE.solved}</small></span>`,
    acts: html`<${told.isOver ? Onwards : Buttons} ...${told} />`,
  };
}

/** @param {Told} told @returns {{title: string, words: string}} */
function wordsOf({ puzzle, tries, isSolved, isOver, isBusy, error }) {
  const last = tries.at(-1);
  if (error || isBusy) return { title: puzzle.story, words: error || PUZZLE.asking };
  if (isSolved && last) return { title: PUZZLE.right, words: PUZZLE.rightWords(points(last.answer.chance)) };
  if (isOver && last)
    return {
      title: PUZZLE.shown(named(puzzle, bestOf(last.answer))),
      words: PUZZLE.rightWords(points(last.answer.best_chance)),
    };
  if (!last) return { title: puzzle.story, words: PUZZLE.ask(TRIES) };
  return {
    title: PUZZLE.again(TRIES - tries.length),
    words: PUZZLE.wrong(named(puzzle, last.text), short(last.answer)),
  };
}

/** A move in words. @param {PuzzleTable} puzzle @param {string} text */
function named({ update }, text) {
  const move = update.asked?.moves.find((one) => one.text === text);
  return plain(withCapital(move ? move.words : [text]));
}

/** @param {Answer} answer */
const bestOf = ({ chances }) => Object.entries(chances ?? {}).sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";

/** While one looks for the move. @param {Told} told */
function Buttons({ puzzle, play, isBusy, show }) {
  const { buttons, endTurn } = lightsOf(puzzle.update.asked);
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
