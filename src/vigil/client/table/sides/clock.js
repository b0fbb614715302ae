/** Clocks: the server sends the time left at a moment; the client counts on from there. */

import { html, signal, useEffect } from "../../app/ui.js";
import { Icon } from "../../icons/icon.js";
import { CLOCK } from "../../words/table.js";

/** @typedef {import("../state/model.js").Table} Table */

const now = signal(Date.now() / 1000);
const LAST_PART = 0.1; // of the time: it is urgent then

/** The seconds that a seat has left; null without a clock. @param {Table} table @param {number} seat */
function leftOf({ match }, seat) {
  const left = match.seats[seat]?.clock ?? null;
  if (left === null) return null;
  return Math.max(0, runsFor(match, seat) ? left - Math.max(0, now.value - heard(match)) : left);
}

/** @param {import("../../net/protocol.js").MatchState} match @param {number} seat */
const runsFor = (match, seat) => match.deciding === seat && match.status === "playing";

/** @param {Table} table @param {number | null} seconds */
const isLast = ({ match }, seconds) =>
  seconds !== null && seconds < LAST_PART * (match.clock?.seconds ?? Number.POSITIVE_INFINITY);

/** What happens when one's own time is over; nothing as long as there is enough. @param {Table} table */
export function atZero(table) {
  const { match, seat, own } = table;
  if (!own || !runsFor(match, seat) || !isLast(table, leftOf(table, seat))) return null;
  const waits = match.seats.some(({ kind, yours }) => kind === "person" && !yours);
  return waits ? CLOCK.botPlaysOn : CLOCK.nobodyWaits;
}

/** Whether the clocks stand still: in a rematch they do until everybody has come. @param {Table} table */
export const clocksStand = ({ match, own }) =>
  own &&
  match.clock !== null &&
  match.status === "playing" &&
  match.seats.every(({ clock }) => clock === null);

/** One's own time, where one looks: beside what one has. @param {{table: Table}} props */
export const OwnClock = ({ table }) =>
  table.own && runsFor(table.match, table.seat) && html`<${ClockFace} table=${table} seat=${table.seat} />`;

/** @param {{table: Table, seat: number}} props */
export function ClockFace({ table, seat }) {
  const { match } = table;
  const seconds = leftOf(table, seat);
  const runs = seconds !== null && runsFor(match, seat);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => (now.value = Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (seconds === null) return null;
  const late = match.seats[seat].late;
  return html`<span
    class=${`clock ${runs ? "runs" : ""} ${isLast(table, seconds) ? "hurry" : ""}`}
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
