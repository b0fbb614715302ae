/** Glass of the Lifebound: leaves around a light, or trunks. */

/** @import { Point } from "../svg.js" */
/** @import { Ring, Tracery } from "./panes.js" */
import { around, disc, leaf, pane, range, ribbon } from "../svg.js";
import { ground, TALL, wheel } from "./panes.js";

const GOLDEN_ANGLE = 2.39996;

/** @type {Tracery} */
export function leaves([x, y], brush, height) {
  const { chance } = brush;
  const turn = chance.between(0, 6);
  const angle = GOLDEN_ANGLE + chance.between(-0.006, 0.006);
  const count = height > TALL ? 420 : 54;
  const all = range(count - 3).map((i) => {
    const n = count - i;
    const r = 15.5 * Math.sqrt(n);
    const length = 15 + r * 0.34;
    const share = Math.max(0.24, 0.99 - r / 160);
    const [stem, tip] = [
      around(x, y, r - length * 0.6, turn + n * angle),
      around(x, y, r + length * 0.8, turn + n * angle),
    ];
    return leaf(stem, tip, 7 + r * 0.15, brush.uneven(share, 0.06), brush.uneven(share - 0.13, 0.06));
  });
  return (
    ground(height, brush.tone(0.2)) +
    all.join("") +
    disc(x, y, 24, brush.glow(0.88)) +
    disc(x, y, 18, "#fffbe0")
  );
}

/** @type {Tracery} */
export function trunks([x, y], brush, height) {
  const { chance } = brush;
  /** @type {Ring[]} */
  const shafts = [
    [0, 56, 22, 0.7],
    [56, 104, 22, 0.5],
    [104, 240, 22, 0.32],
  ];
  const stems = [12, 34 + chance.next() * 10, 166 - chance.next() * 10, 190].map((foot) => {
    /** @type {Point[]} */
    const curve = [
      [foot + chance.between(-4, 4), height + 6],
      [foot, height / 2],
      [foot - (100 - foot) * 0.12, -8],
    ];
    return pane(ribbon(curve, 15, 8), brush.tone(0.16));
  });
  const canopy = range(22).map(() => {
    const at = chance.between(0, 200);
    const top = chance.next() * (Math.abs(at - 100) < 58 ? 12 : 46);
    const tip = /** @type {Point} */ ([at + chance.between(-13, 13), top + chance.between(14, 26)]);
    return leaf([at, top], tip, 7, brush.uneven(0.6, 0.12), brush.uneven(0.46, 0.1));
  });
  const sun = disc(x, y, 24, brush.glow(0.88)) + disc(x, y, 18, "#fffbe0");
  return (
    wheel([x, y], brush, shafts, { turn: chance.next(), contrast: 0.1 }) +
    stems.join("") +
    canopy.join("") +
    sun
  );
}
