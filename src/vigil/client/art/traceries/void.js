/** Glass of the Void: an eclipse, or spires. */

/** @import { Ring, Tracery } from "./panes.js" */
import { around, disc, FULL, pane, polygon, range, sector, shine, spikes } from "../svg.js";
import { ground, TALL, wheel } from "./panes.js";

/** @type {Tracery} */
export function eclipse([x, y], brush, height) {
  const { chance } = brush;
  const widths = range(20 + Math.floor(chance.next() * 6)).map(() => chance.between(0.6, 1.4));
  const total = widths.reduce((sum, width) => sum + width);
  let from = 0;
  const shards = widths.map((width) => {
    const to = from + (width / total) * FULL;
    const [near, far] = [chance.between(62, 88), chance.between(96, 126)];
    /** @param {number} inner @param {number} outer @param {number} share @param {number} spread */
    const piece = (inner, outer, share, spread) =>
      pane(sector([x, y], inner, outer, from, to), brush.uneven(share, spread));
    const sky = height > TALL ? piece(190, 280, 0.2, 0.06) + piece(280, 700, 0.12, 0.05) : "";
    const shard =
      piece(38, near, 0.52, 0.14) + piece(near, far, 0.3, 0.1) + piece(far, 190, 0.14, 0.06) + sky;
    from = to;
    return shard;
  });
  const moon = disc(x, y, 44, brush.tone(0.9)) + disc(x, y, 38, brush.glow(0.62));
  const shadow = disc(x + chance.between(-3.5, 3.5), y + 2, 34, brush.tone(0.03));
  const stars = range(9).map(() =>
    shine(
      spikes(around(x, y, chance.between(60, 120), chance.between(0, FULL)), 4, chance.between(2.5, 5.5), 1),
      brush.tone(0.95),
    ),
  );
  return ground(height, brush.tone(0.06)) + shards.join("") + moon + shadow + stars.join("");
}

/** @type {Tracery} */
export function spires([x, y], brush, height) {
  const { chance } = brush;
  /** @type {Ring[]} */
  const night = [
    [0, 70, 24, 0.56],
    [70, 108, 24, 0.36],
    [108, 240, 24, 0.18],
  ];
  const crescent = disc(x, y, 46, brush.tone(0.93)) + disc(x - 14, y - 5, 38, brush.uneven(0.5, 0.05));
  const towers = range(9).map((i) => {
    const at = i * 25 + chance.between(0, 8);
    const top = height * chance.between(0.5, 0.8) - Math.abs(at - 100) * 0.1;
    const outline = polygon([
      [at - 13, height + 4],
      [at - 2, top],
      [at, top - 8],
      [at + 2, top],
      [at + 13, height + 4],
    ]);
    return pane(outline, brush.tone(i % 2 ? 0.13 : 0.06));
  });
  const stars = range(8).map(() =>
    shine(
      spikes([chance.between(0, 200), chance.between(0, 60)], 4, chance.between(3, 6), 1.2),
      brush.tone(0.97),
    ),
  );
  return (
    wheel([x, y], brush, night, { contrast: 0, spread: 0.08 }) + crescent + towers.join("") + stars.join("")
  );
}
