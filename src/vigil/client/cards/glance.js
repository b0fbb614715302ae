/** The glance line: what a card does, in icons alone. */

import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";

/** @typedef {import("../net/protocol.js").Printed} Printed */

const MOST = 3;
const MORE = /** @type {const} */ ({ icon: "more", number: 0 });

/** @param {{glance: Printed["glance"]}} props */
export function Glance({ glance }) {
  const shown = glance.length > MOST || !glance.length ? [...glance.slice(0, MOST - 1), MORE] : glance;
  return html`<span class="card-glance" aria-hidden="true">
    ${shown.map(
      ({ icon, number }) => html`<span class=${`q q-${icon}`}>
        ${isNumbered(icon, number) && html`<b>${number}</b>`}<${Icon} name=${icon} />
      </span>`,
    )}
  </span>`;
}

/**
 * One card drawn or banished needs no number.
 * @param {string} icon
 * @param {number} number
 */
const isNumbered = (icon, number) => number > 1 || (number === 1 && !["draw", "banish"].includes(icon));
