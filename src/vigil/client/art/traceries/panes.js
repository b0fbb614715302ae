/** What the traceries have in common, and glass for anybody: a quarry, facets, a land. */

/** @import { Brush } from "../palette.js" */
/** @import { Point } from "../svg.js" */
import { LEAD, mix } from "../palette.js";
import { disc, FULL, line, pane, polygon, range, round, sector } from "../svg.js";

/** @typedef {(light: Point, brush: Brush, height: number) => string} Tracery */
/** @typedef {[inner: number, outer: number, pieces: number, share: number]} Ring */

export const TALL = 200;

/** @param {number} height @param {string} fill */
export const ground = (height, fill) => `<rect width="200" height="${height}" fill="${fill}"/>`;

/**
 * Rings of panes, alternately lighter and darker, and the light in their midst.
 * @param {Point} light
 * @param {Brush} brush
 * @param {Ring[]} rings
 */
export function wheel(light, brush, rings, { turn = 0, contrast = 0.08, spread = 0.06 } = {}) {
  const panes = rings
    .flatMap(([inner, outer, pieces, share]) =>
      range(pieces).map((i) => {
        const from = turn + (i / pieces) * FULL;
        const fill = brush.uneven(share + (i % 2 ? 0 : contrast), spread);
        return pane(sector(light, inner, outer, from, from + FULL / pieces), fill);
      }),
    )
    .join("");
  return panes + disc(...light, 12, brush.glow(0.9));
}

/** Plain quarry panes. @type {Tracery} */
export function quarry([x, y], brush, height) {
  const [w, h] = [25, 29];
  const panes = range(Math.ceil((height / h) * 2) + 3).flatMap((row) =>
    range(11).map((column) => {
      const at = (column - 1) * w + (row % 2 ? 0 : w / 2);
      const down = ((row - 1) * h) / 2;
      const far = Math.hypot(at - x, down - y);
      const corners = polygon([
        [at, down - h / 2],
        [at + w / 2, down],
        [at, down + h / 2],
        [at - w / 2, down],
      ]);
      return pane(
        corners,
        mix(brush.uneven(0.86 - far / 165, 0.06), brush.accent, Math.max(0.12, 0.62 - far / 130)),
      );
    }),
  );
  return panes.join("") + disc(x, y, 31, brush.glow(0.72)) + disc(x, y, 25, brush.glow(0.9));
}

/** @type {Tracery} */
export function facets(light, brush) {
  return wheel(
    light,
    brush,
    [
      [90, 190, 18, 0.14],
      [56, 90, 18, 0.3],
      [0, 56, 18, 0.5],
    ],
    { contrast: 0, spread: 0.13 },
  );
}

/** A land under the light, row after row darker. @type {Tracery} */
export function hills([x, y], brush, height) {
  const { chance } = brush;
  /** @type {Ring[]} */
  const sky = [
    [0, 60, 16, 0.8],
    [60, 110, 16, 0.6],
    [110, 260, 16, 0.44],
  ];
  const land = range(4).map((row) => {
    const top = round(height * (0.5 + row * 0.13));
    const [left, bend, right] = range(3).map(() => round(top + chance.between(-16, 16)));
    return (
      pane(`M-4 ${left}Q40 ${bend} 90 ${top}T204 ${right}V${height + 4}H-4Z`, brush.tone(0.4 - row * 0.1)) +
      line(`M90 ${top}L${40 + row * 40} ${height}`, LEAD, 1.4)
    );
  });
  return (
    wheel([x, y], brush, sky, { turn: chance.next() }) + disc(x, y, 24, brush.glow(0.85)) + land.join("")
  );
}
