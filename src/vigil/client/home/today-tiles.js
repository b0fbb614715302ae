/** What there is today: the deal, the puzzle, tournaments. */

import { streak, wasSolved } from "../app/settings.js";
import { html, useEffect, useState } from "../app/ui.js";
import { Bays } from "../deal/bays.js";
import { Icon } from "../icons/icon.js";
import { Lancet } from "../learn/lancet.js";
import { get } from "../net/api.js";
import { catalogue } from "../net/catalogue.js";
import { AFTER, DEAL } from "../words/deal.js";
import { MEMBER } from "../words/member.js";

/** @typedef {import("../net/protocol.js").DealState} Deal */

const WEEK = 7;
const NARROW = matchMedia("(max-width: 599px)");

/** @param {{deal: Deal | null}} props */
export function TodaysDeal({ deal }) {
  const level = catalogue.value?.levels.find((one) => one.level === deal?.level)?.title ?? "";
  return html`<section class="today" aria-labelledby="todays-deal">
    <h2 id="todays-deal" class="head">${DEAL.heading}${deal && html`<small>${DEAL.more(deal.day, level)}</small>`}<a href="/deal">${DEAL.earlierLink}</a></h2>
    ${deal && html`<${Bays} row=${deal.row} low=${NARROW.matches} dim=${deal.own !== null} />`}
    <div class="today-foot">
      <p>${deal ? html`<${DealWords} deal=${deal} />` : "–"}</p>
      <a class="btn" href=${deal?.match && !deal.own ? `/match/${deal.match}` : "/deal"}>${action(deal)} <${Icon} name="arrow-right" /></a>
    </div>
  </section>`;
}

/** @param {{deal: Deal}} props */
function DealWords({ deal }) {
  if (deal.own)
    return html`<b>${deal.own.honor},</b> ${AFTER.better(deal.compared?.worse ?? 0, deal.played - 1).toLowerCase()}.`;
  return html`<b>${DEAL.played(deal.played)}</b> ${DEAL.howItWent(deal.played, deal.won, deal.most)}`;
}

/** @param {Deal | null} deal */
function action(deal) {
  if (deal?.own) return DEAL.compare;
  return deal?.match ? DEAL.goOn : DEAL.playIt;
}

export function PuzzleTile() {
  const [all, setAll] = useState(/** @type {import("../net/protocol.js").Puzzles | null} */ (null));
  useEffect(() => {
    get("/api/puzzles").then(setAll, () => {});
  }, []);
  const day = all?.day ?? 0;
  const isSolved = all !== null && wasSolved(day);
  const week = Array.from({ length: WEEK }, (_, index) => day - WEEK + 1 + index);
  return html`<section class="panel tile" aria-labelledby="puzzle">
    <h2 id="puzzle" class="head">${MEMBER.puzzle}${all && html`<small>${MEMBER.streak(streak(day))}</small>`}</h2>
    <p class="ash">${isSolved ? MEMBER.puzzleSolved : MEMBER.puzzleWords}</p>
    <div class="week">
      ${week.map((one) => html`<span class=${one === day ? "now" : ""}><${Lancet} share=${all && wasSolved(one) ? 1 : 0} height=${26} />${initial(one)}</span>`)}
      <a class="btn sm" href=${all && !isSolved ? `/puzzles/${all.today}` : "/puzzles"}>${isSolved ? MEMBER.more : MEMBER.solve}</a>
    </div>
  </section>`;
}

/** The first letter of a day of the week. @param {number} day  since 1970 */
const initial = (day) =>
  new Date(day * 86_400_000).toLocaleDateString("en-GB", { weekday: "narrow", timeZone: "UTC" });
