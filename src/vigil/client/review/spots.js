/** Where on the table the moves of a review lie. */

import { rowSpot, spot } from "../table/state/lights.js";
import { percent, REVIEW } from "../words/review.js";

/**
 * @typedef {import("../net/protocol.js").Judged} Judged
 * @typedef {import("../net/protocol.js").Candidate} Candidate
 * @typedef {"taken" | "better" | "chance"} Kind
 *
 * @typedef {object} Place  from where the table is seen
 * @property {number} seat
 * @property {(string | null)[]} row  the cards of the center row
 *
 * @typedef {object} Mark
 * @property {Candidate} candidate
 * @property {Kind} kind
 * @property {string[]} spots  where it lies; equal cards of the row are one move
 */

const IN_SIGHT = ["row", "available", "hand", "constructs", "trophies"];

/**
 * The moves that were judged and whose cards are in sight, the best first.
 * @param {Judged} judged
 * @param {Place} place
 * @returns {Mark[]}
 */
export function marksOf({ options, taken, best, loss }, place) {
  /** @param {Candidate} candidate @returns {Kind} */
  const kindOf = ({ move }) =>
    move === taken.move ? "taken" : loss > 0 && move === best.move ? "better" : "chance";
  return options
    .map((candidate) => ({ candidate, kind: kindOf(candidate), spots: spotsOf(candidate, place) }))
    .filter(({ spots }) => spots.length > 0);
}

/** @param {Candidate} candidate @param {Place} place */
function spotsOf({ card, zone, place }, { seat, row }) {
  if (!card || !zone || !IN_SIGHT.includes(zone)) return [];
  if (zone === "available") return [spot(zone, null, card)];
  if (zone !== "row") return [spot(zone, seat, card)];
  const places = row.flatMap((name, at) => (name === card && at !== place ? [at] : []));
  return [...(place === null ? [] : [place]), ...places].map(rowSpot);
}

/**
 * What each marked card is called besides its name.
 * @param {Mark[]} marks
 * @returns {Map<string, string>}
 */
export const toldOf = (marks) =>
  new Map(
    marks.flatMap(({ candidate, kind, spots }) =>
      spots.map((where) => [where, REVIEW.marked[kind](percent(candidate.chance))]),
    ),
  );
