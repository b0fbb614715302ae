/** Honor and cards, turn by turn: after the opening that is all that can be compared. */

import { html, useState } from "../app/ui.js";
import { Chart } from "../end/chart.js";
import { AFTER } from "../words/deal.js";

/** @typedef {import("../net/protocol.js").HonorCurve} Curve */
/** @typedef {"honor" | "cards"} What */

/** @type {{what: What, words: string, unit: string}[]} */
const SHOWN = [
  { what: "honor", words: AFTER.honor, unit: AFTER.unit },
  { what: "cards", words: AFTER.cards, unit: AFTER.cardUnit },
];

/** @param {{curves: Curve[], own: string}} props */
export function Curves({ curves, own }) {
  const [what, show] = useState(/** @type {What} */ ("honor"));
  if (curves.length === 0) return null;
  const longest = Math.max(...curves.map(({ honor }) => honor.length));
  const lines = curves.map((curve) => ({
    name: curve.name === own ? AFTER.you : curve.name,
    values: curve[what],
  }));
  const unit = SHOWN.find((one) => one.what === what)?.unit ?? "";
  return html`<section class="daily-lines" aria-labelledby="turns">
    <h2 id="turns" class="head">${AFTER.turns}<small>${AFTER.turnsMore}</small></h2>
    <p class="line">
      ${SHOWN.map((one) => html`<button class="chip" aria-pressed=${one.what === what} onClick=${() => show(one.what)}>${one.words}</button>`)}
    </p>
    <${Chart} lines=${lines} turns=${Array.from({ length: longest }, (_, turn) => turn)} unit=${unit} />
  </section>`;
}
