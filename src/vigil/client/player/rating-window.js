/** A rating over the months: lit glass up to it, and around the line how far it may be off. */

import { html } from "../app/ui.js";
import { lightWindow, riseOf } from "../review/light-window.js";
import { PROFILE } from "../words/player.js";

/** @typedef {import("../net/protocol.js").RatingPoint} RatingPoint */

const MONTH = 30.44 * 86400;
const MOST = 12; // lancets
const FEWEST = 4;
const ROOM = 60; // points above and below

/** @param {{history: RatingPoint[], marks: import("./parts.js").BotMark[], width: number, height: number, small: boolean}} props */
export function RatingWindow({ history, marks, width, height, small }) {
  const bays = baysOf(history);
  const bay = width / bays.length;
  const low = Math.min(...history.map(({ rating, margin }) => rating - margin), 1400) - ROOM;
  const high = Math.max(...history.map(({ rating, margin }) => rating + margin), 1600) + ROOM;
  /** @param {number} rating */
  const share = (rating) => (rating - low) / (high - low);
  /** @param {number} rating */
  const y = (rating) => height - 1 - share(rating) * (height - 3 - riseOf(bay, height));
  const start = startOf(history);
  const points = history.map((point) => ({ ...point, where: (point.at - start) / MONTH }));
  const shown = points.filter(({ where }) => where >= 0);
  /** @param {(point: RatingPoint) => number} value */
  const line = (value) =>
    shown.map((point) => /** @type {[number, number]} */ ([point.where * bay, y(value(point))]));
  const glass = lightWindow({
    points: shown.map(({ where, rating }) => ({ at: where, chance: share(rating) })),
    rounds: bays.length,
    panes: [],
    chosen: 0,
    width,
    height,
    small,
  });
  const now = shown.at(-1);
  const spoken = now
    ? PROFILE.window(bays[0].long, bays[bays.length - 1].long, shown[0].rating, now.rating)
    : PROFILE.dark;
  const up = line(({ rating, margin }) => rating + margin);
  const down = line(({ rating, margin }) => rating - margin).reverse();
  return html`<figure class="rated-window">
    <div class="glass" style=${{ width: `${width}px`, height: `${height}px` }} role="img" aria-label=${spoken}>
      <div dangerouslySetInnerHTML=${{ __html: glass }} />
      <svg class="band-over" viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height} aria-hidden="true">
        ${marks
          .filter(({ rating }) => rating > low && rating < high)
          .map(
            ({ title, rating }) => html`<g class="level-mark">
              <path d=${`M0 ${y(rating)}H${width + (small ? 0 : 10)}`} />
              ${!small && html`<text x=${width + 16} y=${y(rating) + 4}><tspan>${title}</tspan> ${rating}</text>`}
            </g>`,
          )}
        ${shown.length > 1 && html`<path class="uncertain" d=${`${path(up, "M")}${path(down, "L")}Z`} />`}
        ${
          shown.length > 1 &&
          html`<path class="rated-line" d=${path(
            line(({ rating }) => rating),
            "M",
          )} />`
        }
        ${now ? html`<circle class="rated-now" cx=${now.where * bay} cy=${y(now.rating)} r=${small ? 4 : 6} />` : html`<path class="unlit-line" d=${`M0 ${y(1500)}H${width}`} />`}
      </svg>
    </div>
    <ol class="months" style=${{ width: `${width}px` }} aria-hidden="true">
      ${bays.map(({ short }) => html`<li>${small ? short[0] : short}</li>`)}
    </ol>
  </figure>`;
}

/** Where a window begins: with the first game, if that is not too long ago. @param {RatingPoint[]} history */
function startOf(history) {
  const last = history.at(-1)?.at ?? Date.now() / 1000;
  return Math.max(history[0]?.at ?? last, last - (MOST - 0.25) * MONTH);
}

/** The months of a window. @param {RatingPoint[]} history */
function baysOf(history) {
  const start = startOf(history);
  const last = history.at(-1)?.at ?? start;
  const number = Math.min(MOST, Math.max(FEWEST, Math.ceil((last - start) / MONTH + 0.25)));
  return Array.from({ length: number }, (_, index) => {
    const day = new Date((start + (index + 0.5) * MONTH) * 1000);
    return {
      short: day.toLocaleDateString("en", { month: "short" }),
      long: day.toLocaleDateString("en", { month: "long" }),
    };
  });
}

/**
 * A soft line through points.
 * @param {[number, number][]} points
 * @param {string} first
 */
function path(points, first) {
  const parts = points.map(([x, y], index) => {
    if (!index) return `${first}${x.toFixed(1)} ${y.toFixed(1)}`;
    const [beforeX, beforeY] = points[index - 1];
    const middle = ((beforeX + x) / 2).toFixed(1);
    return `C${middle} ${beforeY.toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return parts.join("");
}
