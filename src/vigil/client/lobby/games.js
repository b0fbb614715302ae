/** The matches one has a seat in, those that wait for oneself first. */

import { Page } from "../app/page.js";
import { html } from "../app/ui.js";
import { me, refreshMe } from "../net/person.js";
import { usePoll } from "../net/poll.js";
import { NameLine } from "./name.js";
import { isYourTurn, MatchList, OwnRow } from "./rows.js";

/** @typedef {import("../net/protocol.js").Match} Match */

const SHELVES = [
  { title: "Your turn", fits: isYourTurn, empty: "Nothing waits for you." },
  { title: "Waiting for others", fits: isWaiting, empty: "" },
  { title: "Finished", fits: isFinished, empty: "" },
];

export function Games() {
  const error = usePoll(refreshMe, 8);
  return html`<${Page} heading="My games" lead=${html`<${NameLine} />`}>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    ${me.value?.matches.length === 0 ? html`<${NoGames} />` : SHELVES.map((shelf) => html`<${Shelf} ...${shelf} />`)}
  <//>`;
}

function NoGames() {
  return html`<p>
    You sit at no table yet. <a href="/">Play against a bot</a>, <a href="/new">set up a table</a>, or see who
    ${" "}<a href="/lobby">waits for company</a>.
  </p>`;
}

/** @param {{title: string, fits: (match: Match) => boolean, empty: string}} props */
function Shelf({ title, fits, empty }) {
  const matches = me.value?.matches.filter(fits) ?? null;
  if (!empty && !matches?.length) return null;
  return html`<h2>${title}</h2>
    <${MatchList} matches=${matches} empty=${empty} row=${ownRow} />`;
}

/** @param {Match} match */
const ownRow = (match) => html`<${OwnRow} match=${match} />`;

/** @param {Match} match */
function isWaiting(match) {
  return match.status !== "finished" && !isYourTurn(match);
}

/** @param {Match} match */
function isFinished(match) {
  return match.status === "finished";
}
