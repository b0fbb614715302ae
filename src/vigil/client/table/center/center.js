/** The center: always-available cards, the row, the deck and the void. */

import { html } from "../../app/ui.js";
import { die } from "../../art/index.js";
import { Bar } from "../../cards/bar.js";
import { card as printed } from "../../net/catalogue.js";
import { CENTER } from "../../words/table.js";
import { ROW_KEYS, STACK_KEYS } from "../input/keys.js";
import { lit, Spot } from "../spot.js";
import { rowSpot, spot } from "../state/lights.js";
import { Deck, FacePile } from "./piles.js";

/** @typedef {import("../state/model.js").Table} Table */

/** @param {{table: Table}} props */
export function Row({ table }) {
  const { view } = table;
  const filled = view.center_row.filter(Boolean).length;
  return html`<section
    class=${`row zone ${table.lights.within("row").length || table.asked?.auction ? "answers" : ""}`}
    data-zone="center"
    aria-label=${CENTER.rowLabel(filled)}
  >
    <h2 class="zone-label"><b>${CENTER.row}</b> <${LastRoll} table=${table} /></h2>
    <ul>
      ${view.center_row.map(
        (name, place) =>
          html`<li key=${`${place} ${name}`} data-place=${rowSpot(place)}>
            ${name && html`<${InRow} table=${table} name=${name} place=${place} />`}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{table: Table, name: string, place: number}} props */
const InRow = ({ table, name, place }) =>
  html`<${Spot}
    table=${table}
    where=${rowSpot(place)}
    name=${name}
    size=${table.measures.sizes.row}
    mark=${markOf(table, place, name)}
    under=${table.view.under[place]}
    keycap=${ROW_KEYS[place]}
    class=${isUpForAuction(table, name) ? "up" : ""}
  />`;

/** @param {Table} table @param {number} place @param {string} name */
function markOf(table, place, name) {
  if (isUpForAuction(table, name)) return CENTER.auctioned;
  return table.fresh.has(place) ? CENTER.new : undefined;
}

/** @param {Table} table @param {string} name */
const isUpForAuction = ({ asked }, name) => Boolean(asked?.auction) && asked?.asker?.card === name;

/** The die, as it fell in this turn. @param {{table: Table}} props */
function LastRoll({ table }) {
  const roll = table.update.events.findLast((event) => event.event === "rolled");
  if (!roll) return null;
  return html`<span class="roll" data-spot="die"
    ><span aria-hidden="true" dangerouslySetInnerHTML=${{ __html: die(roll.side) }} /> ${CENTER.rolled(roll.side)}</span
  >`;
}

/** @param {{table: Table}} props */
export function Always({ table }) {
  const names = Object.keys(table.view.supply);
  return html`<section
    class=${`always zone ${table.lights.within("available").length ? "answers" : ""}`}
    data-zone="always"
    aria-label=${CENTER.alwaysLabel(names.length)}
  >
    <h2 class="zone-label"><b>${CENTER.always}</b></h2>
    <ul>
      ${names.map(
        (name, index) =>
          html`<li key=${name}>
            <${Bar}
              ...${lit(table, spot("available", null, name), name)}
              left=${left(table, name)}
              brief=${table.measures.layout === "phone"}
              keycap=${STACK_KEYS[index]}
            />
          </li>`,
      )}
    </ul>
  </section>`;
}

/** How many are left; of monsters there is no end. @param {Table} table @param {string} name */
const left = ({ view }, name) => (printed(name).kind === "monster" ? undefined : view.supply[name]);

/** @param {{table: Table}} props */
export function CenterPiles({ table }) {
  const { view } = table;
  return html`<section
    class=${`center-piles zone ${table.lights.within("void").length ? "answers" : ""}`}
    data-zone="center"
    aria-label=${CENTER.piles}
  >
    <${Deck} table=${table} pile="center deck" owner=${null} count=${view.center_deck} words=${CENTER.deck} />
    <${FacePile} table=${table} pile="void" owner=${null} cards=${view.void} words=${CENTER.void} icon="void-pile" />
  </section>`;
}
