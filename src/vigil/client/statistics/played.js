/** Games that were played to their end on this device, kept in the browser; nobody else is told of them. */

import { keep, kept } from "../app/storage.js";
import { card } from "../net/catalogue.js";

/**
 * @typedef {import("../net/protocol.js").MatchState} Match
 * @typedef {import("../net/protocol.js").Replay} Replay
 * @typedef {object} Played
 * @property {string} id
 * @property {number} at  when it ended, in seconds
 * @property {string[]} sets
 * @property {number} seat
 * @property {string} level  of the strongest bot; empty against people
 * @property {boolean} won
 * @property {string[]} cards  that were acquired, each once, without those that are always there
 */

const KEY = "vigil.played";
const MOST = 500;

/** @returns {Played[]} the oldest first */
export function playedGames() {
  try {
    const found = JSON.parse(kept(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPlayed) : [];
  } catch {
    return []; // whatever it was, it is no list of games
  }
}

/** @param {any} one */
const isPlayed = (one) =>
  Array.isArray(one?.sets) && Array.isArray(one?.cards) && typeof one.won === "boolean";

/**
 * Keep how a game of one's own went; one of several people at this screen is nobody's.
 * @param {Match} match
 * @param {Replay} replay
 * @param {string[]} levels  the weakest first
 */
export function notePlayed(match, replay, levels) {
  const own = match.seats.findIndex(({ yours }) => yours);
  const known = playedGames();
  const isNew = match.id && !known.some(({ id }) => id === match.id);
  if (!isNew || !match.result || match.seats.filter(({ yours }) => yours).length !== 1) return;
  if (match.result.winners.length === 0) return;
  const game = {
    id: match.id,
    at: Math.round(match.moved),
    sets: match.setup.sets,
    seat: own,
    level: strongest(match, levels),
    won: match.result.winners.includes(own),
    cards: replay.buys[own].map((buy) => buy.card).filter((name) => !card(name).basic),
  };
  keep(KEY, JSON.stringify([...known, game].slice(-MOST)));
}

/** @param {Match} match @param {string[]} levels */
function strongest({ seats }, levels) {
  const found = seats.filter(({ kind, level }) => kind === "bot" && level).map(({ level }) => level ?? "");
  return found.sort((one, other) => levels.indexOf(other) - levels.indexOf(one))[0] ?? "";
}
