/** Words of the coach. */

/** @typedef {import("../net/protocol.js").Text} Text */

export const COACH = {
  title: (/** @type {number} */ points) => `A moment: this may cost about ${points} points.`,
  /** @param {Text} move @param {Text} reason @returns {Text} */
  better: (move, reason) => [...move, " looks better: ", ...reason, "."],
  again: "Think again",
  anyway: (/** @type {string} */ label) => `${label} anyway`,
  quiet: "No more warnings in this game",
  notYet: "not yet done",
};
