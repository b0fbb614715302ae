/** The scores, broken down by tokens and by the factions of the cards. */

import { Icon } from "../cards/icon.js";
import { html } from "../ui.js";

/** @typedef {import("../protocol.js").Match} Match */
/** @typedef {import("../replays.js").Replay} Replay */
/** @typedef {import("../icons.js").IconName} IconName */

/** @type {{faction: string, title: string, icon: IconName}[]} */
const ROWS = [
  { faction: "enlightened", title: "Enlightened", icon: "enlightened" },
  { faction: "lifebound", title: "Lifebound", icon: "lifebound" },
  { faction: "mechana", title: "Mechana", icon: "mechana" },
  { faction: "void", title: "Void", icon: "void" },
  { faction: "several", title: "Several factions", icon: "chevron" },
  { faction: "treasure", title: "Treasure", icon: "treasure" },
  { faction: "none", title: "No faction", icon: "none" },
];

/** @param {{match: Match, replay: Replay, own: number}} props */
export function Scores({ match, replay, own }) {
  const { scores } = replay;
  const totals = match.result?.scores ?? scores.map(({ tokens, cards }) => tokens + cards);
  return html`<section class="box panel">
    <div class="scrolled"><table class="sum">
      <thead><tr><th scope="col">Score</th>${match.seats.map(({ name }, place) => html`<th scope="col" class=${place === own ? "you" : ""}>${place === own ? "You" : name}</th>`)}</tr></thead>
      <tbody>
        <${Row} icon="honor" title="Honor tokens" values=${scores.map(({ tokens }) => tokens)} own=${own} />
        ${ROWS.map(({ faction, title, icon }) => {
          const shares = scores.map(({ by }) => by.find((each) => each.faction === faction));
          if (!shares.some(Boolean)) return null;
          return html`<${Row} icon=${icon} title=${title} note=${cardsWords(shares.map((each) => each?.cards ?? 0))}
            values=${shares.map((each) => each?.honor ?? 0)} own=${own} />`;
        })}
      </tbody>
      <tfoot><tr><th scope="row">Total</th>${totals.map((total, place) => html`<td class=${place === own ? "you" : ""}>${total}</td>`)}</tr></tfoot>
    </table></div>
  </section>`;
}

/** @param {{icon: IconName, title: string, note?: string, values: number[], own: number}} props */
function Row({ icon, title, note = "", values, own }) {
  return html`<tr>
    <th scope="row"><${Icon} name=${icon} />${title} <small>${note}</small></th>
    ${values.map((value, place) => html`<td class=${place === own ? "you" : ""}>${value}</td>`)}
  </tr>`;
}

/**
 * How many cards it was, where the line has room for it.
 * @param {number[]} counts
 */
const cardsWords = (counts) => (counts.length > 2 ? "" : `${counts.join(" and ")} cards`);
