/** What the parts of the table are drawn from. */

import { SIDES } from "../../words/table.js";
import { lightsOf } from "./lights.js";
import { lastRound } from "./rounds.js";

/**
 * @typedef {import("../../net/protocol.js").MatchState} Match
 * @typedef {import("../../net/protocol.js").Update} Update
 * @typedef {import("../../net/protocol.js").TableView} View
 * @typedef {import("../../net/protocol.js").PlayerView} Player
 * @typedef {import("../../net/protocol.js").Asked} Asked
 * @typedef {import("./play.js").Chosen} Chosen
 * @typedef {import("./play.js").Play} Play
 * @typedef {import("./measures.js").Measures} Measures
 */

/**
 * @typedef {object} Table
 * @property {Match} match
 * @property {Update} update
 * @property {View} view
 * @property {number} seat  whose side is nearest
 * @property {boolean} own  whether somebody sits there, and does not only watch
 * @property {Asked | null} asked
 * @property {import("./lights.js").Lights} lights
 * @property {Play | null} play  null: nothing can be done, as in a replay
 * @property {Measures} measures
 * @property {string | null} hinted
 * @property {string | null} doubted  where the coach warns of a move
 * @property {Chosen | null} chosen
 * @property {string | null} pile  which pile is laid open
 * @property {Set<number>} fresh
 * @property {number} round  the number by which the turn is called
 * @property {import("../../net/protocol.js").Turn[]} log
 * @property {(chosen: Chosen) => void} press
 * @property {Voice | null} voice
 * @property {Map<string, string> | null} marked  spots of moves that were judged, and what is said of them
 */

/**
 * @typedef {object} Voice  somebody who speaks on the sill instead of the game: a lesson, the coach
 * @property {string} title
 * @property {string | import("../../net/protocol.js").Text} words
 * @property {string} tone
 * @property {unknown} [sign]  what is drawn before the words
 * @property {unknown} [acts]  buttons; left out: those of the game
 */

/**
 * @param {Pick<Table, "match" | "update" | "log" | "play" | "measures" | "press" | "voice" | "marked">} given
 * @returns {Table}
 */
export function tableOf({ match, update, log, play, measures, press, voice, marked }) {
  const asked = play && isConnected(play) && !play.pace.waiting.value.length ? update.asked : null;
  return {
    match,
    update,
    view: update.view,
    seat: update.view.seat ?? 0,
    own: update.view.seat !== null,
    asked,
    lights: lightsOf(asked),
    play,
    measures,
    hinted: play?.hinted() ?? null,
    doubted: play?.doubted() ?? null,
    chosen: (asked && !play?.weighed.value && play?.chosen.value) || null, // the coach speaks in its place
    pile: play?.pile.value ?? null,
    fresh: play?.fresh.value ?? new Set(),
    round: lastRound(log),
    log,
    press,
    voice,
    marked,
  };
}

/** Whether a move could be made now: without a connection nothing is lit. @param {Play} play */
export const isConnected = ({ online }) => online.value === "online" || online.value === "connecting";

/**
 * The other seats, in the order of their turns.
 * @param {Table} table
 */
export function others({ view, seat }) {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, step) => (seat + step + 1) % count);
}

/** The seat of one's teammate: teammates sit opposite each other. @param {Table} table */
export function teammate({ match, view, seat }) {
  const count = view.players.length;
  return match.setup.variant === "team" ? (seat + count / 2) % count : null;
}

/** The seats of every team, one's own first. @param {Table} table @returns {number[][]} */
export function teams(table) {
  const half = table.view.players.length / 2;
  return Array.from({ length: half }, (_, step) => {
    const first = (table.seat + step) % half;
    return [first, first + half];
  });
}

/** The seat of somebody else who is waited for in vain. @param {Table} table */
export function overdueSeat({ match, play, own }) {
  const place = play && own ? match.seats.findIndex(({ overdue, yours }) => overdue && !yours) : -1;
  return place < 0 ? null : place;
}

/** What a seat is called at this table. @param {Table} table @param {number} seat */
export const nameOf = (table, seat) => ownerName(table, seat) ?? SIDES.you;

/** The name of a seat; null for one's own. @param {Table} table @param {number} seat */
export const ownerName = (table, seat) =>
  table.own && seat === table.seat ? null : table.view.players[seat].name;

/**
 * Equal cards taken together, in the order of the first of them.
 * @param {string[]} cards
 * @returns {[string, number][]}
 */
export function stacked(cards) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
