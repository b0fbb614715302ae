/** Text in spans: strings, and what stands for an amount, a card, a keyword or a player. */

import { counted } from "./cards.js";
import { capitalised } from "./sentences.js";

/**
 * @typedef {import("../net/protocol.js").Text} Text
 * @typedef {import("../net/protocol.js").Marked} Marked
 * @typedef {import("../net/protocol.js").Printed} Printed
 */

/**
 * An amount: "2 runes".
 * @param {number} number
 * @param {import("../net/protocol.js").Resource} resource
 * @returns {Marked | string}
 */
export function amount(number, resource) {
  const text = counted(number, resource);
  return resource === "Mechana rune" ? text : { text, number, unit: resource };
}

/**
 * A text as a string.
 * @param {Text} text
 */
export const plain = (text) => text.map((span) => (typeof span === "string" ? span : span.text)).join("");

/**
 * A text with a capital at its beginning.
 * @param {Text} text
 * @returns {Text}
 */
export function withCapital([first = "", ...rest]) {
  const begun = typeof first === "string" ? capitalised(first) : { ...first, text: capitalised(first.text) };
  return [begun, ...rest];
}

/**
 * Texts in a row.
 * @param {Text[]} texts
 * @param {string} [between]
 * @returns {Text}
 */
export const joined = (texts, between = " ") =>
  texts.flatMap((text, index) => (index ? [between, ...text] : text));

/**
 * Spans as a list: "2 cards, 3 runes and the die".
 * @param {import("../net/protocol.js").Span[]} spans
 * @returns {Text}
 */
export const listing = (spans) =>
  spans.flatMap((span, index) => {
    if (!index) return [span];
    return [index === spans.length - 1 ? " and " : ", ", span];
  });

/**
 * The sentences of a line of a card; its heading stands before the first.
 * @param {import("../net/protocol.js").TextLine} line
 * @returns {Text[]}
 */
export const sentencesOf = ({ heading, sentences }) =>
  sentences.map((sentence, index) => (index || !heading.length ? sentence : joined([heading, sentence])));

/**
 * All that a card says, in one line.
 * @param {Printed} card
 */
export const textOf = ({ lines }) => joined(lines.flatMap(sentencesOf));
