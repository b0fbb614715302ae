/** An always-available card as a bar: picture, price, name, text in one line, how many are left. */

import { html } from "../app/ui.js";
import { card as printed } from "../net/catalogue.js";
import { CARD, resourceOf, spoken } from "../words/cards.js";
import { amount, joined, textOf } from "../words/spans.js";
import { families } from "./family.js";
import { CostGem } from "./gems.js";
import { Glance } from "./glance.js";
import { useReading } from "./open-card.js";
import { Picture } from "./picture.js";
import { pressable, SpokenName } from "./press.js";
import { Quantity, Spans } from "./text.js";

/**
 * @typedef {object} BarProps  as of a Card, as far as they make sense here
 * @property {string} name
 * @property {number} [left]  how many are left
 * @property {boolean} [brief]  icons in place of the text, where there is little room
 * @property {"plain" | "legal" | "dark" | "away"} [state]
 * @property {string} [verb]
 * @property {string | number} [keycap]
 * @property {number} [price]
 * @property {{number: number, unit: "runes" | "power"}} [short]
 * @property {string} [told]
 * @property {boolean} [hinted]
 * @property {(name: string) => void} [onAct]
 * @property {(name: string) => void} [onRead]
 * @property {string} [class]
 * @property {Record<string, string | number | boolean | undefined>} [rest]
 */

/** @param {BarProps} props */
export function Bar({
  name,
  left,
  brief = false,
  verb = "",
  keycap,
  price,
  short,
  told,
  hinted,
  onAct,
  onRead,
  rest = {},
  ...more
}) {
  const card = printed(name);
  const state = more.state ?? (onAct ? "legal" : "plain");
  const handlers = useReading(name, onRead);
  const notes = [
    left !== undefined && CARD.left(left),
    hinted && CARD.hint,
    short && CARD.isShort(short.number, resourceOf(short.unit)),
    told,
  ];
  const heard = spoken(card, { verb, price, notes });
  return html`<div
    ...${pressable(onAct && (() => onAct(name)))}
    ...${handlers}
    ...${rest}
    class=${`bar ${state} k-${card.kind} f-${families(card)[0]} ${hinted ? "hinted" : ""} ${more.class ?? ""}`}
    data-card=${name}
    aria-label=${onAct ? undefined : heard}
    aria-description=${card.text || undefined}
  >
    ${onAct && html`<${SpokenName} words=${heard} />`}
    <span class="bar-art"><${Picture} card=${card} /></span>
    <span class=${`card-cost ${card.kind === "monster" ? "power" : "runes"}`} aria-hidden="true">
      <${CostGem} kind=${card.kind} /><b>${price ?? card.cost}</b>
    </span>
    <span class="bar-name" aria-hidden="true">${name}</span>
    <span class="bar-text" aria-hidden="true">
      ${brief ? html`<${Glance} glance=${card.glance} />` : html`<${Spans} text=${inShort(card)} />`}
      ${left !== undefined && html`<span class="bar-left">${CARD.left(left)}</span>`}
    </span>
    ${onAct && verb && html`<span class="card-verb" aria-hidden="true">${keycap && html`<kbd>${keycap}</kbd>`}${verb}</span>`}
    ${
      short &&
      html`<span class="card-note" aria-hidden="true"><${Quantity} number=${short.number} unit=${resourceOf(short.unit)} /> ${CARD.short}</span>`
    }
  </div>`;
}

/**
 * What a card that only gives something gives; the text of any other.
 * @param {import("../net/protocol.js").Printed} card
 */
function inShort(card) {
  const gains = card.glance.map(({ icon, number }) => (isResource(icon) ? amount(number, icon) : ""));
  if (!gains.every(Boolean)) return textOf(card);
  const heading = card.lines[0]?.heading ?? [];
  return joined([heading.length ? heading : [CARD.gain], ...gains.map((gain) => [gain])]);
}

/**
 * @param {import("../net/protocol.js").Icon} icon
 * @returns {icon is "rune" | "power" | "honor" | "energy" | "insight"}
 */
const isResource = (icon) => icon !== "draw" && icon !== "banish" && icon !== "more";
