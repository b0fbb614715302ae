/** Words of the quick reactions. */

/** @type {Record<import("../icons/reactions.js").Reaction, string>} */
export const REACTION_WORDS = {
  hello: "Hello",
  "well played": "Well played",
  thanks: "Thank you",
  wow: "Wow",
  "oh no": "Oh no",
  thinking: "Let me think",
};

export const REACTIONS = {
  label: "React",
  by: (/** @type {string} */ name) => `${name}:`,
};
