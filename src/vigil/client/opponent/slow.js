/** Slow games that anybody may take up. */

import { html } from "../app/ui.js";
import { Sigil } from "../icons/sigil.js";
import { useRequest } from "../net/request.js";
import { SLOW } from "../words/opponent.js";
import { isLive, lookFor, opponents, takeUp, withdraw } from "./search.js";
import { wish } from "./wishes.js";

/** @typedef {import("../net/protocol.js").OpenSeek} OpenSeek */

const SHOWN = 12;

export function SlowSeeks() {
  const { busy, error, ask } = useRequest();
  const open = opponents.value?.open;
  const pace = isLive(wish.value.pace) ? "1d" : wish.value.pace;
  const post = () => ask(() => lookFor({ ...wish.value, pace }));
  return html`<section class="slow" aria-labelledby="slow-games">
    <h2 id="slow-games" class="head">
      ${SLOW.heading}<small>${SLOW.more}</small>
      <button class="under" disabled=${busy || wish.value.sets.length === 0} onClick=${post}>${SLOW.post}</button>
    </h2>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    ${open?.length === 0 && html`<p class="quiet-line">${SLOW.none}</p>`}
    <ul class="rows">
      ${open?.slice(0, SHOWN).map((seek) => html`<li key=${seek.id}><${Standing} seek=${seek} busy=${busy} ask=${ask} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{seek: OpenSeek, busy: boolean, ask: import("../net/request.js").ServerRequest["ask"]}} props */
function Standing({ seek, busy, ask }) {
  return html`<div class="game">
    <${Sigil} name=${seek.name} seat=${seek.id % 6} size=${36} />
    <span class="what">
      <b>${seek.name}</b> <span class="num ash">${seek.rating}</span>
      <small>${SLOW.what(seek)}, ${seek.yours ? SLOW.yours : SLOW.ago(seek.seconds)}</small>
    </span>
    ${
      seek.yours
        ? html`<button class="btn sm quiet" disabled=${busy} onClick=${() => ask(() => withdraw(seek.id))}>${SLOW.withdraw}</button>`
        : html`<button class="btn sm" disabled=${busy} onClick=${() => ask(() => takeUp(seek.id))}>${SLOW.take}</button>`
    }
  </div>`;
}
