/** Words of Vigil in the pocket: what works without a connection, installing, storage, versions. */

import { TITLES } from "./app.js";

export const POCKET = {
  heading: TITLES.pocket,
  lead: "The whole game runs on your device. In a train, in a hut, in a plane: bots, puzzles and lessons go on without a connection.",
  put: "Put it on this device",
  about: "No shop, no account. Removed like any other app.",
  install: "Install",
  installed: "It is installed on this device.",
  byHand:
    "Your browser has it in its menu: “Install” or “Add to Home Screen”. iPhone and iPad: Share, then “Add to Home Screen”.",
  open: "Play here without a connection",
  without: "Without a connection",
  works: "works",
  waits: "needs a server",
  kept: "What is kept here",
  onDevice: "Games are kept on this device, after every move.",
  inMemory:
    "This browser lets nothing be kept: games are lost when the tab is closed. A private window may be the reason.",
  lasting: "The browser has promised not to clear them by itself.",
  notLasting: "The browser may clear them when space is short. Save a copy now and then.",
  askLasting: "Ask the browser to keep them",
  refused: "The browser has not promised it. It may once you have installed Vigil or played more.",
  save: "Save everything to a file",
  load: "Load such a file",
  sure: "Loading replaces every game that is kept here. Save them first if you want them.",
  replace: "Replace everything",
  cancel: "Leave it as it is",
  carry:
    "A single game travels as a file: save it from the menu of its table or at its end, and “Open a record” on a server or here, to look at it or to play on from any move.",
  secrets:
    "Whoever sits at this device can look into the memory of the page, and so into decks. That is no matter alone; at one screen it is a matter of trust.",
  file: (/** @type {string} */ day) => `vigil-${day}.db`,
};

/** What works without a connection, and what needs a server. */
export const LINES = [
  {
    icon: "bot",
    title: "Play all six bots",
    words: "Master thinks a little longer than on a server",
    works: true,
  },
  { icon: "hand", title: "Play at one screen", words: "two to six people pass the device", works: true },
  { icon: "hint", title: "Lessons, puzzles and the coach", words: "with hints at the table", works: true },
  { icon: "cards", title: "All cards and rules", words: "with pictures and strengths", works: true },
  { icon: "replay", title: "Your games", words: "to go on with, to replay and to review", works: true },
  { icon: "table", title: "Games against people", words: "links, lobby and watching", works: false },
  { icon: "trophy", title: "Ratings, tournaments, accounts", words: "what others have to see", works: false },
];

export const ALONE = {
  heading: "This needs other people",
  lead: "Vigil runs on this device alone here, so there is nobody to meet. Lobby, links, watching, ratings and tournaments are on servers.",
  server:
    "If you know a server, open its address in this browser. Your games here stay here; a single one can be taken along as a record.",
  home: "Play here",
  what: "What works without a connection",
};
