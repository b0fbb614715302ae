/** What a strong player counts: decks by kind, the chances of the next card, what everybody has acquired and gained. */

import { card as printed } from "../../net/catalogue.js";
import { honorIn } from "./recap.js";

/**
 * @typedef {import("../../net/protocol.js").PlayerView} Player
 * @typedef {import("../../net/protocol.js").Turn} LogTurn
 * @typedef {Record<string, number>} Holding  cards and how many there are
 * @typedef {{name: string, number: number}} Count
 */

/** @param {Holding} cards */
export const totalOf = (cards) => Object.values(cards).reduce((sum, number) => sum + number, 0);

/** All cards of a player, wherever they are. @param {Player} player @returns {Holding} */
export function ownedBy(player) {
  const seen = [
    ...player.discard,
    ...player.played,
    ...player.constructs,
    ...(player.hand_cards ?? player.hand_known),
  ];
  const all = { ...(player.deck_holds ?? player.hidden ?? {}) };
  for (const name of seen) all[name] = (all[name] ?? 0) + 1;
  return all;
}

/**
 * Cards counted by what a function calls them, the most first.
 * @param {Holding} cards
 * @param {(card: import("../../net/protocol.js").Printed) => string[]} names
 * @returns {Count[]}
 */
function countedBy(cards, names) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [card, number] of Object.entries(cards))
    for (const name of names(printed(card))) counts.set(name, (counts.get(name) ?? 0) + number);
  return [...counts].map(([name, number]) => ({ name, number })).sort((a, b) => b.number - a.number);
}

/** @param {Holding} cards */
export const byKind = (cards) => countedBy(cards, ({ kind }) => [kind]);

/** @param {Holding} cards */
export const byFaction = (cards) => countedBy(cards, ({ factions }) => factions);

/** @param {Holding} cards */
export const byCost = (cards) =>
  countedBy(cards, ({ cost, kind }) => (kind === "monster" ? [] : [String(cost ?? 0)])).sort(
    (a, b) => Number(a.name) - Number(b.name),
  );

/**
 * The chance that at least one of some cards is among the next ones drawn.
 * @param {number} wanted  how many there are
 * @param {number} all
 * @param {number} drawn
 */
export function chance(wanted, all, drawn) {
  let none = 1;
  for (let step = 0; step < Math.min(drawn, all); step++)
    none *= Math.max(0, all - wanted - step) / (all - step);
  return 1 - none;
}

/** What a player has acquired, in order. @param {LogTurn[]} log @param {number} seat @returns {string[]} */
export const acquiredBy = (log, seat) =>
  log
    .flatMap(({ lines }) => lines.flat())
    .filter(({ event, player }) => event === "acquired" && player === seat)
    .flatMap(({ words }) => {
      const named = words.find((span) => typeof span !== "string" && span.card);
      return typeof named === "object" && named.card ? [named.card] : [];
    });

/** Honor that a player gained in each of their turns. @param {LogTurn[]} log @param {number} seat */
export const honorByTurn = (log, seat) =>
  log.filter(({ player }) => player === seat).map((turn) => honorIn(turn, seat));
