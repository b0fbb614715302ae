/** The deal of the day: what it is before one has played it, and what others made of it afterwards. */

import { Foot, Nav } from "../app/page.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { catalogue } from "../net/catalogue.js";
import { usePoll } from "../net/poll.js";
import { useRequest } from "../net/request.js";
import { AFTER, DEAL, dayAfter, dayWords } from "../words/deal.js";
import { span } from "../words/numbers.js";
import { Arcade } from "./arcade.js";
import { Bays } from "./bays.js";
import { Curves } from "./curves.js";
import { Leaders } from "./leaders.js";
import { Opening } from "./opening.js";
import { deals, loadDeal, playDeal, TODAY } from "./today.js";

/** @typedef {import("./today.js").Deal} Deal */

export const styles = ["/deal/deal.css", "/deal/deal-small.css", "/end/end.css"];

/** @param {{day?: string}} props */
export function DealPage({ day = TODAY }) {
  const error = usePoll(() => loadDeal(day), 60);
  const deal = deals.value[day];
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class="daily">
      ${deal ? html`<${Shown} deal=${deal} />` : html`<h1>${DEAL.heading}</h1><p class="quiet-line" role="status">${error || DEAL.loading}</p>`}
    </main>
    <${Foot} />
  </div>`;
}

/** @param {{deal: Deal}} props */
const Shown = ({ deal }) => (deal.own ? html`<${After} deal=${deal} />` : html`<${Before} deal=${deal} />`);

/** @param {Deal} deal */
const levelTitle = ({ level }) => catalogue.value?.levels.find((one) => one.level === level)?.title ?? level;

/** @param {{deal: Deal}} props */
function Before({ deal }) {
  const isOver = deal.seconds === 0;
  return html`<header class="daily-head">
      <div>
        <h1>${DEAL.heading}</h1>
        <p class="ash">${DEAL.more(deal.day, levelTitle(deal))}</p>
      </div>
    </header>
    <div class="daily-before">
      <${Bays} row=${deal.row} />
      <div class="daily-words">
        <p class="daily-lead">${lead(deal, isOver)}</p>
        <p class="daily-lead"><b>${DEAL.played(deal.played)}</b> ${deal.played > 0 && DEAL.howItWent(deal.played, deal.won, deal.most)}</p>
        <${Play} deal=${deal} isOver=${isOver} />
      </div>
    </div>
    ${isOver && deal.compared && html`<${Comparison} deal=${deal} />`}
    <${Foundation} deal=${deal} />`;
}

/** @param {Deal} deal @param {boolean} isOver */
function lead(deal, isOver) {
  if (isOver) return DEAL.over;
  return deal.counts || deal.match ? DEAL.lead : `${DEAL.lead} ${DEAL.newcomer}`;
}

/** @param {{deal: Deal, isOver: boolean}} props */
function Play({ deal, isOver }) {
  const { busy, error, ask } = useRequest();
  const isNew = !isOver && !deal.counts && !deal.match;
  const words = isOver ? DEAL.uncounted : isNew ? DEAL.yesterday : DEAL.play;
  const day = isNew ? dayAfter(deal.day, -1) : deal.day;
  return html`<div>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <p class="line">
      ${
        deal.match && !isOver
          ? html`<a class="btn primary big" href="/match/${deal.match}">${DEAL.goOn}</a>`
          : html`<button class="btn primary big" disabled=${busy} onClick=${() => ask(() => playDeal(day))}>${words}</button>`
      }
    </p>
  </div>`;
}

/** @param {{deal: Deal}} props */
function After({ deal }) {
  const { own, compared } = deal;
  if (!own || !compared) return null;
  const honors = [...compared.honors].sort((a, b) => a - b);
  return html`<header class="daily-head">
      <div>
        <h1>${AFTER.better(compared.worse, deal.played - 1)}</h1>
        <p class="ash">${AFTER.summary(deal.day, levelTitle(deal), AFTER.result(own), deal.played)} ${deal.seconds > 0 && DEAL.next(span(deal.seconds))}</p>
      </div>
      <dl class="facts big">
        <div><dt>${AFTER.yourHonor}</dt><dd class="num">${own.honor}</dd></div>
        <div><dt>${AFTER.middle}</dt><dd class="num">${honors[Math.floor(honors.length / 2)]}</dd></div>
        <div><dt>${AFTER.best}</dt><dd class="num">${deal.most}</dd></div>
      </dl>
    </header>
    <${Comparison} deal=${deal} />
    <${Next} deal=${deal} />
    <${Foundation} deal=${deal} />`;
}

/** @param {{deal: Deal}} props */
function Comparison({ deal }) {
  const { own, compared } = deal;
  if (!compared) return null;
  return html`<div class="daily-grid">
      <section aria-labelledby="everybody">
        <h2 id="everybody" class="head">${AFTER.everybody}<small>${AFTER.everybodyMore}</small></h2>
        <${Arcade} honors=${compared.honors} own=${own?.honor ?? null} />
      </section>
      <${Curves} curves=${compared.curves} own=${own?.name ?? ""} />
    </div>
    <${Opening} opening=${compared.opening} />
    <${Leaders} compared=${compared} />`;
}

/** @param {{deal: Deal}} props */
function Next({ deal }) {
  const { busy, error, ask } = useRequest();
  const best = deal.compared?.best.match;
  return html`<div class="daily-next">
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <p class="line">
      ${deal.match && html`<a class="btn primary" href="/review/${deal.match}"><${Icon} name="chart" />${AFTER.review}</a>`}
      ${best && html`<a class="btn" href="/replay/${best}"><${Icon} name="play" />${AFTER.watch}</a>`}
      <button class="btn" disabled=${busy} onClick=${() => ask(() => playDeal(deal.day))}><${Icon} name="replay" />${DEAL.again}</button>
      <${Share} deal=${deal} />
    </p>
  </div>`;
}

/** @param {{deal: Deal}} props */
function Share({ deal }) {
  const { busy, error, ask } = useRequest();
  const worse = deal.compared?.worse ?? 0;
  const others = Math.max(deal.played - 1, 1);
  const lit = Math.round((6 * worse) / others);
  const panes = "🟦".repeat(lit) + "⬛".repeat(6 - lit);
  const text = AFTER.shareText(deal.day, AFTER.better(worse, deal.played - 1), panes);
  return html`<button class="btn" disabled=${busy} onClick=${() => ask(() => navigator.clipboard.writeText(text))}>
      <${Icon} name="share" />${AFTER.share}
    </button>
    <span role="status">${error}</span>`;
}

/** What it rests on, and the deals before it. @param {{deal: Deal}} props */
function Foundation({ deal }) {
  return html`<section class="daily-foot" aria-labelledby="earlier">
    ${
      deal.earlier.length > 0 &&
      html`<h2 id="earlier" class="head">${DEAL.earlier}</h2>
        <p class="line">${deal.earlier.map((day) => html`<a class="chip" href="/deal/${day}">${dayWords(day)}</a>`)}</p>`
    }
    <details>
      <summary>${DEAL.commitment}</summary>
      <p class="ash hash">${DEAL.commitmentWords(deal.commitment)} ${deal.seed && DEAL.seedWords(deal.seed)}</p>
    </details>
  </section>`;
}
