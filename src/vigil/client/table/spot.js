/** A card on the table: lit if a move belongs to it, and making the move when pressed. */

import { html } from "../app/ui.js";
import { Card } from "../cards/card.js";
import { COACH } from "../words/coach.js";
import { capitalised } from "../words/sentences.js";
import { ACTS } from "../words/sill.js";
import { plain } from "../words/spans.js";

/**
 * @typedef {import("./state/model.js").Table} Table
 * @typedef {import("../net/protocol.js").Option} Move
 */

/**
 * What a card or a bar shows of the moves that can be made with it.
 * @param {Table} table
 * @param {string} where
 * @param {string} name
 */
export function lit(table, where, name) {
  const moves = table.lights.at(where);
  const offer = table.lights.offers.get(where);
  const isDoubted = table.doubted === where;
  const isShort = offer && offer.short > 0 && !moves.length && table.asked?.main;
  return {
    name,
    state: stateOf(table, moves, where),
    verb: moves.length ? verbOf(moves) : "",
    price: offer?.price,
    short: isShort ? { number: offer.short, unit: offer.unit } : undefined,
    hinted: table.hinted === where,
    selected: table.chosen?.spot === where || isDoubted,
    tab: !isDoubted,
    note: isDoubted ? COACH.notYet : undefined,
    told: table.marked?.get(where),
    onAct: moves.length ? () => table.press({ spot: where, card: name, moves }) : undefined,
    rest: { "data-spot": where, tabIndex: -1 },
  };
}

/**
 * @param {Table} table
 * @param {Move[]} moves
 * @param {string} where
 * @returns {"legal" | "dark" | "plain"}
 */
const stateOf = (table, moves, where) => (moves.length ? "legal" : unlit(table, where));

/**
 * How a card lies there that is no move now.
 * @param {Table} table
 * @param {string} where
 * @returns {"dark" | "plain"}
 */
export const unlit = ({ asked, marked }, where) =>
  asked || (marked && !marked.has(where)) ? "dark" : "plain";

/** One verb for all the moves of a card, if they have the same. @param {Move[]} moves */
function verbOf(moves) {
  const labels = new Set(moves.map((move) => plain(move.label)));
  return labels.size === 1 ? capitalised(plain(moves[0].label)) : ACTS.choose;
}

/**
 * @param {{table: Table, where: string, name: string, size: "xs" | "s" | "m" | "l"} & Record<string, any>} props
 */
export function Spot({ table, where, name, size, ...more }) {
  return html`<${Card} ...${lit(table, where, name)} size=${size} ...${more} />`;
}
