/** A part of the form that folds to one line on a phone, which says what is chosen. */

import { html, signal } from "../app/ui.js";

/** @typedef {import("../app/ui.js").Children} Children */

const narrow = matchMedia("(max-width: 599px)");
const isNarrow = signal(narrow.matches);
narrow.addEventListener("change", () => (isNarrow.value = narrow.matches));

/** @param {{title: string, chosen: string, children?: Children}} props */
export function Folded({ title, chosen, children }) {
  if (!isNarrow.value) return children;
  return html`<details class="folded">
    <summary><b>${title}</b><span>${chosen}</span></summary>
    ${children}
  </details>`;
}
