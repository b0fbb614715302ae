/** Who sits here: a name and their matches, kept by the server. */

import { signal } from "../app/ui.js";
import { get, post } from "./api.js";

/** @typedef {import("./protocol.js").Match} Match */
/** @typedef {{name: string, matches: Match[]}} Person */

const FRIENDLY = [
  "Rowan",
  "Juniper",
  "Hazel",
  "Linden",
  "Wren",
  "Sorrel",
  "Alder",
  "Bryony",
  "Tansy",
  "Robin",
  "Laurel",
  "Fennel",
];

export const me = signal(/** @type {Person | null} */ (null));

const fallback = FRIENDLY[Math.floor(Math.random() * FRIENDLY.length)];

export async function refreshMe() {
  me.value = await get("/api/me");
}

/** @param {string} name */
export async function rename(name) {
  me.value = await post("/api/me", { name });
}

/** The person's name, or a friendly one for who has not given any. */
export const nameOrNew = () => me.value?.name || fallback;
