/** What the traceries have in common: a ground, and rings of panes. */

/** @import { Brush } from "../palette.js" */
/** @import { Point } from "../svg.js" */
import { disc, FULL, pane, range, sector } from "../svg.js";

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
