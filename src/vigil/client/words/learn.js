/** Words of the lessons that are not a lesson's own. */

import { count } from "./numbers.js";

export const LEARN = {
  heading: "Learn",
  lead: "Lessons at the table: one idea at a time, then a short game with a coach.",
  minutes: (/** @type {number} */ number) => `about ${count(number, "minute")}`,
  goOn: (/** @type {number} */ at, /** @type {number} */ ideas) => `go on, ${at} of ${ideas}`,
  done: "done; once more?",
  puzzles: "Puzzles, one for every day",
};

export const LESSON = {
  missing: "No such lesson",
  all: "All lessons",
  coming: "Laying the table …",
  left: (/** @type {number} */ minutes) => `about ${count(minutes, "minute")} left`,
  done: "all candles burnt",
  leave: "Leave, and take it up later",
  leaveShort: "Leave",
  goesHere: "it goes here",
  again: "Once more",
  why: "Why?",
  well: "Well done.",
  scores: (/** @type {number[]} */ [own, other]) =>
    `${own > other ? "You win" : own < other ? "Bo wins" : "A draw"}, ${Math.max(own, other)} to ${Math.min(own, other)}. `,
  begin: "Play the short game",
  later: "Later",
};
