/** A puzzle at the table: one move is clearly best. */

import { Page } from "../app/page.js";
import { title } from "../app/router.js";
import { noteSolved, streak, wasSolved } from "../app/settings.js";
import { html, useEffect, useState } from "../app/ui.js";
import { styles as cardStyles } from "../cards/card.js";
import { Icon } from "../icons/icon.js";
import { get, post, sentence } from "../net/api.js";
import { loadCatalogue } from "../net/catalogue.js";
import { Copied } from "../table/dialogs/copied.js";
import { Act } from "../table/sill/acts.js";
import { lightsOf } from "../table/state/lights.js";
import { Play } from "../table/state/play.js";
import { TableView, styles as tableStyles } from "../table/table.js";
import { PUZZLE, PUZZLES } from "../words/puzzles.js";
import { ACTS } from "../words/sill.js";
import { plain, withCapital } from "../words/spans.js";
import { Lancet } from "./lancet.js";
import { puzzling } from "./puzzle-connection.js";
import { Taper } from "./taper.js";

export const styles = [
  ...cardStyles,
  ...tableStyles,
  "/learn/puzzle.css",
  "/learn/taper.css",
  "/learn/coach.css",
  "/learn/lancet.css",
];

/**
 * @typedef {import("../net/protocol.js").PuzzleTable} PuzzleTable
 * @typedef {import("../net/protocol.js").PuzzleAnswer} Answer
 * @typedef {import("../net/protocol.js").Puzzles} All
 * @typedef {{text: string, answer: Answer}} Try
 */

const TRIES = 3;

/** @param {{id: string}} props */
export function Puzzle({ id }) {
  const [found, setFound] = useState(/** @type {[PuzzleTable, All] | null} */ (null));
  const [error, setError] = useState("");
  useEffect(() => {
    setFound(null);
    Promise.all([get(`/api/puzzles/${id}`), get("/api/puzzles"), loadCatalogue()]).then(
      ([puzzle, all]) => setFound([puzzle, all]),
      (problem) => setError(sentence(problem)),
    );
  }, [id]);
  useEffect(() => {
    if (found) title(PUZZLES.heading);
  }, [found]);
  if (error)
    return html`<${Page} heading=${PUZZLE.missing}><p class="wrong" role="alert">${error}</p>
      <p class="line"><a class="btn" href="/puzzles">${PUZZLE.all}</a></p><//>`;
  if (!found) return html`<main class="room pass"><h1>${PUZZLE.coming}</h1></main>`;
  return html`<${Solving} key=${id} puzzle=${found[0]} all=${found[1]} />`;
}

/** @param {{puzzle: PuzzleTable, all: All}} props */
function Solving({ puzzle, all }) {
  const [play, setPlay] = useState(/** @type {Play | null} */ (null));
  const [tries, setTries] = useState(/** @type {Try[]} */ ([]));
  const [error, setError] = useState("");
  /** @param {string} text @param {boolean} show */
  const attempt = (text, show) =>
    post(`/api/puzzles/${puzzle.id}/try`, { text, show }).then(
      (answer) => setTries((before) => judged(before, { text, answer })),
      (problem) => setError(sentence(problem)),
    );
  useEffect(() => {
    const opened = new Play(
      "",
      puzzling(puzzle, (text) => attempt(text, false)),
    );
    setPlay(opened);
    return () => opened.close();
  }, []);
  const last = tries.at(-1);
  const isSolved = Boolean(last?.answer.right);
  const isOver = isSolved || Boolean(last?.answer.chances);
  useEffect(() => {
    if (isSolved) noteSolved(puzzle.id, tries.length, puzzle.id === all.today ? all.day : null);
    else if (last && tries.length >= TRIES && !isOver) attempt(last.text, true);
  }, [tries]);
  const match = play?.match.value;
  const update = play?.shown.value;
  if (!play || !match || !update) return null;
  const told = { puzzle, play, last, isSolved, isOver, error, show: () => attempt(firstMove(puzzle), true) };
  return html`<${TableView} match=${match} update=${isOver ? { ...update, asked: null } : update} log=${[]} play=${play} voice=${voiceOf(told)} look="puzzling">
    <${Riddle} puzzle=${puzzle} all=${all} tries=${tries} isOver=${isOver} />
  <//>`;
}

/** A move told once more, with everything, is no further try. @param {Try[]} before @param {Try} now */
const judged = (before, now) =>
  now.answer.chances && !now.answer.right && before.at(-1)?.text === now.text
    ? [...before.slice(0, -1), now]
    : [...before, now];

/** @param {PuzzleTable} puzzle */
const firstMove = ({ update }) => update.asked?.moves[0].text ?? "";

/**
 * What the sill says.
 * @param {{puzzle: PuzzleTable, play: Play, last: Try | undefined, isSolved: boolean, isOver: boolean, error: string, show: () => void}} told
 * @returns {import("../table/state/model.js").Voice}
 */
