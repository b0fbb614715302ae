/** Several people at one screen: nothing is shown until the next one has taken it. */

import { html, signal } from "../../app/ui.js";
import { Sigil } from "../../icons/sigil.js";
import { PASS } from "../../words/table.js";

/**
 * @typedef {import("../state/play.js").Play} Play
 * @typedef {import("../../net/protocol.js").MatchState} Match
 */

/** The seat whose player has confirmed to be at the screen. */
const looking = signal(/** @type {string | null} */ (null));

/**
 * The seat that the screen is to be passed to; null if the right person is looking.
 * @param {Play} play
 * @param {Match} match
 */
export function passTo(play, match) {
  const mine = [...match.seats.keys()].filter((seat) => match.seats[seat].yours);
  if (mine.length < 2 || match.status !== "playing") return null;
  const decider = play.shown.value?.view.decision?.player;
  const next = decider !== undefined && mine.includes(decider) ? decider : play.seat.value;
  const isShown = next === play.seat.value; // the table of the one before is not to be seen either
  return next === null || (isShown && looking.value === key(match, next)) ? null : next;
}

/** @param {Match} match @param {number} seat */
const key = (match, seat) => `${match.id} ${seat}`;

/** @param {HTMLElement | null} element */
const focus = (element) => element?.focus();

/** @param {{play: Play, match: Match, seat: number}} props */
export function Pass({ play, match, seat }) {
  const name = match.seats[seat].name;
  const take = () => {
    if (play.seat.peek() !== seat) play.send({ type: "sit", seat });
    looking.value = key(match, seat);
  };
  return html`<main id="main" class="room pass">
    <${Sigil} name=${name} seat=${seat} on=${true} />
    <h1>${PASS.heading(name)}</h1>
    <p class="why" role="status">${play.notice.value || PASS.hidden}</p>
    <button type="button" class="btn primary" ref=${focus} onClick=${take}>${PASS.take(name)}</button>
  </main>`;
}
