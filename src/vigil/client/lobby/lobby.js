/** Tables with a free seat that anybody may take. */

import { Page } from "../app/page.js";
import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { get } from "../net/api.js";
import { usePoll } from "../net/poll.js";
import { MatchList, MatchRow } from "./rows.js";

/** @typedef {import("../net/protocol.js").Match} Match */
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
  return html`<${Page} heading="Lobby" lead="Tables with a free seat. Take one, or set up your own and wait for company.">
    <p><a class="btn" href="/new"><${Icon} name="table" />Set up a table</a></p>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <h2>Open seats</h2>
    <${MatchList} matches=${listed?.open ?? null} empty="Nobody waits for company just now." row=${openRow} />
  <//>`;
}

/** @param {Match} match */
const openRow = (match) =>
  match.seats.some((seat) => seat.yours)
    ? html`<${MatchRow} match=${match} href="/match/${match.id}" action="Yours" />`
    : html`<${MatchRow} match=${match} href="/join/${match.id}" action="Take a seat" />`;
