/** Glass of the Enlightened: a rose window, or nested arches. */

/** @import { Ring, Tracery } from "./panes.js" */
import { around, circlePath, disc, FULL, leaf, line, pane, polygon, range, sector } from "../svg.js";
import { ground, TALL, wheel } from "./panes.js";

/** @type {Tracery} */
export function rose([x, y], brush, height) {
  const { chance } = brush;
  const n = chance.pick([10, 12, 14, 16]);
  const turn = chance.between(0, 0.6);
  const round = chance.next() < 0.5;
  /** @type {Ring[]} */
  const outside =
    height > TALL
      ? [
          [260, 700, n * 2, 0.1],
          [200, 260, n * 2, 0.2],
          [140, 200, n * 2, 0.14],
          [92, 140, n * 2, 0.24],
        ]
      : [[92, 175, n * 2, 0.16]];
  const rings = wheel(
    [x, y],
    brush,
    [...outside, [62, 92, n * 2, 0.34], [40, 62, n, 0.56], [22, 40, n, 0.82]],
    { turn },
  );
  const petals = range(n).map((i) => {
    const angle = turn + ((i + 0.5) / n) * FULL;
    if (round) return disc(...around(x, y, 77, angle), 7, i % 3 ? brush.tone(0.72) : brush.glow(0.5));
    return leaf(around(x, y, 44, angle), around(x, y, 84, angle), 9, brush.tone(0.74), brush.tone(0.6));
  });
  return (
    rings +
    petals.join("") +
    disc(x, y, 24, brush.glow(0.82)) +
    line(circlePath(x, y, 29), brush.glow(0.6), 1.6)
  );
}

/** @type {Tracery} */
export function arches([x, y], brush, height) {
  const nested = range(6).map((i) => {
    const outer = 128 - i * 20;
    const share = 0.2 + i * 0.13;
    const vault = range(16).map((k) => {
      const piece = sector(
        [x, y],
        Math.max(0, outer - 20),
        outer,
        Math.PI * (1 + k / 16),
        Math.PI * (1 + (k + 1) / 16),
      );
      return pane(piece, brush.uneven(k % 2 ? share : share + 0.07, 0.03));
    });
    const pillars = [-1, 1].flatMap((side) =>
      range(Math.ceil((height - y) / 22)).map((row) => {
        const [near, far, top] = [x + side * (outer - 20), x + side * outer, y + row * 22];
        return pane(
          polygon([
            [near, top],
            [far, top],
            [far, top + 22],
            [near, top + 22],
          ]),
          brush.uneven(share, 0.04),
        );
      }),
    );
    return vault.join("") + pillars.join("");
  });
  const lamps = range(8).map((i) =>
    disc(...around(x, y, 98, Math.PI * (1 + (i + 0.5) / 8)), 4.5, brush.glow(0.55)),
  );
  return (
    ground(height, brush.tone(0.12)) + nested.join("") + disc(x, y, 26, brush.glow(0.84)) + lamps.join("")
  );
}
