/** A player's page: who somebody is, and how they play. */

import { Foot, Nav } from "../app/page.js";
import { html, useEffect, useState } from "../app/ui.js";
import { styles as cardStyles } from "../cards/card.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { get, sentence } from "../net/api.js";
import { BOARD, PROFILE, RATING } from "../words/player.js";
import { Acts } from "./acts.js";
import { Change, Rating } from "./parts.js";
import { Cards, Counts, Recent, Sets } from "./played.js";
import { Privacy } from "./privacy.js";
import { RatingWindow } from "./rating-window.js";
import { Shelf } from "./shelf.js";

/** @typedef {import("../net/protocol.js").Profile} Known */

export const styles = [...cardStyles, "/player/player.css", "/player/profile.css", "/review/window.css"];

const LIT = 5; // rated games until the window lights
const PHONE = 600;

/** Somebody's page, or one's own. @param {{name?: string}} props */
export function Profile({ name }) {
  const [found, setFound] = useState(/** @type {Known | null} */ (null));
  const [error, setError] = useState("");
  const path = name ? `/api/players/${encodeURIComponent(decodeURIComponent(name))}` : "/api/player";
  const load = () => {
    setError("");
    get(path).then(setFound, (problem) => setError(sentence(problem)));
  };
  useEffect(load, [path]);
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class="profile">
      ${error ? html`<${Missing} error=${error} load=${load} own=${!name} />` : html`<${Person} found=${found} />`}
    </main>
    <${Foot} />
  </div>`;
}

/** @param {{error: string, load: () => void, own: boolean}} props */
const Missing = ({ error, load, own }) => html`<h1>${PROFILE.heading}</h1>
  <p class="wrong" role="alert">${own ? PROFILE.nobodyYet : error}</p>
  <p class="line">
    <button class="btn" onClick=${load}>${PROFILE.again}</button>
    <a class="btn quiet" href="/players">${PROFILE.board}</a>
  </p>`;

/** @param {{found: Known | null}} props */
function Person({ found }) {
  const since = found
    ? new Date(found.since * 1000).toLocaleDateString("en", { month: "long", year: "numeric" })
    : "–";
  return html`<header class="profile-who">
      <${Sigil} name=${found?.name ?? ""} seat=${0} size=${92} />
      <div>
        <h1>${found?.name ?? "–"}</h1>
        <p>${PROFILE.since(since, found?.rating?.games ?? 0)}</p>
        ${found?.yours && !found.account && html`<p>${PROFILE.noAccount}</p>`}
      </div>
      <span class="who-acts">
        ${found && (found.yours ? html`<a class="btn" href="/account"><${Icon} name="person" />${PROFILE.account}</a>` : html`<${Acts} name=${found.name} />`)}
        <a class="btn quiet" href="/players"><${Icon} name="chart" />${PROFILE.board}</a>
      </span>
    </header>
    <${Rated} found=${found} />
    ${found && html`<${Played} found=${found} />`}
    ${found?.choices && html`<${Privacy} choices=${found.choices} />`}`;
}

/** The rating, and how it came about. @param {{found: Known | null}} props */
function Rated({ found }) {
  const rating = found?.rating;
  const small = innerWidth < PHONE;
  const width = small ? Math.min(innerWidth - 32, 420) : Math.max(360, Math.min(880, innerWidth - 630));
  const games = (found?.sets ?? []).reduce((sum, each) => sum + each.games, 0);
  const won = (found?.sets ?? []).reduce((sum, each) => sum + each.won, 0);
  const history = (rating?.games ?? 0) >= LIT ? (found?.history ?? []) : [];
  return html`<section class="rated" aria-label=${BOARD.rating}>
    <div class="rated-words">
      <p class="rated-big">${rating ? html`<${Rating} ...${rating} />` : html`<b class="num">–</b>`}</p>
      <p class="ash">${found ? standingWords(found) : ""}</p>
      <dl class="rated-facts">
        <div><dt>${PROFILE.highest}</dt><dd class="num">${found?.highest ?? "–"}</dd></div>
        <div><dt>${PROFILE.month}</dt><dd class="num">${found?.month == null ? "–" : html`<${Change} by=${found.month} />`}</dd></div>
        <div><dt>${PROFILE.won}</dt><dd class="num">${games ? BOARD.share(won, games) : "–"}</dd></div>
      </dl>
    </div>
    <div>
      <${RatingWindow} history=${history} marks=${found?.marks ?? []} width=${width} height=${small ? 132 : 206} small=${small} />
      ${history.length === 0 && html`<p class="player-legend">${PROFILE.dark}</p>`}
      ${small && html`<p class="player-legend">${PROFILE.legend}</p>`}
    </div>
  </section>`;
}

/** @param {Known} found */
function standingWords({ rating, yours }) {
  if (!rating) return "";
  if (!rating.placed) return yours ? RATING.lacking(rating.lacking) : RATING.finding;
  return rating.like ? RATING.playsLike(rating.like) : "";
}

/** @param {{found: Known}} props */
const Played = ({ found }) => html`<div class="profile-grid">
    ${found.sets && html`<${Sets} sets=${found.sets} />`}
    ${found.recent && html`<${Recent} games=${found.recent} />`}
    ${found.favourites && html`<${Cards} favourites=${found.favourites} best=${found.best ?? []} />`}
    ${found.bots && found.bots.length > 0 && html`<${Counts} heading=${PROFILE.bots} more=${PROFILE.botsMore} first=${PROFILE.bot} counts=${found.bots} levels=${true} />`}
    ${found.people && found.people.length > 0 && html`<${Counts} heading=${PROFILE.people} more="" first=${PROFILE.person} counts=${found.people} levels=${false} />`}
  </div>
  ${found.earned && html`<${Shelf} earned=${found.earned} name=${found.yours ? null : found.name} />`}`;
