/** Key bindings, by the position on the keyboard (`code`), not by the letter. */

export const HAND_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
export const ROW_KEYS = ["Q", "W", "E", "R", "T", "Y"];
export const STACK_KEYS = ["A", "S", "D", "F"];
export const CONSTRUCT_KEYS = ["Z", "X", "C", "V", "B"];

/** @param {string[]} keys @param {string} code */
export const keyIndex = (keys, code) =>
  keys.findIndex((key) => code === `Key${key}` || code === `Digit${key}` || code === `Numpad${key}`);
