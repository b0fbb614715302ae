/** Words of the sill: what the game says, what it asks, and the buttons. */

import { count, countCards } from "./numbers.js";
import { listing } from "./spans.js";

/** @typedef {import("../net/protocol.js").Text} Text */

export const SILL = {
  label: "Prompt and resources",
  has: (/** @type {string | null | undefined} */ name) => (name === null ? "You have" : `${name} has`),
};

export const ACTS = {
  roll: "Roll",
  playAll: (/** @type {number} */ cards) => `Play all ${cards}`,
  endTurn: "End turn",
  endAnyway: "End it anyway",
  back: "Back",
  choose: "Choose",
  speed: "How fast moves are shown",
  skip: "Skip",
  rewind: "Go back",
  rewindTitle: "Go further back than the rules allow; the game is marked",
  undo: "Undo",
  undoTitle: "Take back the last move",
  noUndo: "Nothing can be taken back",
  hint: "Hint",
  pass: "Pass, I am out",
};

/** What the resources are called beside their number. */
export const RESOURCES = {
  rune: "rune",
  runes: "runes",
  power: "power",
  energy: "energy",
  insight: "insight",
  mechana: "for Mechana",
};

export const PROMPT = {
  offline: { title: "Connection lost", words: "Trying to reach the server; the game is safe." },
  closed: { title: "Disconnected", words: "The server closed this connection. Load the page again." },
  refused: "Not done",
  unsent: "Not connected: nothing was done.",
  endTurn: "End the turn?",
  leftOver: (/** @type {Text} */ things) => ["Still to be had: ", ...listing(things), "."],
  hint: "Hint",
  thinking: "Thinking …",
  advice: (/** @type {string} */ move) => `Hint: ${move}`,
  asks: (/** @type {string} */ opening) => `${opening} asks.`,
  causes: (/** @type {string} */ name, /** @type {string} */ opening) =>
    `${name} has brought this on: ${opening}.`,
  plays: (/** @type {string | null} */ name) => (name === null ? "You play" : `${name} plays`),
  lit: "Every lit card is a move: play, use, acquire or defeat.",
  nothingLeft: "Nothing is left to do but to end the turn.",
  yourTurn: "Your turn",
  yourLastTurn: "Your turn, in the last round",
  over: "The game is over",
  lastRound: "This is the last round.",
  moment: "A moment",
  deciding: (/** @type {string | null} */ name) =>
    name === null ? "You are to decide" : `${name} is to decide`,
  turnComes: "Your turn comes",
  isThinking: (/** @type {string} */ name) => `${name} is thinking`,
  late: (/** @type {string} */ name) => `${name} is out of time`,
  away: (/** @type {string} */ name) => `${name} has not moved for days`,
  goOn: "You need not wait any longer.",
};

/** What one can do when somebody is waited for in vain. */
export const OVERDUE = { takeOver: "Let a bot play on", end: "End the game", sure: "Really end it?" };

/** What a turn would leave undone. */
export const LEFT_OVER = {
  cards: (/** @type {number} */ number) => countCards(number),
  uses: (/** @type {number} */ number) => count(number, "use of a card", "uses of cards"),
  die: "the die",
};

export const QUESTION = {
  label: "Question",
  /** How far an auction has come. @param {string} card @param {string | null} name @param {number} bid @returns {Text} */
  bids: (card, name, bid) => [
    "Auction for the effect of ",
    { text: card, card },
    name === null ? ": no bid yet." : `: ${name} has bid ${bid}.`,
  ],
  asks: (/** @type {string} */ opening) => `${opening} asks`,
  auction: "The winner pays the bid in insight and has the effect once. The others pay nothing.",
  pile: "Every lit card is a move.",
  pick: "Pick a lit card",
  choose: "Choose",
  decline: (/** @type {string} */ label) => `, or ${label}`,
};

export const NAMING = {
  label: "The name of a card",
  placeholder: "Part of a name",
  list: "Cards that fit",
  found: (/** @type {number} */ fitting, /** @type {number} */ all) =>
    fitting ? `${fitting} of ${count(all, "card")}` : "No card of this game is called so.",
  name: (/** @type {string} */ card) => `Name ${card}`,
  none: "Name a card",
};

export const AUCTION = {
  label: "Auction",
  heading: (/** @type {string} */ card) => `Auction: ${card}`,
  toBid: "yours to bid",
  bid: "Bid",
  more: "Higher bids",
  out: "out",
  leads: "leads",
  yours: "your call",
  in: "still in",
  noBid: "–",
  insight: (/** @type {number} */ number) => `${number} insight`,
};
