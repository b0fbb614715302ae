/** The leaderboard: people and bots on one scale. */

import { Foot, Nav } from "../app/page.js";
import { html, useEffect, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { get } from "../net/api.js";
import { catalogue } from "../net/catalogue.js";
import { BOARD, RATING } from "../words/player.js";
import { Change, Rating, scaleFor } from "./parts.js";

/** @typedef {import("../net/protocol.js").Leaderboard} Board */
/** @typedef {import("../net/protocol.js").BoardRow} Row */
/** @typedef {{span: "week" | "all", pace: "all" | "live" | "slow", set: string}} Wanted */

export const styles = ["/player/player.css", "/player/board.css"];

const ROOM = 80;
const NEAR = 0.12; // of the scale, at which two names would touch

export function Leaderboard() {
  const [wanted, want] = useState(/** @type {Wanted} */ ({ span: "all", pace: "all", set: "all" }));
  const [found, setFound] = useState(/** @type {Board | null} */ (null));
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    const query = new URLSearchParams(wanted);
    get(`/api/leaderboard?${query}`).then(setFound, () => setFailed(true));
  };
  useEffect(load, [wanted]);
  /** @param {Partial<Wanted>} news */
  const change = (news) => want({ ...wanted, ...news });
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class="board">
      <header class="board-head">
        <div><h1>${BOARD.heading}</h1><p class="ash">${BOARD.lead}</p></div>
        <${Find} />
      </header>
      <${Filters} wanted=${wanted} change=${change} />
      ${failed ? html`<p class="wrong" role="alert">${BOARD.failed} <button class="btn sm" onClick=${load}>${BOARD.again}</button></p>` : html`<${Ladder} found=${found} wanted=${wanted} />`}
      <p class="player-legend">${BOARD.legend}</p>
    </main>
    <${Foot} />
  </div>`;
}

/** Goes to the page of whoever is named. */
function Find() {
  /** @param {SubmitEvent} event */
  const go = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const name = String(new FormData(form).get("name")).trim();
    if (name) location.assign(`/players/${encodeURIComponent(name)}`);
  };
  return html`<form class="find-player" role="search" onSubmit=${go}>
    <${Icon} name="search" /><input class="field" name="name" maxlength="24" placeholder=${BOARD.find} aria-label=${BOARD.find} />
  </form>`;
}

/** @param {{wanted: Wanted, change: (news: Partial<Wanted>) => void}} props */
function Filters({ wanted, change }) {
  const spans = [
    ["all", BOARD.ever],
    ["week", BOARD.week],
  ];
  const paces = Object.entries(BOARD.paces);
  const sets = [
    ["all", BOARD.allSets],
    ...(catalogue.value?.sets ?? []).map(({ code, short }) => [code, short]),
  ];
  return html`<div class="board-filters">
    <${Chips} label=${BOARD.when} options=${spans} chosen=${wanted.span} choose=${(/** @type {Wanted["span"]} */ span) => change({ span })} />
    <${Chips} label=${BOARD.pace} options=${paces} chosen=${wanted.pace} choose=${(/** @type {Wanted["pace"]} */ pace) => change({ pace })} />
    <${Chips} label=${BOARD.sets} options=${sets} chosen=${wanted.set} choose=${(/** @type {string} */ set) => change({ set })} />
  </div>`;
}

/** @param {{label: string, options: string[][], chosen: string, choose: (code: string) => void}} props */
const Chips = ({ label, options, chosen, choose }) => html`<div class="seg" role="group" aria-label=${label}>
  ${options.map(([code, words]) => html`<button class="chip" aria-pressed=${code === chosen} onClick=${() => choose(code)}>${words}</button>`)}
</div>`;

/** @param {{found: Board | null, wanted: Wanted}} props */
function Ladder({ found, wanted }) {
  if (found && found.rows.length === 0) return html`<${Nobody} found=${found} wanted=${wanted} />`;
  const rows = found?.rows ?? [];
  const near = found?.near ?? [];
  const ends = [...rows, ...near].flatMap(({ rating, margin }) => [rating - margin, rating + margin]);
  const scale = scaleFor(ends.length ? ends : [1000, 2000], ROOM);
  const marks = scale.within(found?.marks ?? []);
  const skipped = near.length ? near[0].place - rows.length - 1 : (found?.listed ?? 0) - rows.length;
  /** @param {Row} row */
  const line = (row) =>
    html`<${Line} key=${row.place} row=${row} scale=${scale} marks=${marks} week=${wanted.span === "week"} />`;
  return html`<section class="panel board-panel" aria-busy=${!found}>
    <table class="ladder">
      <thead>
        <tr>
          <th><span class="sr">${"#"}</span></th><th>${BOARD.player}</th><th class="right">${BOARD.rating}</th><th>${BOARD.off}</th>
          <th class="scale-cell"><span class="track head-track"><span class="sr">${BOARD.scale}</span>${marks.map(({ title, rating }, index) => html`<span class=${`bot-name ${besides(marks, index, scale)}`} style=${{ left: scale.at(rating) }}>${title}<small>${rating}</small></span>`)}</span></th>
          <th class="right">${BOARD.games}</th><th class="right">${BOARD.won}</th>${wanted.span === "week" && html`<th class="right">${BOARD.change}</th>`}
        </tr>
      </thead>
      <tbody>
        ${found ? rows.map(line) : html`<tr class="gap"><td colspan="8">–</td></tr>`}
        ${skipped > 0 && html`<tr class="gap"><td colspan="8">${BOARD.more(skipped)}</td></tr>`}
        ${near.map(line)}
      </tbody>
    </table>
    <${Unlisted} found=${found} />
  </section>`;
}

/**
 * On which side of its mark a name stands, where the next one is near.
 * @param {import("./parts.js").BotMark[]} marks
 * @param {number} index
 * @param {ReturnType<typeof scaleFor>} scale
 */
function besides(marks, index, { low, high }) {
  /** @param {number} other */
  const isNear = (other) =>
    marks[other] && Math.abs(marks[other].rating - marks[index].rating) < NEAR * (high - low);
  if (isNear(index + 1)) return "before-mark";
  return isNear(index - 1) ? "after-mark" : "";
}

/** @param {{row: Row, scale: ReturnType<typeof scaleFor>, marks: import("./parts.js").BotMark[], week: boolean}} props */
function Line({ row, scale, marks, week }) {
  const { place, name, rating, margin, games, won, change, yours } = row;
  return html`<tr class=${yours ? "own" : ""} aria-current=${yours ? "true" : null}>
    <td class="num place">${place}</td>
    <th scope="row"><a class="person" href="/players/${encodeURIComponent(name)}"><${Sigil} name=${name} seat=${0} size=${28} /><b>${name}</b>${yours && html`<span class="you-tag">${BOARD.you}</span>`}</a></th>
    <td class="right"><b class="num points">${rating}</b></td><td class="ash off">${RATING.offBy(margin)}</td>
    <td class="scale-cell" aria-hidden="true">
      <span class="track">
        ${marks.map((mark) => html`<i class="mark" style=${{ left: scale.at(mark.rating) }} />`)}
        <i class="reach" style=${{ left: scale.at(rating - margin), right: `calc(100% - ${scale.at(rating + margin)})` }} />
        <i class="spot" style=${{ left: scale.at(rating) }} />
      </span>
    </td>
    <td class="right">${games}</td><td class="right">${BOARD.share(won, games)}</td>
    ${week && html`<td class="right"><${Change} by=${change ?? 0} /></td>`}
  </tr>`;
}

/** @param {{found: Board, wanted: Wanted}} props */
function Nobody({ found, wanted }) {
  const set =
    catalogue.value?.sets.find(({ code }) => code === wanted.set)?.short ?? BOARD.allSets.toLowerCase();
  const what = [set, wanted.pace === "all" ? "" : BOARD.paces[wanted.pace].toLowerCase()]
    .filter(Boolean)
    .join(", ");
  return html`<section class="panel board-panel empty-board">
    <p>${BOARD.nobody(what, wanted.span === "week")}</p>
    <p><a class="btn primary" href="/play">${BOARD.play}</a></p>
    <${Unlisted} found=${found} />
  </section>`;
}

/** Somebody who has a rating, but too little is known to rank it. @param {{found: Board | null}} props */
function Unlisted({ found }) {
  if (!found?.own || found.needed.length === 0) return null;
  return html`<div class="unlisted">
    <${Rating} ...${found.own} />
    <p>${BOARD.unlisted} ${found.needed.map((what) => BOARD.needed[what]).join("; ")}.</p>
  </div>`;
}
