/** Creating matches. */

import { go } from "../app/router.js";
import { keep, kept } from "../app/storage.js";
import { post } from "../net/api.js";
import { catalogue } from "../net/catalogue.js";
import { nameOrNew } from "../net/person.js";
import { ANY_BOT, BOT_NAMES } from "../words/setup.js";

/** @typedef {Required<import("../net/protocol.js").TableSetup>} Setup */
/** @typedef {import("../net/protocol.js").Clock} Clock */
/** @typedef {{kind: "me" | "here" | "link" | "open" | "bot", name?: string, level?: string}} NewSeat */
/** @typedef {import("../net/protocol.js").Start} Start */

/**
 * @typedef {object} NewMatch
 * @property {Setup} setup
 * @property {NewSeat[]} seats
 * @property {string} name
 * @property {Clock | null} [clock]
 * @property {boolean} [listed]
 * @property {boolean} [lot]  whether anybody may begin; otherwise the first seat does
 * @property {boolean} [hints]  whether bots may help, also where several people play
 * @property {number | null} [seed]
 * @property {Start | null} [start]
 * @property {boolean} [shuffle]
 */

/**
 * A name for a bot that nobody at the table has.
 * @param {string[]} taken
 */
export function botName(taken) {
  const lower = taken.map((name) => name.trim().toLowerCase());
  return BOT_NAMES.find((name) => !lower.includes(name.toLowerCase())) ?? ANY_BOT;
}

const LEVEL = "vigil.level";
const FIRST_LEVEL = "greedy";

/** How strong the bots are that this person last chose. */
export function usualLevel() {
  const last = kept(LEVEL) ?? FIRST_LEVEL;
  const levels = catalogue.value?.levels ?? [{ level: last }];
  return levels.some(({ level }) => level === last) ? last : FIRST_LEVEL;
}

/** @param {string} level */
export const keepLevel = (level) => keep(LEVEL, level);

/**
 * Makes a match and sits down at it.
 * @param {NewMatch} wanted
 */
export async function start(wanted) {
  const match = await post("/api/matches", wanted);
  go(`/match/${match.id}`);
}

/** The set to begin with. */
export const FIRST_SETUP = { sets: ["godslayer"], edition: 2, variant: "standard" };

/** A table for two in the lobby. */
export const openTable = () =>
  start({ setup: FIRST_SETUP, seats: [{ kind: "me" }, { kind: "open" }], name: nameOrNew(), listed: true });

/** The strongest two bots, among themselves. */
export function watchBots() {
  const level = catalogue.value?.levels.at(-1)?.level ?? FIRST_LEVEL;
  const seats = BOT_NAMES.slice(0, 2).map((name) => ({ kind: /** @type {const} */ ("bot"), name, level }));
  return start({ setup: FIRST_SETUP, seats, name: nameOrNew(), listed: false });
}

/**
 * Two players, the first set, against a bot.
 * @param {string} level
 */
export function playNow(level) {
  const name = nameOrNew();
  return start({
    setup: FIRST_SETUP,
    seats: [{ kind: "me" }, { kind: "bot", name: botName([name]), level }],
    name,
  });
}
