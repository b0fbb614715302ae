/** A tournament: what is asked of oneself, how everybody stands, and the tables of the round. */

import { Foot, Nav } from "../app/page.js";
import { html, useState } from "../app/ui.js";
import { get } from "../net/api.js";
import { loadCatalogue } from "../net/catalogue.js";
import { usePoll } from "../net/poll.js";
import { LUCK, RULES, TOURNAMENT, termsLine } from "../words/tournament.js";
import { RoundCandles } from "./candles.js";
import { Countdown } from "./countdown.js";
import { MakerPanel } from "./maker.js";
import { OwnPanel } from "./own-panel.js";
import { Standings } from "./standings.js";
import { Tables } from "./tables.js";

export const styles = [
  "/tournament/tournament.css",
  "/tournament/tournament-small.css",
  "/tournament/candles.css",
];

/** @typedef {import("../net/protocol.js").TournamentPage} TournamentPage */
/** @typedef {import("../net/protocol.js").TournamentTerms} Terms */
/** @typedef {(page: TournamentPage) => void} Take */

const OFTEN = 3; // seconds between two looks

/** @param {{id: string}} props */
export function Tournament({ id }) {
  const [page, setPage] = useState(/** @type {TournamentPage | null} */ (null));
  const error = usePoll(async () => {
    const [found] = await Promise.all([get(`/api/tournaments/${id}`), loadCatalogue()]);
    setPage(found);
  }, OFTEN);
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class="tour">
      ${page ? html`<${Whole} page=${page} take=${setPage} isLost=${error !== ""} />` : html`<${Nothing} error=${error} />`}
    </main>
    <${Foot} />
  </div>`;
}

/** @param {{error: string}} props */
const Nothing = ({ error }) =>
  error
    ? html`<p class="wrong" role="alert">${error}</p>`
    : html`<p class="quiet-line" role="status">${TOURNAMENT.looking}</p>`;

/** @param {{page: TournamentPage, take: Take, isLost: boolean}} props */
function Whole({ page, take, isLost }) {
  const { body, you } = page;
  const { terms } = body;
  return html`<header class="tour-head">
      <${RoundCandles} terms=${terms} />
      <div><h1>${terms.name}</h1><p class="ash">${termsLine(terms)}</p></div>
      <${Countdown} body=${body} />
    </header>
    ${isLost && html`<p class="panel tour-lost" role="alert">${TOURNAMENT.lost}</p>`}
    <${OwnPanel} page=${page} take=${take} />
    ${you.maker && html`<${MakerPanel} page=${page} take=${take} />`}
    <div class="tour-columns">
      <${Standings} page=${page} take=${take} />
      <div class="tour-right">
        <${Tables} body=${body} />
        <${Explained} page=${page} />
      </div>
    </div>`;
}

/** How it goes, and how much luck decides. @param {{page: TournamentPage}} props */
function Explained({ page }) {
  const { terms, luck } = page.body;
  return html`<section class="tour-rules">
    <h2>${RULES.heading}</h2>
    <ul>${RULES.of[terms.kind](terms).map((line) => html`<li>${line}</li>`)}</ul>
    <h2>${LUCK.heading}</h2>
    <p>${LUCK.words(luck)}</p>
    ${terms.duplicate && html`<p>${LUCK.duplicate}</p>`}
  </section>`;
}
