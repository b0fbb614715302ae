/** Whom one follows, has met and has blocked, and challenges to and from them. */

import { go } from "../app/router.js";
import { signal } from "../app/ui.js";
import { get, post } from "../net/api.js";
import { wish } from "./wishes.js";

/** @typedef {import("../net/protocol.js").Company} Company */
/** @typedef {import("../net/protocol.js").ChallengeState} Challenge */

export const company = signal(/** @type {Company | null} */ (null));
export const challenges = signal(/** @type {Challenge[]} */ ([]));

export async function loadCompany() {
  const [people, asked] = await Promise.all([get("/api/company"), get("/api/challenges")]);
  company.value = people;
  challenges.value = asked.challenges;
}

/** Follow or block somebody, or no more. @param {string} name @param {"follow" | "unfollow" | "block" | "unblock"} tie */
export async function changeTie(name, tie) {
  company.value = await post("/api/company", { name, tie });
}

/**
 * Challenge somebody to what one usually plays.
 * @param {string} name
 * @param {{duplicate?: boolean}} [more]
 */
export async function challengeTo(name, { duplicate = false } = {}) {
  const asked = await post("/api/challenges", { name, ...wish.value, duplicate });
  challenges.value = asked.challenges;
}

/** @param {Challenge} challenge @param {"accept" | "decline" | "withdraw"} answer */
export async function respond(challenge, answer) {
  const { challenges: left } = await post(`/api/challenges/${challenge.id}/${answer}`);
  challenges.value = left;
  const settled = challenges.value.find(({ id }) => id === challenge.id);
  if (settled?.match) go(`/match/${settled.match}`);
}
