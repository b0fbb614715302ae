/** Words of the page on which a match ends. */

import { count, listed } from "./numbers.js";

export const END = {
  to: "to",
  you: "You",
  honor: "Honor",
  byTurn: "Honor, turn by turn",
  asIf: "tokens and cards, as if it had ended then",
  bestBuys: (/** @type {string | null} */ name) => `${name === null ? "Your" : `${name}'s`} best buys`,
  served: "their honor, and how often they served",
  honorUnit: "honor",
  used: " played or used",
  replay: "Replay",
  moments: (/** @type {number} */ moves, /** @type {number} */ turns) =>
    `${count(moves, "move")}, ${count(turns, "turn")} each; these brought most honor`,
  turn: (/** @type {number} */ number) => `Turn ${number}`,
  gained: (/** @type {string | null} */ name, /** @type {number} */ honor) =>
    `${name ?? "You"} gained ${honor} honor`,
  look: "Look",
  fromStart: "Replay from the start",
  next: "What next",
  review: "Review",
  decided: {
    turned: (/** @type {number} */ turn, /** @type {string | null} */ name, /** @type {number} */ honor) =>
      `Turn ${turn} decided it: with ${honor} honor ${name === null ? "you" : name} went ahead for good.`,
    led: (/** @type {number} */ turn, /** @type {string | null} */ name, /** @type {number} */ honor) =>
      `${name === null ? "You were" : `${name} was`} ahead from the start; turn ${turn} brought most, ${honor} honor.`,
  },
  lookAtIt: "Look at it",
  checkDeal: "The record, and how to check the deal",
  record: "The record",
  change: "Change the table",
  download: "Download record",
  share: "Share",
  table: "Look at the table",
  dealtFrom: "All cards were dealt from the seed",
  hash: ". Its hash was in the menu of the table from the first move on:",
  verify: ". Whoever has the record can deal it again:",
  command: (/** @type {string} */ match, /** @type {string | null} */ commitment) =>
    `vigil verify vigil-${match}.json --commitment ${commitment}`,
};

export const SHARE = {
  copied: "The link is in the clipboard.",
  copy: (/** @type {string} */ url) => `Copy this link: ${url}`,
};

export const CHART = {
  asTable: "As a table",
  turn: "Turn",
  ends: (/** @type {string} */ unit, /** @type {string[]} */ ends) => `${unit}: ${listed(ends)} at the end.`,
  changed: (/** @type {number} */ turn) => ` The lead last changed on turn ${turn}.`,
};

export const SCORES = {
  score: "Score",
  you: "You",
  tokens: "Honor tokens",
  total: "Total",
  team: "Team",
  cards: (/** @type {number[]} */ counts) => `${counts.join(" and ")} cards`,
};

/** The rows of the scores: the faction of the cards, or what else they are. */
export const SCORE_ROWS = {
  enlightened: "Enlightened",
  lifebound: "Lifebound",
  mechana: "Mechana",
  void: "Void",
  several: "Several factions",
  treasure: "Treasure",
  none: "No faction",
};
