/** Games of others, running and finished. */

import { Page } from "../app/page.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { useRequest } from "../net/request.js";
import { watchBots } from "../setup/new-match.js";
import { WATCH } from "../words/lobby.js";
import { useLobby } from "./lobby.js";
import { MatchList, MatchRow } from "./rows.js";

/** @typedef {import("../net/protocol.js").MatchState} Match */

export function Watch() {
  const { listed, error } = useLobby();
  return html`<${Page} heading=${WATCH.heading} lead=${WATCH.lead}>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <h2>${WATCH.running}</h2>
    <${MatchList} matches=${listed?.running ?? null} empty=${WATCH.noneRunning} row=${runningRow} />
    <${WatchBots} />
    <h2>${WATCH.finished}</h2>
    <${MatchList} matches=${listed?.finished ?? null} empty=${WATCH.noneFinished} row=${finishedRow} />
  <//>`;
}

/** There is always something to watch. */
function WatchBots() {
  const { busy, error, ask } = useRequest();
  return html`<p class="line">
    <button type="button" class="btn" disabled=${busy} onClick=${() => ask(watchBots)}><${Icon} name="play" />${WATCH.bots}</button>
    ${error && html`<span class="wrong" role="alert">${error}</span>`}
  </p>`;
}

/** @param {Match} match */
const runningRow = (match) =>
  html`<${MatchRow} match=${match} href="/match/${match.id}" action=${WATCH.watch} />`;

/** @param {Match} match */
const finishedRow = (match) =>
  html`<${MatchRow} match=${match} href="/replay/${match.id}" action=${WATCH.replay} />`;
