/** Signs of the grades: panes of glass, whole to broken. */

import { html } from "../app/ui.js";

const PANE = "M12 1.5 22.5 12 12 22.5 1.5 12Z";
const CRACK = "M9 4.5l3.6 5.5-2.4 3.4 2.6 8.3";

/** @type {Record<string, string>} */
const DRAWN = {
  best: `<path d="${PANE}" class="glass"/><path d="M12 5.6l1.6 4.8 4.8 1.6-4.8 1.6L12 18.4l-1.6-4.8L5.6 12l4.8-1.6Z" class="ink"/>`,
  good: `<path d="${PANE}" class="glass"/>`,
  inaccuracy: `<path d="${PANE}" class="glass"/><path d="${CRACK}" class="crack"/>`,
  mistake: `<path d="${PANE}" class="glass"/><path d="${CRACK}M2 12l8 1.4 4-4 6.6 4" class="crack"/>`,
  blunder: `<path d="M10.2 3.3 1.5 12l6 6 3.7-5.2-2-3.8zM13.2 2.7l9.3 9.3-4.5 4.5-5.2-5 1.6-4zM12.6 14.2l3.6 4.1L12 22.5l-2.6-2.6z" class="glass"/>`,
  only: `<circle cx="12" cy="12" r="4" class="hollow"/>`,
};

/** @param {{grade: string, size?: number}} props */
export const Sign = ({ grade, size = 20 }) => html`<svg class=${`sign g-${grade}`} viewBox="0 0 24 24"
  width=${size} height=${size} aria-hidden="true" dangerouslySetInnerHTML=${{ __html: DRAWN[grade] }} />`;

/**
 * The same within a picture that is drawn as text.
 * @param {string} grade
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export const signText = (grade, x, y, size) =>
  `<svg class="sign g-${grade}" viewBox="0 0 24 24" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}">${DRAWN[grade]}</svg>`;
