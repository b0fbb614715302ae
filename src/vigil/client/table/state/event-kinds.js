/** What every kind of event is to the ear and to the eye. A kind that is missing here is an error of types. */

/**
 * @typedef {import("../../net/protocol.js").EventKind} EventKind
 * @typedef {import("../../net/protocol.js").Resource} Resource
 * @typedef {import("../sound/voices.js").Voice} Voice
 * @typedef {"defeated" | "acquired" | "played" | "banished"} Deed
 */

/**
 * @typedef {object} Traits
 * @property {Voice} [voice]  how it is heard
 * @property {Deed} [deed]  what others are told to have done since one's last turn
 * @property {true} [moves]  a card changes hands or leaves the table
 */

/** @type {Record<EventKind, Traits>} */
export const TRAITS = {
  began: {},
  played: { voice: "card", deed: "played" },
  used: {},
  gained: {}, // heard by what is gained
  spent: {},
  lost: {},
  drew: {},
  shuffled: {},
  acquired: { voice: "card", deed: "acquired", moves: true },
  defeated: { deed: "defeated", moves: true },
  entered: {},
  fate: {},
  copied: {},
  banished: { deed: "banished", moves: true },
  destroyed: { moves: true },
  discarded: { moves: true },
  took: { moves: true },
  moved: {},
  "put under": {},
  "put face down": {},
  removed: {},
  rebuilt: {},
  transformed: {},
  revealed: {},
  rolled: { voice: "die" },
  bid: {},
  passed: {},
  unsold: {},
  won: {},
  named: {},
  "named card": {},
  energized: {},
  "pool grew": {},
  "extra turn": {},
  "pool emptied": { voice: "out" },
  cleared: {},
  ended: {},
};

/** How a gain is heard. @type {Record<Resource, Voice | null>} */
export const GAINS = {
  rune: "coin",
  power: "blade",
  honor: "bell",
  energy: null,
  insight: null,
  "Mechana rune": null,
};

/** The deeds, what matters most first. @type {Deed[]} */
export const DEEDS = ["defeated", "acquired", "played", "banished"];
