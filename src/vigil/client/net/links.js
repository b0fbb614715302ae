/** Links to seats. Their secret is in the fragment, which browsers send to no server. */

import { post } from "./api.js";

/**
 * A link to a seat; a server that does not know its own address gives a path.
 * @param {string} id
 * @param {number} seat
 * @returns {Promise<string>}
 */
export async function linkTo(id, seat) {
  const { url } = await post(`/api/matches/${id}/link`, { seat });
  return new URL(url, location.origin).href;
}

/**
 * Takes back a seat from another device, and a link to it that was not used.
 * @param {string} id
 * @param {number} seat
 */
export const takeBack = (id, seat) => post(`/api/matches/${id}/take-back`, { seat });
