/** One's own statistics, from the games of this device. */

import { Page } from "../app/page.js";
import { html, useEffect, useState } from "../app/ui.js";
import { Card, styles as cardStyles } from "../cards/card.js";
import { catalogue, loadCatalogue, setNames } from "../net/catalogue.js";
import { STATISTICS } from "../words/statistics.js";
import { playedGames } from "./played.js";
import { bestCards, favourites, mainFaction, share, streaks, tallied } from "./tallies.js";

export const styles = [...cardStyles, "/statistics/statistics.css"];

/**
 * @typedef {import("./played.js").Played} Played
 * @typedef {import("./tallies.js").Tally} Tally
 */

export function Statistics() {
  const [isReady, setReady] = useState(false);
  useEffect(
    () =>
      void loadCatalogue().then(
        () => setReady(true),
        () => setReady(true),
      ),
    [],
  );
  const games = playedGames();
  return html`<${Page} heading=${STATISTICS.heading} lead=${STATISTICS.lead}>
    ${games.length === 0 ? html`<p>${STATISTICS.none} <a href="/">${STATISTICS.play}</a></p>` : isReady && html`<${Figures} games=${games} />`}
  <//>`;
}

/** @param {{games: Played[]}} props */
function Figures({ games }) {
  const { now, best } = streaks(games);
  const won = games.filter((game) => game.won).length;
  return html`<dl class="totals">
      <div><dt>${STATISTICS.games}</dt><dd>${games.length}</dd></div>
      <div><dt>${STATISTICS.won}</dt><dd>${STATISTICS.percent(won / games.length)}</dd></div>
      <div><dt>${STATISTICS.streak}</dt><dd>${now}</dd></div>
      <div><dt>${STATISTICS.longest}</dt><dd>${best}</dd></div>
    </dl>
    <div class="tallies">
      <${Table} title=${STATISTICS.bySet} tallies=${tallied(games, ({ sets }) => [setNames(sets)])} />
      <${Table} title=${STATISTICS.byLevel} tallies=${tallied(games, ({ level }) => [levelTitle(level)])} />
      <${Table} title=${STATISTICS.byFaction} tallies=${tallied(games, mainFaction)} />
      <${Table} title=${STATISTICS.bySeat} tallies=${tallied(games, ({ seat }) => [STATISTICS.seat(seat + 1)])} />
    </div>
    <${Cards} title=${STATISTICS.favourites} tallies=${favourites(games)} words=${STATISTICS.times} />
    <${Cards} title=${STATISTICS.best} tallies=${bestCards(games)} words=${STATISTICS.record} />`;
}

/** @param {string} level */
const levelTitle = (level) =>
  level ? (catalogue.value?.levels.find((one) => one.level === level)?.title ?? level) : STATISTICS.people;

/** @param {{title: string, tallies: Tally[]}} props */
const Table = ({ title, tallies }) =>
  tallies.length > 0 &&
  html`<table>
    <caption>${title}</caption>
    <thead><tr><th scope="col" class="sr">${title}</th><th scope="col">${STATISTICS.games}</th><th scope="col">${STATISTICS.won}</th></tr></thead>
    <tbody>
      ${tallies.map((tally) => html`<tr><th scope="row">${tally.name}</th><td>${tally.games}</td><td>${STATISTICS.percent(share(tally))}</td></tr>`)}
    </tbody>
  </table>`;

/** @param {{title: string, tallies: Tally[], words: (tally: Tally) => string}} props */
const Cards = ({ title, tallies, words }) =>
  tallies.length > 0 &&
  html`<section><h2>${title}</h2>
    <ul class="card-tallies">
      ${tallies.map((tally) => html`<li><${Card} name=${tally.name} size="s" width=${96} /><small>${words(tally)}</small></li>`)}
    </ul></section>`;
