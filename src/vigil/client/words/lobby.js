/** Words of the pages where matches are found: lobby, watching, one's own games, taking a seat. */

import { html } from "../app/ui.js";
import { listed } from "./numbers.js";

export const LOBBY = {
  heading: "Lobby",
  lead: "Tables with a free seat. Take one, or set up your own and wait for company.",
  openOne: "Open a table for two",
  new: "Set up a table",
  tournaments: "Tournaments",
  open: "Open seats",
  empty: "Nobody waits for company just now.",
  yours: "Yours",
  take: "Take a seat",
};

export const WATCH = {
  heading: "Watch",
  lead: "Games whose players let others look on. Nobody's hand is shown while a game is running.",
  running: "Running",
  bots: "Watch two bots play",
  noneRunning: "No listed game is running just now.",
  finished: "Finished",
  noneFinished: "None yet.",
  watch: "Watch",
  replay: "Replay",
};

export const GAMES = {
  heading: "My games",
  yourTurn: "Your turn",
  nothing: "Nothing waits for you.",
  waiting: "Waiting for others",
  finished: "Finished",
  none: () => html`<p>
    You sit at no table yet. <a href="/">Play against a bot</a>, <a href="/new">set up a table</a>, or see who
    ${" "}<a href="/lobby">waits for company</a>.
  </p>`,
};

export const NAME = {
  line: (/** @type {string} */ name) => html`You play as <b>${name}</b>.`,
  change: "Change the name",
  field: "Your name",
  keep: "Keep it",
  leave: "Leave it",
};

export const JOIN = {
  byLink: "Join by link",
  paste: "Somebody sent you a link to a seat? Opening it is enough. If it came as plain text, paste it here.",
  noLink: (/** @type {string} */ origin) =>
    `This is no link to a table of this server. It looks like ${origin}/join/…`,
  link: "Link",
  open: "Open it",
  heading: "Take a seat",
  moves: (/** @type {string} */ name) => `Play ${name}'s seat on this device`,
  given: (/** @type {string} */ name) => `Take ${name}'s seat`,
  looking: "Looking …",
  about: (/** @type {string} */ sets, /** @type {number} */ seats, /** @type {string} */ clock) =>
    `${sets}, ${seats} seats, ${clock}.`,
  noSeat: "No seat here",
  company: "See who waits for company",
  usedUp: "This link no longer works",
  usedUpLead: "It was used already, is too old, or was taken back. Ask whoever sent it for another.",
  watch: "Watch the game",
  alreadyHere: "You sit here already.",
  toTheTable: "To the table",
  full: "All seats are taken.",
  name: "Your name",
  playHere: "Play here",
  take: "Take the seat",
  seat: "Seat",
  seatNumber: (/** @type {number} */ number) => `Seat ${number}`,
  yours: "you",
};

export const WAITING_ROOM = {
  heading: (/** @type {number} */ missing) => `Waiting for ${missing === 1 ? "one more" : `${missing} more`}`,
  about: (/** @type {string[]} */ sets) =>
    `${listed(sets)}. The game begins by itself as soon as everybody is here.`,
  leave: "Leave; the seat stays yours",
  seat: (/** @type {number} */ number) => `Seat ${number}`,
  invite: "Invite by link",
  meanwhile: "Meanwhile, in another tab",
  puzzle: "Solve a puzzle",
  cards: "Look at the cards",
};

export const INVITATION = {
  title: "A game of Vigil",
  share: "Share",
  code: "Show a code to scan",
  hideCode: "Hide the code",
  codeLabel: "A code that opens the link when it is scanned",
};
