/** The way from a game back to the tournament for which it was played. */

import { html, useEffect, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { get } from "../net/api.js";
import { TOURNAMENT } from "../words/tournament.js";

/** @param {{match: import("../net/protocol.js").MatchState}} props */
export function WayBack({ match }) {
  const [tournament, setTournament] = useState("");
  const isPossible = match.clock !== null && match.seats.length === 2 && match.seats.every(isPerson);
  useEffect(() => {
    if (!isPossible) return;
    get(`/api/matches/${match.id}/tournament`).then(
      (found) => setTournament(found.tournament ?? ""),
      console.warn,
    );
  }, [match.id]);
  if (!tournament) return null;
  return html`<p class="line"><a class="btn primary" href="/tournament/${tournament}"><${Icon} name="flag" />${TOURNAMENT.back}</a></p>`;
}

/** @param {{kind: string}} seat */
const isPerson = ({ kind }) => kind === "person";
