/** The tournament that concerns one most: one's own, else one that is played or comes next. */

import { html, useEffect, useState } from "../app/ui.js";
import { get } from "../net/api.js";
import { RoundCandles } from "../tournament/candles.js";
import { Countdown } from "../tournament/countdown.js";
import { MEMBER } from "../words/member.js";
import { count } from "../words/numbers.js";
import { LIST, paceOf } from "../words/tournament.js";

/** @typedef {import("../net/protocol.js").TournamentTerms} Terms */
/** @typedef {import("../net/protocol.js").TournamentList} List */
/** @typedef {import("../net/protocol.js").TournamentPage} TournamentPage */

export function TournamentTile() {
  const [list, setList] = useState(/** @type {List | null} */ (null));
  useEffect(() => void get("/api/tournaments").then(setList, () => {}), []);
  const shown = list && nearest(list);
  if (shown) return html`<${One} key=${shown.id} terms=${shown} isOwn=${list.mine.includes(shown)} />`;
  return html`<section class="panel tile" aria-labelledby="tournaments">
    <h2 id="tournaments" class="head">${MEMBER.tournaments}</h2>
    <p class="ash">${list ? MEMBER.noTournament : MEMBER.tournamentWords}</p>
    <div class="tile-foot"><a class="btn sm" href="/tournaments">${MEMBER.goThere}</a></div>
  </section>`;
}

/** @param {List} list */
function nearest({ mine, running, open }) {
  const going = mine.filter(({ state }) => state === "playing" || state === "pairing");
  const coming = [...mine.filter(({ state }) => state === "open"), ...open];
  return [...going, ...coming.sort((one, other) => one.begins - other.begins), ...running][0] ?? null;
}

/** @param {{terms: Terms, isOwn: boolean}} props */
function One({ terms, isOwn }) {
  const [page, setPage] = useState(/** @type {TournamentPage | null} */ (null));
  useEffect(() => void get(`/api/tournaments/${terms.id}`).then(setPage, () => {}), [terms.id]);
  const { body, you } = page ?? { body: null, you: null };
  const own = body?.standings.find(({ entrant }) => entrant === you?.entrant);
  const other = body?.standings.find(({ entrant }) => entrant === you?.opponent);
  return html`<section class="panel tile tournament-tile" aria-labelledby="tournaments">
    <h2 id="tournaments" class="head">${terms.name}<small>${count(terms.entrants, "player")}, ${paceOf(terms)}</small></h2>
    <div class="tile-mid">
      <${RoundCandles} terms=${terms} />
      <p class="ash">
        ${MEMBER.stage(terms, LIST.when[terms.state](terms))}
        ${isOwn && own && terms.state !== "open" && html` <b>${MEMBER.points(own.points)}</b>${other && you?.table ? ` ${MEMBER.meets(other.name, you.table)}` : "."}`}
        ${isOwn && terms.state === "open" && ` ${MEMBER.entered}`}
      </p>
    </div>
    <div class="tile-foot">${body && html`<${Countdown} body=${body} />`}<a class="btn sm" href="/tournament/${terms.id}">${isOwn ? MEMBER.goThere : MEMBER.look}</a></div>
  </section>`;
}
