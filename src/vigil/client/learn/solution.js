/** The solution on the table: the line numbered on its cards, and what every other move brings. */

import { html, useRef } from "../app/ui.js";
import { useLaid } from "../review/marks.js";
import { lightsOf } from "../table/state/lights.js";
import { PUZZLE } from "../words/puzzles.js";
import { points } from "./riddle.js";

/**
 * @typedef {import("../net/protocol.js").PuzzleTable} PuzzleTable
 * @typedef {import("../net/protocol.js").PuzzleAnswer} Answer
 * @typedef {{spots: string[], chance: number, at: number, isBar: boolean}} Mark  at: its place in the line, from 1; 0: not in it
 */

/**
 * One mark for each card of which a move could be made: of several moves the best.
 * @param {PuzzleTable} puzzle
 * @param {Answer} answer
 * @returns {Mark[]}
 */
export function solutionOf({ update: { asked } }, { chances, line }) {
  const { spotOf } = lightsOf(asked);
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  for (const move of asked?.moves ?? []) {
    const where = spotOf(move);
    const chance = chances?.[move.text] ?? 0;
    if (!where || (marks.get(where)?.chance ?? -1) >= chance) continue;
    const at = (line?.indexOf(move.text) ?? -1) + 1;
    marks.set(where, { spots: [where], chance, at, isBar: move.zone === "available" });
  }
  return [...marks.values()];
}

/** What each card is called besides its name. @param {Mark[]} marks */
export const toldOf = (marks) =>
  new Map(marks.map(({ spots, chance, at }) => [spots[0], PUZZLE.marked(points(chance), at)]));

/** Hidden from the ear: the cards say it themselves. @param {{marks: Mark[], isLong: boolean}} props  isLong: the line has several moves */
export function Solution({ marks, isLong }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  useLaid(layer, marks, 0);
  return html`<ul class="review-marks solution" ref=${layer} aria-hidden="true">
    ${marks.map(
      ({
        chance,
        at,
        isBar,
      }) => html`<li class=${`review-mark ${at ? "better" : "chance"} ${isBar ? "on-bar" : ""}`} style=${{ "--after": `${at * 80}ms` }} hidden>
        <span class="ring"></span>
        ${isLong && at > 0 && html`<b class="order">${at}</b>`}
        <span class=${`mark ${at ? "better" : "chance"}`}><b>${points(chance)}</b><small>%</small></span>
      </li>`,
    )}
  </ul>`;
}
