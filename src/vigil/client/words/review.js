/** Words of reviews. The reasons come from the server. */

import { count, listed } from "./numbers.js";
import { rivalName } from "./verdict.js";

/** @typedef {import("../net/protocol.js").Judged} Judged */
/** @typedef {import("../net/protocol.js").Candidate} Candidate */
/** @typedef {import("../net/protocol.js").Verb} Verb */

/** @type {Record<string, string>} */
export const GRADES = {
  best: "Best",
  good: "Good",
  inaccuracy: "Inaccuracy",
  mistake: "Mistake",
  blunder: "Blunder",
  only: "Only move",
};

/** @type {Record<string, string>} */
export const ACCURACIES = {
  opening: "opening",
  middle: "middle",
  end: "end",
  buying: "buying",
  fighting: "fighting",
  banishing: "banishing",
  order: "order",
};

export const REVIEW = {
  title: "Review",
  none: "No review",
  asking: "Asking for the review",
  unfinished: "This game is not over yet: a review looks back at a whole game.",
  toTable: "To the table",
  games: "My games",
  progress: (/** @type {number} */ done, /** @type {number} */ total) =>
    total ? `turn ${done} of ${total}` : "it begins in a moment",
  stop: "Stop",
  stopped: "The review was stopped.",
  again: "Review it again",
  deeper: "Let Master look at it",
  byMaster: "Judged by Master.",
  split: "What made the result, in points of the chance",
  start: "start",
  result: "result",
  decisions: "Your decisions",
  draws: "Your draws",
  row: "The row",
  others: (/** @type {number} */ number) => `${number} others`,
  seenBy: (/** @type {string} */ name) => `by ${name}`,
  seenByYou: "seen by you",
  window: "Turn",
  caption: (/** @type {number} */ rounds, /** @type {number} */ start, /** @type {number} */ end) =>
    `The chance of winning over ${count(rounds, "turn")}: ${percent(start)} at the start, ${percent(end)} at the end. A table follows.`,
  round: (/** @type {number} */ round, /** @type {string} */ from, /** @type {string} */ to) =>
    `Turn ${round}: ${from} to ${to} percent`,
  moments: "The costliest moments",
  noMoments: "No decision cost much.",
  moment: (/** @type {Judged} */ judged) => `${GRADES[judged.grade]}, turn ${judged.round}`,
  lost: (/** @type {string} */ points) => `, ${points} points lost`,
  better: (/** @type {string} */ points) => `better +${points}`,
  turn: (/** @type {number} */ round) => `Turn ${round}`,
  span: (/** @type {string} */ from, /** @type {string} */ to) => `${from} → ${to}`,
  luckOf: (/** @type {string} */ draws, /** @type {string} */ row, /** @type {string[]} */ others) =>
    [`Your draws ${draws}`, `the row ${row}`, ...others].join(", "),
  luckiest: (/** @type {number} */ round, /** @type {string} */ change) =>
    `Luckiest: turn ${round}, ${change}.`,
  unluckiest: (/** @type {number} */ round, /** @type {string} */ change) =>
    `Unluckiest: turn ${round}, ${change}.`,
  bestBuy: (/** @type {string} */ card, /** @type {string} */ gain) => `Best buy: ${card}, ${gain}.`,
  accuracy: "Accuracy",
  /** What accuracy counts. @param {number} decisions */
  counts: (decisions) => `over ${count(decisions, "choice")}: 100 is always the best move, 0 any move`,
  nothing: "–",
  next: "What next",
  retry: "Retry from here",
  replay: "Replay",
  nextMoment: "Next moment",
  back: "Back",
  table: "The chance, turn by turn",
  chance: "Chance",
  taken: "taken",
  betterMark: "better",
  marked: {
    taken: (/** @type {string} */ chance) => `taken, ${chance} percent`,
    better: (/** @type {string} */ chance) => `better, ${chance} percent`,
    chance: (/** @type {string} */ chance) => `${chance} percent`,
  },
  heading: (
    /** @type {number} */ round,
    /** @type {string} */ did,
    /** @type {string} */ from,
    /** @type {string} */ to,
  ) => `Turn ${round}: ${did}, ${from} → ${to}`,
  toReview: "Review",
  legend: "Numbers are your chance of winning after the move, as far as you could know then.",
  line: (/** @type {string[]} */ moves) => `The line: ${moves.join(", ")}.`,
};

