/** Cards face down: a back, and piles of them. */

import { html } from "../app/ui.js";
import { back, svgUrl } from "../art/index.js";
import { widthStyle } from "./family.js";

const BACK = svgUrl(back());

/**
 * A card face down; with a number, a pile. Hidden from screen readers: the parent labels it.
 * @param {{width?: number | string, count?: number, class?: string, style?: object}} props
 */
export function Back({ width, count, class: more = "", style = {} }) {
  const depth = Math.min(3, Math.ceil((count ?? 1) / 8));
  return html`<span class=${`card-back depth-${depth} ${more}`} style=${{ ...widthStyle(width), ...style }} aria-hidden="true">
    <img src=${BACK} alt="" draggable=${false} />${count !== undefined && html`<b>${count}</b>`}
  </span>`;
}

/**
 * An empty place where a pile will be.
 * @param {{width?: number | string, class?: string}} props
 */
export const EmptyPile = ({ width, class: more = "" }) =>
  html`<span class=${`card-back empty ${more}`} style=${widthStyle(width)} aria-hidden="true" />`;
