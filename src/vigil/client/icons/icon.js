/** An icon in running text: as large as the letters, silent for the screen reader. */

import { html } from "../app/ui.js";
import { icon } from "./shapes.js";

/** @typedef {import("./shapes.js").IconName} IconName */

/** @param {{name: IconName, class?: string}} props */
export function Icon({ name, class: more = "" }) {
  return html`<span
    class=${`ic ic-${name} ${more}`}
    aria-hidden="true"
    dangerouslySetInnerHTML=${{ __html: icon(name) }}
  />`;
}
