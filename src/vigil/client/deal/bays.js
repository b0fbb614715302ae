/** The six windows with which a deal begins. */

import { html } from "../app/ui.js";
import { svgUrl, tallWindow } from "../art/index.js";
import { families } from "../cards/family.js";
import { card } from "../net/catalogue.js";
import { DEAL } from "../words/deal.js";

const HEIGHTS = [650, 700, 750, 750, 700, 650];
const LOW_HEIGHTS = [340, 370, 400, 400, 370, 340];

/** @param {{row: string[], low?: boolean, dim?: boolean}} props  dim: it is played already */
export function Bays({ row, low = false, dim = false }) {
  const heights = low ? LOW_HEIGHTS : HEIGHTS;
  return html`<div class="bays ${dim ? "dim" : ""}" role="img" aria-label=${DEAL.row(row)}>
    ${row.map((name, place) => html`<${Bay} key=${place} name=${name} height=${heights[place % heights.length]} />`)}
  </div>`;
}

/** @param {{name: string, height: number}} props */
function Bay({ name, height }) {
  const printed = card(name);
  const figure = { ...printed, kind: printed.kind === "monster" ? printed.kind : "hero" };
  return html`<figure class="bay f-${families(printed)[0]}" title=${name}>
    <img src=${svgUrl(tallWindow(/** @type {any} */ (figure), height))} alt="" loading="lazy" />
  </figure>`;
}
