/** The lines of the log, taken apart: what was done, the cards in it, what it gave and cost. */

import { catalogue } from "../../net/catalogue.js";

/**
 * @typedef {{number: number, unit: string}} Amount  negative: it was paid
 * @typedef {object} Told
 * @property {string} words
 * @property {Amount[]} amounts
 * @property {boolean} sub  whether it only followed from something
 * @property {boolean} moves  whether a card changed hands or left the table
 */

const AMOUNT = /(\d+) (rune|power|honor|energy|insight)s?\b/g;
const MOVES = /\b(acquires?|defeats?|banish(es)?|destroys?|takes?|discards?)\b/;

/**
 * A line in parts: its first sentence, then what followed.
 * @param {string} line
 * @param {string} player  whose turn it is; the heading names them already
 * @returns {Told[]}
 */
export function tell(line, player) {
  return line
    .split(/(?<=[.!]) (?=[A-Z])/)
    .map((sentence, index) =>
      told(sentence.startsWith(`${player} `) ? sentence.slice(player.length + 1) : sentence, index > 0),
    );
}

/** @param {string} sentence @param {boolean} sub @returns {Told} */
function told(sentence, sub) {
  const [head, rest = ""] = sentence.replace(/\.$/, "").split(/: (.*)/s);
  const gains = amounts(rest, 1);
  const paid = [...head.matchAll(/ \(([^)]*)\)/g)].flatMap(([, inside]) => amounts(inside, -1));
  const left = rest.replace(AMOUNT, "").split(", ").filter(Boolean).join(", ");
  const did = paid.length ? head.replace(/ \(\d[^)]*\)/g, "") : head;
  const words = left ? `${did}${gains.length || /^draws/.test(left) ? ", " : ": "}${left}` : did;
  return {
    words: words[0].toUpperCase() + words.slice(1),
    amounts: [...paid, ...gains],
    sub,
    moves: MOVES.test(head),
  };
}

/** @param {string} words @param {1 | -1} sign @returns {Amount[]} */
const amounts = (words, sign) =>
  [...words.matchAll(AMOUNT)].map(([, number, unit]) => ({ number: sign * Number(number), unit }));

/** @type {{of: unknown, names: RegExp}} */
let known = { of: null, names: /(?!)/ };

/** Matches the name of any card. */
function cardNames() {
  const cards = catalogue.value?.cards;
  if (!cards || known.of === cards) return known.names;
  const names = cards.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  names.sort((one, other) => other.length - one.length);
  known = { of: cards, names: new RegExp(`(?<![\\w])(${names.join("|")})(?![\\w])`, "g") };
  return known.names;
}

/**
 * Words with the names of cards set apart: every second piece is a card.
 * @param {string} words
 */
export const withCards = (words) => words.split(cardNames());
