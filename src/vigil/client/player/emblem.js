/** A small round window: lit when earned, lit up to a share on the way, dark before. */

import { html } from "../app/ui.js";
import { Chance } from "../art/chance.js";
import { Brush, LEAD } from "../art/palette.js";
import { drawFigure, subject } from "../art/subject.js";
import { disc, FULL, pane, range, sector, svgUrl, XMLNS } from "../art/svg.js";
import { EMBLEMS } from "./emblems.js";

/** @typedef {import("../art/palette.js").Family} Family */

/** @type {Map<string, string>} */
const drawn = new Map();
const RINGS = [
  [74, 96, 0.36, 20],
  [40, 74, 0.52, 20],
];

/**
 * The picture of a window, drawn from the subject of a card on the glass of one family.
 * @param {string} name
 * @param {Family} family
 */
function roundel(name, family) {
  const chance = new Chance(name);
  const brush = new Brush(family, chance);
  const rings = RINGS.flatMap(([inner, outer, share, count], ring) =>
    range(count).map((index) =>
      pane(
        sector(
          [100, 100],
          inner,
          outer,
          ((index + ring / 2) / count) * FULL,
          ((index + 1 + ring / 2) / count) * FULL,
        ),
        brush.uneven(index % 2 ? share : share + 0.1, 0.06),
      ),
    ),
  );
  const { figures } = subject({ name, kind: family === "monster" ? "monster" : "construct" }, chance);
  const figure = drawFigure(figures[figures.length - 1], brush.lifted());
  return (
    `<svg ${XMLNS} viewBox="0 0 200 200"><defs><clipPath id="r"><circle cx="100" cy="100" r="94"/></clipPath>` +
    '<radialGradient id="g"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".55" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient></defs>' +
    `<circle cx="100" cy="100" r="97" fill="${LEAD}"/><g clip-path="url(#r)" stroke="${LEAD}" stroke-width="2.4" stroke-linejoin="round">${rings.join("")}` +
    `${disc(100, 100, 40, brush.tone(0.72))}<rect width="200" height="200" fill="url(#g)" stroke="none"/>` +
    `<g stroke-width="2.2" transform="translate(100 100) scale(0.86) translate(-100 -84)">${figure}</g></g>` +
    `<circle cx="100" cy="100" r="95" fill="none" stroke="${LEAD}" stroke-width="7"/><circle cx="100" cy="100" r="94" fill="none" stroke="${brush.tone(0.86)}" stroke-width="2.4"/></svg>`
  );
}

/** @param {{code: string, share: number, size: number}} props  share: 1 is earned, 0 not begun */
export function Emblem({ code, share, size }) {
  const [name, family] = EMBLEMS[code] ?? EMBLEMS.won;
  const src = drawn.get(code) ?? svgUrl(roundel(name, family));
  drawn.set(code, src);
  const state = share >= 1 ? "earned" : share > 0 ? "begun" : "unlit";
  return html`<span class=${`emblem ${state}`} style=${{ "--size": `${size}px`, "--share": share }}>
    <img class="emblem-dark" src=${src} alt="" />${share > 0 && html`<img class="emblem-lit" src=${src} alt="" />`}
  </span>`;
}
