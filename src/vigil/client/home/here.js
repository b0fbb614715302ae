/** Who of those one follows is here; who follows nobody sees nothing of it. */

import { html } from "../app/ui.js";
import { Sigil } from "../icons/sigil.js";
import { useRequest } from "../net/request.js";
import { challengeTo, company } from "../opponent/company.js";
import { MEMBER } from "../words/member.js";
import { paceWords } from "../words/opponent.js";

/** @typedef {import("../net/protocol.js").Acquaintance} Acquaintance */

const SHOWN = 4;

export function HereNow() {
  const found = company.value;
  if (!found || (found.followed.length === 0 && found.met.length === 0)) return null;
  const here = found.followed.filter((one) => one.here);
  const shown = here.length ? here.slice(0, SHOWN) : found.met;
  return html`<section class="here" aria-labelledby="here-now">
    <h2 id="here-now" class="head">${MEMBER.here}${found.followed.length > 0 && html`<small>${MEMBER.hereMore(here.length, found.followed.length)}</small>`}</h2>
    ${here.length === 0 && html`<p class="quiet-line">${found.followed.length > 0 && MEMBER.nobodyHere} ${shown.length > 0 && MEMBER.metLately}</p>`}
    <ul>${shown.map((one) => html`<li key=${one.name}><${Somebody} one=${one} /></li>`)}</ul>
  </section>`;
}

/** @param {{one: Acquaintance}} props */
function Somebody({ one }) {
  const { busy, error, ask } = useRequest();
  return html`<${Sigil} name=${one.name} seat=${one.name.length % 6} size=${36} />
    <span><b>${one.name}</b><small>${error || doing(one)}</small></span>
    ${
      one.match
        ? html`<a class="btn sm quiet" href="/match/${one.match}">${MEMBER.watch}</a>`
        : html`<button class="btn sm quiet" disabled=${busy} onClick=${() => ask(() => challengeTo(one.name))}>${MEMBER.play}</button>`
    }`;
}

/** @param {Acquaintance} one */
function doing(one) {
  if (one.match) return MEMBER.plays;
  if (one.pace) return `${MEMBER.looks}, ${paceWords(one.pace)}`;
  return one.here ? MEMBER.isHere : MEMBER.isAway;
}
