/** Glass of cards without a faction, and of treasure: a quarry, or facets. */

/** @import { Tracery } from "./panes.js" */
import { mix } from "../palette.js";
import { disc, pane, polygon, range } from "../svg.js";
import { wheel } from "./panes.js";

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
