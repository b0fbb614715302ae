/** Figures of the game, in the place of the log: they stay open as long as one likes. */

import { html } from "../../app/ui.js";
import { read } from "../../cards/open-card.js";
import { shownName } from "../../words/cards.js";
import { FIGURES } from "../../words/figures.js";
import {
  acquiredBy,
  byCost,
  byFaction,
  byKind,
  chance,
  honorByTurn,
  ownedBy,
  totalOf,
} from "../state/figures.js";
import { nameOf, others } from "../state/model.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../state/figures.js").Count} Count
 * @typedef {import("../state/figures.js").Holding} Holding
 */

export const styles = ["/table/log/figures.css"];

const HAND = 5;

/** @param {{table: Table}} props */
export function Figures({ table }) {
  const { view, seat, own } = table;
  const me = view.players[seat];
  return html`<div class="figures-panel">
    ${own && html`<${Deck} cards=${ownedBy(me)} />`}
    ${own && html`<${Draws} cards=${me.deck_holds ?? {}} />`}
    <${Row} cards=${view.center_deck_holds} />
    ${[...(own ? [] : [seat]), ...others(table)].map((other) => html`<${Side} key=${other} table=${table} seat=${other} />`)}
    ${own && html`<${Gains} values=${honorByTurn(table.log, seat)} words=${FIGURES.yourHonor} />`}
  </div>`;
}

/** Everything one owns. @param {{cards: Holding}} props */
const Deck = ({ cards }) =>
  html`<section>
    <h3>${FIGURES.deck(totalOf(cards))}</h3>
    <${Bars} counts=${byKind(cards)} words=${FIGURES.kind} />
    <${Bars} counts=${byFaction(cards)} />
    <${Bars} counts=${byCost(cards)} words=${FIGURES.cost} />
  </section>`;

/** What is still to be drawn, and how likely soon. @param {{cards: Holding}} props */
function Draws({ cards }) {
  const all = totalOf(cards);
  if (!all) return html`<section><h3>${FIGURES.drawn}</h3><p>${FIGURES.shuffledNext}</p></section>`;
  const stacks = Object.entries(cards).sort(([, one], [, other]) => other - one);
  return html`<section>
    <h3>${FIGURES.draws(all)} <small>${FIGURES.nextFive}</small></h3>
    <ul>
      ${stacks.map(
        ([name, number]) => html`<li key=${name}>
          <button type="button" class="name" onClick=${() => read(name)}>${shownName(name)}</button>
          <span>${number} · ${percent(chance(number, all, 1))} · ${percent(chance(number, all, HAND))}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** What the next card of the row may be. @param {{cards: Holding}} props */
function Row({ cards }) {
  const all = totalOf(cards);
  if (!all) return null;
  return html`<section>
    <h3>${FIGURES.row} <small>${FIGURES.left(all)}</small></h3>
    <${Bars} counts=${byKind(cards)} words=${FIGURES.kind} all=${all} />
    <${Bars} counts=${byFaction(cards)} all=${all} />
  </section>`;
}

/** @param {{table: Table, seat: number}} props */
function Side({ table, seat }) {
  const acquired = acquiredBy(table.log, seat);
  return html`<section>
    <h3>${nameOf(table, seat)}</h3>
    <p>${acquired.length ? FIGURES.acquired : FIGURES.nothing}${" "}
      ${acquired.map((name, place) => html`${place > 0 && ", "}<button type="button" class="name" onClick=${() => read(name)}>${shownName(name)}</button>`)}
    </p>
    <${Gains} values=${honorByTurn(table.log, seat)} words=${FIGURES.honor} />
  </section>`;
}

/** @param {{values: number[], words: string}} props */
const Gains = ({ values, words }) =>
  values.length > 0 && html`<p>${words} <span class="gains">${values.join(" ")}</span></p>`;

/**
 * Numbers as bars; with `all`, as chances.
 * @param {{counts: Count[], words?: (name: string) => string, all?: number}} props
 */
function Bars({ counts, words = (name) => name, all }) {
  const most = Math.max(1, ...counts.map(({ number }) => number));
  return html`<ul class="bars">
    ${counts.map(
      ({ name, number }) => html`<li key=${name}>
        <span>${words(name)}</span><span class="bar-of" style=${{ "--part": number / most }} /><b>${all ? percent(number / all) : number}</b>
      </li>`,
    )}
  </ul>`;
}

/** @param {number} part */
const percent = (part) => `${Math.round(100 * part)} %`;
