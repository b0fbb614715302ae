/** What is known of a puzzle, where the log is: how hard it is, what was tried, and in the end why its moves are right. */

import { solvedIn, streak, wasSolved } from "../app/settings.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { PUZZLE, PUZZLES } from "../words/puzzles.js";
import { plain, withCapital } from "../words/spans.js";
import { ratedBy, TRIES, wrongOnes } from "./attempts.js";
import { Lancet } from "./lancet.js";
import { Taper } from "./taper.js";

/**
 * @typedef {import("../net/protocol.js").PuzzleTable} PuzzleTable
 * @typedef {import("../net/protocol.js").PuzzleAnswer} Answer
 * @typedef {import("../net/protocol.js").PuzzleStep} Step
 * @typedef {import("../net/protocol.js").Puzzles} All
 * @typedef {import("./attempts.js").Attempts} Attempts
 * @typedef {import("./attempts.js").Try} Try
 */

/** @param {number} chance */
export const points = (chance) => Math.round(100 * chance);

/** A move without its price, which the table shows. @param {string} text */
const brief = (text) => plain(withCapital([text]));

/** @param {{puzzle: PuzzleTable, all: All, made: Attempts, isSolved: boolean}} props */
export function Riddle({ puzzle, all, made, isSolved }) {
  const isToday = puzzle.id === all.today;
  const isOver = made.end !== null;
  const wrong = wrongOnes(made.tries).length;
  const before = isOver ? 0 : solvedIn(puzzle.id);
  return html`<section class="riddle">
    <h2>${isToday ? PUZZLES.today : PUZZLE.name(puzzle.id)} <small>${isToday && PUZZLES.date(all.day)}</small></h2>
    <dl class="known">
      <div>
        <dt class="lancets"><${Difficulty} level=${puzzle.difficulty} height=${26} /></dt>
        <dd><b>${PUZZLE.level(puzzle.difficulty)}</b><small>${PUZZLE.rated(puzzle.rating)}</small></dd>
      </div>
      <div>
        <dt class="tries-left" aria-hidden="true">
          ${Array.from({ length: TRIES }, (_, index) => html`<${Taper} state=${candle(index, wrong, isOver)} />`)}
        </dt>
        <dd><b>${outcome(wrong, isSolved, isOver)}</b><small>${before > 0 ? PUZZLE.before(before) : PUZZLE.firstCounts}</small></dd>
      </div>
    </dl>
    <${Rating} made=${made} />
    ${made.end?.steps ? html`<${Line} steps=${made.end.steps} theme=${made.end.theme ?? ""} tries=${made.tries} />` : html`<${Tried} tries=${made.tries} />`}
    <${Week} all=${all} />
    <a href="/puzzles">${PUZZLE.all}</a>
  </section>`;
}

/** @param {{level: number, height: number}} props */
export const Difficulty = ({ level, height }) =>
  [1, 2, 3, 4, 5].map((each) => html`<${Lancet} share=${each <= level ? 1 : 0} height=${height} />`);

/** @param {number} index @param {number} wrong @param {boolean} isOver @returns {"done" | "now" | "next"} */
const candle = (index, wrong, isOver) =>
  index < wrong ? "done" : index === wrong && !isOver ? "now" : "next";

/** @param {number} wrong @param {boolean} isSolved @param {boolean} isOver */
const outcome = (wrong, isSolved, isOver) =>
  isSolved ? PUZZLES.solved(wrong + 1) : isOver ? PUZZLE.unsolved : PUZZLE.tryNumber(wrong + 1, TRIES);

/** What the first try has changed. @param {{made: Attempts}} props */
function Rating({ made }) {
  const rated = ratedBy(made);
  return (
    rated && html`<p class="rating-change" role="status">${PUZZLE.rating(rated.solver, rated.change)}</p>`
  );
}

/** @param {{tries: Try[]}} props */
const Tried = ({ tries }) =>
  tries.length > 0 &&
  html`<h3>${PUZZLE.tries}</h3>
    <ol class="tried">
      ${tries.map(({ text, answer }) => html`<li><span>${brief(text)}</span><b>${verdict(answer)}</b></li>`)}
    </ol>`;

/** @param {Answer} answer */
const verdict = (answer) => (answer.right ? "✓" : answer.near ? PUZZLE.close : PUZZLE.short(short(answer)));

/** How many points less than the best move a try brings. @param {Answer} answer */
export const short = ({ best_chance, chance }) => points(best_chance) - points(chance);

/** The line with its reasons, and what each move would have brought. @param {{steps: Step[], theme: string, tries: Try[]}} props */
const Line = ({ steps, theme, tries }) =>
  html`<h3>${PUZZLE.line} <small>${PUZZLES.themes[theme]}</small></h3>
    <ol class="line-moves">
      ${steps.map(
        ({ best, tempting, cost, reason, chances }, at) => html`<li>
          <b>${brief(best)}</b>
          <p>${PUZZLE.tempting(brief(tempting), points(cost), reason)}</p>
          <details><summary>${PUZZLE.brings}</summary><${Brings} chances=${chances} tried=${tries.filter((one) => one.at === at)} /></details>
        </li>`,
      )}
    </ol>
    <p class="why">${PUZZLE.legend}</p>`;

/** @param {{chances: {[move: string]: number}, tried: Try[]}} props */
function Brings({ chances, tried }) {
  const ranked = Object.entries(chances).sort(([, a], [, b]) => b - a);
  /** @param {string} text */
  const look = (text) => (tried.some((one) => one.text === text) ? "was" : "");
  return html`<ol class="could">
    ${ranked.map(([text, chance]) => html`<li class=${look(text)} style=${{ "--c": points(chance) }}><span>${brief(text)}</span><b>${points(chance)}</b></li>`)}
  </ol>`;
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
