/** The round window that stands for a player. */

import { portrait, svgUrl } from "../art/index.js";
import { html } from "../ui.js";

/** @type {Map<string, string>} */
const drawn = new Map();

/** @param {{name: string, on?: boolean}} props  on: it is their turn */
export function Sigil({ name, on = false }) {
  const src = drawn.get(name) ?? svgUrl(portrait(name));
  drawn.set(name, src);
  return html`<img class=${`sigil ${on ? "on" : ""}`} src=${src} alt="" />`;
}
