/** Home of somebody with an account: the game that waits, somebody to play, and what there is today. */

import { Foot, Nav } from "../app/page.js";
import { html } from "../app/ui.js";
import { deals, loadDeal, TODAY } from "../deal/today.js";
import { isYourTurn, me } from "../net/person.js";
import { usePoll } from "../net/poll.js";
import { Challenged } from "../opponent/challenged.js";
import { loadCompany } from "../opponent/company.js";
import { opponents, refreshOpponents } from "../opponent/search.js";
import { MEMBER } from "../words/member.js";
import { Find } from "./find.js";
import { HereNow } from "./here.js";
import { PuzzleTile, TodaysDeal, TournamentTile } from "./today-tiles.js";
import { Waiting } from "./waiting.js";

export const styles = ["/home/member.css", "/home/member-small.css", "/learn/lancet.css"];

/** @param {{play: import("../app/ui.js").Children}} props  play: what is offered when no game waits */
export function Member({ play }) {
  usePoll(() => Promise.all([refreshOpponents(), loadCompany(), loadDeal()]), 30);
  const waiting = (me.value?.matches ?? []).filter(isYourTurn).length;
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class="mine">
      <div class="mine-left">
        <header class="hail">
          <div>
            <h1>${MEMBER.hail(me.value?.name ?? "", new Date().getHours())}</h1>
            <p class="lead">${MEMBER.waits(waiting)}</p>
          </div>
          <${OwnRating} />
        </header>
        <${Challenged} />
        <${Waiting} play=${play} />
        <${Find} />
        <${HereNow} />
      </div>
      <div class="mine-right">
        <${TodaysDeal} deal=${deals.value[TODAY] ?? null} />
        <div class="tiles"><${PuzzleTile} /><${TournamentTile} /></div>
      </div>
    </main>
    <${Foot} />
  </div>`;
}

/** How good one is, with how far that may be off. */
function OwnRating() {
  const found = opponents.value;
  const off = found ? Math.round(1.96 * found.deviation) : 0;
  return html`<a class="my-rating" href="/account" aria-label=${MEMBER.rating}>
    <span class="rating"><b class="num">${found ? found.rating : "–"}${off > 110 && "?"}</b>${found && html`<small>± ${off}</small>`}</span>
  </a>`;
}
