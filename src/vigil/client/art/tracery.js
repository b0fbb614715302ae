/** The glass behind the subject: each family has its own ways to set panes around a light. */

/** @import { Brush, Family } from "./palette.js" */
/** @import { Point } from "./svg.js" */
import { LEAD, mix } from "./palette.js";
import {
  around,
  circlePath,
  disc,
  FULL,
  gear,
  leaf,
  line,
  pane,
  polygon,
  range,
  regular,
  ribbon,
  round,
  sector,
  shine,
  spikes,
} from "./svg.js";

/** @typedef {(light: Point, brush: Brush, height: number) => string} Tracery */
/** @typedef {[inner: number, outer: number, pieces: number, share: number]} Ring */

const TALL = 200;

/** @param {number} height @param {string} fill */
const ground = (height, fill) => `<rect width="200" height="${height}" fill="${fill}"/>`;

/**
 * Rings of panes, lighter and darker by turns.
 * @param {Point} light
 * @param {Brush} brush
 * @param {Ring[]} rings
 */
function wheel(light, brush, rings, { turn = 0, contrast = 0.08, spread = 0.06 } = {}) {
  return rings
    .flatMap(([inner, outer, pieces, share]) =>
      range(pieces).map((i) => {
        const from = turn + (i / pieces) * FULL;
        const fill = brush.uneven(share + (i % 2 ? 0 : contrast), spread);
        return pane(sector(light, inner, outer, from, from + FULL / pieces), fill);
      }),
    )
    .join("");
}

/** @type {Tracery} */
function rose([x, y], brush, height) {
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
function arches([x, y], brush, height) {
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

const GOLDEN_ANGLE = 2.39996;

/** @type {Tracery} */
function leaves([x, y], brush, height) {
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
function trunks([x, y], brush, height) {
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

/** @type {Tracery} */
function honeycomb([x, y], brush, height) {
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
function furnace([x, y], brush, height) {
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

/** @type {Tracery} */
function eclipse([x, y], brush, height) {
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
function spires([x, y], brush, height) {
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

/** Cracked glass over embers. @type {Tracery} */
function embers([x, y], brush, height) {
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
    ground(height, brush.tone(0.05)) + panes.join("") + (chance.next() < 0.5 ? sun : "") + rocks.join("")
  );
}

/** A cave with a burning mouth. @type {Tracery} */
function cave([x, y], brush, height) {
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

/** Plain quarry panes. @type {Tracery} */
function quarry([x, y], brush, height) {
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
function facets(light, brush) {
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

/** The first of each also fills a tall window. @type {Record<Family, Tracery[]>} */
const TRACERIES = {
  enlightened: [rose, arches],
  lifebound: [leaves, trunks],
  mechana: [honeycomb, furnace],
  void: [eclipse, spires],
  monster: [embers, cave],
  none: [quarry],
  treasure: [facets],
};

/**
 * The panes of a window around its light.
 * @param {Point} light
 * @param {Brush} brush
 * @param {number} height
 */
export function tracery(light, brush, height) {
  const [usual, rare = usual] = TRACERIES[brush.family];
  const chosen = height < TALL && brush.chance.next() < 0.38 ? rare : usual;
  return chosen(light, brush, height);
}

/**
 * The panes that the family is known by.
 * @param {Point} light
 * @param {Brush} brush
 */
export const usualTracery = (light, brush) => TRACERIES[brush.family][0](light, brush, TALL);
