/** How good one is, with how far that may be off, and how it went lately. */

import { html, useEffect, useState } from "../app/ui.js";
import { get } from "../net/api.js";
import { Change, Rating } from "../player/parts.js";
import { MEMBER } from "../words/member.js";

/** @typedef {import("../net/protocol.js").RatingCourse} Course */

const WIDTH = 110;
const HEIGHT = 36;
const ROOM = 4; // for the dot at its end
const FEWEST = 2; // points that make a line

export function OwnRating() {
  const [found, setFound] = useState(/** @type {Course | null} */ (null));
  useEffect(() => void get("/api/player/course").then(setFound, () => {}), []);
  if (found && !found.state) return null;
  return html`<a class="my-rating" href="/profile">
    <span class="sr">${MEMBER.rating} </span>
    ${found && found.points.length >= FEWEST && html`<${Line} points=${found.points} />`}
    <span>
      ${found?.state ? html`<${Rating} ...${found.state} />` : html`<b class="num">–</b>`}
      ${found && html`<small class="of-week"><${Change} by=${found.week} /> ${MEMBER.thisWeek}</small>`}
    </span>
  </a>`;
}

/** The last ratings as a line with light below it. @param {{points: number[]}} props */
function Line({ points }) {
  const low = Math.min(...points);
  const high = Math.max(...points, low + 1);
  const places = points.map((rating, index) => [
    ROOM + (index / (points.length - 1)) * (WIDTH - 2 * ROOM),
    HEIGHT - ROOM - ((rating - low) / (high - low)) * (HEIGHT - 3 * ROOM),
  ]);
  const line = places.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const [x, y] = places[places.length - 1];
  return html`<svg class="spark" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} width=${WIDTH} height=${HEIGHT} aria-hidden="true">
    <path class="spark-light" d=${`M${line}L${WIDTH - ROOM} ${HEIGHT}L${ROOM} ${HEIGHT}Z`} />
    <path class="spark-line" d=${`M${line}`} /><circle cx=${x} cy=${y} r="3.2" />
  </svg>`;
}
