/** Who sits here: a name and their matches, kept by the server. */

import { signal } from "../app/ui.js";
import { NEW_NAMES } from "../words/app.js";
import { get, post } from "./api.js";

/** @typedef {import("./protocol.js").MatchState} Match */
/** @typedef {import("./protocol.js").Me} Person */

export const me = signal(/** @type {Person | null} */ (null));

const fallback = NEW_NAMES[Math.floor(Math.random() * NEW_NAMES.length)];

let heard = 0; // when the server last told

export async function refreshMe() {
  me.value = await get("/api/me");
  heard = Date.now();
}

/** Asks the server, unless it has told lately. @param {number} seconds */
export async function freshenMe(seconds) {
  if (Date.now() - heard > 900 * seconds) await refreshMe();
}

/** @param {string} name */
export async function rename(name) {
  me.value = await post("/api/me", { name });
}

/** The person's name, or a friendly default. */
export const nameOrNew = () => me.value?.name || fallback;

/** @param {Match} match */
export const isYourTurn = ({ status, deciding, seats }) =>
  status === "playing" && deciding !== null && seats[deciding].yours;
