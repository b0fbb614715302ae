/** Games of others, running and finished. */

import { Page } from "../app/page.js";
import { html } from "../app/ui.js";
import { useLobby } from "./lobby.js";
import { MatchList, MatchRow } from "./rows.js";

/** @typedef {import("../net/protocol.js").Match} Match */

export function Watch() {
  const { listed, error } = useLobby();
  return html`<${Page} heading="Watch" lead="Games whose players let others look on. Nobody's hand is shown while a game is running.">
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <h2>Running</h2>
    <${MatchList} matches=${listed?.running ?? null} empty="No listed game is running just now." row=${runningRow} />
    <h2>Finished</h2>
    <${MatchList} matches=${listed?.finished ?? null} empty="None yet." row=${finishedRow} />
  <//>`;
}

/** @param {Match} match */
const runningRow = (match) => html`<${MatchRow} match=${match} href="/match/${match.id}" action="Watch" />`;

/** @param {Match} match */
const finishedRow = (match) =>
  html`<${MatchRow} match=${match} href="/replay/${match.id}" action="Replay" />`;
