/** What the player on turn has to spend. */

import { html } from "../../app/ui.js";
import { Icon } from "../../icons/icon.js";
import { RESOURCES, SILL } from "../../words/sill.js";
import { OwnClock } from "../sides/clock.js";

/** @typedef {import("../state/model.js").Table} Table */

const SHOWN = /** @type {const} */ ([
  ["rune", RESOURCES.runes],
  ["power", RESOURCES.power],
  ["energy", RESOURCES.energy],
]);

/** @param {{table: Table}} props */
export function Purse({ table }) {
  const { view } = table;
  if (table.own && table.asked && view.turn !== table.seat) return html`<${OwnInsight} table=${table} />`;
  const amounts = { rune: view.runes, power: view.power, energy: view.energy };
  const insight = view.players[view.turn]?.insight ?? 0;
  const shown = SHOWN.filter(([kind]) => kind !== "energy" || view.energy > 0);
  return html`<div
    class="purse"
    role="group"
    aria-label=${SILL.has(table.own && view.turn === table.seat ? null : view.players[view.turn]?.name)}
  >
    ${shown.map(([kind, words]) => html`<${Amount} key=${kind} kind=${kind} number=${amounts[kind]} words=${words} />`)}
    ${view.mechana_runes > 0 && html`<${Amount} kind="mechana" number=${`+${view.mechana_runes}`} words=${RESOURCES.mechana} />`}
    ${insight > 0 && html`<${Amount} kind="insight" number=${insight} words=${RESOURCES.insight} />`}
    <${OwnClock} table=${table} />
  </div>`;
}

/** Asked in another's turn one has nothing but insight; what the other has is not one's own. @param {{table: Table}} props */
const OwnInsight = ({ table }) => {
  const { insight } = table.view.players[table.seat];
  return html`<div class="purse" role="group" aria-label=${SILL.has(null)}>
    ${insight > 0 && html`<${Amount} kind="insight" number=${insight} words=${RESOURCES.insight} />`}
    <${OwnClock} table=${table} />
  </div>`;
};

/** @param {{kind: import("../../icons/shapes.js").IconName, number: number | string, words: string}} props */
const Amount = ({ kind, number, words }) =>
  html`<span class=${`res ${kind}`}
    ><${Icon} name=${kind} /><b>${number}</b><small>${number === 1 && kind === "rune" ? RESOURCES.rune : words}</small></span
  >`;
