/** Which key stands for what. Keys are meant by their place on the keyboard, whatever letter is on them. */

export const HAND_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
export const ROW_KEYS = ["Q", "W", "E", "R", "T", "Y"];
export const STACK_KEYS = ["A", "S", "D", "F"];
export const CONSTRUCT_KEYS = ["Z", "X", "C", "V", "B"];

/** The list that `?` opens. */
export const KEY_LIST = [
  ["1 to 9, 0", "hand card"],
  ["Q W E R T Y", "center row"],
  ["A S D", "always available"],
  ["Z X C V B", "constructs"],
  ["Space", "play all; skip while others move"],
  ["Enter", "the focused card; on the sill: end turn"],
  ["U, Backspace", "undo"],
  ["H", "hint"],
  ["Esc", "decline, pass, close"],
  ["I", "read the card"],
  ["arrows", "within and between zones"],
  ["Tab", "from zone to zone"],
  ["/", "find a card"],
  ["L", "log"],
  ["?", "this list"],
];

/** @param {string[]} keys @param {string} code */
export const keyIndex = (keys, code) =>
  keys.findIndex((key) => code === `Key${key}` || code === `Digit${key}` || code === `Numpad${key}`);
