/** The printed cards and what their words mean, fetched once from the server. */

import { signal } from "../app/ui.js";
import { capitalised } from "../words/sentences.js";
import { get, once } from "./api.js";

/**
 * @typedef {import("./protocol.js").Printed} Printed
 * @typedef {import("./protocol.js").Catalogue} Catalogue
 */

/** @type {import("../vendor/signals.js").Signal<Catalogue | null>} */
export const catalogue = signal(null);

/** @type {Map<string, Printed>} */
const byName = new Map();

/** Cards of sets of somebody's own that are on this page. @type {import("../vendor/signals.js").Signal<Map<string, Printed>>} */
const lent = signal(new Map());

/** Let a page have cards that are not in the catalogue, in the place of those it had. @param {Printed[]} cards */
export const lend = (cards) => {
  lent.value = new Map(cards.map((printed) => [printed.name, printed]));
};

/** Fetch the catalogue, unless that has been done. */
export const loadCatalogue = once(async () => fill(await get("/api/catalogue")));

/** @param {Catalogue} found */
export function fill(found) {
  for (const printed of found.cards) if (!byName.has(printed.name)) byName.set(printed.name, printed);
  catalogue.value = found;
}

/**
 * The card with a name; a blank one while the catalogue is on its way.
 * @param {string} name
 * @returns {Printed}
 */
export function card(name) {
  void catalogue.value; // subscribes the component that shows the card, so it is drawn again with the loaded card
  return lent.value.get(name) ?? byName.get(name) ?? blank(name);
}

/** @param {string} name */
export const isCard = (name) => lent.value.has(name) || byName.has(name);

/** Whether a card comes with the game, and is not of somebody's own set. @param {Printed} card */
export const isShipped = (card) => byName.get(card.name) === card && !card.set.includes("#");

/**
 * The name of a set in short: "Godslayer".
 * @param {string} code
 */
export function setName(code) {
  return catalogue.value?.sets.find((set) => set.code === code)?.short ?? spelledOut(code);
}

/**
 * The names of several sets in short: "Godslayer + Delirium".
 * @param {string[]} codes
 */
export const setNames = (codes) => codes.map(setName).join(" + ");

/** A set whose name is not known yet. @param {string} code */
const spelledOut = (code) => code.split("_").map(capitalised).join(" ");

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
    lines: [],
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
