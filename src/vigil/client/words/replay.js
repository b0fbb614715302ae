/** Words of replays, opened records, and playing on from them. */

export const REPLAY = {
  title: "Replay",
  none: "No replay",
  toTheTable: "To the table",
  noTable: "No table to look at",
  laying: "Laying the table",
  bar: "Replay",
  position: "A position",
  record: "A record",
  turnBefore: "Turn before",
  moveBefore: "Move before",
  pause: "Pause",
  play: "Play",
  nextMove: "Next move",
  nextTurn: "Next turn",
  speed: (/** @type {number} */ speed) => `Speed ${speed}, change`,
  move: "Move",
  step: (/** @type {number} */ step, /** @type {number} */ steps) => `Move ${step} of ${steps}`,
  turn: (/** @type {number} */ turn, /** @type {string} */ name) => `, turn ${turn}, ${name}`,
  seenBy: "Seen by",
  spectator: "a spectator",
  allHands: "all hands",
};

export const OPEN = {
  heading: "Open a record",
  lead: "A record of a game, as the table and the terminal save it, or a position written by hand. Look at it, and play on from any point.",
  file: "Choose a file",
  paste: "Or paste one",
  field: "A record, or a position",
  busy: "Reading …",
  look: "Look at it",
  tooLarge: "This file is too large for a record or a position",
};

export const PLAY_ON = {
  button: "Play on",
  roomy: " from here",
  heading: "Play on from here",
  lead: "The table as it stands, with whoever you want at the seats.",
  sat: (/** @type {string} */ name) => `where ${name} sat`,
  shuffle:
    "Deal hidden cards anew, so that nobody profits from having seen what comes; against bots you keep your hand",
  busy: "Laying the table …",
  start: "Start",
  cancel: "Not now",
};
