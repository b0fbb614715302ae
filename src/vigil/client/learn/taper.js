/** Small candles, by which progress is shown. */

import { html } from "../app/ui.js";

const FLAME =
  "M10 1c1 4.500 4.200 6.300 4.200 10.300 0 3-1.900 4.700-4.300 4.700s-4.400-1.800-4.400-4.500c0-1.800.9-2.800 1.800-3.700.2 1 .5 1.600 1 1.900C8 6.900 8.900 3.700 10 1Z";
const WAX = { done: "M6 30q4-2 8 0v11H6Z", now: "M6 19q4-2 8 0v22H6Z", next: "M6 19q4-2 8 0v22H6Z" };

/** Burnt down, burning, or not lit yet. @param {{state: "done" | "now" | "next"}} props */
export const Taper = ({ state }) =>
  html`<svg class=${`taper ${state}`} viewBox="0 0 20 44" aria-hidden="true">
    ${state === "now" && html`<circle class="halo" cx="10" cy="10" r="14" />`}
    ${state !== "next" && html`<path class="flame" d=${FLAME} />`}
    <path class="wick" d="M10 15v4" />
    <path class="wax" d=${WAX[state]} />
    <path class="foot" d="M3.500 41h13v2h-13z" />
  </svg>`;
