/** What this is, and the page for addresses where nothing is. */

import { Page } from "../app/page.js";
import { html } from "../app/ui.js";
import { ABOUT, NOWHERE } from "../words/about.js";
import { PAGES } from "../words/app.js";

export function About() {
  return html`<${Page} heading=${ABOUT.heading} lead=${ABOUT.lead}>${ABOUT.text()}<//>`;
}

export function Nowhere() {
  return html`<${Page} heading=${NOWHERE.heading} lead=${NOWHERE.lead}>
    <p><a class="btn" href="/">${PAGES.home}</a></p>
  <//>`;
}
