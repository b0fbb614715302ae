/** The printed cards and what their words mean, fetched once from the server. */

import { signal } from "../app/ui.js";
import { get, once } from "./api.js";

/**
 * @typedef {"hero" | "construct" | "monster" | "treasure"} Kind
 * @typedef {"rune" | "power" | "honor" | "energy" | "insight" | "draw" | "banish" | "more"} GlanceIcon
 *
 * @typedef {object} Printed  one side of a printed card
 * @property {string} name
 * @property {string} set  the code of the set it first came in
 * @property {Kind} kind
 * @property {string[]} factions
 * @property {number} cost
 * @property {string} unit  what the cost is paid in
 * @property {number} honor
 * @property {number} copies
 * @property {string} text  what it does, one line an ability
 * @property {{icon: GlanceIcon, number: number}[]} glance
 * @property {string[]} keywords
 * @property {boolean} transformed  whether this is the side that cannot be bought
 * @property {string} front  the name of the side first printed
 * @property {string | null} into  the name of the side it transforms into
 * @property {boolean} dreamborn
 * @property {boolean} fate
 * @property {boolean} basic  not from a center deck: starting cards and always-available ones
 *
 * @typedef {{code: string, name: string, cards: number, most_players: number, rulebook: number, editions: number[]}} CardSet
 * @typedef {{level: string, title: string, words: string}} Level
 *
 * @typedef {object} Catalogue
 * @property {CardSet[]} sets
 * @property {Printed[]} cards
 * @property {Level[]} levels
 * @property {{variant: string, title: string, words: string}[]} variants
 * @property {{title: string, clock: {seconds: number, per: string} | null}[]} clocks
 * @property {Record<string, string>} keywords
 */

/** @type {import("../vendor/signals.js").Signal<Catalogue | null>} */
export const catalogue = signal(null);

/** @type {Map<string, Printed>} */
const byName = new Map();

/** Fetch the catalogue, unless that has been done. */
export const loadCatalogue = once(async () => fill(await get("/api/catalogue")));

/** @param {Catalogue} found */
function fill(found) {
  for (const printed of found.cards) if (!byName.has(printed.name)) byName.set(printed.name, printed);
  catalogue.value = found;
}

/**
 * The card with a name; a blank one while the catalogue is on its way.
 * @param {string} name
 * @returns {Printed}
 */
export function card(name) {
  void catalogue.value; // whoever shows a card is drawn again once the cards are known
  return byName.get(name) ?? blank(name);
}

/** @param {string} name */
export const isCard = (name) => byName.has(name);

/**
 * The name of a set in short: "Godslayer".
 * @param {string} code
 */
export function setName(code) {
  const name = catalogue.value?.sets.find((set) => set.code === code)?.name ?? code;
  return name.replace(/^Chronicle of the /, "");
}

/**
 * @param {string} name
 * @returns {Printed}
 */
function blank(name) {
  return {
    name,
    set: "",
    kind: "hero",
    factions: [],
    cost: 0,
    unit: "runes",
    honor: 0,
    copies: 0,
    text: "",
    glance: [],
    keywords: [],
    transformed: false,
    front: name,
    into: null,
    dreamborn: false,
    fate: false,
    basic: false,
  };
}
