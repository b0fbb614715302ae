/** Words of the figures beside the log. */

import { countCards } from "./numbers.js";
import { capitalised } from "./sentences.js";

export const FIGURES = {
  deck: (/** @type {number} */ number) => `Your ${countCards(number)}`,
  kind: (/** @type {string} */ kind) => capitalised(kind),
  cost: (/** @type {string} */ cost) => `cost ${cost}`,
  drawn: "Still to be drawn",
  draws: (/** @type {number} */ number) => `Still to be drawn: ${number}`,
  nextFive: "how many, in the next card, in the next five",
  shuffledNext: "Your deck is empty: your discard pile is shuffled when you draw.",
  row: "Next in the center row",
  left: (/** @type {number} */ number) => `${countCards(number)} left`,
  acquired: "Acquired, in order:",
  nothing: "Has acquired nothing yet.",
  honor: "Honor by turn:",
  yourHonor: "Your honor by turn:",
};
