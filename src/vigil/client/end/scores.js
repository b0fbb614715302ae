/** The scores, broken down by tokens and by the factions of the cards. */

import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { SCORE_ROWS, SCORES } from "../words/end.js";
import { rivalName, sides } from "../words/verdict.js";

/** @typedef {import("../net/protocol.js").MatchState} Match */
/** @typedef {import("../net/protocol.js").Replay} Replay */
/** @typedef {import("../icons/shapes.js").IconName} IconName */

/** @type {{faction: keyof typeof SCORE_ROWS, icon: IconName}[]} */
const ROWS = [
  { faction: "enlightened", icon: "enlightened" },
  { faction: "lifebound", icon: "lifebound" },
  { faction: "mechana", icon: "mechana" },
  { faction: "void", icon: "void" },
  { faction: "several", icon: "chevron" },
  { faction: "treasure", icon: "treasure" },
  { faction: "none", icon: "none" },
];

/** @param {{match: Match, replay: Replay, own: number}} props */
export function Scores({ match, replay, own }) {
  const scores = replay.rival ? [...replay.scores, replay.rival.score] : replay.scores;
  const sums = scores.map(({ tokens, cards }) => tokens + cards);
  const totals = sums.map((sum, place) => match.result?.scores[place] ?? sum);
  const names = match.seats.map(({ name }, place) => (place === own ? SCORES.you : name));
  if (replay.rival) names.push(rivalName(match));
  const teams = match.setup.variant === "team" ? sides(match) : [];
  return html`<section class="box panel">
    <div class="scrolled"><table class="sum">
      <thead>
        <tr>
          <th scope="col">${SCORES.score}</th>
          ${names.map((name, place) => html`<th scope="col" class=${place === own ? "you" : ""}>${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        <${Row} icon="honor" title=${SCORES.tokens} values=${scores.map(({ tokens }) => tokens)} own=${own} />
        ${ROWS.map(({ faction, icon }) => {
          const piles = scores.map(({ by }) => by.filter((pile) => rowOf(pile) === faction));
          if (!piles.some((each) => total(each, "honor"))) return null;
          return html`<${Row} icon=${icon} title=${SCORE_ROWS[faction]} note=${cardsWords(piles.map((each) => total(each, "cards")))}
            values=${piles.map((each) => total(each, "honor"))} own=${own} />`;
        })}
      </tbody>
      <tfoot><tr><th scope="row">${SCORES.total}</th>${totals.map((honor, place) => html`<td class=${place === own ? "you" : ""}>${honor}</td>`)}</tr>
        ${teams.length > 0 && html`<tr><th scope="row">${SCORES.team}</th>${totals.map((_, place) => html`<td class=${place === own ? "you" : ""}>${teamTotal(teams, totals, place)}</td>`)}</tr>`}
      </tfoot>
    </table></div>
  </section>`;
}

/** @param {number[][]} teams @param {number[]} totals @param {number} place */
const teamTotal = (teams, totals, place) =>
  (teams.find((team) => team.includes(place)) ?? []).reduce((sum, each) => sum + totals[each], 0);

/**
 * The row a pile is counted in: its faction, or "none" for cards that have none.
 * @param {import("../net/protocol.js").Pile} pile
 */
function rowOf({ factions, kind }) {
  if (factions.length > 1) return "several";
  return factions[0]?.toLowerCase() ?? (kind === "treasure" ? kind : "none");
}

/**
 * @param {import("../net/protocol.js").Pile[]} piles
 * @param {"cards" | "honor"} what
 */
const total = (piles, what) => piles.reduce((sum, pile) => sum + pile[what], 0);

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
const cardsWords = (counts) => (counts.length > 2 ? "" : SCORES.cards(counts));
