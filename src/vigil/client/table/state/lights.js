/** Which cards are lit: the moves of a decision, by the spot on the table that stands for them. */

/**
 * @typedef {import("../../net/protocol.js").Asked} Asked
 * @typedef {import("../../net/protocol.js").Option} Move
 * @typedef {import("../../net/protocol.js").Offer} Offer
 * @typedef {import("../../net/protocol.js").Zone} Zone
 */

/** The name of a spot: a place of the row, or all equal cards of somebody's zone. */
export const rowSpot = (/** @type {number} */ place) => `row/${place}`;

/**
 * @param {string} zone
 * @param {number | null} owner
 * @param {string} card
 */
export const spot = (zone, owner, card) => `${zone}/${owner ?? ""}/${card}`;

/** Where a move lights a card. @param {Move | Offer} move */
function spotOf(move) {
  if (!move.card) return null;
  if (move.zone === "row" && move.place !== null) return rowSpot(move.place);
  const owner = "owner" in move ? move.owner : null;
  return spot(move.zone ?? "", owner, move.card);
}

/** Verbs that are answered by a button instead of a card. */
const BUTTONS = ["decline", "pass", "end turn"];

export class Lights {
  /** @param {Asked | null} asked */
  constructor(asked) {
    /** @type {Map<string, Move[]>} */
    this.moves = new Map();
    /** @type {Move[]} */
    this.buttons = [];
    /** @type {Map<string, Offer>} */
    this.offers = new Map();
    for (const move of asked?.moves ?? []) this.#add(move);
    for (const offer of asked?.offers ?? []) this.offers.set(spotOf(offer) ?? "", offer);
    this.endTurn = asked?.moves.find((move) => move.verb === "end turn") ?? null;
    this.decline = asked?.moves.find(({ verb }) => verb === "decline" || verb === "pass") ?? null;
  }

  /** @param {Move} move */
  #add(move) {
    const where = spotOf(move);
    if (!where && !BUTTONS.includes(move.verb)) this.buttons.push(move);
    const spots = where ? [where, ...move.twins.map(rowSpot)] : [];
    for (const one of spots) this.moves.set(one, [...this.at(one), move]);
  }

  /** @param {string} where */
  at(where) {
    return this.moves.get(where) ?? [];
  }

  /**
   * The lit cards of a zone, by name, each with its moves.
   * @param {Zone} zone
   * @param {number | null} [owner]
   */
  within(zone, owner = null) {
    const begin = `${zone}/${zone === "row" ? "" : `${owner ?? ""}/`}`;
    return [...this.moves.keys()].filter((where) => where.startsWith(begin));
  }

  spotOf = spotOf;
}

/** @type {{asked: Asked | null, lights: Lights}} */
let last = { asked: null, lights: new Lights(null) };

/** The lights of a decision, computed once. @param {Asked | null | undefined} asked */
export function lightsOf(asked) {
  if (last.asked !== (asked ?? null)) last = { asked: asked ?? null, lights: new Lights(asked ?? null) };
  return last.lights;
}
