/** The lines of the log: what was done, what it cost and what it gave. */

import { amount, joined, withCapital } from "../../words/spans.js";
import { TRAITS } from "../state/event-kinds.js";

/**
 * @typedef {import("../../net/protocol.js").Told} Told
 * @typedef {import("../../net/protocol.js").Text} Text
 * @typedef {import("../../net/protocol.js").PlayerView} PlayerView
 */

/** Whether a card changes hands or leaves the table by what is told. @param {Told} told */
export const movesCards = ({ event }) => TRAITS[event]?.moves === true;

/**
 * Who did what.
 * @param {Told} told
 * @param {PlayerView[]} players
 * @param {number | null} [known]  who is named already
 * @returns {Text}
 */
export function deed({ player, words }, players, known = null) {
  const name = player === null || player === known ? undefined : players[player]?.name;
  return name === undefined || player === null
    ? withCapital(words)
    : joined([[{ text: name, player }], words]);
}

/**
 * A whole line, as it is read out.
 * @param {Told[]} line
 * @param {PlayerView[]} players
 * @param {number | null} known  who is not named
 */
export const lineText = (line, players, known) => joined(line.map((told) => sentence(told, players, known)));

/**
 * @param {Told} told
 * @param {PlayerView[]} players
 * @param {number | null} known
 * @returns {Text}
 */
function sentence(told, players, known) {
  const paid = told.paid.length ? [" (", ...amounts(told.paid), ")"] : [];
  const gained = told.gained.length ? [": ", ...amounts(told.gained)] : [];
  return [...deed(told, players, known), ...paid, ...gained, "."];
}

/** @param {import("../../net/protocol.js").Amount[]} all */
const amounts = (all) =>
  joined(
    all.map(({ number, resource }) => [amount(number, resource)]),
    ", ",
  );
