/** Where one is logged in, and the keys that programs have. */

import { entering, submitting } from "../app/fields.js";
import { html, useState } from "../app/ui.js";
import { useRequest } from "../net/request.js";
import { ACCOUNT, day } from "../words/account.js";
import { account, change, refreshAccount } from "./state.js";

/** @typedef {import("./state.js").AccountState} AccountState */
/** @typedef {AccountState["sessions"][number]} OpenSession */

/** @param {OpenSession} session */
const isKey = ({ scope }) => scope === "play" || scope === "read";

/** @param {{state: AccountState}} props */
export function Sessions({ state }) {
  const { busy, error, ask } = useRequest();
  const devices = state.sessions.filter((one) => !isKey(one));
  const endOthers = async () => {
    account.value = await change("sessions/end-others");
  };
  return html`<section class="panel box">
    <h2>${ACCOUNT.devices}</h2>
    <ul class="things">${devices.map((one) => html`<${Session} key=${one.id} session=${one} />`)}</ul>
    ${devices.length > 1 && html`<button class="btn sm" disabled=${busy} onClick=${() => ask(endOthers)}>${ACCOUNT.endOthers}</button>`}
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
  </section>`;
}

/** @param {{session: OpenSession}} props */
function Session({ session }) {
  const { busy, error, ask } = useRequest();
  const label = ACCOUNT.device(session.label);
  const end = async () => {
    account.value = await change("sessions/end", { id: session.id });
  };
  return html`<li>
    <span><b>${label}</b> <small>${session.here ? ACCOUNT.here : ACCOUNT.used(day(session.used))}${isKey(session) ? `, ${ACCOUNT.scopes[session.scope === "read" ? "read" : "play"]}` : ""}</small></span>
    ${!session.here && html`<button class="btn quiet sm" aria-label=${ACCOUNT.endOf(label)} disabled=${busy} onClick=${() => ask(end)}>${ACCOUNT.end}</button>`}
    ${error && html`<span class="wrong" role="alert">${error}</span>`}
  </li>`;
}

/** @param {{state: AccountState}} props */
export function Keys({ state }) {
  const [label, setLabel] = useState("");
  const [scope, setScope] = useState("play");
  const [made, setMade] = useState("");
  const { busy, error, ask } = useRequest();
  const keys = state.sessions.filter(isKey);
  const make = async () => {
    setMade((await change("keys", { label, scope })).key);
    setLabel("");
    await refreshAccount();
  };
  return html`<section class="panel box">
    <h2>${ACCOUNT.keys}</h2>
    <p class="hint-line">${ACCOUNT.keysWords}</p>
    ${keys.length ? html`<ul class="things">${keys.map((one) => html`<${Session} key=${one.id} session=${one} />`)}</ul>` : html`<p class="quiet-line">${ACCOUNT.noKeys}</p>`}
    ${made && html`<p role="status">${ACCOUNT.keyOnce}<br /><code class="program-key">${made}</code></p>`}
    <form class="line" onSubmit=${submitting(() => ask(make))}>
      <label class="labelled grow">${ACCOUNT.label}
        <input class="field" value=${label} maxlength="40" onInput=${entering(setLabel)} />
      </label>
      <label class="labelled">${ACCOUNT.scope}
        <select class="field" value=${scope} onChange=${entering(setScope)}>
          ${Object.entries(ACCOUNT.scopes).map(([value, words]) => html`<option value=${value}>${words}</option>`)}
        </select>
      </label>
      <button class="btn" disabled=${busy || !label.trim()}>${ACCOUNT.makeKey}</button>
    </form>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
  </section>`;
}
