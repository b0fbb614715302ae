/** The rematch: asking for one, what the others say to it, and the way there. */

import { go } from "../app/router.js";
import { html, useEffect } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { post } from "../net/api.js";
import { useRequest } from "../net/request.js";
import { REMATCH } from "../words/rematch.js";

/** @typedef {import("../net/protocol.js").MatchState} Match */
/** @typedef {import("../net/protocol.js").SeatState} Seat */

/** @param {Match} match @param {boolean} yours @param {Seat["wish"]} wish */
const whoWants = (match, yours, wish) =>
  match.seats.filter((seat) => seat.yours === yours && seat.wish === wish).map(({ name }) => name);

/** Whether whoever looks has asked for a rematch. @param {Match} match */
const hasAsked = (match) => whoWants(match, true, "again").length > 0;

/** The names of those who have asked whoever looks. @param {Match} match */
const askers = (match) => (hasAsked(match) ? [] : whoWants(match, false, "again"));

/** Somebody asks for a rematch, declines one, or all of them go there. @param {{match: Match}} props */
export function Again({ match }) {
  const isAsked = hasAsked(match);
  useEffect(() => {
    if (match.rematch && isAsked) go(`/match/${match.rematch}`);
  }, [match.rematch, isAsked]);
  return html`<div class="again" role="status"><${Answer} match=${match} /></div>`;
}

/** @param {{match: Match}} props */
function Answer({ match }) {
  if (!match.seats.some(({ yours }) => yours)) return null;
  if (match.rematch)
    return html`${REMATCH.made} <a class="btn primary" href="/match/${match.rematch}">${REMATCH.toIt}</a>`;
  const declined = whoWants(match, false, "enough");
  if (declined.length) return html`${REMATCH.declined(declined)}`;
  if (askers(match).length) return html`<${Asked} match=${match} />`;
  return hasAsked(match) && html`${REMATCH.waiting}`;
}

/** @param {{match: Match}} props */
function Asked({ match }) {
  const { busy, error, ask } = useRequest();
  const decline = () => ask(() => post(`/api/matches/${match.id}/rematch/decline`));
  if (whoWants(match, true, "enough").length) return html`${REMATCH.youDeclined}`;
  return html`${REMATCH.asked(askers(match))}
    <button class="btn quiet" disabled=${busy} onClick=${decline}>${REMATCH.decline}</button>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}`;
}

/** @param {{match: Match}} props */
export function RematchButton({ match }) {
  const { busy, error, ask } = useRequest();
  const again = async () => {
    const { id } = await post(`/api/matches/${match.id}/rematch`);
    if (id !== match.id) go(`/match/${id}`);
  };
  const isOff = busy || hasAsked(match) || whoWants(match, false, "enough").length > 0;
  return html`<button class="btn primary big" disabled=${isOff} onClick=${() => ask(again)}>
      <${Icon} name="swap" /><span>${REMATCH.rematch}${match.seats.length > 1 && html`<span class="roomy">${REMATCH.movedOn}</span>`}</span>
    </button>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}`;
}
