/** In the place of every page that means other people, where nobody else is. */

import { Page } from "../app/page.js";
import { html } from "../app/ui.js";
import { ALONE } from "../words/pocket.js";

export function Alone() {
  return html`<${Page} heading=${ALONE.heading} lead=${ALONE.lead}>
    <p>${ALONE.server}</p>
    <p class="line">
      <a class="btn primary" href="/">${ALONE.home}</a>
      <a class="btn" href="/offline">${ALONE.what}</a>
    </p>
  <//>`;
}
