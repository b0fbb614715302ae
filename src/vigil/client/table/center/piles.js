/** Piles: face down with a number, or with the last card on top. Pressed, they are looked into. */

import { html } from "../../app/ui.js";
import { Card } from "../../cards/card.js";
import { Back, EmptyPile } from "../../cards/stack.js";
import { Icon } from "../../icons/icon.js";
import { PILE } from "../../words/table.js";
import { lookInto } from "../dialogs/pile.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../../net/protocol.js").Zone} Zone
 * @typedef {{table: Table, pile: Zone, owner: number | null, words: {name: string, short: string}}} PileProps
 */

/** The pile says what it is. */
const SILENT = { "aria-hidden": true, role: "presentation" };

/**
 * @param {PileProps & {count: number}} props
 */
export function Deck({ table, pile, owner, count, words }) {
  return html`<${Pile} table=${table} pile=${pile} owner=${owner} count=${count} words=${words} icon="deck">
    ${count ? html`<${Back} class="depth" />` : html`<${EmptyPile} />`}
  <//>`;
}

/**
 * @param {PileProps & {cards: string[], icon?: string}} props
 */
export function FacePile({ table, pile, owner, cards, words, icon = "discard" }) {
  const top = cards.at(-1);
  return html`<${Pile} table=${table} pile=${pile} owner=${owner} count=${cards.length} words=${words} icon=${icon}>
    ${top ? html`<${Card} name=${top} size="xs" rest=${SILENT} />` : html`<${EmptyPile} />`}
  <//>`;
}

/**
 * @param {PileProps & {count: number, icon: string, children: unknown}} props
 */
function Pile({ table, pile, owner, count, words, icon, children }) {
  const { name, short } = words;
  const isLit = table.lights.within(pile, owner).length > 0;
  const press = () =>
    isLit && table.asked?.main ? table.play?.layOpen(`${pile}/${owner ?? ""}`) : lookInto(pile, owner);
  return html`<button
    type="button"
    class=${`pile ${isLit ? "legal" : ""}`}
    data-spot=${`${pile}/${owner ?? ""}`}
    onClick=${press}
    aria-label=${PILE.label(count, short, name)}
    title=${PILE.title(name)}
  >
    <span class="pile-card">${children}</span>
    <span class="pile-icon"><${Icon} name=${icon} /></span>
    <span class="pile-words"><b class="num">${count}</b> <small>${short}</small></span>
  </button>`;
}
