/** What is known of a puzzle, where the log is: how hard it is, what was tried, and in the end what every move brings. */

import { solvedIn, streak, wasSolved } from "../app/settings.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { PUZZLE, PUZZLES } from "../words/puzzles.js";
import { plain, withCapital } from "../words/spans.js";
import { Lancet } from "./lancet.js";
import { Taper } from "./taper.js";

/**
 * @typedef {import("../net/protocol.js").PuzzleTable} PuzzleTable
 * @typedef {import("../net/protocol.js").PuzzleAnswer} Answer
 * @typedef {import("../net/protocol.js").Puzzles} All
 * @typedef {{text: string, answer: Answer, isShown: boolean}} Try  isShown: asked for, not tried
 */

export const TRIES = 3;

/** @param {number} chance */
export const points = (chance) => Math.round(100 * chance);

/** A move without its price, which the table shows. @param {string} text */
const brief = (text) => plain(withCapital([text]));

/** @param {{puzzle: PuzzleTable, all: All, tries: Try[], isSolved: boolean, isOver: boolean}} props */
export function Riddle({ puzzle, all, tries, isSolved, isOver }) {
  const answer = tries.at(-1)?.answer;
  const isToday = puzzle.id === all.today;
  const before = isOver ? 0 : solvedIn(puzzle.id);
  return html`<section class="riddle">
    <h2>${isToday ? PUZZLES.today : PUZZLE.name(puzzle.id)} <small>${isToday && PUZZLES.date(all.day)}</small></h2>
    <dl class="known">
      <div>
        <dt class="lancets"><${Difficulty} level=${puzzle.difficulty} height=${26} /></dt>
        <dd><b>${PUZZLE.level(puzzle.difficulty)}</b><small>${PUZZLE.missed}</small></dd>
      </div>
      <div>
        <dt class="tries-left" aria-hidden="true">
          ${Array.from({ length: TRIES }, (_, index) => html`<${Taper} state=${candle(index, tries.length, isOver)} />`)}
        </dt>
        <dd><b>${outcome(tries.length, isSolved, isOver)}</b>${before > 0 && html`<small>${PUZZLE.before(before)}</small>`}</dd>
      </div>
    </dl>
    ${isOver && answer?.chances ? html`<${Brings} answer=${answer} tries=${tries} />` : html`<${Tried} tries=${tries} />`}
    <${Week} all=${all} />
    <a href="/puzzles">${PUZZLE.all}</a>
  </section>`;
}

/** @param {{level: number, height: number}} props */
export const Difficulty = ({ level, height }) =>
  [1, 2, 3, 4, 5].map((each) => html`<${Lancet} share=${each <= level ? 1 : 0} height=${height} />`);

/** @param {number} index @param {number} tried @param {boolean} isOver @returns {"done" | "now" | "next"} */
const candle = (index, tried, isOver) =>
  index < tried ? "done" : index === tried && !isOver ? "now" : "next";

/** @param {number} tried @param {boolean} isSolved @param {boolean} isOver */
const outcome = (tried, isSolved, isOver) =>
  isSolved ? PUZZLES.solved(tried) : isOver ? PUZZLE.unsolved : PUZZLE.tryNumber(tried + 1, TRIES);

/** @param {{tries: Try[]}} props */
const Tried = ({ tries }) =>
  tries.length > 0 &&
  html`<h3>${PUZZLE.tries}</h3>
    <ol class="tried">
      ${tries.map(({ text, answer }) => html`<li><span>${brief(text)}</span><b>${PUZZLE.short(short(answer))}</b></li>`)}
    </ol>`;

/** How many points less than the best move a try brings. @param {Answer} answer */
export const short = ({ best_chance, chance }) => points(best_chance) - points(chance);

/** @param {{answer: Answer, tries: Try[]}} props */
function Brings({ answer, tries }) {
  const ranked = Object.entries(answer.chances ?? {}).sort(([, a], [, b]) => b - a);
  const line = answer.line ?? [];
  /** @param {string} text */
  const look = (text) => (tries.some((one) => one.text === text && !one.isShown) ? "was" : "");
  return html`${
    line.length > 1 &&
    html`<h3>${PUZZLE.line}</h3>
      <ol class="line-moves">${line.map((text) => html`<li>${brief(text)}</li>`)}</ol>`
  }
    <h3>${PUZZLE.brings}</h3>
    <ol class="could">
      ${ranked.map(([text, chance]) => html`<li class=${look(text)} style=${{ "--c": points(chance) }}><span>${brief(text)}</span><b>${points(chance)}</b></li>`)}
    </ol>
    <p class="why">${PUZZLE.legend}</p>`;
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
