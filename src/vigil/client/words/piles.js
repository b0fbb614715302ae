/** What the places of cards are called, and whose they are. */

/** Of a player, or of all. @type {Record<import("../net/protocol.js").Zone, string>} */
const ZONES = {
  discard: "discard pile",
  hand: "hand",
  deck: "deck",
  constructs: "constructs",
  played: "played cards",
  trophies: "trophies",
  under: "cards under constructs",
  teammate: "teammate’s discard pile",
  void: "The void",
  aside: "Turned up",
  row: "Center row",
  available: "Always available",
  "center deck": "Center deck",
};

/**
 * A zone of the center, or of somebody: "Your discard pile", "Bo’s hand".
 * @param {import("../net/protocol.js").Zone} zone
 * @param {string | null | undefined} name  null: one's own; undefined: nobody's
 */
export function zoneWords(zone, name) {
  if (name === undefined) return ZONES[zone];
  return `${name === null ? "Your" : `${name}’s`} ${ZONES[zone]}`;
}

/** @type {Record<string, string>} */
const PILES = { discard: "discard pile", trophies: "trophies", rival: "rival", side: "side" };

/**
 * The heading over a pile that is looked into.
 * @param {string} pile
 * @param {string | null | undefined} name  null: one's own; undefined: nobody's
 */
export function pileHeading(pile, name) {
  const whose = name === undefined ? "The" : name === null ? "Your" : `${name}’s`;
  return `${whose} ${PILES[pile] ?? pile}`;
}

/** The groups of cards within a pile. */
export const GROUPS = {
  nothing: "Nothing yet.",
  void: "Void",
  taken: "Taken",
  handAndDeck: "Hand and deck",
  hand: "Hand",
  deck: "Deck",
  top: "On top",
  discard: "Discard pile",
  trophies: "Trophies",
  seen: "Seen in hand",
  constructs: "Constructs",
  played: "Played",
  bottom: "At the bottom",
  inDeck: "In the deck",
  unordered: "In no order: which lies where is not known.",
  unknown: "In no order: nobody knows what comes next.",
};
