/** Words of challenges. */

import { setNames } from "../net/catalogue.js";
import { paceWords } from "./opponent.js";

/** @typedef {import("../net/protocol.js").ChallengeState} Challenge */

export const CHALLENGE = {
  accept: "Accept",
  decline: "Decline",
  withdraw: "Withdraw",
  sitDown: "Sit down",
  says: (/** @type {Challenge} */ { yours, name, state }) => {
    if (!yours) return `${name} challenges you`;
    return state === "accepted" ? `${name} has accepted` : `${name} has been asked`;
  },
  what: (/** @type {Challenge} */ { pace, sets, rated, duplicate }) =>
    [paceWords(pace), setNames(sets), rated ? "rated" : "", duplicate ? "one deal twice, seats swapped" : ""]
      .filter(Boolean)
      .join(", "),
  heading: "Challenge somebody",
  name: "Their name",
  duplicate: "Duplicate: the same deal twice, with the seats swapped",
  go: "Challenge",
  sent: (/** @type {string} */ name) => `${name} has been asked.`,
};
