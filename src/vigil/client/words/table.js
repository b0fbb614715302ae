/** Words of the table: its parts, its piles, who sits there, and the log. */

import { count, countCards, listed } from "./numbers.js";

export const TABLE = {
  heading: (/** @type {number} */ turn) => `Vigil: turn ${turn}`,
  coming: "Coming to the table",
  unreachable: "The server cannot be reached. Trying again …",
  missing: "No table to sit at",
  home: "Home",
  games: "My games",
  logo: "Vigil, home",
  name: "Vigil",
  tools: "Table",
  turn: (/** @type {number} */ number) => `Turn ${number}`,
  clock: (/** @type {string} */ span, /** @type {string} */ per) => `${span} a ${per}`,
  noClock: "no clock",
  takenBack: ", taken back",
  resumed: ", went on from a saved position after a correction",
  chosen: ", chosen deal",
  seen: ", a hand was seen",
  helped: ", bots may help",
  coached: ", with a coach",
  rulesLabel: "Rules and rulings",
  rules: "Rules",
  toEnd: "How it ended",
  log: "Log",
  logWith: (/** @type {number} */ remarks) => `Log, ${count(remarks, "new remark")}`,
  menu: "Menu",
};

/** What the tab of the browser says, and what is heard. */
export const ANNOUNCER = {
  yourTurn: "Your turn",
  asked: "You are asked",
  over: "Game over",
  waiting: "At the table",
  thinking: (/** @type {string} */ name) => `${name} is thinking`,
  turn: (/** @type {number} */ number) => `Your turn, number ${number}.`,
  cards: (/** @type {number} */ number) => `${countCards(number)} to choose from`,
  naming: "type a part of its name",
  decline: (/** @type {string} */ label) => `or ${label}`,
  asks: (/** @type {string} */ opening) => `${opening} asks: `,
};

export const CENTER = {
  row: "Center row",
  rowLabel: (/** @type {number} */ cards) => `Center row, ${cards} cards`,
  auctioned: "up for auction",
  new: "new",
  rolled: (/** @type {number} */ number) => `rolled ${number}`,
  always: "Always available",
  alwaysLabel: (/** @type {number} */ cards) => `Always available, ${cards} cards`,
  piles: "Center deck and void",
  deck: { name: "center deck", short: "deck" },
  void: { name: "void", short: "void" },
  lastRound: "last round",
  pool: (/** @type {number} */ full) => `of ${full} honor`,
  poolLabel: (/** @type {number} */ left, /** @type {number} */ full) =>
    `Honor pool: ${left} of ${full} honor left`,
};

export const PILE = {
  label: (/** @type {number} */ number, /** @type {string} */ short, /** @type {string} */ name) =>
    `${number} ${short}: look into the ${name}`,
  title: (/** @type {string} */ name) => `Look into the ${name}`,
};

export const SIDES = {
  you: "You",
  onTurn: "your turn",
  off: "you",
  inCards: "in the cards",
  endedNow: "if it ended now",
  playedLabel: (/** @type {number} */ cards) => `${cards} played this turn: look`,
  deck: { name: "deck", short: "deck" },
  discard: { name: "discard", short: "discard" },
  constructsLabel: (/** @type {number} */ cards) => `Your constructs, ${countCards(cards)}`,
  playedThisTurnLabel: (/** @type {number} */ cards) => `Played this turn, ${countCards(cards)}`,
  playedSo: "Played",
  inThisTurn: "this turn",
  played: "played",
  constructs: "Your constructs",
  stay: "they stay in play",
  trophies: "Trophies",
  thisTurn: "This turn",
  hand: (/** @type {number} */ cards) => `Your hand, ${countCards(cards)}`,
};

/** What the others did since one's last turn. */
export const RECAP = {
  heading: "Since your last turn",
  recall: "since your last turn",
  short: "recap",
  noHonor: "no honor",
  defeated: "defeated",
  acquired: "acquired",
  played: "played",
  banished: "banished",
  said: (/** @type {string[]} */ sides) => `Since your last turn: ${sides.join("; ")}.`,
  side: (/** @type {string} */ name, /** @type {string[]} */ deeds, /** @type {number} */ honor) =>
    `${name} ${listed(deeds.length ? deeds : ["did little"])}, ${honor} honor`,
  deed: (/** @type {string} */ deed, /** @type {string} */ card) => `${deed} ${card}`,
};

/** @type {Record<"honor" | "insight", string>} */
export const COUNTERS = { honor: "honor", insight: "insight" };

export const OPPONENTS = {
  label: "Opponents",
  honor: (/** @type {string} */ name, /** @type {number} */ honor) => `${name}: ${honor} honor`,
  look: ": look at this side",
  inHand: "in hand",
  deck: "deck",
  discard: "discard",
  constructs: "constructs",
  trophies: "trophies",
  fact: (/** @type {number} */ number, /** @type {string} */ words) => `${number} ${words}: look`,
  constructCount: (/** @type {number} */ number) => count(number, "construct"),
  played: (/** @type {number} */ number) => `${number} played`,
  openHand: (/** @type {number} */ number) => `${number} in hand`,
  mate: "your teammate",
  teams: "Teams",
  ourTeam: "your team",
  theirTeam: (/** @type {string[]} */ names) => listed(names),
  rivalTakes: "takes what you leave",
  taken: "cards taken",
};

export const CLOCK = {
  left: (/** @type {string} */ time) => `Time left: ${time}`,
  late: "out of time",
  botPlaysOn: {
    brief: "At zero a bot may play on",
    words: "At zero the others may let a bot play on for you, or end the game.",
  },
  stand: "The clocks stand until everybody has come.",
  nobodyWaits: { brief: "Your turn", words: "At zero nothing happens: only bots wait for you." },
  days: (/** @type {number} */ number) => `${number} days`,
  minutes: (/** @type {number} */ number) => `${number} minutes`,
  seconds: (/** @type {number} */ number) => `${number} seconds`,
};

export const PASS = {
  heading: (/** @type {string} */ name) => `Pass the device to ${name}`,
  hidden: "Nobody’s hand is shown until then.",
  take: (/** @type {string} */ name) => `I am ${name}`,
};

/** What the filters of the log are called. */
export const LOG_FILTERS = { all: "All", gains: "Gains", cards: "Cards", chat: "Chat", figures: "Figures" };

export const LOG = {
  heading: "Log",
  close: "Close the log",
  lines: "What happened",
  deal: "The deal",
  over: "The end",
  turn: (/** @type {number} */ number, /** @type {string} */ name) => `Turn ${number}, ${name}`,
  you: "you",
  say: "Say something",
  saySpectators: "Talk to other spectators",
  send: "Send",
  answer: ": open the log to answer",
  watching: "watching",
  mute: "Mute",
  muteName: (/** @type {string} */ name) => `Mute ${name}`,
  muted: (/** @type {number} */ people) =>
    `${people === 1 ? "One person is" : `${people} people are`} muted.`,
  hear: "Hear them again",
};

export const DIALOG = { close: "Close" };
