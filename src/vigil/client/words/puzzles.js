/** Words of the puzzles. */

import { count, spelled } from "./numbers.js";

const DAY = 86_400_000;
const ORDER = ["First", "Second", "Third"];

export const PUZZLES = {
  heading: "Puzzles",
  lead: "Turns from games of bots, in which some moves win clearly more often than the others. What plays the obvious misses them.",
  rating: (/** @type {number} */ rating, /** @type {boolean} */ unsure) => `${rating}${unsure ? "?" : ""}`,
  yourRating: "Your rating",
  firstTries: (/** @type {number} */ solved, /** @type {number} */ tries) =>
    `${solved} of ${count(tries, "puzzle")} solved at the first try`,
  unrated: "Your first try at a puzzle counts: it gives you a rating, and the puzzle its own.",
  random: "One for you",
  theme: "Theme",
  anyTheme: "Any theme",
  /** @type {Record<string, string>} */
  themes: {
    end: "The end is near",
    leaving: "What to leave",
    banishing: "Banishing",
    order: "The right order",
    purse: "The purse",
    fighting: "Monsters",
    card: "One card of many",
  },
  moves: (/** @type {number} */ steps) => count(steps, "move"),
  solvers: (/** @type {number} */ solved, /** @type {number} */ tries) =>
    tries ? `${solved} of ${tries} at the first try` : "",
  today: "Puzzle of the day",
  date: (/** @type {number} */ day) =>
    new Date(day * DAY).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }),
  streak: (/** @type {number} */ days) =>
    days ? `${count(days, "day")} in a row` : "Solve the puzzle of the day to begin a streak",
  all: "All puzzles",
  progress: (/** @type {number} */ solved, /** @type {number} */ all) => `${solved} of ${all} solved`,
  set: "Set",
  anySet: "Any set",
  difficulty: "Difficulty",
  anyDifficulty: "Any difficulty",
  state: "Show",
  anyState: "All",
  open: "Not solved yet",
  done: "Solved",
  level: (/** @type {number} */ level) => `difficulty ${level} of 5`,
  solved: (/** @type {number} */ tries) => `solved in ${count(tries, "try", "tries")}`,
  none: "No puzzle is like that.",
  days: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
};

export const PUZZLE = {
  name: (/** @type {string} */ id) => `Puzzle ${id.replace(/^0+(?=.)/, "")}`,
  missing: "No such puzzle",
  gone: "It may be one of another version of Vigil: puzzles that turned out to be unclear are replaced.",
  coming: "Laying the table …",
  ask: "Make the move that wins most often. What is turned up then is the same for everybody.",
  onwards: "Right.",
  more: "Go on: the turn is not over, and it matters what you do next.",
  near: "Close.",
  nearWords: (/** @type {string} */ move) =>
    `${move} is nearly as good, but there is better. It does not count.`,
  close: "close",
  rated: (/** @type {number} */ rating) => `rated ${rating}`,
  rating: (/** @type {number} */ rating, /** @type {number} */ change) =>
    `Your rating: ${rating} (${change < 0 ? "−" : "+"}${Math.abs(change)})`,
  firstCounts: "the first one counts",
  because: (/** @type {string} */ move, /** @type {string} */ reason) =>
    reason ? `${move}, because ${reason}.` : `${move} wins most often.`,
  tempting: (/** @type {string} */ move, /** @type {number} */ cost, /** @type {string} */ reason) =>
    `${move} would win ${cost} fewer games in 100${reason ? `: ${reason}` : ""}.`,
  level: (/** @type {number} */ level) => `Difficulty ${level} of 5`,
  tryNumber: (/** @type {number} */ number, /** @type {number} */ of) =>
    `${ORDER[number - 1] ?? number} try of ${spelled(of)}`,
  before: (/** @type {number} */ tries) => `you solved it before, in ${count(tries, "try", "tries")}`,
  unsolved: "not solved this time",
  wrong: (/** @type {string} */ move, /** @type {number} */ points) =>
    `${move} wins ${points} fewer games in 100 than the best move.`,
  again: (/** @type {number} */ left) =>
    `Not yet: ${left === 1 ? "one try is" : `${spelled(left)} tries are`} left.`,
  asking: "A moment …",
  right: "That is it.",
  solved: "Solved",
  shown: (/** @type {string} */ move) => `${move} was the move.`,
  tries: "Your tries",
  short: (/** @type {number} */ points) => `−${points}`,
  brings: "What each move brings",
  legend: "Of 100 games from here, so many are won.",
  line: "The line",
  show: "Show me",
  compare: "Compare moves",
  share: "Share",
  next: "Next puzzle",
  all: "All puzzles",
  today: "Puzzle of the day",
  marked: (/** @type {number} */ chance, /** @type {boolean} */ isBest) =>
    isBest ? `the best move, ${chance} percent` : `${chance} percent`,
};
