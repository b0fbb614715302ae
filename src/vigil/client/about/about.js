/** What this is, and the page for addresses where nothing is. */

import { Page } from "../app/page.js";
import { html, useEffect } from "../app/ui.js";
import { catalogue, loadCatalogue } from "../net/catalogue.js";
import { ABOUT, NOWHERE } from "../words/about.js";
import { PAGES } from "../words/app.js";

export function About() {
  useEffect(() => void loadCatalogue(), []);
  const build = catalogue.value;
  return html`<${Page} heading=${ABOUT.heading} lead=${ABOUT.lead}>
    ${ABOUT.text()}
    ${build && html`<p class="why">${ABOUT.build(build.version, build.compiled)}</p>`}
  <//>`;
}

export function Nowhere() {
  return html`<${Page} heading=${NOWHERE.heading} lead=${NOWHERE.lead}>
    <p><a class="btn" href="/">${PAGES.home}</a></p>
  <//>`;
}
