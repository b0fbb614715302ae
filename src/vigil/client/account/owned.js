/** What belongs to an account: how one comes back, where one is, keys for programs, the data itself. */

import { Page } from "../app/page.js";
import { go } from "../app/router.js";
import { html } from "../app/ui.js";
import { post } from "../net/api.js";
import { useRequest } from "../net/request.js";
import { NoticeSettings } from "../notice/notice-settings.js";
import { ACCOUNT, day } from "../words/account.js";
import { ComingBack } from "./coming-back.js";
import { OwnData } from "./own-data.js";
import { Proof } from "./proof.js";
import { Keys, Sessions } from "./sessions.js";
import { refreshAll } from "./state.js";

/** @typedef {import("./state.js").AccountState} AccountState */

/** @param {{state: AccountState}} props */
export function Owned({ state }) {
  const { busy, error, ask } = useRequest();
  const logOut = async () => {
    await post("/api/account/logout");
    await refreshAll();
    go("/");
  };
  return html`<${Page} heading=${ACCOUNT.heading(state.name)} lead=${ACCOUNT.since(day(state.since))} wide>
    <p class="line">
      <button class="btn" disabled=${busy} onClick=${() => ask(logOut)}>${ACCOUNT.logout}</button>
      ${error && html`<span class="wrong" role="alert">${error}</span>`}
    </p>
    <div class="owned">
      <${ComingBack} state=${state} />
      <${Sessions} state=${state} />
      <${NoticeSettings} />
      <${Keys} state=${state} />
      <${OwnData} state=${state} />
    </div>
    <${Proof} />
  <//>`;
}
