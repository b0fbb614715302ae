/** What the player on turn has to spend. */

import { html } from "../../app/ui.js";
import { Icon } from "../../icons/icon.js";
import { RESOURCES, SILL } from "../../words/sill.js";

/** @typedef {import("../state/model.js").Table} Table */

const SHOWN = /** @type {const} */ ([
  ["rune", RESOURCES.runes],
  ["power", RESOURCES.power],
  ["energy", RESOURCES.energy],
]);

/** @param {{table: Table}} props */
export function Purse({ table }) {
  const { view } = table;
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
  </div>`;
}

/** @param {{kind: import("../../icons/shapes.js").IconName, number: number | string, words: string}} props */
const Amount = ({ kind, number, words }) =>
  html`<span class=${`res ${kind}`}
    ><${Icon} name=${kind} /><b>${number}</b><small>${number === 1 && kind === "rune" ? RESOURCES.rune : words}</small></span
  >`;
