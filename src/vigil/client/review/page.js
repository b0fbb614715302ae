/** The review of a finished match, at an address of its own. */

import { Page } from "../app/page.js";
import { go } from "../app/router.js";
import { html, useEffect, useState } from "../app/ui.js";
import { get, sentence } from "../net/api.js";
import { retry } from "../replay/play-on.js";
import { REVIEW } from "../words/review.js";
import { lookFrom, ReviewView, wantedSeat } from "./review.js";

export { styles } from "./review.js";

/** @typedef {import("../net/protocol.js").MatchState} Match */

/** @param {{id: string}} props */
export function Review({ id }) {
  const [match, setMatch] = useState(/** @type {Match | null} */ (null));
  const [error, setError] = useState("");
  useEffect(() => {
    get(`/api/matches/${id}`).then(setMatch, (problem) => setError(sentence(problem)));
  }, [id]);
  if (error || (match && match.status !== "finished"))
    return html`<${Page} heading=${REVIEW.none}><p class="wrong" role="alert">${error || REVIEW.unfinished}</p>
      <p class="line">${match && html`<a class="btn primary" href="/match/${id}">${REVIEW.toTable}</a>`}<a class="btn" href="/games">${REVIEW.games}</a></p><//>`;
  if (!match) return html`<${Page} heading=${REVIEW.title} />`;
  return html`<${ReviewView} reviewed=${reviewOf(match)} />`;
}

/** @param {Match} match @returns {import("./review.js").Reviewed} */
function reviewOf(match) {
  const own = match.seats.findIndex(({ yours }) => yours);
  const { id, setup } = match;
  const names = match.seats.map(({ name }) => name);
  return {
    match,
    subject: { match: id },
    seat: wantedSeat(match.seats.length) ?? Math.max(own, 0),
    look: lookFrom,
    replay: (step, seat) => {
      go(`/review/${id}?seat=${seat}&step=${step}`, { replace: true }); // where one comes back to
      go(`/replay/${id}?step=${step}&seat=${seat}&review=1`);
    },
    retry: (step, seat) => retry({ setup, names, you: seat, from: { match: id, step } }),
    back: () => go(`/match/${id}`),
  };
}
