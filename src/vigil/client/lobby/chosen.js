/** Tells guests of a deal that was not left to chance. */

import { html } from "../app/ui.js";
import { CHOSEN, chosenWords } from "../words/chosen.js";

/** @param {{match: import("../net/protocol.js").MatchState}} props */
export function ChosenDeal({ match }) {
  const words = chosenWords(match);
  return (
    words.length > 0 &&
    html`<p class="hint-line spaced" role="note" aria-label=${CHOSEN.label}>${words.join(" ")}</p>`
  );
}
