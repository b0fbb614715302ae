/** Words of the coach. */

export const COACH = {
  title: (/** @type {number} */ points) => `A moment: this may cost about ${points} points.`,
  better: (/** @type {string} */ move, /** @type {string} */ reason) => `${move} looks better: ${reason}.`,
  again: "Think again",
  anyway: (/** @type {string} */ label) => `${label} anyway`,
  quiet: "No more warnings in this game",
  notYet: "not yet done",
};
