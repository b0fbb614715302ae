/** Home of somebody with an account: the game that waits, somebody to play, and what there is today. */

import { Foot, Nav } from "../app/page.js";
import { html } from "../app/ui.js";
import { deals, loadDeal, TODAY } from "../deal/today.js";
import { isYourTurn, me } from "../net/person.js";
import { usePoll } from "../net/poll.js";
import { Challenged } from "../opponent/challenged.js";
import { loadCompany } from "../opponent/company.js";
import { refreshOpponents } from "../opponent/search.js";
import { MEMBER } from "../words/member.js";
import { Find } from "./find.js";
import { HereNow } from "./here.js";
import { OwnRating } from "./own-rating.js";
import { PuzzleTile, TodaysDeal } from "./today-tiles.js";
import { TournamentTile } from "./tournament-tile.js";
import { Waiting } from "./waiting.js";

export const styles = [
  "/home/member.css",
  "/home/member-small.css",
  "/home/own-rating.css",
  "/player/player.css",
  "/learn/lancet.css",
  "/tournament/candles.css",
];

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
