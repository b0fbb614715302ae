/** The rounds of a tournament as candles: burnt ones are over, one burns, the others wait. */

import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { TOURNAMENT } from "../words/tournament.js";

/** @typedef {import("../net/protocol.js").TournamentTerms} Terms */

/** @param {{terms: Terms}} props */
export function RoundCandles({ terms }) {
  const { rounds, round, state } = terms;
  if (terms.kind === "arena" || rounds === 0) return null;
  const isOver = state === "finished";
  const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
  return html`<div class="candles" role="img" aria-label=${TOURNAMENT.candles(rounds, round)}>
    ${numbers.map((number) => html`<span class=${stateOf(number, round, isOver)}><i><${Icon} name="flame" /></i>${number}</span>`)}
  </div>`;
}

/** @param {number} number @param {number} round @param {boolean} isOver */
function stateOf(number, round, isOver) {
  if (number < round || (isOver && number <= round)) return "burnt";
  return number === round ? "burning" : "unlit";
}
