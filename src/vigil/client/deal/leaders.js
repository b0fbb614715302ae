/** Who did best with a deal, and those one follows. */

import { html } from "../app/ui.js";
import { Sigil } from "../icons/sigil.js";
import { AFTER } from "../words/deal.js";

/** @typedef {import("../net/protocol.js").DealComparison} Compared */
/** @typedef {import("../net/protocol.js").DealResult} Result */

const UNFINISHED = -1000; // the lead of a game that was left

/** @param {{compared: Compared}} props */
export function Leaders({ compared }) {
  const shown = new Set(compared.leaders.map(({ name }) => name));
  const more = compared.followed.filter(({ name }) => !shown.has(name));
  return html`<section class="leaders" aria-labelledby="leaders">
    <h2 id="leaders" class="head">${AFTER.leaders}</h2>
    <ol class="rows">
      ${[...compared.leaders, ...more].map((one, place) => html`<li><${Leader} one=${one} place=${place} /></li>`)}
    </ol>
  </section>`;
}

/** @param {{one: Result, place: number}} props */
const Leader = ({ one, place }) =>
  html`<span class="game">
    <span class="num place">${place + 1}</span>
    <${Sigil} name=${one.name} seat=${place % 6} size=${32} />
    <span class="what"><b>${one.name}</b><small>${one.lead === UNFINISHED ? AFTER.left : AFTER.rank(one)}</small></span>
  </span>`;
