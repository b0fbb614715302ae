/** Tables with a free seat that anybody may take. */

import { Page } from "../app/page.js";
import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { get } from "../net/api.js";
import { usePoll } from "../net/poll.js";
import { useRequest } from "../net/request.js";
import { openTable } from "../setup/new-match.js";
import { LOBBY } from "../words/lobby.js";
import { MatchList, MatchRow } from "./rows.js";

/** @typedef {import("../net/protocol.js").MatchState} Match */
/** @typedef {{open: Match[], running: Match[], finished: Match[]}} Listed */

/**
 * What is listed, asked for again while somebody looks.
 * @returns {{listed: Listed | null, error: string}}
 */
export function useLobby() {
  const [listed, setListed] = useState(/** @type {Listed | null} */ (null));
  const error = usePoll(() => get("/api/lobby").then(setListed), 5);
  return { listed, error };
}

export function Lobby() {
  const { listed, error } = useLobby();
  return html`<${Page} heading=${LOBBY.heading} lead=${LOBBY.lead}>
    <${Open} />
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <h2>${LOBBY.open}</h2>
    <${MatchList} matches=${listed?.open ?? null} empty=${LOBBY.empty} row=${openRow} />
  <//>`;
}

/** A table in one click, or one set up with care. */
function Open() {
  const { busy, error, ask } = useRequest();
  return html`<p class="line">
    <button type="button" class="btn primary" disabled=${busy} onClick=${() => ask(openTable)}><${Icon} name="flame" />${LOBBY.openOne}</button>
    <a class="btn" href="/new"><${Icon} name="table" />${LOBBY.new}</a>
    <a class="btn" href="/tournaments"><${Icon} name="flag" />${LOBBY.tournaments}</a>
    ${error && html`<span class="wrong" role="alert">${error}</span>`}
  </p>`;
}

/** @param {Match} match */
const openRow = (match) =>
  match.seats.some((seat) => seat.yours)
    ? html`<${MatchRow} match=${match} href="/match/${match.id}" action=${LOBBY.yours} />`
    : html`<${MatchRow} match=${match} href="/join/${match.id}" action=${LOBBY.take} />`;
