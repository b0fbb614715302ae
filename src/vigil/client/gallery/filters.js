/** Which cards of the gallery are wanted, and in which order. */

import { strengthOf } from "../cards/strengths.js";

/**
 * @typedef {import("../net/protocol.js").Printed} Printed
 *
 * @typedef {object} Wanted
 * @property {string} [find]  words in name or text
 * @property {string} [set]
 * @property {string} [kind]
 * @property {string} [faction]
 * @property {string} [cost]
 * @property {string} [order]
 */

/** @type {Record<keyof Wanted, (card: Printed, value: string) => boolean>} */
const TESTS = {
  find: (card, value) =>
    value
      .toLowerCase()
      .split(/\s+/)
      .every((word) => said(card).includes(word)),
  set: (card, value) => card.set === value,
  kind: (card, value) => (value === "transformed" ? card.transformed : card.kind === value),
  faction: (card, value) => isOf(card, value),
  cost: (card, value) => !card.transformed && (value === "7" ? card.cost >= 7 : card.cost === Number(value)),
  order: () => true,
};

/**
 * Everything written on a card, in lower case.
 * @param {Printed} card
 */
const said = (card) => [card.name, card.text, card.kind, ...card.factions].join(" ").toLowerCase();

/**
 * @param {Printed} card
 * @param {string} faction
 */
function isOf({ factions }, faction) {
  if (faction === "none") return !factions.length;
  if (faction === "several") return factions.length > 1;
  return factions.includes(faction);
}

/** Heroes and constructs by faction, then those of several or none, then monsters and treasure. */
const FAMILIES = ["Enlightened", "Lifebound", "Mechana", "Void", "several", "none", "monster", "treasure"];

/** @param {Printed} card */
function family({ kind, factions }) {
  if (kind === "monster" || kind === "treasure") return FAMILIES.indexOf(kind);
  if (factions.length > 1) return FAMILIES.indexOf("several");
  return FAMILIES.indexOf(factions[0] ?? "none");
}

const WEAKEST = 1000; // points: what was not measured comes last

/** @type {Record<string, (card: Printed) => number>} */
const KEYS = {
  name: () => 0,
  cost: (card) => card.cost,
  honor: (card) => -card.honor,
  strength: (card) => -(strengthOf(card)?.whole.points ?? -WEAKEST),
  faction: (card) => 100 * family(card) + card.cost,
};

/**
 * The cards that are wanted, in order; a transformed side follows its front.
 * @param {Printed[]} cards
 * @param {Wanted} wanted
 */
export function choose(cards, wanted) {
  const key = KEYS[wanted.order ?? ""] ?? KEYS.faction;
  const asked = /** @type {[keyof Wanted, string][]} */ (Object.entries(wanted)).filter(([name]) =>
    Object.hasOwn(TESTS, name),
  );
  const byName = new Map(cards.map((card) => [card.name, card]));
  /** @param {Printed} card */
  const front = (card) => byName.get(card.front) ?? card;
  return cards
    .filter((card) => asked.every(([name, value]) => TESTS[name](card, value)))
    .sort(
      (a, b) =>
        key(front(a)) - key(front(b)) ||
        a.front.localeCompare(b.front) ||
        Number(a.transformed) - Number(b.transformed),
    );
}
