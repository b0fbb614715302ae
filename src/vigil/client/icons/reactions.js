/** Reactions: small round windows of glass, told apart by their figure. */

import { html } from "../app/ui.js";
import { Chance } from "../art/chance.js";
import { Brush, LEAD } from "../art/palette.js";
import { disc, FULL, pane, range, sector, svgUrl, XMLNS } from "../art/svg.js";

/**
 * @typedef {import("../net/protocol.js").React["reaction"]} Reaction
 * @typedef {{family: import("../art/palette.js").Family, figure: string, paint: string}} Window
 */

const LEAF = "M0 0C5 -5 12 -5 16 0C12 5 5 5 0 0Z";

/** Leaves on both sides of a round stem. */
const WREATH = range(5)
  .flatMap((index) => [1, -1].map((side) => ({ angle: 118 - index * 42, side })))
  .map(
    ({ angle, side }) =>
      `<path transform="translate(50 51) scale(${side} 1) rotate(${angle}) translate(19 0) rotate(-62)" d="${LEAF}"/>`,
  )
  .join("");

/** @param {string} d */
const path = (d) => `<path d="${d}"/>`;

/** @type {Record<Reaction, Window>} */
const WINDOWS = {
  hello: {
    family: "enlightened",
    figure: path(
      "M37 78C30 70 25 60 21 51C19 47 24 44 27 47L34 55V30C34 25 41 25 41 30V24C41 19 49 19 49 24V22C49 17 57 17 57 22V27C57 22 65 22 65 27V35C65 30 73 30 73 35V58C73 68 69 74 66 78Z",
    ),
    paint: "bone.85",
  },
  "well played": {
    family: "lifebound",
    figure: `${WREATH}${path("M50 37 54 47 65 47 56 54 60 65 50 58 40 65 44 54 35 47 46 47Z")}`,
    paint: "tone.88",
  },
  thanks: {
    family: "monster",
    figure: path("M50 79C30 64 20 53 20 41C20 24 42 21 50 36C58 21 80 24 80 41C80 53 70 64 50 79Z"),
    paint: "tone.8",
  },
  wow: {
    family: "enlightened",
    figure: path(
      "M50 14 56 36 74 22 65 43 88 44 68 55 82 73 60 65 56 88 47 67 31 83 36 61 13 60 33 49 17 32 39 38Z",
    ),
    paint: "white",
  },
  "oh no": {
    family: "void",
    figure: path("M50 16C55 33 71 44 71 60C71 73 62 81 50 81C38 81 29 73 29 60C29 44 45 33 50 16Z"),
    paint: "tone.86",
  },
  thinking: {
    family: "mechana",
    figure: path(
      "M27 17H73V25H69C69 38 60 44 55 50C60 56 69 62 69 75H73V83H27V75H31C31 62 40 56 45 50C40 44 31 38 31 25H27Z",
    ),
    paint: "bone.85",
  },
};

const PANES = 12;

/** @param {Reaction} code */
function drawWindow(code) {
  const { family, figure, paint } = WINDOWS[code];
  const brush = new Brush(family, new Chance(code));
  const ring = range(PANES).map((index) =>
    pane(
      sector([50, 50], 0, 48, (index / PANES) * FULL, ((index + 1) / PANES) * FULL),
      brush.uneven(index % 2 ? 0.3 : 0.42, 0.05),
    ),
  );
  return (
    `<svg ${XMLNS} viewBox="0 0 100 100">${disc(50, 50, 50, LEAD)}<g stroke="${LEAD}" stroke-width="1.6">${ring.join("")}</g>` +
    `<g fill="${brush.colour(paint)}" stroke="${LEAD}" stroke-width="4" stroke-linejoin="round">${figure}</g></svg>`
  );
}

/** @type {Map<Reaction, string>} */
const drawn = new Map();

/** The picture of a reaction, whose words stand beside it or are its name. @param {{code: Reaction, size: number}} props */
export function ReactionWindow({ code, size }) {
  const src = drawn.get(code) ?? svgUrl(drawWindow(code));
  drawn.set(code, src);
  return html`<img class="reaction-window" src=${src} width=${size} height=${size} alt="" />`;
}
