/** Shapes of glass and lead: points, path data and the elements made of them. */

/** @typedef {readonly [number, number]} Point */

export const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

export const FULL = 2 * Math.PI;

/**
 * An address under which an image element can load a picture.
 * @param {string} svg
 */
export const svgUrl = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** @param {number} value */
export const round = (value) => Math.round(value * 10) / 10;

/** @param {number} count */
export const range = (count) => [...Array(count).keys()];

/**
 * The point at an angle and distance from a center.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} angle
 * @returns {Point}
 */
export const around = (x, y, radius, angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];

/** @param {readonly Point[]} points */
export const polygon = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

/**
 * A regular polygon, a corner up.
 * @param {number} corners
 * @param {number} radius
 * @param {number} x
 * @param {number} y
 */
export const regular = (corners, radius, x, y, turn = 0) =>
  polygon(range(corners).map((i) => around(x, y, radius, turn + (i / corners - 0.25) * FULL)));

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export const circlePath = (x, y, r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/**
 * A piece of a ring.
 * @param {Point} center
 * @param {number} inner
 * @param {number} outer
 * @param {number} from
 * @param {number} to
 */
export function sector([x, y], inner, outer, from, to) {
  const [a, b, c, d] = [
    around(x, y, inner, from),
    around(x, y, outer, from),
    around(x, y, outer, to),
    around(x, y, inner, to),
  ].map((point) => point.map(round).join(" "));
  const [r, big] = [round(inner), round(outer)];
  const close = inner > 0.5 ? `A${r} ${r} 0 0 0 ${a}Z` : "Z";
  return `M${a}L${b}A${big} ${big} 0 0 1 ${c}L${d}${close}`;
}

/**
 * The point of a Bézier curve of any degree, by de Casteljau.
 * @param {readonly Point[]} points
 * @param {number} t
 * @returns {Point}
 */
function onCurve(points, t) {
  if (points.length === 1) return points[0];
  const closer = points.slice(1).map((to, i) => {
    const [x, y] = points[i];
    return /** @type {Point} */ ([x + (to[0] - x) * t, y + (to[1] - y) * t]);
  });
  return onCurve(closer, t);
}

const RIBS = 8;

/**
 * A ribbon along a curve that narrows: horn, limb, tentacle, root.
 * @param {readonly Point[]} curve
 * @param {number} from width
 * @param {number} to width
 */
export function ribbon(curve, from, to) {
  /** @type {Point[]} */
  const left = [];
  /** @type {Point[]} */
  const right = [];
  for (const i of range(RIBS + 1)) {
    const t = i / RIBS;
    const [x, y] = onCurve(curve, t);
    const ahead = onCurve(curve, t + 0.01);
    const behind = onCurve(curve, t - 0.01);
    const [dx, dy] = across(behind, ahead, (from + (to - from) * t) / 2);
    left.push([x + dx, y + dy]);
    right.unshift([x - dx, y - dy]);
  }
  return polygon([...left, ...right]);
}

/**
 * The step of a length at right angles to a line.
 * @param {Point} from
 * @param {Point} to
 * @param {number} length
 * @returns {Point}
 */
function across(from, to, length) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const scale = length / (Math.hypot(dx, dy) || 1);
  return [-dy * scale, dx * scale];
}

/**
 * @param {string} path
 * @param {string} fill
 */
export const pane = (path, fill) => `<path d="${path}" fill="${fill}"/>`;

/**
 * Glass without lead around it.
 * @param {string} path
 * @param {string} fill
 */
export const shine = (path, fill) => `<path d="${path}" fill="${fill}" stroke="none"/>`;

/**
 * @param {string} path
 * @param {string} colour
 * @param {number} width
 */
export const line = (path, colour, width) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} fill
 */
