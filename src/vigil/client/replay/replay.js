/** A finished match, looked at again. */

import { Page } from "../app/page.js";
import { html, useEffect, useState } from "../app/ui.js";
import { get, sentence } from "../net/api.js";
import { REPLAY } from "../words/replay.js";
import { wasPlayedOut } from "../words/verdict.js";
import { Viewer } from "./viewer.js";

export { styles } from "./viewer.js";

/** @typedef {import("./viewer.js").Source} Source */

/** @param {{id: string}} props */
export function Replay({ id }) {
  const [source, setSource] = useState(/** @type {Source | null} */ (null));
  const [error, setError] = useState("");
  useEffect(() => {
    finished(id).then(setSource, (problem) => setError(sentence(problem)));
  }, [id]);
  if (error) return html`<${NoReplay} id=${id} why=${error} />`;
  return source ? html`<${Viewer} source=${source} />` : html`<${Page} heading=${REPLAY.title} />`;
}

/** @param {{id: string, why: string}} props */
const NoReplay = ({ id, why }) => html`<${Page} heading=${REPLAY.none}>
  <p class="wrong" role="alert">${why}</p>
  <p><a class="btn" href="/match/${id}">${REPLAY.toTheTable}</a></p>
<//>`;

/**
 * @param {string} id
 * @returns {Promise<Source>}
 */
async function finished(id) {
  const [match, replay] = await Promise.all([get(`/api/matches/${id}`), get(`/api/matches/${id}/replay`)]);
  const own = match.seats.findIndex(
    (/** @type {import("../net/protocol.js").SeatState} */ seat) => seat.yours,
  );
  return {
    match,
    title: REPLAY.title,
    seat: own < 0 ? null : own,
    steps: replay.steps,
    turns: replay.turns,
    openable: true,
    table: (step, seat) => get(`/api/matches/${id}/replay/${step}${seat === null ? "" : `?seat=${seat}`}`),
    start: (step) => ({ match: id, step }),
    reviewed: wasPlayedOut(match) ? { match: id } : null,
    review: (seat) => `/review/${id}?seat=${seat}`,
  };
}
