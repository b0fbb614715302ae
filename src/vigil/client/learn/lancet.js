/** A small window, lit up to a share: a chance, a strength, a difficulty. */

import { html } from "../app/ui.js";

const SHAPE = "M1 39V13Q1.5 6 10 1Q18.5 6 19 13V39Z";
const FOOT = 39;
const GLASS = 32; // where the arch springs

/** The arch itself lights only for a whole. @param {number} share */
const top = (share) => (share >= 1 ? 0 : FOOT - GLASS * Math.max(0, share));

/** @param {{share: number, height?: number, spread?: [low: number, high: number]}} props  `spread`: an interval */
export const Lancet = ({ share, height = 40, spread }) =>
  html`<svg class="lancet" viewBox="0 0 20 40" height=${height} aria-hidden="true">
    <path class="lancet-dark" d=${SHAPE} />
    <path class="lancet-light" d=${SHAPE} style=${{ clipPath: `inset(${(top(share) / 40) * 100}% 0 0 0)` }} />
    ${spread && html`<path class="lancet-spread" d=${whiskers(top(spread[0]), top(spread[1]))} />`}
    <path class="lancet-frame" d=${SHAPE} />
  </svg>`;

/**
 * @param {number} low
 * @param {number} high
 */
const whiskers = (low, high) => `M10 ${low}V${high}M7.5 ${low}h5M7.5 ${high}h5`;
