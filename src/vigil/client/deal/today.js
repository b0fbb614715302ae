/** The deal of a day, as the server tells it, and playing it. */

import { go } from "../app/router.js";
import { signal } from "../app/ui.js";
import { get, post } from "../net/api.js";

/** @typedef {import("../net/protocol.js").DealState} Deal */

export const TODAY = "today";

/** Deals that were looked at, by their days. */
export const deals = signal(/** @type {Record<string, Deal>} */ ({}));

/** @param {string} day */
export async function loadDeal(day = TODAY) {
  const found = await get(`/api/deals/${day}`);
  deals.value = { ...deals.value, [day]: found };
}

/** Play a deal. @param {string} day */
export async function playDeal(day) {
  const { id } = await post(`/api/deals/${day}/attempt`);
  go(`/match/${id}`);
}
