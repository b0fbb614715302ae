/** Words of the card gallery. */

export const GALLERY = {
  heading: "Cards",
  lead: "Every card of every set. Click one to read it.",
  search: "Search names and texts",
  placeholder: "Name or text",
  set: "Set",
  kind: "Kind",
  faction: "Faction",
  cost: "Cost",
  order: "Sorted by",
  byFaction: "faction",
  any: "any",
  all: "Show all",
  none: "No card is like that. Try fewer words, or another set.",
  cards: "Cards",
  forge: "Make a card of your own",
};

/** @typedef {{value: string, words: string}} Option */

/** @type {Option[]} */
export const KINDS = [
  { value: "hero", words: "heroes" },
  { value: "construct", words: "constructs" },
  { value: "monster", words: "monsters" },
  { value: "treasure", words: "treasures" },
  { value: "transformed", words: "transformed sides" },
];

/** @type {Option[]} */
export const FACTIONS = [
  ...["Enlightened", "Lifebound", "Mechana", "Void"].map((faction) => ({ value: faction, words: faction })),
  { value: "several", words: "several" },
  { value: "none", words: "none" },
];

/** @type {Option[]} */
export const COSTS = [
  ...["1", "2", "3", "4", "5", "6"].map((cost) => ({ value: cost, words: cost })),
  { value: "7", words: "7 and more" },
];

/** @type {Option[]} */
export const ORDERS = [
  { value: "name", words: "name" },
  { value: "cost", words: "cost" },
  { value: "honor", words: "honor" },
  { value: "strength", words: "strength" },
];
