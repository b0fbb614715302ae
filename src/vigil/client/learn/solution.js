/** The solution on the table: the best move of the last decision, and what every other one brings. */

import { html, useRef } from "../app/ui.js";
import { useLaid } from "../review/marks.js";
import { lightsOf } from "../table/state/lights.js";
import { PUZZLE } from "../words/puzzles.js";
import { points } from "./riddle.js";

/**
 * @typedef {import("../net/protocol.js").Update} Update
 * @typedef {import("../net/protocol.js").PuzzleStep} Step
 * @typedef {{spots: string[], chance: number, isBest: boolean, isBar: boolean}} Mark
 */

/**
 * One mark for each card of which a move could be made: of several moves the best.
 * @param {Update} table
 * @param {Step | undefined} step
 * @returns {Mark[]}
 */
export function solutionOf({ asked }, step) {
  const { spotOf } = lightsOf(asked);
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  for (const move of asked?.moves ?? []) {
    const where = spotOf(move);
    const chance = step?.chances[move.text] ?? 0;
    if (!where || (marks.get(where)?.chance ?? -1) >= chance) continue;
    const isBest = move.text === step?.best;
    marks.set(where, { spots: [where], chance, isBest, isBar: move.zone === "available" });
  }
  return [...marks.values()];
}

/** What each card is called besides its name. @param {Mark[]} marks */
export const toldOf = (marks) =>
  new Map(marks.map(({ spots, chance, isBest }) => [spots[0], PUZZLE.marked(points(chance), isBest)]));

/** Hidden from the ear: the cards say it themselves. @param {{marks: Mark[]}} props */
export function Solution({ marks }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  useLaid(layer, marks, 0);
  return html`<ul class="review-marks solution" ref=${layer} aria-hidden="true">
    ${marks.map(
      ({
        chance,
        isBest,
        isBar,
      }) => html`<li class=${`review-mark ${isBest ? "better" : "chance"} ${isBar ? "on-bar" : ""}`} hidden>
        <span class="ring"></span>
        <span class=${`mark ${isBest ? "better" : "chance"}`}><b>${points(chance)}</b><small>%</small></span>
      </li>`,
    )}
  </ul>`;
}
