/** The second step: what brings one back, a passkey or a password. */

import { entering, submitting } from "../app/fields.js";
import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { post } from "../net/api.js";
import { useRequest } from "../net/request.js";
import { MAKING } from "../words/account.js";
import { hasPasskeys, makePasskey } from "./passkeys.js";

/** @typedef {import("./making.js").NewAccount} NewAccount */

const SHORTEST = 10;
const LONGEST = 200;

/** @param {{isNow: boolean, state: import("./state.js").AccountState, name: string, keep: (made: NewAccount) => Promise<unknown>}} props */
export function KeyStep({ isNow, state, name, keep }) {
  const isPossible = hasPasskeys() && state.passkeys_here;
  const [way, setWay] = useState(isPossible ? "passkey" : "password");
  const [password, setPassword] = useState("");
  const { busy, error, ask } = useRequest();
  const make = async () => {
    const proof = way === "passkey" ? { passkey: await makePasskey("make", name) } : { password };
    await keep(await post("/api/account/new", { name, ...proof }));
  };
  const isReady = way === "passkey" || password.length >= SHORTEST;
  return html`<form class="key-step" onSubmit=${submitting(() => ask(make))}>
    <fieldset disabled=${!isNow || busy}>
      <legend class="sr">${MAKING.key}</legend>
      <${Way} value="passkey" way=${way} choose=${setWay} heading=${MAKING.passkey} words=${MAKING.passkeyWords} disabled=${!isPossible} />
      <${Way} value="password" way=${way} choose=${setWay} heading=${MAKING.password} words=${MAKING.passwordWords} />
      ${!isPossible && html`<p class="hint-line">${MAKING.noPasskeys}</p>`}
      ${
        way === "password" &&
        html`<input type="text" class="sr" autocomplete="username" value=${name} readonly tabindex="-1" aria-hidden="true" />
          <label class="labelled">${MAKING.passwordField}
            <input class="field" type="password" autocomplete="new-password" minlength=${SHORTEST} maxlength=${LONGEST} value=${password} onInput=${entering(setPassword)} />
          </label>`
      }
      <button class=${`btn big ${isNow ? "primary" : ""}`} disabled=${!isReady}>
        <${Icon} name="check" />${way === "passkey" ? MAKING.makePasskey : MAKING.makePassword}
      </button>
    </fieldset>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <p class="hint-line">${MAKING.noMail}</p>
  </form>`;
}

/** @param {{value: string, way: string, choose: (way: string) => void, heading: string, words: string, disabled?: boolean}} props */
const Way = ({ value, way, choose, heading, words, disabled = false }) =>
  html`<label class="key-way">
    <input type="radio" name="way" value=${value} checked=${way === value} disabled=${disabled} onChange=${() => choose(value)} />
    <span><b>${heading}</b><br />${words}</span>
  </label>`;
