/** Card text with icons after its numbers. */

import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { CARD } from "../words/cards.js";

/** @typedef {import("../icons/icon.js").IconName} IconName */

export const QUANTITY = /\b(\d+) (rune|power|honor|energy|insight)(s?)\b/;
export const KEYWORD =
  /\b(?:(?:Reward|Fate|Trophy|Echo|Serenity|Unite)(?=:)|Energize \d+(?=:)|Multi-Unite(?: \([^)]*\))?(?=:)|Recur \d+|Dreamborn|Once per turn)/;
const PARTS = new RegExp(`(${QUANTITY.source}|${KEYWORD.source})`, "g");

/**
 * A number with its icon. On cards the word is only heard; in prose it is written too.
 * @param {{number: number | string, unit: string, plural?: boolean, prose?: boolean}} props
 */
export function Quantity({ number, unit, plural = false, prose = false }) {
  const word = ` ${unit}${plural ? "s" : ""}`;
  return html`<span class=${`q q-${unit}`}
    ><b>${number}</b><${Icon} name=${/** @type {IconName} */ (unit)} /><span class=${prose ? "" : "sr"}>${word}</span></span
  >`;
}

/**
 * The text with quantities and keywords marked.
 * @param {string} text
 * @param {boolean} [prose]
 */
export function rich(text, prose = false) {
  /** @type {unknown[]} */
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const [found, , number, unit, plural] = match;
    pieces.push(text.slice(end, match.index));
    pieces.push(
      unit
        ? html`<${Quantity} number=${number} unit=${unit} plural=${Boolean(plural)} prose=${prose} />`
        : html`<em>${found}</em>`,
    );
    end = match.index + found.length;
  }
  pieces.push(text.slice(end));
  return pieces;
}

/**
 * Text outside cards: icons and words.
 * @param {{text: string}} props
 */
export const Prose = ({ text }) => html`<span class="prose">${rich(text, true)}</span>`;

/**
 * The abilities of a card, one line each, in sentences.
 * @param {string} text
 */
const sentences = (text) => text.split("\n").map((line) => line.split(/(?<=[.;]) /));

/**
 * Which sentence a question is about: the first that has its words, or -1.
 * @param {string} text
 * @param {string} prompt
 */
export function askedSentence(text, prompt) {
  const wanted = bare(prompt);
  return sentences(text)
    .flat()
    .findIndex((sentence) => bare(sentence).includes(wanted) || wanted.includes(bare(sentence)));
}

/** @param {string} words */
const bare = (words) =>
  words
    .toLowerCase()
    .replace(/^[a-z -]+\d*: /, "")
    .replace(/\byou may /g, "")
    .replace(/[.?;]+$/, "")
    .trim();

/**
 * The text of a card. While it asks, what is done is ticked and what is asked is marked.
 * @param {{text: string, asked?: number}} props  asked: the sentence that is asked about
 */
export function CardText({ text, asked = -1 }) {
  let number = -1;
  /** @param {string} sentence */
  const marked = (sentence) => {
    number += 1;
    if (asked < 0 || number > asked) return rich(`${sentence} `);
    if (number === asked) return html`<mark>${rich(sentence)}</mark>${" "}`;
    return html`<span class="done">${rich(sentence)}<${Icon} name="check" /><span class="sr">${CARD.done}</span></span>${" "}`;
  };
  return sentences(text).map((line) => html`<span class="card-line">${line.map(marked)}</span>`);
}
