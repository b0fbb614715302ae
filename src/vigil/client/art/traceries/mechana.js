/** Glass of the Mechana: honeycomb, or a furnace. */

/** @import { Point } from "../svg.js" */
/** @import { Ring, Tracery } from "./panes.js" */
import { disc, gear, pane, range, regular, round } from "../svg.js";
import { wheel } from "./panes.js";

/** @type {Tracery} */
export function honeycomb([x, y], brush, height) {
  const { chance } = brush;
  const r = 15;
  const cells = range(Math.ceil(height / 22) + 2).flatMap((row) =>
    range(10).map((column) => {
      const at = (column - 1) * r * 1.732 + (row % 2 ? 0 : r * 0.866);
      const down = (row - 1) * r * 1.5;
      return pane(
        regular(6, r, at, down),
        brush.uneven(Math.max(0.14, 0.72 - Math.hypot(at - x, down - y) / 150), 0.09),
      );
    }),
  );
  /** @param {Point} at @param {number} size @param {number} teeth @param {number} share */
  const cog = (at, size, teeth, share) =>
    gear(at, size, teeth, brush.tone(share), brush.tone(0.8), brush.tone(share + 0.2));
  return (
    cells.join("") +
    gear([x, y], 70, chance.pick([18, 20, 24]), brush.tone(0.42), brush.tone(0.9), brush.tone(0.68)) +
    cog([chance.pick([22, 30]), height * 0.26 + chance.between(0, 16)], 27, 12, 0.3) +
    cog([chance.pick([172, 180]), height * 0.62 + chance.between(0, 20)], 31, 14, 0.26) +
    disc(x, y, 30, brush.tone(0.9)) +
    disc(x, y, 24, brush.tone(0.99))
  );
}

/** Chimneys as place, width and height of the top. */
const CHIMNEYS = [
  [14, 22, 0.42],
  [40, 16, 0.6],
  [62, 12, 0.74],
  [138, 12, 0.7],
  [160, 18, 0.5],
  [186, 22, 0.64],
];

/** @type {Tracery} */
export function furnace([x, y], brush, height) {
  /** @type {Ring[]} */
  const heat = [
    [0, 44, 20, 0.86],
    [44, 76, 20, 0.64],
    [76, 112, 20, 0.4],
    [112, 240, 20, 0.2],
  ];
  const chimneys = CHIMNEYS.map(([at, w, share]) => {
    const top = round(height * share);
    return (
      pane(
        `M${at - w / 2} ${height + 4}L${at - w * 0.36} ${top}H${at + w * 0.36}L${at + w / 2} ${height + 4}Z`,
        brush.tone(0.14),
      ) +
      pane(`M${at - w * 0.46} ${top}h${w * 0.92}v-6h${-w * 0.92}z`, brush.tone(0.36)) +
      disc(at - 3, top - 14, 7, brush.tone(0.44)) +
      disc(at + 4, top - 26, 5, brush.tone(0.54))
    );
  });
  const mouth =
    gear([x, y], 40, 18, brush.tone(0.6), brush.tone(0.9), brush.tone(0.86)) +
    disc(x, y, 25, brush.tone(0.98));
  return wheel([x, y], brush, heat, { contrast: 0.1, spread: 0.05 }) + chimneys.join("") + mouth;
}
