/** The window of light over the scale of ratings: whoever is in it can be met, and it widens. */

import { html } from "../app/ui.js";
import { LOOK } from "../words/opponent.js";

/** @typedef {{rating: number, low: number | null, high: number | null, others: number[], lit: boolean}} Light */

const WIDTH = 832;
const HEIGHT = 262;
const FOOT = HEIGHT - 26;
const SPAN = 400; // points on either side of oneself that are always shown
const STEP = 200;
const MORE = 60; // points by which the light widens in ten seconds
const ROWS = 3; // of panes
const NEAR = 80; // points of the window before one looks

/** @param {Light} props */
export function LightWindow({ rating, low, high, others, lit }) {
  const [from, to] = scale(rating, low, high);
  const x = (/** @type {number} */ value) => ((value - from) / (to - from)) * WIDTH;
  const marks = Array.from({ length: (to - from) / STEP + 1 }, (_, index) => from + index * STEP);
  const [left, right] = lit
    ? [Math.max(low ?? from, from), Math.min(high ?? to, to)]
    : [rating - NEAR, rating + NEAR];
  return html`<svg class="near" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${lit ? LOOK.light(left, right) : LOOK.dark}>
    <defs>
      <linearGradient id="near" x2="0" y2="1">
        <stop stop-color="#dff1ff" stop-opacity=".85" /><stop offset=".4" stop-color="#4a9bdc" stop-opacity=".75" /><stop offset="1" stop-color="#1f4f8c" stop-opacity=".9" />
      </linearGradient>
    </defs>
    ${lit && html`<path class="next" d=${arch(x(left - MORE), x(right + MORE), 14)} />`}
    <path class=${lit ? "glass" : "glass unlit"} d=${arch(x(left), x(right), 34)} fill=${lit ? "url(#near)" : undefined} />
    <path class="leads" d=${leads(x(left), x(right))} />
    <path class="ground" d=${`M0 ${FOOT}H${WIDTH}`} />
    ${marks.map((value, index) => html`<text x=${x(value)} y=${HEIGHT - 6} text-anchor=${anchor(index, marks.length)}>${value}</text>`)}
    ${others
      .filter((value) => value >= from && value <= to)
      .map((value) => html`<circle class="person-dot" cx=${x(value)} cy=${FOOT - 13} r="7" />`)}
    <g class="own-dot">
      <circle cx=${x(rating)} cy=${FOOT - 14} r="9" />
      <rect x=${x(rating) - 44} y=${FOOT - 54} width="88" height="24" rx="12" />
      <text x=${x(rating)} y=${FOOT - 37} text-anchor="middle">${LOOK.you(rating)}</text>
    </g>
  </svg>`;
}

/**
 * The ends of the scale: round numbers that the light is within.
 * @param {number} rating
 * @param {number | null} low
 * @param {number | null} high
 */
function scale(rating, low, high) {
  const from = Math.min(low ?? rating - SPAN, rating - SPAN);
  const to = Math.max(high ?? rating + SPAN, rating + SPAN);
  return [Math.floor(from / STEP) * STEP, Math.ceil(to / STEP) * STEP];
}

/**
 * A pointed window.
 * @param {number} left
 * @param {number} right
 * @param {number} top
 */
function arch(left, right, top) {
  const wide = right - left;
  const spring = Math.min(top + wide * 0.42, FOOT - 40);
  const bend = top + (spring - top) * 0.38;
  const middle = (left + right) / 2;
  return `M${left} ${FOOT}V${spring}Q${left + wide * 0.03} ${bend} ${middle} ${top}Q${right - wide * 0.03} ${bend} ${right} ${spring}V${FOOT}Z`;
}

/**
 * The leads between its panes.
 * @param {number} left
 * @param {number} right
 */
function leads(left, right) {
  const wide = right - left;
  const spring = Math.min(34 + wide * 0.42, FOOT - 40);
  const rows = Array.from(
    { length: ROWS - 1 },
    (_, row) => FOOT - ((row + 1) * (FOOT - spring)) / (ROWS - 1),
  );
  const quarter = (spring + 34) / 2;
  return [
    `M${left + wide / 2} 34V${FOOT}`,
    `M${left + wide / 4} ${quarter}V${FOOT}M${right - wide / 4} ${quarter}V${FOOT}`,
    ...rows.map((y) => `M${left} ${y}H${right}`),
  ].join("");
}

/** @param {number} index @param {number} all */
function anchor(index, all) {
  if (index === 0) return "start";
  return index === all - 1 ? "end" : "middle";
}