export const disc = (x, y, r, fill, rest = "") =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${rest}/>`;

/**
 * @param {string} content
 * @param {string} transform
 */
export const placed = (content, transform) => `<g transform="${transform}">${content}</g>`;

/**
 * A leaf in two panes.
 * @param {Point} stem
 * @param {Point} tip
 * @param {number} width
 * @param {string} left
 * @param {string} right
 */
export function leaf(stem, tip, width, left, right) {
  const [dx, dy] = across(stem, tip, width);
  const [x, y] = [(stem[0] + tip[0]) / 2, (stem[1] + tip[1]) / 2];
  const [from, to] = [stem, tip].map((point) => point.map(round).join(" "));
  /** @param {number} side @param {string} fill */
  const half = (side, fill) => pane(`M${from}Q${round(x + dx * side)} ${round(y + dy * side)} ${to}Z`, fill);
  return half(1, left) + half(-1, right);
}

/**
 * A blade or a ray in two panes.
 * @param {Point} hilt
 * @param {Point} tip
 * @param {number} width
 * @param {string} left
 * @param {string} right
 */
export function blade(hilt, tip, width, left, right) {
  const length = Math.hypot(tip[0] - hilt[0], tip[1] - hilt[1]);
  const [dx, dy] = across(hilt, tip, width / 2);
  /** @param {number} t @param {number} side @returns {Point} */
  const along = (t, side) => [
    hilt[0] + (tip[0] - hilt[0]) * t + dx * side,
    hilt[1] + (tip[1] - hilt[1]) * t + dy * side,
  ];
  const shoulder = 1 - (width * 1.6) / length;
  /** @param {number} side @param {string} fill */
  const half = (side, fill) => pane(polygon([hilt, along(0.1, side), along(shoulder, side), tip]), fill);
  return half(1, left) + half(-1, right);
}

/**
 * A star whose points are two panes each.
 * @param {Point} center
 * @param {number} points
 * @param {number} outer
 * @param {number} inner
 * @param {string} left
 * @param {string} right
 */
export function star(center, points, outer, inner, left, right, turn = 0) {
  const [x, y] = center;
  return range(points)
    .map((i) => {
      const angle = turn + (i / points - 0.25) * FULL;
      const [before, tip, after] = [
        around(x, y, inner, angle - FULL / points / 2),
        around(x, y, outer, angle),
        around(x, y, inner, angle + FULL / points / 2),
      ];
      return pane(polygon([center, before, tip]), left) + pane(polygon([center, tip, after]), right);
    })
    .join("");
}

/**
 * The outline of a star or of a spark.
 * @param {Point} center
 * @param {number} points
 * @param {number} outer
 * @param {number} inner
 */
export const spikes = ([x, y], points, outer, inner) =>
  polygon(range(points * 2).map((i) => around(x, y, i % 2 ? inner : outer, (i / points / 2 - 0.25) * FULL)));

/**
 * A toothed wheel with spokes.
 * @param {Point} center
 * @param {number} r
 * @param {number} teeth
 * @param {string} rim
 * @param {string} hub
 * @param {string} inside
 */
export function gear([x, y], r, teeth, rim, hub, inside) {
  const step = FULL / teeth / 2;
  /** @type {[number, number][]} */
  const TOOTH = [
    [0.84, -0.98],
    [0.84, -0.5],
    [1, -0.36],
    [1, 0.36],
    [0.84, 0.5],
  ];
  const edge = range(teeth).flatMap((i) =>
    TOOTH.map(([far, turn]) => around(x, y, r * far, (i * 2 + turn) * step)),
  );
  const count = 3 + (teeth % 4);
  const spokes = range(count).map((i) => {
    const angle = (i / count) * FULL;
    const corners = [
      around(x, y, r * 0.2, angle - 0.5),
      around(x, y, r * 0.64, angle - 0.13),
      around(x, y, r * 0.64, angle + 0.13),
      around(x, y, r * 0.2, angle + 0.5),
    ];
    return pane(polygon(corners), rim);
  });
  const axle = disc(x, y, r * 0.26, rim) + disc(x, y, r * 0.12, hub);
  return pane(polygon(edge), rim) + disc(x, y, r * 0.66, inside) + spokes.join("") + axle;
}
