/** Text on the screen: icons after amounts, keywords emphasised. */

import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { CARD, unitOf } from "../words/cards.js";
import { sentencesOf } from "../words/spans.js";

/**
 * @typedef {import("../icons/icon.js").IconName} IconName
 * @typedef {import("../net/protocol.js").Span} Span
 * @typedef {import("../net/protocol.js").Text} Text
 * @typedef {import("../net/protocol.js").Asker} Asker
 */

/**
 * A number with its icon, perhaps on top of others. On cards the word is only heard; in prose it is written too.
 * @param {{number: number, unit: string, more?: boolean, prose?: boolean}} props
 */
export const Quantity = ({ number, unit, more = false, prose = false }) =>
  html`<span class=${`q q-${unit}`}
    ><b>${number}</b>${more && ` ${CARD.more} `}<${Icon} name=${/** @type {IconName} */ (unit)} /><span class=${prose ? "" : "sr"}>${` ${unitOf(number, unit)}`}</span></span
  >`;

/**
 * Whether a span is an amount that has an icon.
 * @param {Span} span
 */
export const isAmount = (span) =>
  typeof span !== "string" && amountOf(span) !== undefined && span.unit !== "card";

/**
 * How much a span stands for.
 * @param {import("../net/protocol.js").Marked} span
 */
export const amountOf = ({ number, more }) => number ?? more;

/**
 * Whether a span comes on top of what was said before it.
 * @param {import("../net/protocol.js").Marked} span
 */
export const isMore = ({ more }) => more !== undefined;

/**
 * A text in spans.
 * @param {{text: Text, prose?: boolean, onCard?: (name: string) => void}} props
 *   prose: outside of cards; onCard: what a press on the name of a card does
 */
export const Spans = ({ text, prose = false, onCard }) =>
  text.map((span) => {
    if (typeof span === "string") return span;
    if (isAmount(span))
      return html`<${Quantity} number=${amountOf(span)} unit=${span.unit} more=${isMore(span)} prose=${prose} />`;
    if (span.keyword) return html`<em>${span.text}</em>`;
    const { card } = span;
    if (!card || !onCard) return span.text;
    return html`<button type="button" class="name" onClick=${() => onCard(card)}>${span.text}</button>`;
  });

/**
 * Text outside cards: icons and words.
 * @param {{text: Text}} props
 */
export const Prose = ({ text }) => html`<span class="prose"><${Spans} text=${text} prose /></span>`;

/**
 * The text of a card. While it asks, what is done is ticked and what is asked is marked.
 * @param {{lines: import("../net/protocol.js").TextLine[], asker?: Asker | null}} props
 */
export function CardText({ lines, asker = null }) {
  /** @param {Text} sentence @param {number} order  below 0: before what is asked */
  const drawn = (sentence, order) => {
    const words = html`<${Spans} text=${sentence} />`;
    if (order > 0) return html`${words}${" "}`;
    if (order === 0) return html`<mark>${words}</mark>${" "}`;
    return html`<span class="done">${words}<${Icon} name="check" /><span class="sr">${CARD.done}</span></span>${" "}`;
  };
  return lines.map(
    (line, index) =>
      html`<span class="card-line">${sentencesOf(line).map((sentence, place) => drawn(sentence, orderOf(asker, index, place)))}</span>`,
  );
}

/**
 * Where a sentence stands to the one that asks: before it (below 0), there (0), or after it.
 * @param {Asker | null} asker
 * @param {number} line
 * @param {number} sentence
 */
function orderOf(asker, line, sentence) {
  if (asker?.line === undefined || asker.line === null || asker.sentence === null) return 1;
  return line - asker.line || sentence - asker.sentence;
}
