/** The round window that stands for a player: its colour is the seat's, its star the name's. */

import { html } from "../app/ui.js";
import { svgUrl } from "../art/svg.js";
import { portrait } from "../art/tokens.js";

/** @type {Map<string, string>} */
const drawn = new Map();

/** @param {{name: string, seat: number, size?: number, on?: boolean}} props  on: it is their turn */
export function Sigil({ name, seat, size = 44, on = false }) {
  if (!name) return html`<span class="sigil empty"></span>`;
  const key = `${seat} ${name}`;
  const src = drawn.get(key) ?? svgUrl(portrait(name, seat));
  drawn.set(key, src);
  return html`<img class=${`sigil ${on ? "on" : ""}`} src=${src} width=${size} height=${size} alt="" />`;
}
