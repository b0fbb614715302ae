/** What pages about players share: a rating with how far it may be off, a change, the place on the scale. */

import { UNSURE } from "../app/page.js";
import { html } from "../app/ui.js";
import { RATING } from "../words/player.js";

/** @typedef {import("../net/protocol.js").BotMark} BotMark */

/** @param {{rating: number, margin: number}} props */
export const Rating = ({ rating, margin }) => html`<span class="rating">
  <b class="num">${rating}${margin > UNSURE ? "?" : ""}</b><small>${RATING.offBy(margin)}</small>
</span>`;

/** @param {{by: number}} props */
export const Change = ({ by }) => html`<span class=${`change ${by < 0 ? "down" : by > 0 ? "up" : "even"}`}
  >${by < 0 ? "−" : by > 0 ? "+" : "± "}${Math.abs(by)}</span
>`;

/**
 * The part of the scale that shows some ratings, with room on either side.
 * @param {number[]} ratings
 * @param {number} room
 */
export function scaleFor(ratings, room) {
  const low = Math.min(...ratings) - room;
  const high = Math.max(...ratings) + room;
  /** @param {number} rating */
  const at = (rating) => `${((100 * (rating - low)) / (high - low)).toFixed(2)}%`;
  /** @param {BotMark[]} marks */
  const within = (marks) => marks.filter(({ rating }) => rating > low && rating < high);
  return { low, high, at, within };
}
