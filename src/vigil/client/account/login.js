/** Coming back to an account: by passkey, by password, or by a recovery code. */

import { entering, submitting, ticking } from "../app/fields.js";
import { Page } from "../app/page.js";
import { go } from "../app/router.js";
import { html, useState } from "../app/ui.js";
import { post } from "../net/api.js";
import { me } from "../net/person.js";
import { usePoll } from "../net/poll.js";
import { useRequest } from "../net/request.js";
import { LOGIN } from "../words/account.js";
import { hasPasskeys, usePasskey } from "./passkeys.js";
import { account, refreshAccount, refreshAll } from "./state.js";

export const styles = ["/account/account.css", "/account/account-small.css"];

const OFTEN = 60; // seconds

export function Login() {
  const [isByCode, setByCode] = useState(false);
  const [name, setName] = useState("");
  const [secret, setSecret] = useState("");
  const [bring, setBring] = useState(true);
  const { busy, error, ask } = useRequest();
  usePoll(refreshAccount, OFTEN);
  const isPossible = hasPasskeys() && (account.value?.passkeys_here ?? false);
  const hasPlayed = !me.value?.account && (me.value?.matches.length ?? 0) > 0;
  const enter = async (/** @type {object} */ how) => {
    await post("/api/account/login", { ...how, bring: bring && hasPlayed });
    await refreshAll();
    go(isByCode ? "/account" : "/");
  };
  const byName = () => enter(isByCode ? { name, code: secret } : { name, password: secret });
  const byPasskey = async () => enter({ passkey: await usePasskey("login") });
  return html`<${Page} heading=${LOGIN.heading} lead=${LOGIN.lead}>
    <div class="panel login">
      ${
        isPossible &&
        html`<button class="btn primary big" disabled=${busy} onClick=${() => ask(byPasskey)}>${LOGIN.passkey}</button>
          <p class="or">${LOGIN.or}</p>`
      }
      <form onSubmit=${submitting(() => ask(byName))}>
        <label class="labelled">${LOGIN.name}
          <input class="field" autocomplete="username webauthn" value=${name} maxlength="40" onInput=${entering(setName)} />
        </label>
        <label class="labelled">${isByCode ? LOGIN.code : LOGIN.password}
          <input class="field" type=${isByCode ? "text" : "password"} autocomplete=${isByCode ? "off" : "current-password"} value=${secret} maxlength="200" onInput=${entering(setSecret)} />
        </label>
        ${isByCode && html`<p class="hint-line">${LOGIN.codeWords}</p>`}
        <button class=${`btn big ${isPossible ? "" : "primary"}`} disabled=${busy || !name || !secret}>${LOGIN.enter}</button>
      </form>
      ${error && html`<p class="wrong" role="alert">${error}</p>`}
      ${
        hasPlayed &&
        html`<label class="tick"><input type="checkbox" checked=${bring} onChange=${ticking(setBring)} />${LOGIN.bring}</label>
          <p class="hint-line">${LOGIN.leave}</p>`
      }
      <p class="line">
        <button class="btn quiet sm" onClick=${() => setByCode(!isByCode)}>${isByCode ? LOGIN.byPassword : LOGIN.byCode}</button>
        <a class="btn quiet sm" href="/account">${LOGIN.new}</a>
      </p>
    </div>
  <//>`;
}
