/** An icon in running text: as large as the letters, silent for the screen reader. */

import { icon } from "../icons.js";
import { html } from "../ui.js";

/** @typedef {import("../icons.js").IconName} IconName */

/** @param {{name: IconName, class?: string}} props */
export function Icon({ name, class: more = "" }) {
  return html`<span
    class=${`ic ic-${name} ${more}`}
    aria-hidden="true"
    dangerouslySetInnerHTML=${{ __html: icon(name) }}
  />`;
}
