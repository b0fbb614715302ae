/** What a card is, in words: the type line, and what a screen reader says. */

import { capitalised } from "./sentences.js";

/**
 * @typedef {import("../net/protocol.js").Printed} Printed
 * @typedef {import("../net/protocol.js").Resource} Resource
 */

/** What is laid on a card, and what a screen reader adds. */
export const CARD = {
  used: "used",
  short: "short",
  gain: "Gain",
  more: "more",
  left: (/** @type {number} */ number) => `${number} left`,
  hint: "hint",
  trophy: "trophy",
  selected: "selected",
  transformed: "transformed",
  copies: (/** @type {number} */ number) => `${number} copies`,
  under: (/** @type {string[]} */ names) => `with ${names.join(" and ")} under it`,
  isShort: (/** @type {number} */ number, /** @type {string} */ unit) => `${counted(number, unit)} short`,
  done: " (done)",
};

/** The reader: a card large, with everything about it. */
export const READER = {
  close: "Close",
  before: "Card before",
  next: "Next card",
  costs: "costs",
  worth: "worth",
  transformed: "transformed",
  copies: (/** @type {number} */ number, /** @type {string} */ set) =>
    `${number} ${number === 1 ? "copy" : "copies"} in ${set}`,
  into: "Transforms into",
  front: "Was before",
  words: "Words on this card",
  rulings: "Rulings",
  named: "Named on this card",
  variant: "Make a variant of this card",
  leafKey: "other cards",
  closeKey: "close",
};

/** A card that is rested on, shown large. */
export const PEEK = {
  label: "The card in large",
  close: "Close",
  notNow: "Not now:",
  short: "short.",
  under: (/** @type {string} */ name) => `Under it: ${name}`,
  more: "or right click: rulings, other side, cards it names",
};

/** What the kinds are; all other words are the catalogue's. @type {Record<import("../net/protocol.js").Kind, string>} */
export const KIND_MEANINGS = {
  hero: "Played from your hand for its effect; in your discard pile when the turn is over.",
  construct: "Stays in play in front of you and works every turn, until something destroys it.",
  monster: "Defeated with power for its reward; it goes to the void.",
  treasure: "Lies under a card of the center row and comes with it; later it is played like a hero.",
};

/** @type {Record<Resource, [string, string]>} */
const UNITS = {
  rune: ["rune", "runes"],
  power: ["power", "power"],
  honor: ["honor", "honor"],
  energy: ["energy", "energy"],
  insight: ["insight", "insight"],
  "Mechana rune": ["Mechana rune", "Mechana runes"],
};

/**
 * What so much of a resource is called: "rune", "runes".
 * @param {number} number
 * @param {string} unit
 */
export const unitOf = (number, unit) => UNITS[/** @type {Resource} */ (unit)]?.[number === 1 ? 0 : 1] ?? unit;

/**
 * A number and its unit: "1 rune", "3 runes", "2 power".
 * @param {number} number
 * @param {string} unit
 */
export const counted = (number, unit) => `${number} ${unitOf(number, unit)}`;

/**
 * What a price is paid in, as a resource.
 * @param {"runes" | "power" | "insight"} unit
 */
export const resourceOf = (unit) => (unit === "runes" ? "rune" : unit);

/** Cards that share their printed name with another one, and what tells them apart. @type {Record<string, {shown: string, note: string}>} */
const NAMESAKES = { "Energy Shard (starting)": { shown: "Energy Shard", note: "starting" } };

/**
 * The name as it is printed on the card.
 * @param {string} name
 */
export const shownName = (name) => NAMESAKES[name]?.shown ?? name;

/**
 * Faction and kind: "Void hero", "Enlightened and Mechana hero", "Monster".
 * @param {Printed} card
 * @param {string} [between]  two factions
 */
export function sort({ name, factions, kind }, between = " and ") {
  if (factions.length > 2) return `${capitalised(kind)} of all factions`;
  return capitalised([NAMESAKES[name]?.note, factions.join(between), kind].filter(Boolean).join(" "));
}

/**
 * The line under the name on the card; where there is little room the badges say the factions, if there are several.
 * @param {Printed} card
 * @param {boolean} isBrief
 */
export const typeLine = (card, isBrief) =>
  isBrief && card.factions.length > 1 ? capitalised(card.kind) : sort(card, "/");

/**
 * Whether the card has a price at all: starting cards, treasures and transformed sides have none.
 * @param {Printed} card
 */
export const hasPrice = (card) => Boolean(card.cost) && !card.transformed;

/**
 * What a card may cost someone now.
 * @param {Printed} card
 * @param {number} [price]
 */
const priceWords = (card, price = card.cost) =>
  hasPrice(card) ? `costs ${counted(price, card.kind === "monster" ? "power" : "rune")}` : "";

/**
 * What a screen reader says first: "Acquire Wolf Shaman, Lifebound hero, costs 3 runes, worth 1 honor".
 * @param {Printed} card
 * @param {{verb?: string, price?: number, notes?: (string | false | undefined)[]}} [more]
 */
export function spoken(card, { verb = "", price, notes = [] } = {}) {
  const kind = sort(card);
  const facts = [
    `${verb} ${shownName(card.name)}`.trim(),
    card.factions.length ? kind : kind.toLowerCase(),
    card.transformed && CARD.transformed,
    priceWords(card, price),
    card.honor ? `worth ${card.honor} honor` : "",
    ...notes,
  ];
  return facts.filter(Boolean).join(", ");
}
