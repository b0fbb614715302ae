/** Tells everybody what is special about a table: a deal that was not left to chance, hands that were seen, help. */

import { html } from "../app/ui.js";
import { TERMS, termsWords } from "../words/terms.js";

/** @param {{match: import("../net/protocol.js").MatchState}} props */
export function Terms({ match }) {
  const words = termsWords(match);
  return (
    words.length > 0 &&
    html`<p class="hint-line spaced" role="note" aria-label=${TERMS.label}>${words.join(" ")}</p>`
  );
}
