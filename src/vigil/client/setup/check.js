/** Asks the server whether a setup is playable. */

import { useEffect, useState } from "../app/ui.js";
import { post, sentence } from "../net/api.js";

/** @typedef {Required<import("../net/protocol.js").TableSetup>} Setup */
/** @typedef {{players: number[], error: string | null}} Checked */

/**
 * The possible numbers of players and the error of a setup; null until the server has answered.
 * @param {Setup} setup
 * @param {number} players
 * @returns {Checked | null}
 */
export function useCheck(setup, players) {
  const [checked, setChecked] = useState(/** @type {Checked | null} */ (null));
  useEffect(() => {
    let current = true;
    post("/api/check", { setup, players })
      .catch((error) => ({ players: [], error: sentence(error) }))
      .then((found) => current && setChecked(found));
    return () => {
      current = false;
    };
  }, [JSON.stringify(setup), players]);
  return checked;
}
