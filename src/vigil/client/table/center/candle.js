/** The honor pool is a candle: it burns down as honor is taken. */

import { html } from "../../app/ui.js";
import { CENTER } from "../../words/table.js";

/** @typedef {import("../state/model.js").Table} Table */

const HEIGHT = 232;
const BASE = HEIGHT - 26;
const FULL = BASE - 50;
const MARKS = 6;
const DRIPS =
  "q-1-7 7-6q14 2 24 0q8-1 7 7v14q-3 6-5 0v-8q-3-3-6 0v5q-3 5-5 0v-6q-8-3-12 1v16q-3 6-5 0v-14q-5-2-5 3z";
const FLAME =
  "M1-48c2 12 12 17 12 29c0 8-5.5 13-12.5 13s-12.5-5-12.5-12.5c0-5 2.5-8 5-10.5c.4 3 1.4 4.6 3 5.4c-1-8 1.6-17 5-24.4z";

/** @param {{table: Table}} props */
export function Candle({ table }) {
  const left = table.view.honor_pool;
  const full = table.match.setup.honor_pool;
  const words = table.view.ending ? CENTER.lastRound : CENTER.pool(full);
  const flat = table.measures.layout !== "desktop";
  return html`<div
    class=${`pool ${flat ? "flat" : "upright"}`}
    data-spot="pool"
    role="img"
    aria-label=${CENTER.poolLabel(left, full)}
  >
    <${flat ? Flat : Upright} left=${left} full=${full} lit=${!table.view.ending} />
    <span class="pool-left"><b class="num">${left}</b> <small>${words}</small></span>
  </div>`;
}

/** @param {number} left @param {number} full */
const share = (left, full) => (full ? Math.max(0, Math.min(1, left / full)) : 0);

/** @param {{left: number, full: number, lit: boolean}} props */
function Upright({ left, full, lit }) {
  const wax = FULL * share(left, full);
  const top = BASE - wax;
  return html`<svg class="candle" viewBox=${`0 0 92 ${HEIGHT}`} aria-hidden="true">
    <defs>
      <linearGradient id="wax">
        <stop offset="0" stop-color="#b98a4a" />
        <stop offset=".3" stop-color="#fbe6b4" />
        <stop offset=".62" stop-color="#f0cd86" />
        <stop offset="1" stop-color="#94642b" />
      </linearGradient>
      <radialGradient id="glow">
        <stop offset="0" stop-color="#ffdf8e" stop-opacity=".75" />
        <stop offset=".35" stop-color="#ffb84a" stop-opacity=".3" />
        <stop offset="1" stop-color="#ff9d3c" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="flame" x2="0" y2="1">
        <stop offset="0" stop-color="#ff9d3c" />
        <stop offset=".5" stop-color="#ffcf57" />
        <stop offset="1" stop-color="#fff6d8" />
      </linearGradient>
    </defs>
    <rect class="burnt" x="29" y=${BASE - FULL} width="38" height=${FULL - wax} rx="5" />
    <rect x="29" y=${top} width="38" height=${wax} rx="4" fill="url(#wax)" />
    ${wax > 24 && html`<path d=${`M29 ${top + 5}${DRIPS}`} fill="#fff0c8" />`}
    <${Marks} full=${full} left=${left} />
    <path d=${`M48 ${top}q-1-5 1-9`} stroke="#3a2614" stroke-width="2.5" fill="none" />
    ${
      lit &&
      html`<g transform=${`translate(48 ${top})`}>
        <circle class="candle-glow" cy="-22" r="56" fill="url(#glow)" />
        <path class="candle-flame" d=${FLAME} fill="url(#flame)" />
      </g>`
    }
    <path d=${`M18 ${BASE}h60l-6 10h-48z`} fill="#8c6a34" />
    <path d=${`M18 ${BASE}h60l-1.500 3h-57z`} fill="#d8b068" />
    <path d=${`M38 ${BASE + 10}h20l6 12h-32z`} fill="#5f4722" />
  </svg>`;
}

/** @param {{full: number, left: number}} props */
function Marks({ full, left }) {
  return Array.from({ length: MARKS + 1 }, (_, index) => {
    const value = Math.round((full * index) / MARKS);
    const y = BASE - (FULL * index) / MARKS;
    const isWax = value <= left;
    return html`<g class=${isWax ? "mark" : "mark gone"}>
      <path d=${`M${isWax ? 31 : 28} ${y}h${isWax ? 9 : 6}`} />
      ${value > 0 && html`<text x="22" y=${y + 3.5}>${value}</text>`}
    </g>`;
  });
}

/** @param {{left: number, full: number, lit: boolean}} props */
function Flat({ left, full, lit }) {
  const wax = 284 * share(left, full);
  return html`<svg class="candle" viewBox="0 0 300 22" preserveAspectRatio="none" aria-hidden="true">
    <rect class="burnt" x="8" y="6" width="284" height="12" rx="4" />
    <rect x="8" y="5" width=${wax} height="14" rx="4" fill=${lit ? "#f3d596" : "#9a927d"} />
    <rect x="8" y="5" width=${wax} height="5" rx="3" fill=${lit ? "#fff3d0" : "#b3ab98"} />
    ${[1, 2, 3, 4, 5].map((mark) => html`<path class="mark" d=${`M${8 + (284 * mark) / 6} 8v8`} />`)}
  </svg>`;
}
