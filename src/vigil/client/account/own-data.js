/** The name of an account, everything that is kept about its owner, and the end of it. */

import { entering, submitting } from "../app/fields.js";
import { go } from "../app/router.js";
import { html, useState } from "../app/ui.js";
import { refreshMe } from "../net/person.js";
import { useRequest } from "../net/request.js";
import { ACCOUNT } from "../words/account.js";
import { NameField, useNameCheck } from "./name-step.js";
import { account, change, refreshAll } from "./state.js";

/** @typedef {import("./state.js").AccountState} AccountState */

/** @param {{state: AccountState}} props */
export const OwnData = ({ state }) =>
  html`<section class="panel box">
    <${Name} name=${state.name} />
    <h2>${ACCOUNT.data}</h2>
    <p class="hint-line">${ACCOUNT.dataWords}</p>
    <a class="btn sm" href="/api/account/export" download=${ACCOUNT.exportFile}>${ACCOUNT.export}</a>
    <${Deletion} name=${state.name} />
  </section>`;

/** @param {{name: string}} props */
function Name({ name }) {
  const [typed, setTyped] = useState(name);
  const checked = useNameCheck(typed);
  const { busy, error, ask } = useRequest();
  const rename = async () => {
    account.value = await change("rename", { name: typed });
    await refreshMe();
  };
  return html`<h2>${ACCOUNT.name}</h2>
    <p class="hint-line">${ACCOUNT.nameWords}</p>
    <form onSubmit=${submitting(() => ask(rename))}>
      <${NameField} label=${ACCOUNT.name} name=${typed} choose=${setTyped} checked=${typed === name ? { free: false, problem: "" } : checked} />
      <button class="btn sm" disabled=${busy || typed === name || !checked.free}>${ACCOUNT.rename}</button>
    </form>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}`;
}

/** @param {{name: string}} props */
function Deletion({ name }) {
  const [typed, setTyped] = useState("");
  const { busy, error, ask } = useRequest();
  const remove = async () => {
    await change("delete", { name: typed });
    await refreshAll();
    go("/");
  };
  return html`<h2>${ACCOUNT.delete}</h2>
    <p class="hint-line">${ACCOUNT.deleteWords}</p>
    <form class="line" onSubmit=${submitting(() => ask(remove))}>
      <label class="labelled grow">${ACCOUNT.deleteSure(name)}
        <input class="field" value=${typed} maxlength="40" autocomplete="off" onInput=${entering(setTyped)} />
      </label>
      <button class="btn danger" disabled=${busy || typed !== name}>${ACCOUNT.delete}</button>
    </form>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}`;
}
