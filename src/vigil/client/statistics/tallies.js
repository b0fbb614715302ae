/** What the games of this device come to. */

import { card } from "../net/catalogue.js";

/**
 * @typedef {import("./played.js").Played} Played
 * @typedef {{name: string, games: number, won: number}} Tally
 */

const FEW = 3; // games in which a card was had, before it can be among the best
const SHOWN = 6;

/**
 * Games by something, the commonest first.
 * @param {Played[]} games
 * @param {(game: Played) => string[]} names  under which a game counts
 * @returns {Tally[]}
 */
export function tallied(games, names) {
  /** @type {Map<string, Tally>} */
  const found = new Map();
  for (const game of games)
    for (const name of new Set(names(game))) {
      const before = found.get(name) ?? { name, games: 0, won: 0 };
      found.set(name, { name, games: before.games + 1, won: before.won + Number(game.won) });
    }
  return [...found.values()].sort((one, other) => other.games - one.games);
}

/** The faction of which most cards were acquired; none, if there were none. @param {Played} game */
export function mainFaction({ cards }) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const name of cards)
    for (const faction of card(name).factions) counts[faction] = (counts[faction] ?? 0) + 1;
  const [first] = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return first ? [first[0]] : [];
}

/** @param {Tally} tally */
export const share = ({ won, games }) => won / games;

/** @param {Played[]} games */
export const favourites = (games) => tallied(games, ({ cards }) => cards).slice(0, SHOWN);

/** Cards with which most games were won, of those that were had often enough. @param {Played[]} games */
export const bestCards = (games) =>
  tallied(games, ({ cards }) => cards)
    .filter((tally) => tally.games >= FEW)
    .sort((one, other) => share(other) - share(one) || other.games - one.games)
    .slice(0, SHOWN);

/** Wins in a row: now, and at best. @param {Played[]} games */
export function streaks(games) {
  let now = 0;
  let best = 0;
  for (const { won } of games) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}
