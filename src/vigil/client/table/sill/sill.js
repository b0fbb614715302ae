/** The sill: what one has, what is asked, and the buttons. The game speaks here and nowhere else. */

import { html } from "../../app/ui.js";
import { Card } from "../../cards/card.js";
import { Prose } from "../../cards/text.js";
import { SILL } from "../../words/sill.js";
import { Recall } from "../sides/recap.js";
import { Acts } from "./acts.js";
import { prompt } from "./prompt.js";
import { Purse } from "./purse.js";
import { Ask, isGrown } from "./question.js";

/** @typedef {import("../state/model.js").Table} Table */

/** @param {{table: Table}} props */
export function Sill({ table }) {
  if (isGrown(table)) return html`<${Ask} table=${table} />`;
  const { title, words, tone = "" } = prompt(table);
  const { sign, acts } = table.voice ?? {};
  const asker = table.asked?.asker;
  const chosen = table.chosen;
  return html`<section class=${`sill zone ${tone}`} data-zone="sill" aria-label=${SILL.label}>
    <${Purse} table=${table} />
    <div class="prompt">
      ${sign}
      ${asker && !chosen && !sign && html`<span class="asker"><${Card} name=${asker.card} size="xs" asker=${asker} /></span>`}
      <div>
        <b class="title">${title}</b>
        <span class="prompt-words"><${Prose} text=${words} /></span>
      </div>
      ${table.measures.layout !== "desktop" && html`<${Recall} table=${table} />`}
    </div>
    ${acts ?? html`<${Acts} table=${table} />`}
  </section>`;
}
