/** Words of the puzzles. */

import { count, spelled } from "./numbers.js";

const DAY = 86_400_000;
const ORDER = ["First", "Second", "Third"];

export const PUZZLES = {
  heading: "Puzzles",
  lead: "Turns from games of bots. One move wins clearly more often than the others; bots that play Hard miss it.",
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
  ask: (/** @type {number} */ tries) =>
    `Press the move that wins most often; you have ${spelled(tries)} tries. Hidden cards were dealt anew.`,
  level: (/** @type {number} */ level) => `Difficulty ${level} of 5`,
  missed: "missed by Hard",
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
  rightWords: (/** @type {number} */ chance) => `It wins about ${chance} of 100 games from here.`,
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
  marked: (/** @type {number} */ chance, /** @type {number} */ at) =>
    at ? `move ${at} of the solution, ${chance} percent` : `${chance} percent`,
};
