/**
 * A small language for drawings on a canvas of 200 x 160.
 *
 * A line without indent names a drawing; each line below it is one shape: a word, its colours, its numbers, its path.
 * A line that begins with a colour is a pane of glass. `both` mirrors what follows, `once` ends that, `turn n x y`
 * repeats it around a point, and `put name x y scale degrees` places an earlier drawing.
 */

/** @import { Brush } from "./palette.js" */
/** @import { Point } from "./svg.js" */
import {
  around,
  blade,
  disc,
  FULL,
  gear,
  leaf,
  line,
  pane,
  placed,
  polygon,
  range,
  regular,
  ribbon,
  round,
  sector,
  shine,
  spikes,
  star,
} from "./svg.js";

/** @typedef {{shape: string, paints: string[], numbers: number[], path: string}} Stroke */
/** @typedef {(content: (brush: Brush) => string, brush: Brush) => string} Repeat */
/** @typedef {{repeat: Repeat, strokes: Stroke[], parts: Drawing}} Section */
/** @typedef {Section[]} Drawing */

const UNLEADED = ' stroke="none"';
const MIRROR = "matrix(-1 0 0 1 200 0)";

/** @param {number[]} numbers @returns {Point[]} */
const points = (numbers) => range(numbers.length / 2).map((i) => [numbers[2 * i], numbers[2 * i + 1]]);

/** Both eyes of a being that looks at us. @param {(side: number) => string} one */
const pair = (one) => one(-1) + one(1);

/** @type {Record<string, (stroke: {colours: string[], numbers: number[], path: string, brush: Brush}) => string>} */
const SHAPES = {
  pane: ({ colours: [fill], path }) => pane(path, fill),
  shine: ({ colours: [fill], path }) => shine(path, fill),
  line: ({ colours: [colour], numbers: [width], path }) => line(path, colour, width),
  disc: ({ colours: [fill], numbers: [x, y, r] }) => disc(x, y, r, fill),
  dot: ({ colours: [fill], numbers: [x, y, r] }) => disc(x, y, r, fill, UNLEADED),
  haze: ({ colours: [fill], numbers: [x, y, r] }) => disc(x, y, r, fill, `${UNLEADED} fill-opacity=".4"`),
  oval: ({ colours: [fill], numbers: [x, y, rx, ry] }) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`,
  hoop: ({ colours: [colour], numbers: [x, y, rx, ry, width, degrees = 0], brush }) => {
    const hoop = `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" transform="rotate(${degrees} ${x} ${y})"`;
    return `${hoop} stroke="${brush.ink()}" stroke-width="${width + 3}"/>${hoop} stroke="${colour}" stroke-width="${width}"/>`;
  },
  horn: ({ colours: [fill], numbers: [from, to, ...curve] }) => pane(ribbon(points(curve), from, to), fill),
  leaf: ({ colours: [left, right], numbers: [width, ...ends] }) => {
    const [stem, tip] = points(ends);
    return leaf(stem, tip, width, left, right);
  },
  blade: ({ colours: [left, right], numbers: [width, ...ends] }) => {
    const [hilt, tip] = points(ends);
    return blade(hilt, tip, width, left, right);
  },
  star: ({ colours: [left, right], numbers: [count, outer, inner, x, y, degrees = 0] }) =>
    star([x, y], count, outer, inner, left, right, (degrees / 360) * FULL),
  spikes: ({ colours: [fill], numbers: [count, outer, inner, x, y] }) =>
    pane(spikes([x, y], count, outer, inner), fill),
  spark: ({ colours: [fill], numbers: [x, y, r] }) => shine(spikes([x, y], 4, r, r * 0.22), fill),
  gon: ({ colours: [fill], numbers: [corners, r, x, y, degrees = 0] }) =>
    pane(regular(corners, r, x, y, (degrees / 360) * FULL), fill),
  gear: ({ colours: [rim, hub, inside], numbers: [x, y, r, teeth] }) =>
    gear([x, y], r, teeth, rim, hub, inside),
  wheel: ({ colours, numbers: [count, outer, x, y, width = 7] }) =>
    range(count)
      .map((i) => {
        const piece = sector([x, y], outer - width, outer, (i / count) * FULL, ((i + 1) / count) * FULL);
        return pane(piece, colours[i % colours.length]);
      })
      .join(""),
  eye: ({ colours: [iris, white], numbers: [x, y, w, h], brush }) =>
    pane(`M${x - w} ${y}Q${x} ${y - h * 2} ${x + w} ${y}Q${x} ${y + h * 2} ${x - w} ${y}Z`, white) +
    disc(x, y, h * 0.82, iris) +
    disc(x, y, h * 0.36, brush.ink(), UNLEADED) +
    disc(x - h * 0.3, y - h * 0.3, h * 0.16, brush.white(), UNLEADED),
  orb: ({ numbers: [x, y, r], brush }) =>
    disc(x, y, r, brush.glow(0.5)) +
    pane(
      `M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}Q${x - r * 0.1} ${y - r * 0.1} ${x - r} ${y}Z`,
      brush.glow(0.85),
    ) +
    disc(x, y, r * 0.34, brush.white(), UNLEADED),
  eyes: ({ colours: [fill], numbers: [y, apart = 5.5, w = 3.6] }) =>
    pair((side) => {
      const x = 100 + side * apart;
      return shine(
        polygon([
          [x - side * w, y + 1],
          [x, y - 2],
          [x + side * w, y - 1.5],
          [x, y + 2],
        ]),
        fill,
      );
    }),
  glare: ({ colours: [fill], numbers: [y, apart, w], brush }) =>
    pair((side) => {
      const x = 100 + side * apart;
      const corners = polygon([
        [x - side * w, y + 3],
        [x, y - 4],
        [x + side * w, y - 6],
        [x + side * w * 0.2, y + 4],
      ]);
      return pane(corners, fill) + disc(x, y - 0.5, 2, brush.ink(), UNLEADED);
    }),
  teeth: ({ numbers: [left, right, y, height, count], brush }) =>
    range(count)
      .map((i) => {
        const w = (right - left) / count;
        const x = left + i * w;
        return pane(
          polygon([
            [x, y],
            [x + w, y],
            [x + w / 2, y + height],
          ]),
          brush.bone(0.95),
        );
      })
      .join(""),
  jaws: ({ numbers: [x, y, r, count], brush }) =>
    range(count)
      .map((i) => {
        const angle = (i / count) * FULL;
        const w = FULL / count / 2;
        return pane(
          polygon([around(x, y, r, angle - w), around(x, y, r, angle + w), around(x, y, r / 2, angle)]),
          brush.bone(0.95),
        );
      })
      .join(""),
  face: ({ numbers: [y], brush }) => placed(face(brush), `translate(0 ${y})`),
};

