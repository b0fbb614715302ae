/** The account page: making one, or what belongs to the one that is there. */

import { Page } from "../app/page.js";
import { html, useState } from "../app/ui.js";
import { usePoll } from "../net/poll.js";
import { MAKING } from "../words/account.js";
import { TITLES } from "../words/app.js";
import { Making } from "./making.js";
import { Owned } from "./owned.js";
import { account, refreshAccount } from "./state.js";

export const styles = [
  "/learn/taper.css",
  "/account/account.css",
  "/account/account-small.css",
  "/notice/notices.css",
];

const OFTEN = 60; // seconds

export function Account() {
  const error = usePoll(refreshAccount, OFTEN);
  const [isMaking, setMaking] = useState(false); // until its codes were put away
  const state = account.value;
  if (!state)
    return html`<${Page} heading=${TITLES.account}>
      ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <//>`;
  if (state.account && !isMaking) return html`<${Owned} state=${state} />`;
  if (!state.enabled) return html`<${Page} heading=${MAKING.heading} lead=${MAKING.off} />`;
  return html`<${Making} state=${state} hold=${setMaking} />`;
}
