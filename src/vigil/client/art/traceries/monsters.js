/** Glass of the monsters: embers, or a cave. */

/** @import { Ring, Tracery } from "./panes.js" */
import { LEAD } from "../palette.js";
import { around, disc, FULL, line, pane, polygon, range, round } from "../svg.js";
import { ground, TALL, wheel } from "./panes.js";

/** Cracked glass over embers. @type {Tracery} */
export function embers([x, y], brush, height) {
  const { chance } = brush;
  const n = 15;
  const radii = height > TALL ? [0, 34, 62, 98, 150, 215, 290, 620] : [0, 34, 62, 98, 190];
  const shares = height > TALL ? [0.92, 0.66, 0.36, 0.26, 0.2, 0.24, 0.16] : [0.92, 0.66, 0.36, 0.14];
  const net = radii.map((r, ring) => {
    const loose = ring > 0 && ring < radii.length - 1;
    return range(n).map((i) =>
      around(x, y, loose ? r * chance.between(0.8, 1.25) : r, ((i + chance.between(-0.35, 0.35)) / n) * FULL),
    );
  });
  const panes = shares.flatMap((share, ring) =>
    range(n).map((i) => {
      const next = (i + 1) % n;
      const [a, b, c, d] = [net[ring][i], net[ring + 1][i], net[ring + 1][next], net[ring][next]];
      if (ring === 0 || chance.next() < 0.5) return pane(polygon([a, b, c, d]), brush.uneven(share, 0.09));
      return (
        pane(polygon([a, b, c]), brush.uneven(share, 0.09)) +
        pane(polygon([a, c, d]), brush.uneven(share - 0.06, 0.08))
      );
    }),
  );
  const sun =
    disc(x, y - 6, 40, brush.tone(0.95)) +
    line(`M${round(x - 40)} ${round(y)}l22 -8l10 10l18 -14l30 6`, LEAD, 1.4);
  const rocks = range(11).map((i) => {
    const at = i * 20 + chance.between(0, 8);
    const top = height - 16 - chance.between(0, 30);
    return pane(
      polygon([
        [at - 16, height + 4],
        [at, top],
        [at + 16, height + 4],
      ]),
      brush.tone(i % 2 ? 0.14 : 0.08),
    );
  });
  return (
    ground(height, brush.tone(0.05)) +
    panes.join("") +
    (chance.next() < 0.5 ? sun : disc(x, y, 12, brush.tone(0.97))) +
    rocks.join("")
  );
}

/** A cave with a burning mouth. @type {Tracery} */
export function cave([x, y], brush, height) {
  const { chance } = brush;
  /** @type {Ring[]} */
  const glow = [
    [0, 40, 13, 0.84],
    [40, 72, 13, 0.6],
    [72, 104, 13, 0.36],
    [104, 240, 13, 0.16],
  ];
  const fangs = range(12).flatMap((i) => {
    const at = i * 18 + chance.between(-3, 3);
    const [hang, rise] = [12 + Math.abs(at - 100) * 0.42, 8 + Math.abs(at - 100) * 0.34].map(
      (far) => far * chance.between(0.7, 1.2),
    );
    return [
      pane(
        polygon([
          [at - 11, -4],
          [at + 11, -4],
          [at + 1, hang],
        ]),
        brush.tone(i % 2 ? 0.1 : 0.05),
      ),
      pane(
        polygon([
          [at - 12, height + 4],
          [at + 12, height + 4],
          [at - 1, height - rise],
        ]),
        brush.tone(i % 2 ? 0.07 : 0.13),
      ),
    ];
  });
  return wheel([x, y], brush, glow, { turn: chance.next(), contrast: 0.09 }) + fangs.join("");
}
