/** Words of the deal of the day. */

import { count, listed } from "./numbers.js";

const DAY = 86_400_000;

/** "18 November". @param {string} day */
export const dayWords = (day) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

/** The day before or after another. @param {string} day @param {number} days */
export const dayAfter = (day, days) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

export const DEAL = {
  heading: "Deal of the day",
  more: (/** @type {string} */ day, /** @type {string} */ level) =>
    `${dayWords(day)}, the same cards for everybody, against ${level}`,
  lead: "Everybody gets these cards, in this order, and the same bot. You play them once, without undo and hints; afterwards you see what others did.",
  newcomer:
    "Your key is new here: the deal counts from tomorrow on, so that nobody rehearses. The one of yesterday is yours now.",
  over: "This deal is over. You can play it, but it counts no more.",
  play: "Play the deal",
  playIt: "Play it",
  goOn: "Go on",
  yesterday: "Play yesterday's deal",
  uncounted: "Play it, not counted",
  again: "Play it again, not counted",
  compare: "Compare",
  earlier: "Earlier deals",
  earlierLink: "earlier deals",
  next: (/** @type {string} */ time) => `The next one comes in ${time}.`,
  played: (/** @type {number} */ people) =>
    people ? `${count(people, "person has", "people have")} played it.` : "Nobody has played it yet.",
  howItWent: (/** @type {number} */ played, /** @type {number} */ won, /** @type {number} */ most) =>
    played ? `${share(won, played)} won; the best took ${most} honor.` : "Be the first.",
  commitment: "Committed",
  commitmentWords: (/** @type {string} */ hash) =>
    `The cards were drawn when the day began; the hash of their seed is ${hash}.`,
  seedWords: (/** @type {string} */ seed) => `Its seed was ${seed}.`,
  row: (/** @type {string[]} */ names) => `The first row: ${listed(names)}.`,
  loading: "Looking for the deal of the day …",
};

export const AFTER = {
  better: (/** @type {number} */ worse, /** @type {number} */ others) =>
    others ? `Better than ${Math.round((100 * worse) / others)} of 100` : "The first to play it",
  lone: "Nobody else has played it yet.",
  result: (/** @type {{won: boolean, honor: number, lead: number}} */ own) =>
    `you ${own.won ? "won" : "lost"} ${own.honor} to ${own.honor - own.lead}`,
  summary: (
    /** @type {string} */ day,
    /** @type {string} */ level,
    /** @type {string} */ result,
    /** @type {number} */ played,
  ) =>
    `Deal of the day, ${dayWords(day)}, against ${level}: ${result}. ${count(played, "person has", "people have")} played it.`,
  yourHonor: "your honor",
  middle: "middle",
  best: "best",
  everybody: "Everybody",
  everybodyMore: "honor at the end, among all who played",
  arcade: (/** @type {number[]} */ honors) =>
    `From ${Math.min(...honors)} to ${Math.max(...honors)} honor, ${count(honors.length, "game")}.`,
  you: "you",
  turns: "Turn by turn",
  turnsMore: "honor, tokens and cards, as your turns begin",
  cards: "Cards",
  honor: "Honor",
  unit: "honor",
  cardUnit: "cards",
  opening: "Where people parted",
  openingMore: "only where everything before was the same: that is the opening",
  few: "When ten have played, the opening is compared here, turn by turn. Later turns never are: no two games are alike by then.",
  turn: (/** @type {number} */ turn) => `Your turn ${turn}`,
  stood: (/** @type {number} */ people) => `${count(people, "person", "people")} stood exactly here`,
  nothing: "nothing",
  ofHundred: (/** @type {number} */ people, /** @type {number} */ all) =>
    `${Math.round((100 * people) / all)} of 100`,
  mean: (/** @type {number} */ honor) => `${honor} honor in the end, on average`,
  leaders: "The best",
  rank: (/** @type {{honor: number, lead: number, turns: number, won: boolean}} */ one) =>
    `${one.honor} honor, ${one.won || one.lead > 0 ? `ahead by ${one.lead}` : `behind by ${-one.lead}`}, ${count(one.turns, "turn")}`,
  left: "left unfinished",
  review: "Review your game",
  watch: "Watch the best line",
  share: "Share without spoiling",
  shared: "Copied: the place and six panes, no cards.",
  shareText: (/** @type {string} */ day, /** @type {string} */ place, /** @type {string} */ panes) =>
    `Vigil, deal of ${dayWords(day)}: ${place}\n${panes}`,
};

/** @param {number} part @param {number} all */
function share(part, all) {
  if (part === 0) return "Nobody";
  if (part === all) return all === 1 ? "They" : "All of them";
  const half = Math.abs(part / all - 0.5) < 0.05;
  return half ? "Half of them" : `${part} of them`;
}
