/** The dialog that asks whether it is really the owner who changes an account. */

import { entering, submitting } from "../app/fields.js";
import { html, useEffect, useRef, useState } from "../app/ui.js";
import { useRequest } from "../net/request.js";
import { PROOF } from "../words/account.js";
import { hasPasskeys, usePasskey } from "./passkeys.js";
import { account, leaveProof, prove, unproved } from "./state.js";

export function Proof() {
  return unproved.value && html`<${Asking} />`;
}

function Asking() {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [password, setPassword] = useState("");
  const { busy, error, ask } = useRequest();
  const state = account.value;
  const byPasskey = hasPasskeys() && (state?.passkeys.length ?? 0) > 0;
  useEffect(() => dialog.current?.showModal(), []);
  return html`<dialog class="page-dialog proof" ref=${dialog} aria-labelledby="proof" onClose=${leaveProof}>
    <h2 id="proof">${PROOF.heading}</h2>
    <p class="quiet-line">${PROOF.words}</p>
    ${
      byPasskey &&
      html`<button class="btn primary big" disabled=${busy} onClick=${() => ask(async () => prove({ passkey: await usePasskey("prove") }))}>${PROOF.passkey}</button>`
    }
    ${
      state?.password &&
      html`<form class="line" onSubmit=${submitting(() => ask(() => prove({ password })))}>
        <label class="labelled grow">${PROOF.password}
          <input class="field" type="password" autocomplete="current-password" maxlength="200" value=${password} onInput=${entering(setPassword)} />
        </label>
        <button class=${`btn ${byPasskey ? "" : "primary"}`} disabled=${busy || !password}>${PROOF.prove}</button>
      </form>`
    }
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <button class="btn quiet" onClick=${leaveProof}>${PROOF.leave}</button>
  </dialog>`;
}
