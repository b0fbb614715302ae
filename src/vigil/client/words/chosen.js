/** What the maker of a table chose that is usually left to chance, in words. */

import { listed } from "./numbers.js";

/** @typedef {import("../net/protocol.js").MatchState} Match */
/** @typedef {import("../net/protocol.js").Chosen} Chosen */

export const CHOSEN = { short: "chosen deal" };

const SEED = "Whoever made the table chose the seed, and may know the cards.";
const UNUSUAL = "This game does not begin with the usual deal.";
const DEALT = "Hidden cards, hands included, were dealt anew: nobody knows those of others.";
const KNOWN = "The cards lie as they were chosen: who chose may know them.";
const STARTS = {
  match: "from a point of a game that was played",
  record: "from a record",
  position: "from a position",
};

/**
 * Sentences for guests; none for the usual deal, or where nobody else plays.
 * @param {Match} match
 * @returns {string[]}
 */
export function chosenWords({ chosen, seats }) {
  if (!chosen || seats.every((seat) => seat.kind === "bot" || seat.yours)) return [];
  if (!chosen.start) return [UNUSUAL, SEED];
  return [
    `This game begins ${STARTS[chosen.start]}, which whoever made the table chose.`,
    chosen.shuffled ? DEALT : KNOWN,
    ...(chosen.seed ? [SEED] : []),
    ...beginnings(chosen, seats),
  ];
}

/** Whether guests are to be told. @param {Match} match */
export const isChosenDeal = (match) => chosenWords(match).length > 0;

/** @param {Chosen} chosen @param {Match["seats"]} seats */
function beginnings({ seats: starts = [] }, seats) {
  const each = starts.map(
    ({ score, cards }, place) =>
      `${seats[place].name || `seat ${place + 1}`} with ${score} honor and ${cards} cards`,
  );
  return each.length ? [`They begin so: ${listed(each)}.`] : [];
}