/** A calm face with closed eyes around the height 0. @param {Brush} brush */
const face = (brush) =>
  pane(
    "M100 -16C89 -16 86 -6 87 2C88 12 95 19 100 20C105 19 112 12 113 2C114 -6 111 -16 100 -16Z",
    brush.skin(0),
  ) +
  line(
    "M91 1q3.5 2.4 6.5 0M102.5 1q3.5 2.4 6.5 0M91 -4q4 -2 7 0q1.5 5 .8 9q1.5 1 2.6 .2M102 -4q4 -2 7 0M97 12q3 1.3 6 0",
    "#3b2322",
    1.1,
  );

/** @type {Record<string, (numbers: number[]) => Repeat>} */
const REPEATS = {
  once: () => (content, brush) => content(brush),
  both: () => (content, brush) => content(brush) + placed(content(brush.shaded()), MIRROR),
  turn:
    ([count, x, y, first = 0]) =>
    (content, brush) =>
      range(count)
        .map((i) => placed(content(brush), `rotate(${round(first + (i * 360) / count)} ${x} ${y})`))
        .join(""),
  put:
    ([x, y, scale = 1, degrees = 0]) =>
    (content, brush) =>
      placed(content(brush), `translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(-100 -80)`),
};

/** @param {Repeat} repeat @param {Drawing} [parts] @returns {Section} */
const section = (repeat, parts = []) => ({ repeat, strokes: [], parts });

/** @param {string[]} words @returns {Stroke} */
function stroke(words) {
  const shape = words[0] in SHAPES ? words[0] : "pane";
  const rest = words[0] in SHAPES ? words.slice(1) : words;
  const paints = rest.filter((word) => /^[a-z]+(\.\d+)?$/.test(word));
  const start = rest.findIndex((word) => /^M-?[\d.]/.test(word));
  const numbers = rest.slice(paints.length, start < 0 ? undefined : start).map(Number);
  return { shape, paints, numbers, path: start < 0 ? "" : rest.slice(start).join(" ") };
}

/**
 * Read a text of drawings.
 * @param {string} text
 * @returns {Record<string, Drawing>}
 */
export function drawings(text) {
  /** @type {Record<string, Drawing>} */
  const all = {};
  /** @type {Drawing} */
  let drawing = [];
  for (const row of text.split("\n").filter((row) => row.trim())) {
    const [word, ...rest] = row.trim().split(/\s+/);
    if (!row.startsWith(" ")) {
      drawing = all[word] = [section(REPEATS.once([]))];
    } else if (word === "put") {
      const [name, ...place] = rest;
      drawing.push(section(REPEATS.put(place.map(Number)), all[name]), section(REPEATS.once([])));
    } else if (word in REPEATS) {
      drawing.push(section(REPEATS[word](rest.map(Number))));
    } else {
      drawing[drawing.length - 1].strokes.push(stroke([word, ...rest]));
    }
  }
  return all;
}

/**
 * The elements of a drawing in the colours of a brush.
 * @param {Drawing} drawing
 * @param {Brush} brush
 * @returns {string}
 */
export function draw(drawing, brush) {
  return drawing
    .map(({ repeat, strokes, parts }) => {
      /** @param {Brush} lit */
      const content = (lit) => draw(parts, lit) + strokes.map((one) => drawStroke(one, lit)).join("");
      return strokes.length || parts.length ? repeat(content, brush) : "";
    })
    .join("");
}

/** @param {Stroke} stroke @param {Brush} brush */
function drawStroke({ shape, paints, numbers, path }, brush) {
  return SHAPES[shape]({ colours: paints.map((word) => brush.colour(word)), numbers, path, brush });
}