function voiceOf({ puzzle, play, last, isSolved, isOver, error, show }) {
  const said = {
    tone: "riddling",
    acts: html`<${Buttons} puzzle=${puzzle} play=${play} isOver=${isOver} show=${show} />`,
  };
  if (error) return { ...said, title: puzzle.story, words: error };
  if (isSolved && last)
    return { ...said, title: PUZZLE.right, words: PUZZLE.rightWords(points(last.answer.chance)) };
  if (isOver && last) return { ...said, title: PUZZLE.shown(named(puzzle, bestOf(last.answer))), words: "" };
  if (!last) return { ...said, title: puzzle.story, words: PUZZLE.ask };
  const less = points(last.answer.best_chance) - points(last.answer.chance);
  return { ...said, title: PUZZLE.again, words: PUZZLE.wrong(named(puzzle, last.text), less) };
}

/** @param {number} chance */
const points = (chance) => Math.round(100 * chance);

/** @param {Answer} answer */
const bestOf = ({ chances }) => Object.entries(chances ?? {}).sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";

/** A move in words. @param {PuzzleTable} puzzle @param {string} text */
function named({ update }, text) {
  const move = update.asked?.moves.find((one) => one.text === text);
  return plain(withCapital(move ? move.words : [text]));
}

/** @param {{puzzle: PuzzleTable, play: Play, isOver: boolean, show: () => void}} props */
function Buttons({ puzzle, play, isOver, show }) {
  if (isOver)
    return html`<div class="acts main"><${Share} /><a class="btn primary" href="/puzzles?next=${puzzle.id}">${PUZZLE.next}</a></div>`;
  const { buttons, endTurn } = lightsOf(puzzle.update.asked);
  const moves = endTurn ? [...buttons, endTurn] : buttons;
  return html`<div class="acts main">
    <${Act} icon="hint" look="quiet" onPress=${show}>${PUZZLE.show}<//>
    ${moves.map((move) => html`<${Act} key=${move.text} look="glow" onPress=${() => play.move(move.text)}>${move.verb === "end turn" ? ACTS.endTurn : plain(withCapital(move.label))}<//>`)}
  </div>`;
}

const Share = () => html`<${Copied} text=${location.href} />`;

/** Beside the table: how hard it is, what was tried, and in the end what every move brings. @param {{puzzle: PuzzleTable, all: All, tries: Try[], isOver: boolean}} props */
function Riddle({ puzzle, all, tries, isOver }) {
  const last = tries.at(-1);
  return html`<aside class="riddle panel" aria-label=${PUZZLES.heading}>
    <header>
      <h2>${PUZZLE.name(puzzle.id)}</h2>
      <span class="lancets" role="img" aria-label=${PUZZLES.level(puzzle.difficulty)}>
        ${[1, 2, 3, 4, 5].map((level) => html`<${Lancet} share=${level <= puzzle.difficulty ? 1 : 0} height=${26} />`)}
      </span>
    </header>
    <div class="tries-left" aria-hidden="true">
      ${Array.from({ length: TRIES }, (_, index) => html`<${Taper} state=${index < tries.length ? "done" : index === tries.length ? "now" : "next"} />`)}
    </div>
    ${isOver && last?.answer.chances ? html`<${Brings} puzzle=${puzzle} answer=${last.answer} />` : html`<${Tried} puzzle=${puzzle} tries=${tries} />`}
    <${Week} all=${all} />
  </aside>`;
}

/** @param {{puzzle: PuzzleTable, tries: Try[]}} props */
const Tried = ({ puzzle, tries }) =>
  html`<h3>${PUZZLE.tries}</h3>
    ${tries.length === 0 && html`<p class="why">${PUZZLE.noTries}</p>`}
    <ol class="tried">
      ${tries.map(({ text, answer }) => html`<li><span>${named(puzzle, text)}</span><b>${points(answer.chance)}</b></li>`)}
    </ol>`;

/** @param {{puzzle: PuzzleTable, answer: Answer}} props */
function Brings({ puzzle, answer }) {
  const ranked = Object.entries(answer.chances ?? {}).sort(([, a], [, b]) => b - a);
  return html`<h3>${PUZZLE.brings}</h3>
    <ol class="could">
      ${ranked.map(([text, chance]) => html`<li style=${{ "--c": points(chance) }}><span>${named(puzzle, text)}</span><b>${points(chance)}</b></li>`)}
    </ol>
    <h3>${PUZZLE.line}</h3>
    <ol class="tried line-moves">${(answer.line ?? []).map((text) => html`<li><span>${plain(withCapital([text]))}</span></li>`)}</ol>`;
}

/** The last seven days. @param {{all: All}} props */
function Week({ all }) {
  const shown = Array.from({ length: 7 }, (_, index) => all.day - 6 + index);
  return html`<section class="streak">
    <p><${Icon} name="flame" />${PUZZLES.streak(streak(all.day))}</p>
    <ol aria-hidden="true">
      ${shown.map((day) => html`<li class=${day === all.day ? "today" : ""}><${Lancet} share=${wasSolved(day) ? 1 : 0} height=${26} /><small>${PUZZLES.days[(day + 3) % 7]}</small></li>`)}
    </ol>
  </section>`;
}
