/** The stones in a card's corners: hexagon, pay runes; spearhead, pay power; flame, worth honor. */

import { html } from "../app/ui.js";

/** @param {{kind: string}} props */
export const CostGem = ({ kind }) => (kind === "monster" ? html`<${Spearhead} />` : html`<${Hexagon} />`);

const Hexagon = () => html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 1 21.5 6.5v11L12 23 2.5 17.5v-11Z" fill="#5ccfe8" stroke="#06070b" stroke-width="1.6" />
  <path d="M12 1.8 20.8 6.9 18 8.6 12 5.2 6 8.6 3.2 6.9Z" fill="#c4f5ff" />
  <path d="M12 22.2 20.8 17.1 18 15.4 12 18.8 6 15.4 3.2 17.1Z" fill="#1f8fab" />
</svg>`;

const Spearhead = () => html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 .4 22.4 7 19 17.5 12 23.6 5 17.5 1.6 7Z" fill="#ff7f6c" stroke="#06070b" stroke-width="1.6" />
  <path d="M12 1.4 21.4 7.3 18.6 8.6 12 4.8 5.4 8.6 2.6 7.3Z" fill="#ffd0c4" />
  <path d="M12 22.6 18.3 17 17 15.4 12 19.6 7 15.4 5.7 17Z" fill="#b5301f" />
</svg>`;

export const TransformedGem = () => html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="10.5" fill="#2c210a" stroke="#ffcb57" stroke-width="1.6" />
  <path
    d="M6 13 12 7l6 6M6 18l6-6 6 6"
    fill="none"
    stroke="#ffe08a"
    stroke-width="2.2"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;

export const HonorGem = () => html`<svg viewBox="0 0 24 26" aria-hidden="true">
  <path
    d="M12.6.9c.4 4.6 8.6 7.8 8.6 15.1 0 5.4-4 9.2-9.2 9.2S2.8 21.6 2.8 16.4c0-3.4 1.8-5.6 3.6-7.2.2 2.1 1 3.4 2.5 4C8.6 9.4 10.2 4.4 12.6.9Z"
    fill="#ffcb57"
    stroke="#06070b"
    stroke-width="1.5"
  />
  <path
    d="M12.3 9c.4 2.9 5.6 4.6 5.6 8.7 0 3.2-2.6 5.4-5.9 5.4s-5.9-2.2-5.9-5.3C6.1 14 10.9 13 12.3 9Z"
    fill="#fff0c2"
  />
</svg>`;