/** What was done to a card, in the past; null for what is no deed on one. @type {Record<Verb, string | null>} */
const DID = {
  acquire: "took",
  defeat: "defeated",
  play: "played",
  use: "used",
  banish: "banished",
  discard: "discarded",
  destroy: "destroyed",
  return: "returned",
  copy: "copied",
  keep: "kept",
  energize: "energized",
  take: "took",
  put: "put away",
  move: "moved",
  "name card": "named",
  "end turn": null,
  roll: null,
  choose: null,
  "put under": null,
  first: null,
  name: null,
  opponent: null,
  bid: null,
  pass: null,
  decline: null,
};

/** The same where the card alone would mislead. @type {Partial<Record<Verb, string>>} */
const DOING = {
  play: "Playing ",
  use: "Using ",
  banish: "Banishing ",
  discard: "Discarding ",
  destroy: "Destroying ",
  put: "Putting away ",
  "name card": "Naming ",
};

/** A candidate's verb: the reviewer knows it as a string. @param {Candidate} candidate */
const verbOf = ({ verb }) => /** @type {Verb} */ (verb);

/** A true minus sign. @param {number} change  a share */
export function signed(change) {
  const points = Math.round(100 * change);
  return signedPoints(points);
}

/** @param {number} points */
export const signedPoints = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** @param {number} chance */
export const percent = (chance) => `${Math.round(100 * chance)}`;

/** @param {import("../net/protocol.js").MatchState} match @param {number} seat */
export const nameOf = (match, seat) => (seat < 0 ? rivalName(match) : match.seats[seat].name);

/** What was done, in the past. @param {Candidate} taken */
export const did = (taken) => (taken.card && DID[verbOf(taken)] ? `you ${DID[verbOf(taken)]}` : "you chose");

/** @param {Judged} judged */
export function sentenceOf({ taken, best, loss, reason }) {
  const done = DID[verbOf(taken)];
  const first = taken.card && done ? `You ${done} ${taken.card}.` : ended(taken);
  const points = Math.round(100 * loss);
  return {
    first,
    better: `${better(best)} was worth ${count(points, "point")} more`,
    because: reason ? `, because ${reason}.` : ".",
  };
}

/** @param {Candidate} taken */
const ended = ({ verb, move }) => (verb === "end turn" ? "You ended the turn." : `You chose “${move}”.`);

/** @param {Candidate} best */
function better(best) {
  const { card, move } = best;
  const verb = verbOf(best);
  if (verb === "end turn") return "Ending the turn";
  if (verb === "decline") return "Declining";
  return card ? `${DOING[verb] ?? ""}${card}` : `“${move}”`;
}

/** "Blunder, −12". @param {Judged} judged */
export const gradeWords = ({ grade, loss }) =>
  loss > 0 ? `${GRADES[grade]}, ${signed(-loss)}` : GRADES[grade];

/** "you acquire Landtalker". @param {Judged} judged */
export const takenWords = ({ taken }) => `you ${taken.move}`;

/**
 * A line of the turn's moves: "Play Mystic and Apprentice ×4".
 * @param {Judged[]} judged
 */
export function lineWords(judged) {
  const [first] = judged;
  if (judged.length === 1) return capital(first.taken.move) + brought(first);
  return `Play ${tally(judged.map(({ taken }) => taken.card ?? ""))}`;
}

/** Cards by their names, equal ones together: "Mystic and Apprentice ×4". @param {string[]} names */
function tally(names) {
  /** @type {Map<string, number>} */
  const cards = new Map();
  for (const name of names) cards.set(name, (cards.get(name) ?? 0) + 1);
  return listed([...cards].map(([name, number]) => (number > 1 ? `${name} ×${number}` : name)));
}

/** @param {Judged} judged */
function brought({ drew, turned }) {
  const told = [];
  if (drew.length) told.push(`draw ${tally(drew)}`);
  if (turned.length) told.push(`the row brings ${tally(turned)}`);
  return told.map((words) => `, ${words}`).join("");
}

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The headline while a review is made.
 * @param {number} done
 * @param {number} total
 */
export const underWay = (done, total) => `Looking at every move: ${REVIEW.progress(done, total)}.`;
