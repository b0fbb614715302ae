/** The player's own matches; those waiting for a move come first. */

import { Page } from "../app/page.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { isYourTurn, me, refreshMe } from "../net/person.js";
import { usePoll } from "../net/poll.js";
import { GAMES } from "../words/lobby.js";
import { STATISTICS } from "../words/statistics.js";
import { NameLine } from "./name.js";
import { MatchList, OwnRow } from "./rows.js";

/** @typedef {import("../net/protocol.js").MatchState} Match */

const SHELVES = [
  { title: GAMES.yourTurn, fits: isYourTurn, empty: GAMES.nothing },
  { title: GAMES.waiting, fits: isWaiting, empty: "" },
  { title: GAMES.finished, fits: isFinished, empty: "" },
];

export function Games() {
  const error = usePoll(refreshMe, 8);
  return html`<${Page} heading=${GAMES.heading} lead=${html`<${NameLine} />`}>
    <p class="line"><a class="btn" href="/statistics"><${Icon} name="chart" />${STATISTICS.link}</a></p>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    ${me.value?.matches.length === 0 ? GAMES.none() : SHELVES.map((shelf) => html`<${Shelf} ...${shelf} />`)}
  <//>`;
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
