/** The sill: what one has, what is asked, and the buttons. The game speaks here and nowhere else. */

import { Card } from "../cards/card.js";
import { Icon } from "../cards/icon.js";
import { Prose } from "../cards/text.js";
import { card as printed } from "../catalogue.js";
import { html } from "../ui.js";
import { Acts } from "./acts.js";
import { Ask, isGrown } from "./ask.js";
import { prompt } from "./prompt.js";

/** @typedef {import("./model.js").Table} Table */

/** @param {{table: Table}} props */
export function Sill({ table }) {
  if (isGrown(table)) return html`<${Ask} table=${table} />`;
  const { title, words, tone = "" } = prompt(table);
  const asker = table.asked?.asker;
  const chosen = table.chosen;
  return html`<section class=${`sill zone ${tone}`} data-zone="sill" aria-label="Prompt and resources">
    <${Purse} table=${table} />
    <div class="prompt">
      ${asker && !chosen && html`<span class="asker"><${Card} name=${asker} size="xs" asking=${true} /></span>`}
      <div><b class="title">${title}</b> <span class="prompt-words"><${Prose} text=${chosen ? printed(chosen.card).text : words} /></span></div>
    </div>
    <${Acts} table=${table} />
  </section>`;
}

const RESOURCES = /** @type {const} */ ([
  ["rune", "runes"],
  ["power", "power"],
  ["energy", "energy"],
]);

/** What the player on turn has to spend. @param {{table: Table}} props */
export function Purse({ table }) {
  const { view } = table;
  const amounts = { rune: view.runes, power: view.power, energy: view.energy };
  const insight = view.players[view.turn]?.insight ?? 0;
  const shown = RESOURCES.filter(([kind]) => kind !== "energy" || view.energy > 0);
  return html`<div class="purse" role="group" aria-label=${table.own && view.turn === table.seat ? "You have" : `${view.players[view.turn]?.name} has`}>
    ${shown.map(([kind, words]) => html`<${Amount} key=${kind} kind=${kind} number=${amounts[kind]} words=${words} />`)}
    ${view.mechana_runes > 0 && html`<span class="res mechana" title="Runes for Mechana constructs only"><${Icon} name="mechana" /><b>+${view.mechana_runes}</b><small>for Mechana</small></span>`}
    ${insight > 0 && html`<${Amount} kind="insight" number=${insight} words="insight" />`}
  </div>`;
}

/** @param {{kind: import("../icons.js").IconName, number: number, words: string}} props */
const Amount = ({ kind, number, words }) =>
  html`<span class=${`res ${kind}`}><${Icon} name=${kind} /><b>${number}</b><small>${number === 1 && kind === "rune" ? "rune" : words}</small></span>`;

