/** Words of the coach. */

/** @typedef {import("../net/protocol.js").Text} Text */

export const COACH = {
  title: (/** @type {number} */ wins) =>
    `A moment: about ${wins} fewer ${wins === 1 ? "win" : "wins"} in 100.`,
  chances: "wins in 100",
  chance: (/** @type {number} */ best, /** @type {number} */ now) =>
    `Wins in 100: ${best} with the best move, ${now} with this one.`,
  /** @param {Text} move @param {Text} reason @returns {Text} */
  better: (move, reason) => [...move, " looks better: ", ...reason, "."],
  again: "Think again",
  anyway: (/** @type {string} */ label) => `${label} anyway`,
  quiet: "No more warnings in this game",
  notYet: "not yet done",
};
