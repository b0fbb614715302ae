/** The tables of a round, to watch or to see again. */

import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { TOURNAMENT } from "../words/tournament.js";

/** @typedef {import("../net/protocol.js").TournamentBody} Body */
/** @typedef {import("../net/protocol.js").TournamentTable} Table */
/** @typedef {import("../net/protocol.js").StandingRow} Row */

const SHOWN = 5;

/** @param {{body: Body}} props */
export function Tables({ body }) {
  const [isWhole, show] = useState(false);
  if (body.terms.state === "open" || body.terms.state === "cancelled") return null;
  const tables = latest(body.tables);
  const going = tables.filter(({ ended }) => ended === null).length;
  const people = new Map(body.standings.map((row) => [row.entrant, row]));
  const shown = isWhole ? tables : tables.slice(0, SHOWN);
  return html`<section>
    <h2 class="head">${TOURNAMENT.tables} <small>${tables.length ? TOURNAMENT.stillPlay(going, tables.length) : TOURNAMENT.noTables}</small>
      ${tables.length > SHOWN && html`<button class="under" aria-expanded=${isWhole} onClick=${() => show(!isWhole)}>${isWhole ? TOURNAMENT.fewer : TOURNAMENT.all(tables.length)}</button>`}
    </h2>
    <ul class="watch-tables">${shown.map((table) => html`<${TableRow} key=${table.table} table=${table} people=${people} />`)}</ul>
    ${going > 0 && html`<p class="ash">${TOURNAMENT.candle}</p>`}
  </section>`;
}

/** One game of every table: the one that is played, or the last; those that go on come first. @param {Table[]} tables */
function latest(tables) {
  /** @type {Map<number, Table>} */
  const found = new Map();
  for (const table of tables) {
    const known = found.get(table.table);
    if (!known || known.ended !== null) found.set(table.table, table.match || !known ? table : known);
  }
  return [...found.values()].sort((one, other) => Number(one.ended !== null) - Number(other.ended !== null));
}

/** @param {{table: Table, people: Map<number, Row>}} props */
function TableRow({ table, people }) {
  const names = table.people.map((entrant) => people.get(entrant)?.name ?? "");
  const isOver = table.ended !== null;
  return html`<li class="panel watch-table ${isOver ? "over" : ""}">
    <span class="num table-number"><span class="sr">${TOURNAMENT.table(table.table)}</span><span aria-hidden="true">${table.table}</span></span>
    <span class="table-people">${names.map(
      (name, seat) => html`<span class="face">
        <${Sigil} name=${name} seat=${table.people[seat] % 6} size=${30} /><b>${name}</b>
        ${table.scores.length > 1 && html`<span class="num score">${table.scores[seat]}<${Icon} name="honor" /></span>`}
      </span>`,
    )}</span>
    <${Pool} table=${table} />
    <span class="ash table-words">${wordsFor(table, names)}</span>
    ${table.match && html`<a class="btn" href=${isOver ? `/replay/${table.match}` : `/match/${table.match}`}><${Icon} name=${isOver ? "replay" : "eye"} />${isOver ? TOURNAMENT.replay : TOURNAMENT.watch}</a>`}
  </li>`;
}

/** The honor pool as a candle. @param {{table: Table}} props */
function Pool({ table }) {
  if (!table.pool_at_start) return html`<span></span>`;
  const share = table.ended ? 0 : table.pool / table.pool_at_start;
  return html`<span class="wick" style=${`--left:${share}`} aria-hidden="true"><i></i></span>`;
}

/** @param {Table} table @param {string[]} names */
function wordsFor({ ended, scores, turn, game }, names) {
  if (ended === null)
    return turn ? `${TOURNAMENT.turn(turn)}, ${TOURNAMENT.game(game)}` : TOURNAMENT.game(game);
  if (ended === "bye") return TOURNAMENT.bye;
  if (ended === "absent") return TOURNAMENT.absent;
  if (ended === "late") return TOURNAMENT.late;
  if (ended === "undecided" || scores.length < 2) return TOURNAMENT.even;
  const first = scores[0] >= scores[1] ? 0 : 1;
  if (ended === "forfeit") return TOURNAMENT.forfeit;
  return TOURNAMENT.wonBy(names[first], Math.abs(scores[0] - scores[1]));
}
