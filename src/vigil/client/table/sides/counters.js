/** Honor and insight, large. */

import { html } from "../../app/ui.js";
import { Icon } from "../../icons/icon.js";
import { COUNTERS } from "../../words/table.js";

/** @param {{seat: number, honor: number, insight?: number}} props */
export const Counters = ({ seat, honor, insight = 0 }) =>
  html`<div class="counters">
    <${Counter} kind="honor" number=${honor} spot=${`honor/${seat}`} />
    ${insight > 0 && html`<${Counter} kind="insight" number=${insight} />`}
  </div>`;

/** @param {{kind: "honor" | "insight", number: number, spot?: string}} props */
const Counter = ({ kind, number, spot }) =>
  html`<span class="counter" data-spot=${spot}>
    <span class=${`num ${kind}`}><${Icon} name=${kind} />${number}</span>
    <small>${COUNTERS[kind]}</small>
  </span>`;
