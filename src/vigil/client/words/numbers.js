/** Numbers and times, as people say them. */

const SMALL = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * "1 card", "3 cards".
 * @param {number} number
 * @param {string} one
 * @param {string} [many]
 */
export const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** @param {number} number */
export const countCards = (number) => count(number, "card");

/**
 * "twelve", "13".
 * @param {number} number
 */
export const spelled = (number) => SMALL[number] ?? String(number);

/**
 * "Ada, Bo and Cy".
 * @param {string[]} names
 */
export const listed = (names) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

/**
 * A length of time in its largest unit: "2 days", "14 minutes".
 * @param {number} seconds
 */
export function span(seconds) {
  if (seconds >= 2 * DAY) return count(Math.round(seconds / DAY), "day");
  if (seconds >= 2 * HOUR) return count(Math.round(seconds / HOUR), "hour");
  if (seconds >= MINUTE) return count(Math.round(seconds / MINUTE), "minute");
  return count(Math.max(0, Math.round(seconds)), "second");
}

/**
 * How long ago it was.
 * @param {number} moment  seconds since 1970
 */
export function ago(moment) {
  const passed = Date.now() / 1000 - moment;
  return passed < MINUTE ? "just now" : `${span(passed)} ago`;
}
