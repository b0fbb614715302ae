/** What the maker of a tournament may do: begin it, call it off, invite. */

import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { post } from "../net/api.js";
import { useRequest } from "../net/request.js";
import { OWN } from "../words/tournament.js";

/** @param {{page: import("../net/protocol.js").TournamentPage, take: import("./tournament.js").Take}} props */
export function MakerPanel({ page, take }) {
  const { terms } = page.body;
  const { busy, error, ask } = useRequest();
  const [link, setLink] = useState("");
  if (terms.state === "finished" || terms.state === "cancelled") return null;
  const address = `/api/tournaments/${terms.id}`;
  const invite = () =>
    ask(async () => setLink(new URL((await post(`${address}/link`)).url, location.origin).href));
  /** @param {string} action */
  const act = (action) => ask(async () => take(await post(`${address}/${action}`)));
  return html`<section class="own maker panel" aria-label=${OWN.maker}>
    <p class="own-words">${OWN.maker}</p>
    <div class="line">
      ${!terms.open && html`<button class="btn" disabled=${busy} onClick=${invite}><${Icon} name="link" />${OWN.link}</button>`}
      ${terms.state === "open" && html`<button class="btn" disabled=${busy} onClick=${() => act("begin")}><${Icon} name="play" />${OWN.begin}</button>`}
      <button class="btn quiet" disabled=${busy} onClick=${() => act("cancel")}>${OWN.cancel}</button>
    </div>
    ${link && html`<label class="labelled grow">${OWN.linkWords}<input class="field" readonly value=${link} onFocus=${selectAll} /></label>`}
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
  </section>`;
}

/** @param {FocusEvent} event */
const selectAll = (event) => /** @type {HTMLInputElement} */ (event.currentTarget).select();
