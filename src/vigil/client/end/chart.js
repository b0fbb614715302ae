/** Lines over the turns of a game, with the same as a sentence and as a table. */

import { html, useEffect, useRef, useState } from "../app/ui.js";
import { CHART } from "../words/end.js";

/** @typedef {{name: string, values: number[]}} Line */

const HEIGHT = 250;
const LEFT = 34;
const RIGHT = 112;
const TOP = 12;
const BOTTOM = 26;
const APART = 18;
const MARKED = 14; // pixels from turn to turn, below which marks only blur the lines

/** Told apart by colour, dashes and marks. */
const LOOKS = [
  { colour: "var(--ivory)", dashes: "", mark: "M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z" },
  { colour: "var(--e-enlightened)", dashes: "2 6", mark: "M0 -4.5L4.5 0L0 4.5L-4.5 0z" },
  { colour: "var(--e-lifebound)", dashes: "9 5", mark: "M-3.5 -3.5h7v7h-7z" },
  { colour: "var(--e-void)", dashes: "12 4 2 4", mark: "M0 -4.5L4 3.5H-4z" },
  { colour: "var(--e-monster)", dashes: "4 4", mark: "M0 4.5L4 -3.5H-4z" },
  { colour: "var(--e-treasure)", dashes: "16 4", mark: "M-4 -1h8v2h-8zM-1 -4h2v8h-2z" },
];

/**
 * One value a turn for every line.
 * @param {{lines: Line[], turns: number[], unit: string}} props
 */
export function Chart({ lines, turns, unit }) {
  const [figure, width] = useWidth();
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const highest = Math.max(1, ...lines.flatMap(({ values }) => values));
  const step = niceStep(highest);
  const top = step * Math.ceil(highest / step);
  /** @param {number} index */
  const x = (index) => LEFT + (index * (width - LEFT - RIGHT)) / last;
  /** @param {number} value */
  const y = (value) => HEIGHT - BOTTOM - (value * (HEIGHT - TOP - BOTTOM)) / top;
  const labels = spread(lines.map(({ values }) => y(values[values.length - 1] ?? 0)));
  return html`<figure class="chart" ref=${figure}>
    <svg viewBox="0 0 ${width} ${HEIGHT}" height=${HEIGHT} role="img" aria-labelledby="chart-says">
      ${range(top / step).map((level) => html`<${Level} value=${level * step} y=${y(level * step)} right=${width - RIGHT} />`)}
      ${range(last)
        .filter((index) => turns[index] !== turns[index - 1])
        .filter((_, place, all) => place % Math.ceil((all.length * 45) / width) === 0)
        .map(
          (index) => html`<text x=${x(index)} y=${HEIGHT - 6} text-anchor="middle">${turns[index]}</text>`,
        )}
      ${lines.map(({ name, values }, index) => {
        const points = values.map((value, turn) => [x(turn), y(value)]);
        const look = LOOKS[index];
        const end = values.length - 1;
        return html`<${Curve} points=${points} look=${look} floor=${index === 0 ? y(0) : null} />
          <text class="name" x=${x(end) + 14} y=${labels[index] + 5} fill=${look.colour}>${shortened(name)} ${values[end]}</text>`;
      })}
    </svg>
    <figcaption id="chart-says">${summary(lines, turns, unit)}</figcaption>
    <details>
      <summary>${CHART.asTable}</summary>
      <${AsTable} lines=${lines} turns=${turns} />
    </details>
  </figure>`;
}

/** How wide the chart is drawn, so that its words have their proper size. */
function useWidth() {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(800);
  useEffect(() => {
    const observer = new ResizeObserver(([{ contentRect }]) =>
      setWidth(Math.max(280, Math.round(contentRect.width))),
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return /** @type {const} */ ([element, width]);
}

/** @param {{value: number, y: number, right: number}} props */
function Level({ value, y, right }) {
  return html`<path d="M${LEFT} ${y}H${right}" stroke="var(--line-soft)" /><text x=${LEFT - 8} y=${y + 4} text-anchor="end">${value}</text>`;
}

/** @param {{points: number[][], look: typeof LOOKS[number], floor: number | null}} props */
function Curve({ points, look: { colour, dashes, mark }, floor }) {
  const path = points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const [first, end] = [points[0], points[points.length - 1]];
  const isMarked = end[0] - first[0] > MARKED * points.length;
  return html`<g stroke-linejoin="round" stroke-linecap="round">
    ${floor !== null && html`<path d="${path}L${end[0]} ${floor}L${first[0]} ${floor}Z" fill=${colour} fill-opacity=".1" />`}
    <path d=${path} fill="none" stroke=${colour} stroke-width="2.5" stroke-dasharray=${dashes} />
    ${isMarked && points.map(([x, y]) => html`<path d=${mark} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill=${colour} />`)}
  </g>`;
}

/** @param {{lines: Line[], turns: number[]}} props */
function AsTable({ lines, turns }) {
  return html`<div class="scrolled"><table class="sum">
    <thead><tr><th scope="col">${CHART.turn}</th>${lines.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>
      ${turns.map((turn, index) => html`<tr><th scope="row">${turn}</th>${lines.map(({ values }) => html`<td>${values[index] ?? ""}</td>`)}</tr>`)}
    </tbody>
  </table></div>`;
}

/**
 * The final values, and when the lead last changed.
 * @param {Line[]} lines
 * @param {number[]} turns
 * @param {string} unit
 */
function summary(lines, turns, unit) {
  const ends = lines.map(({ name, values }) => `${name} ${values[values.length - 1]}`);
  const changed = lastChange(lines);
  return CHART.ends(unit, ends) + (changed ? CHART.changed(turns[changed]) : "");
}

/**
 * The index from which the final leader has led; 0 if from the start, or if nobody leads.
 * @param {Line[]} lines
 */
function lastChange(lines) {
  const length = lines[0].values.length;
  /** @param {number} index */
  const leader = (index) => {
    const now = lines.map(({ values }) => values[index]);
    const best = Math.max(...now);
    return now.filter((value) => value === best).length > 1 ? -1 : now.indexOf(best);
  };
  const last = leader(length - 1);
  if (last < 0) return 0;
  for (let index = length - 2; index >= 0; index--) if (leader(index) !== last) return index + 1;
  return 0;
}

/** @param {number} top */
const niceStep = (top) => [1, 2, 5, 10, 20, 50, 100].find((step) => top / step <= 5) ?? 200;

/** @param {number} end */
const range = (end) => [...Array(Math.floor(end) + 1).keys()];

/** @param {string} name */
const shortened = (name) => (name.length > 9 ? `${name.slice(0, 8)}…` : name);

/**
 * Labels moved apart until none covers another.
 * @param {number[]} wanted
 */
function spread(wanted) {
  const placed = [...wanted];
  const order = [...wanted.keys()].sort((a, b) => wanted[a] - wanted[b]);
  order.forEach((index, rank) => {
    if (rank) placed[index] = Math.max(placed[index], placed[order[rank - 1]] + APART);
  });
  const over = Math.max(0, placed[order[order.length - 1]] - (HEIGHT - BOTTOM));
  return placed.map((y) => y - over);
}
