/** Clocks: the server sends the time left at a moment; the client counts on from there. */

import { html, signal, useEffect } from "../../app/ui.js";
import { Icon } from "../../icons/icon.js";
import { CLOCK } from "../../words/table.js";

/** @typedef {import("../state/model.js").Table} Table */

const now = signal(Date.now() / 1000);
const HURRY = 60;

/** @param {{table: Table, seat: number}} props */
export function ClockFace({ table, seat }) {
  const { match } = table;
  const left = match.seats[seat]?.clock ?? null;
  const runs = left !== null && match.deciding === seat && match.status === "playing";
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => (now.value = Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (left === null) return null;
  const seconds = Math.max(0, runs ? left - Math.max(0, now.value - heard(match)) : left);
  const late = match.seats[seat].late;
  return html`<span
    class=${`clock ${runs ? "runs" : ""} ${seconds < HURRY ? "hurry" : ""}`}
    role="timer"
    aria-label=${CLOCK.left(spoken(seconds))}
  >
    <${Icon} name="clock" /> ${late ? CLOCK.late : face(seconds)}
  </span>`;
}

/** When each match was received, by this device's clock. @type {WeakMap<import("../../net/protocol.js").MatchState, number>} */
const heardAt = new WeakMap();

/** @param {import("../../net/protocol.js").MatchState} match */
function heard(match) {
  const known = heardAt.get(match) ?? Date.now() / 1000;
  heardAt.set(match, known);
  return known;
}

const DAY = 86_400;

/** @param {number} seconds */
function face(seconds) {
  if (seconds >= 2 * DAY) return CLOCK.days(Math.floor(seconds / DAY));
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    Math.floor(seconds % 60),
  ];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** @param {number} seconds */
const spoken = (seconds) =>
  seconds >= 60 ? CLOCK.minutes(Math.round(seconds / 60)) : CLOCK.seconds(Math.floor(seconds));
