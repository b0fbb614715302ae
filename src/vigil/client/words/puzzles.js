/** Words of the puzzles. */

import { count } from "./numbers.js";

export const PUZZLES = {
  heading: "Puzzles",
  lead: "Turns from games of bots in which one move is clearly best, and which Hard misses.",
  today: "The puzzle of the day",
  streak: (/** @type {number} */ days) => (days ? `${count(days, "day")} in a row` : "Begin a row of days"),
  all: "All puzzles",
  set: "Set",
  anySet: "Any set",
  difficulty: "Difficulty",
  anyDifficulty: "Any difficulty",
  level: (/** @type {number} */ level) => `difficulty ${level} of 5`,
  solved: (/** @type {number} */ tries) => `solved in ${count(tries, "try", "tries")}`,
  unsolved: "not solved yet",
  none: "No puzzle is like that.",
  days: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
};

export const PUZZLE = {
  name: (/** @type {string} */ id) => `Puzzle ${id}`,
  missing: "No such puzzle",
  coming: "Laying the table …",
  ask: "Press the move that wins most often. What is hidden was dealt anew.",
  wrong: (/** @type {string} */ move, /** @type {number} */ points) =>
    `${move} brings ${points} points less than the best move.`,
  again: "Not yet: try another move.",
  right: "That is it.",
  rightWords: (/** @type {number} */ chance) => `It wins about ${chance} of 100 games from here.`,
  shown: (/** @type {string} */ move) => `${move} was the move.`,
  tries: "Your tries",
  noTries: "none yet",
  brings: "What each move brings",
  line: "The line",
  show: "Show me",
  next: "Next puzzle",
  all: "All puzzles",
};
