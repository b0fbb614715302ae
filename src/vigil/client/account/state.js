/** The account of whoever is here, and the proof that some changes of it need. */

import { signal } from "../app/ui.js";
import { get, post, Refusal } from "../net/api.js";
import { refreshMe } from "../net/person.js";

/** @typedef {import("../net/protocol.js").AccountState} AccountState */

const NEEDS_PROOF = 401;

export const account = signal(/** @type {AccountState | null} */ (null));

/** What waits for a proof. */
export const unproved = signal(/** @type {{go: () => void, leave: () => void} | null} */ (null));

export async function refreshAccount() {
  account.value = await get("/api/account");
}

/** After a login or logout everything may be another's. */
export async function refreshAll() {
  await Promise.all([refreshMe(), refreshAccount()]);
}

/**
 * Changes the account, and asks for a proof first if it is needed.
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export const change = (path, body) => proved(() => post(`/api/account/${path}`, body));

/**
 * @template T
 * @param {() => Promise<T>} what
 * @returns {Promise<T>}
 */
export async function proved(what) {
  try {
    return await what();
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== NEEDS_PROOF) throw problem;
    await new Promise((go, fail) => {
      unproved.value = { go: () => go(undefined), leave: () => fail(problem) };
    });
    return what();
  }
}

/** @param {unknown} body */
export async function prove(body) {
  account.value = await post("/api/account/proof", body);
  unproved.peek()?.go();
  unproved.value = null;
}

export function leaveProof() {
  unproved.peek()?.leave();
  unproved.value = null;
}
