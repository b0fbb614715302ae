/** Where the peek lies: near its card, and over nothing that is lit, asks, or is the card itself. */

import { placeOf, windowSize } from "../../app/zoom.js";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const BETWEEN = 14;
const EDGE = 6;
const STEP = 16;

/** What must not be covered: moves, and what asks for one. */
const KEPT = ".sill, .legal, .asks, .ray, [data-told]";

/**
 * What must stay in sight beside a card. In a dialog the table below it does not count.
 * @param {HTMLElement} card
 * @returns {Box[]}
 */
export function keptClear(card) {
  const root = card.closest("dialog") ?? card.closest("main") ?? document.body;
  const all = [...root.querySelectorAll(KEPT)].filter((node) => node.checkVisibility());
  return [card, ...all].map((node) => grown(placeOf(node), 4));
}

/** @param {DOMRect} rect @param {number} by @returns {Box} */
const grown = ({ left, top, right, bottom }, by) => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/**
 * The free place for a box that is nearest to the card; null if there is none.
 * @param {{width: number, height: number}} size
 * @param {DOMRect} card
 * @param {Box[]} kept
 * @returns {{left: number, top: number} | null}
 */
export function placeBeside({ width, height }, card, kept) {
  const room = windowSize();
  const lefts = along(room.width - width - EDGE, card.right + BETWEEN, card.left - BETWEEN - width);
  const tops = along(
    room.height - height - EDGE,
    card.top,
    card.bottom + BETWEEN,
    card.top - BETWEEN - height,
  );
  let best = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const left of lefts)
    for (const top of tops) {
      const far = distance(left + width / 2, top + height / 2, card);
      if (far >= nearest || covers({ left, top, right: left + width, bottom: top + height }, kept)) continue;
      nearest = far;
      best = { left, top };
    }
  return best;
}

/**
 * Places along one side of the window: those beside the card, then all others in steps.
 * @param {number} last
 * @param {number[]} first
 */
function along(last, ...first) {
  const steps = Array.from(
    { length: Math.max(0, Math.floor((last - EDGE) / STEP) + 1) },
    (_, n) => EDGE + n * STEP,
  );
  return [...first, ...steps].filter((at) => at >= EDGE && at <= last);
}

/** @param {number} x @param {number} y @param {DOMRect} card */
const distance = (x, y, card) =>
  Math.hypot(x - (card.left + card.right) / 2, 1.2 * (y - (card.top + card.bottom) / 2));

/** @param {Box} box @param {Box[]} kept */
const covers = (box, kept) =>
  kept.some(
    (one) => box.left < one.right && box.right > one.left && box.top < one.bottom && box.bottom > one.top,
  );
