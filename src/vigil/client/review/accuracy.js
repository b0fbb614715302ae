/** Accuracy by phase and kind, in one line. */

import { html } from "../app/ui.js";
import { ACCURACIES, REVIEW } from "../words/review.js";

/** @param {{review: import("../net/protocol.js").Review | null}} props */
export function Accuracy({ review }) {
  if (!review) return html`<section class="accuracy"></section>`;
  const { accuracy, phases, kinds } = review.digest;
  return html`<section class="accuracy" aria-label=${REVIEW.accuracy}>
    <h2>${REVIEW.accuracy} <b>${accuracy.percent ?? REVIEW.nothing}</b>${" "}<small>${REVIEW.counts(accuracy.decisions)}</small></h2>
    ${[phases, kinds].map(
      (all) =>
        html`<dl>${all.map(
          ({ name, percent }) =>
            html`<div style=${{ "--c": percent ?? 0 }}><dt>${ACCURACIES[name]}</dt><dd>${percent ?? REVIEW.nothing}</dd></div>`,
        )}</dl>`,
    )}
  </section>`;
}
