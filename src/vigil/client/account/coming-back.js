/** How one comes back to an account: passkeys, password, codes. */

import { entering, submitting } from "../app/fields.js";
import { html, useState } from "../app/ui.js";
import { useRequest } from "../net/request.js";
import { ACCOUNT, day } from "../words/account.js";
import { CodesStep } from "./codes-step.js";
import { hasPasskeys, makePasskey } from "./passkeys.js";
import { account, change, proved, refreshAccount } from "./state.js";

/** @typedef {import("./state.js").AccountState} AccountState */

/** @param {{state: AccountState}} props */
export function ComingBack({ state }) {
  const { busy, error, ask } = useRequest();
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const add = async () => {
    const made = await proved(() => makePasskey("add", ""));
    account.value = await change("passkeys", made);
  };
  const remove = async (/** @type {number} */ id) => {
    account.value = await change("passkeys/remove", { id });
  };
  const renew = async () => {
    setCodes((await change("codes")).codes);
    await refreshAccount();
  };
  return html`<section class="panel box">
    <h2>${ACCOUNT.back}</h2>
    <h3>${ACCOUNT.passkeys}</h3>
    <ul class="things">
      ${state.passkeys.map(
        (one) => html`<li key=${one.id}>
          <span><b>${ACCOUNT.passkey(one.label)}</b> <small>${ACCOUNT.made(day(one.made))}${one.used ? `, ${ACCOUNT.used(day(one.used))}` : ""}</small></span>
          <button class="btn quiet sm" disabled=${busy} onClick=${() => ask(() => remove(one.id))}>${ACCOUNT.remove}</button>
        </li>`,
      )}
    </ul>
    ${hasPasskeys() && state.passkeys_here && html`<button class="btn sm" disabled=${busy} onClick=${() => ask(add)}>${ACCOUNT.addPasskey}</button>`}
    <${Password} has=${state.password} />
    <h3>${ACCOUNT.codes} <small>${ACCOUNT.codesLeft(state.codes)}</small></h3>
    ${
      codes.length > 0
        ? html`<${CodesStep} codes=${codes} done=${() => setCodes([])} />`
        : html`<p class="line"><button class="btn sm" disabled=${busy} onClick=${() => ask(renew)}>${ACCOUNT.newCodes}</button> <span class="hint-line">${ACCOUNT.newCodesWords}</span></p>`
    }
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
  </section>`;
}

/** @param {{has: boolean}} props */
function Password({ has }) {
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const { busy, error, ask } = useRequest();
  const keep = async () => {
    account.value = await change("password", { password });
    setPassword("");
    setOpen(false);
  };
  return html`<h3>${ACCOUNT.password} <small>${has ? ACCOUNT.hasPassword : ACCOUNT.noPassword}</small></h3>
    ${
      isOpen
        ? html`<form class="line" onSubmit=${submitting(() => ask(keep))}>
            <label class="labelled grow">${ACCOUNT.password}
              <input class="field" type="password" autocomplete="new-password" minlength="10" maxlength="200" value=${password} onInput=${entering(setPassword)} />
            </label>
            <button class="btn" disabled=${busy || password.length < 10}>${ACCOUNT.keep}</button>
            <button type="button" class="btn quiet" onClick=${() => setOpen(false)}>${ACCOUNT.leave}</button>
          </form>`
        : html`<button class="btn sm" onClick=${() => setOpen(true)}>${has ? ACCOUNT.changePassword : ACCOUNT.setPassword}</button>`
    }
    ${error && html`<p class="wrong" role="alert">${error}</p>`}`;
}
