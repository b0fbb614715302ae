/**
 * The chance over the turns as an arcade of lancet windows: one window a round, lit up to the chance, dark
 * above. No gold: gold is for what can be clicked.
 */

import { signText } from "./signs.js";

/**
 * @typedef {object} Point  where the chance stood
 * @property {number} at  in rounds from the left
 * @property {number} chance  0 to 1
 *
 * @typedef {object} Pane  a sign on the curve
 * @property {number} at
 * @property {number} chance
 * @property {number} round
 * @property {string} grade  "luck": a die
 */

const GLASS = [
  "#1f4f8c",
  "#2765ad",
  "#2f7cc4",
  "#4a9bdc",
  "#2b58a6",
  "#3a49a8",
  "#5a56bd",
  "#2a86a8",
  "#3a6fc0",
  "#6fb9ee",
];

/** @param {number} x @param {number} y */
const hash = (x, y) => Math.abs(Math.imul(x * 374761393 + y * 668265263 + 1274126177, 1103515245) >> 8);

/** How high the arches are: the chance is 100 where they spring. @param {number} bay @param {number} height */
export const riseOf = (bay, height) => Math.min(bay * 0.55, height * 0.2);

/**
 * @param {{points: Point[], rounds: number, panes: Pane[], chosen: number, width: number, height: number, small?: boolean, won?: boolean}} given
 *   chosen: a round from 1; won: then the arches light up as well
 */
export function lightWindow({ points, rounds, panes, chosen, width, height, small = false, won = false }) {
  const bay = width / rounds;
  const lead = small ? 2 : 5;
  const rise = riseOf(bay, height);
  const floor = height - 1;
  /** @param {Point} point @returns {[number, number]} */
  const spot = ({ at, chance }) => [at * bay, floor - chance * (floor - rise - 2)];
  const curve = soft(points.map(spot));
  const end = points.length ? points[points.length - 1].at * bay : 0;
  const lit = curve && `${curve}V${height}H0Z`;
  /** @param {number} i */
  const lancet = (i, grow = 0) => {
    const [l, r, m] = [i * bay + lead / 2 - grow, (i + 1) * bay - lead / 2 + grow, (i + 0.5) * bay];
    const [top, low] = [rise * 0.42, floor + grow];
    return `M${l} ${low}V${rise}Q${l + bay * 0.04} ${top} ${m} ${-grow}Q${r - bay * 0.04} ${top} ${r} ${rise}V${low}Z`;
  };
  const all = Array.from({ length: rounds }, (_, i) => lancet(i)).join("");
  const id = small ? "s" : "w";
  const arch = won ? `M${(rounds - 1) * bay} ${rise + 2}V0H${width}V${rise + 2}Z` : "";
  const half = spot({ at: 0, chance: 0.5 })[1];
  return `<svg class="light-window ${small ? "small" : ""}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <clipPath id="${id}-bays"><path d="${all}"/></clipPath>
      <clipPath id="${id}-lit"><path d="${lit}"/></clipPath>
      <linearGradient id="${id}-up" x2="0" y2="1"><stop stop-color="#eaf6ff" stop-opacity=".5"/><stop offset=".5" stop-color="#bfe4ff" stop-opacity=".12"/><stop offset="1" stop-color="#071022" stop-opacity=".35"/></linearGradient>
      <filter id="${id}-blur" x="-5%" y="-40%" width="110%" height="180%"><feGaussianBlur stdDeviation="${small ? 5 : 11}"/></filter>
    </defs>
    <g class="spill" filter="url(#${id}-blur)"><path d="${lit}"/></g>
    <path d="${all}" class="stone"/>
    <g clip-path="url(#${id}-bays)">
      ${quarries(width, height, small ? 11 : 21)}
      <path d="${curve && `${curve}V-9H0Z`}" class="night"/>
      <path d="M${end} -9H${width}V${height}H${end}Z" class="night"/>
      <path d="${arch}" class="arch"/>
      <g clip-path="url(#${id}-lit)"><rect width="${width}" height="${height}" fill="url(#${id}-up)"/><path d="${curve}" class="rim" filter="url(#${id}-blur)"/></g>
      <path d="M0 ${half}H${width}" class="even"/>
      ${chosen ? `<rect x="${(chosen - 1) * bay}" width="${bay}" height="${height}" class="chosen-light"/>` : ""}
    </g>
    <path d="${all}" class="leads"/>
    ${chosen ? `<path d="${lancet(chosen - 1, 1)}" class="chosen-ring"/>` : ""}
    <path d="${curve}" class="curve"/>
    ${panes.map((pane) => (pane.grade === "luck" ? die(spot(pane), small) : sign(spot(pane), pane, pane.round === chosen, small))).join("")}
  </svg>`;
}

/** A line through the points, level at each. @param {[number, number][]} points */
const soft = (points) =>
  points.reduce((path, [x, y], i) => {
    if (!i) return `M${x} ${y}`;
    const [before, level] = points[i - 1];
    const middle = (before + x) / 2;
    return `${path}C${middle} ${level} ${middle} ${y} ${x} ${y}`;
  }, "");

/**
 * Small diamond panes, each of its own blue.
 * @param {number} width
 * @param {number} height
 * @param {number} size
 */
function quarries(width, height, size) {
  const [w, h] = [size, size * 1.35];
  let panes = "";
  for (let row = -1; row <= (2 * height) / h + 1; row++)
    for (let col = -1; col <= width / w + 1; col++) {
      const [x, y] = [(col + (row % 2 ? 0.5 : 0)) * w, (row * h) / 2];
      const glass = GLASS[hash(col, row) % GLASS.length];
      panes += `<path d="M${x} ${y - h / 2}l${w / 2} ${h / 2}-${w / 2} ${h / 2}-${w / 2}-${h / 2}Z" fill="${glass}"/>`;
    }
  return `<g class="quarries">${panes}</g>`;
}

/** @param {[number, number]} spot @param {Pane} pane @param {boolean} isChosen @param {boolean} small */
const sign = ([x, y], { grade }, isChosen, small) => {
  const size = small ? 18 : 26;
  return `<g class="moment-mark ${isChosen ? "on" : ""}"><circle cx="${x}" cy="${y}" r="${size * 0.66}"/>${signText(grade, x, y, size)}</g>`;
};

/** @param {[number, number]} spot @param {boolean} small */
const die = ([x, y], small) => {
  const s = small ? 6 : 9;
  const [low, side, pip] = [s * 0.8, s * 1.6, s * 0.32];
  return `<g class="luck-mark"><circle cx="${x}" cy="${y}" r="${s * 1.5}"/><rect x="${x - low}" y="${y - low}" width="${side}" height="${side}" rx="2.5"/><circle class="pip" cx="${x - pip}" cy="${y - pip}" r="${s * 0.2}"/><circle class="pip" cx="${x + pip}" cy="${y + pip}" r="${s * 0.2}"/></g>`;
};
