/** The recap: what the others did since one's last turn. It lies where played cards will lie, and goes with the first. */

import { html, signal } from "../../app/ui.js";
import { Card } from "../../cards/card.js";
import { Icon } from "../../icons/icon.js";
import { Sigil } from "../../icons/sigil.js";
import { RECAP } from "../../words/table.js";
import { recapOf } from "../state/recap.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../state/recap.js").Recap} Entry
 */

/** How many cards are shown of each: the more opponents, the fewer. */
const MOST = [0, 6, 4, 2];

/** @type {Record<import("../state/recap.js").Deed, import("../../icons/shapes.js").IconName>} */
const MARKS = { acquired: "discard", defeated: "fang", played: "construct", banished: "void-pile" };

/** Whether it was asked for again, and in which turn. */
const recalled = signal(/** @type {number | null} */ (null));

/** @param {Table} table */
const isBegun = ({ view, seat }) => view.players[seat].played.length > 0;

/**
 * The entries to be shown now: at the start of one's turn, or when they were asked for.
 * @param {Table} table
 */
export function recapNow(table) {
  const { view, seat, own, asked, log } = table;
  if (!own || view.turn !== seat || !asked?.main) return [];
  if (isBegun(table) && !isRecalled(table)) return [];
  return recapOf(log, seat);
}

/** Whether it was asked for again in this turn. @param {Table} table */
const isRecalled = ({ view }) => recalled.value === view.turn_number;

/** @param {{table: Table, entries: Entry[]}} props */
export const Recap = ({ table, entries }) =>
  html`<section class=${`recap ${isRecalled(table) ? "recalled" : ""}`} aria-label=${RECAP.heading}>
    <h2 class="zone-label"><b>${RECAP.heading}</b></h2>
    <div class="recap-turns">${entries.map((entry) => html`<${Side} key=${entry.player} table=${table} entry=${entry} most=${MOST[entries.length] ?? 1} />`)}</div>
  </section>`;

/** Shows it once more, on phones and tablets where other cards have more room. @param {{table: Table}} props */
export function Recall({ table }) {
  const { view, seat, own, asked, log, measures } = table;
  const isCompact = measures.layout !== "desktop";
  if (!own || view.turn !== seat || !asked?.main || !(isBegun(table) || isCompact)) return null;
  if (!recapOf(log, seat).length) return null;
  const toggle = () => {
    recalled.value = isRecalled(table) ? null : view.turn_number;
  };
  return html`<button
    type="button"
    class="recall"
    aria-label=${RECAP.recall}
    aria-pressed=${isRecalled(table)}
    onClick=${toggle}
  >
    ${isCompact ? RECAP.short : RECAP.recall}
  </button>`;
}

/** @param {{table: Table, entry: Entry, most: number}} props */
function Side({ table, entry: { player, honor, cards }, most }) {
  const { name } = table.view.players[player];
  return html`<div class="recap-side">
    <span class="recap-who"><${Sigil} name=${name} seat=${player} /><b class="title">${name}</b></span>
    <span class="recap-gain">${honor ? html`+${honor} <${Icon} name="honor" />` : html`<small>${RECAP.noHonor}</small>`}</span>
    <ul>
      ${cards.slice(0, most).map(
        ([card, deed]) => html`<li>
          <${Card} name=${card} size="xs" state="plain" /><span><${Icon} name=${MARKS[deed]} /> <span class="recap-deed">${RECAP[deed]}</span></span>
        </li>`,
      )}
      ${cards.length > most && html`<li class="recap-more">+${cards.length - most}</li>`}
    </ul>
  </div>`;
}
