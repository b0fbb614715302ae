/** What somebody has played: by set and seat, against bots and people, the last games, and cards. */

import { html } from "../app/ui.js";
import { Card } from "../cards/card.js";
import { Sigil } from "../icons/sigil.js";
import { catalogue, isCard, setNames } from "../net/catalogue.js";
import { ago } from "../words/numbers.js";
import { BOARD, PROFILE } from "../words/player.js";
import { Change } from "./parts.js";

/** @typedef {import("../net/protocol.js").GameCount} GameCount */
/** @typedef {import("../net/protocol.js").RecentGame} RecentGame */
/** @typedef {import("../net/protocol.js").FavouriteCard} FavouriteCard */

const SHOWN = 5; // games

/** @param {{words: string, more: string}} props */
const Head = ({ words, more }) => html`<h2>${words}${more && html` <small>${more}</small>`}</h2>`;

/** A share as a bar, with its number. @param {{won: number, games: number}} props */
const Share = ({ won, games }) =>
  games
    ? html`<span class="share"><i style=${{ "--share": won / games }} /><b>${BOARD.share(won, games)}</b></span>`
    : html`<span>–</span>`;

/** @param {{sets: GameCount[]}} props */
export const Sets = ({ sets }) => html`<section class="panel box sets-box">
  <${Head} words=${PROFILE.sets} more=${PROFILE.setsMore} />
  ${sets.length === 0 && html`<p class="ash">${PROFILE.noGames}</p>`}
  ${
    sets.length > 0 &&
    html`<table class="counts">
      <thead><tr><th>${PROFILE.set}</th><th>${PROFILE.games}</th><th>${PROFILE.won}</th><th>${PROFILE.first}</th><th>${PROFILE.other}</th></tr></thead>
      <tbody>
        ${sets.map(
          ({ name, games, won, first_games, first_won }) => html`<tr>
            <th scope="row">${setNames(name.split(","))}</th><td>${games}</td><td><${Share} won=${won} games=${games} /></td>
            <td>${percent(first_won, first_games)}</td><td>${percent(won - first_won, games - first_games)}</td>
          </tr>`,
        )}
      </tbody>
    </table>`
  }
</section>`;

/** @param {number} won @param {number} games */
const percent = (won, games) => (games ? BOARD.share(won, games) : "–");

/** @param {{heading: string, more: string, first: string, counts: GameCount[], levels: boolean}} props */
export const Counts = ({ heading, more, first, counts, levels }) => html`<section class="panel box">
  <${Head} words=${heading} more=${more} />
  <table class="counts">
    <thead><tr><th>${first}</th><th>${PROFILE.games}</th><th>${PROFILE.won}</th></tr></thead>
    <tbody>
      ${counts.map(
        ({ name, games, won }) => html`<tr>
          <th scope="row">${levels ? titleOf(name) : html`<a href="/players/${encodeURIComponent(name)}">${name}</a>`}</th>
          <td>${games}</td><td><${Share} won=${won} games=${games} /></td>
        </tr>`,
      )}
    </tbody>
  </table>
</section>`;

/** What a level is called. @param {string} level */
const titleOf = (level) => catalogue.value?.levels.find((each) => each.level === level)?.title ?? level;

/** @param {{games: RecentGame[]}} props */
export const Recent = ({ games }) => html`<section class="panel box games-box">
  <${Head} words=${PROFILE.recent} more="" />
  ${games.length === 0 && html`<p class="ash">${PROFILE.noGames}</p>`}
  <ul class="recent">
    ${games.slice(0, SHOWN).map((game) => html`<li><${Game} game=${game} /></li>`)}
  </ul>
</section>`;

/** @param {{game: RecentGame}} props */
function Game({ game }) {
  const outcome = game.won ? "won" : "lost";
  const names = game.others.map(({ name, level }) => name || (level ? titleOf(level) : PROFILE.somebody));
  const best = Math.max(...game.others.map(({ score }) => score), 0);
  return html`<a href="/replay/${game.match}">
    <span class=${`result ${outcome}`}>${PROFILE.outcome[outcome]}</span>
    <${Sigil} name=${names[0] ?? "-"} seat=${1} size=${30} />
    <span class="against"><b>${names.join(", ")}</b><small>${setNames(game.sets)}, ${ago(game.at)}</small></span>
    <b class="num score">${PROFILE.score(game.score, best)}</b>
    ${game.change === null ? html`<span />` : html`<${Change} by=${game.change} />`}
  </a>`;
}

/** @param {{favourites: FavouriteCard[], best: FavouriteCard[]}} props */
export const Cards = ({ favourites, best }) => html`<section class="panel box cards-box">
  <${Head} words=${PROFILE.favourites} more=${PROFILE.favouritesMore} />
  ${favourites.length === 0 && html`<p class="ash">${PROFILE.noCards}</p>`}
  <${Fan} cards=${favourites} words=${(/** @type {FavouriteCard} */ card) => PROFILE.times(card.copies)} />
  ${best.length > 0 && html`<${Head} words=${PROFILE.best} more=${PROFILE.bestMore} />`}
  <${Fan} cards=${best} words=${(/** @type {FavouriteCard} */ card) => `+${card.points}`} />
</section>`;

/** @param {{cards: FavouriteCard[], words: (card: FavouriteCard) => string}} props */
const Fan = ({ cards, words }) => html`<ul class="fav">
  ${cards.filter(({ card }) => isCard(card)).map((each) => html`<li><${Card} name=${each.card} size="s" width=${88} /><span>${words(each)}</span></li>`)}
</ul>`;
