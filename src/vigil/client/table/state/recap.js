/** What the others did since one's last turn, read off the log. */

import { card as printed } from "../../net/catalogue.js";

/**
 * @typedef {import("../../net/protocol.js").Turn} LogTurn
 * @typedef {import("../../net/protocol.js").Told} Told
 * @typedef {"defeated" | "acquired" | "played" | "banished"} Deed
 * @typedef {{player: number, honor: number, cards: [string, Deed][]}} Recap
 */

/** @type {Record<string, Deed>} */
const DEEDS = { defeated: "defeated", acquired: "acquired", played: "played", banished: "banished" };

/**
 * One entry for each of them, in the order of their turns.
 * @param {LogTurn[]} log
 * @param {number} seat  whose turn begins
 * @returns {Recap[]}
 */
export function recapOf(log, seat) {
  const own = log.findLastIndex((turn) => turn.player === seat && turn !== log.at(-1));
  return log.slice(own + 1).flatMap(({ player, lines }) => {
    if (player === null || player === seat) return [];
    const all = lines.flat().filter((told) => told.player === player || told.player === null);
    const honor = all.reduce((sum, told) => sum + honorIn(told), 0);
    return [{ player, honor, cards: foremost(all.flatMap(cardsIn)) }];
  });
}

const ORDER = Object.values(DEEDS);

/** Each card once, what matters most first. @param {[string, Deed][]} cards */
const foremost = (cards) =>
  cards
    .filter(
      ([card, deed], place) => cards.findIndex(([name, did]) => name === card && did === deed) === place,
    )
    .sort(([, one], [, other]) => ORDER.indexOf(one) - ORDER.indexOf(other));

/** @param {Told} told */
const honorIn = ({ gained }) =>
  gained.reduce((sum, { number, resource }) => sum + (resource === "honor" ? number : 0), 0);

/** Of what was played only what stays is worth a glance. @param {Told} told @returns {[string, Deed][]} */
function cardsIn({ event, words }) {
  const deed = DEEDS[event];
  const named = words.flatMap((span) => (typeof span !== "string" && span.card ? [span.card] : []));
  const [card] = named;
  if (!deed || !card) return [];
  const cards = deed === "played" ? named : [card];
  return cards
    .filter((name) => deed !== "played" || printed(name).kind === "construct")
    .map((name) => [name, deed]);
}
