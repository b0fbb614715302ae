/** How everybody stands in a tournament. */

import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { post } from "../net/api.js";
import { useRequest } from "../net/request.js";
import { MARKS, nth, OWN, TOURNAMENT } from "../words/tournament.js";

/** @typedef {import("../net/protocol.js").TournamentPage} TournamentPage */
/** @typedef {import("../net/protocol.js").StandingRow} Row */
/** @typedef {import("./tournament.js").Take} Take */

const SHOWN = 12; // rows at first
const COLUMNS = TOURNAMENT.columns;

/** @param {{page: TournamentPage, take: Take}} props */
export function Standings({ page, take }) {
  const [isWhole, show] = useState(false);
  const { body, you } = page;
  const { terms, standings } = body;
  const isOpen = terms.state === "open";
  const isLong = standings.length > SHOWN;
  return html`<section class="tour-left">
    ${terms.state === "finished" && html`<${FirstThree} rows=${standings.slice(0, 3)} />`}
    <h2 class="head">${isOpen ? TOURNAMENT.who : TOURNAMENT.standings}
      ${!isOpen && html`<small>${subtitle(terms)}</small>`}
      ${isLong && html`<button class="under" aria-expanded=${isWhole} onClick=${() => show(!isWhole)}>${isWhole ? TOURNAMENT.fewer : TOURNAMENT.all(standings.length)}</button>`}
    </h2>
    ${standings.length === 0 ? html`<p class="quiet-line">${TOURNAMENT.nobody}</p>` : html`<${Board} page=${page} take=${take} rows=${shownRows(standings, you.entrant, isWhole)} />`}
  </section>`;
}

/** The first ones, and oneself. @param {Row[]} rows @param {number | null} own @param {boolean} isWhole */
function shownRows(rows, own, isWhole) {
  return isWhole ? rows : rows.filter(({ entrant }, index) => index < SHOWN || entrant === own);
}

/** @param {TournamentPage["body"]["terms"]} terms */
function subtitle(terms) {
  if (terms.kind === "arena") return TOURNAMENT.arenaTies;
  const over = terms.state === "playing" ? terms.round - 1 : terms.round;
  return `${TOURNAMENT.after(over)}; ${TOURNAMENT.ties}`;
}

/** @param {{page: TournamentPage, take: Take, rows: Row[]}} props */
function Board({ page, take, rows }) {
  const { terms } = page.body;
  const isOpen = terms.state === "open";
  const rated = rows.some(({ strength }) => strength !== null);
  return html`<table class="board">
    <thead><tr>
      <th scope="col"><span class="sr">#</span></th><th scope="col">${COLUMNS.player}</th>
      ${rated && html`<th scope="col" class="right">${COLUMNS.rating}</th>`}
      ${!isOpen && html`<th scope="col" class="roomy">${terms.kind === "arena" ? COLUMNS.games : COLUMNS.rounds}</th><th scope="col" class="right">${COLUMNS.points}</th><th scope="col" class="right roomy">${COLUMNS.tie}</th>`}
    </tr></thead>
    <tbody>${rows.map((row) => html`<${Line} key=${row.entrant} row=${row} page=${page} take=${take} rated=${rated} />`)}</tbody>
  </table>`;
}

/** @param {{row: Row, page: TournamentPage, take: Take, rated: boolean}} props */
function Line({ row, page, take, rated }) {
  const { body, you } = page;
  const isOpen = body.terms.state === "open";
  const isYou = row.entrant === you.entrant;
  return html`<tr aria-current=${isYou ? "true" : null} class=${row.state === "out" ? "gone" : ""}>
    <td class="num">${isOpen ? "" : row.place}</td>
    <th scope="row"><span class="face"><${Sigil} name=${row.name} seat=${row.entrant % 6} size=${32} />
      ${row.name}${isYou && html`<span class="count">${TOURNAMENT.you}</span>`}
      ${you.maker && !isYou && row.state !== "out" && isGoing(body.terms.state) && html`<${Remove} row=${row} id=${body.terms.id} take=${take} />`}</span></th>
    ${rated && html`<td class="num right">${row.strength ?? ""}</td>`}
    ${!isOpen && html`<td class="roomy"><span class="marks">${row.marks.map((mark) => mark && html`<span class="mark ${mark}">${MARKS[mark]}</span>`)}</span></td><td class="num right big-num">${halves(row.points)}</td><td class="right roomy">${halves(row.tie)}</td>`}
  </tr>`;
}

/** @param {TournamentPage["body"]["terms"]["state"]} state */
const isGoing = (state) => state !== "finished" && state !== "cancelled";

/** "1½". @param {number} number */
export function halves(number) {
  const whole = Math.floor(number);
  const rest = number - whole;
  if (rest === 0) return String(whole);
  if (rest === 0.5) return `${whole || ""}½`;
  return number.toFixed(2);
}

/** @param {{row: Row, id: string, take: Take}} props */
function Remove({ row, id, take }) {
  const { busy, ask } = useRequest();
  const remove = () =>
    ask(async () => take(await post(`/api/tournaments/${id}/remove`, { entrant: row.entrant })));
  return html`<button class="btn quiet round sm" aria-label=${OWN.remove(row.name)} disabled=${busy} onClick=${remove}><${Icon} name="close" /></button>`;
}

/** Three windows for the first three. @param {{rows: Row[]}} props */
function FirstThree({ rows }) {
  return html`<ol class="first-three">${rows.map(
    ({ name, place, entrant, points }) => html`<li class="window place-${place}">
      <${Sigil} name=${name} seat=${entrant % 6} size=${place === 1 ? 84 : 64} />
      <b>${name}</b><span class="ash">${nth(place)}, ${halves(points)}</span>
    </li>`,
  )}</ol>`;
}
