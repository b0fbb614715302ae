/** What a rated game was worth: between the verdict and the scores, and only if it was rated. */

import { html, useEffect, useState } from "../app/ui.js";
import { Sigil } from "../icons/sigil.js";
import { get } from "../net/api.js";
import { RATING, UNRATED } from "../words/player.js";
import { Earned } from "./earned.js";
import { Change, Rating, scaleFor } from "./parts.js";

/** @typedef {import("../net/protocol.js").MatchRating} MatchRating */
/** @typedef {import("../net/protocol.js").SeatRating} SeatRating */

const PAUSE = 1000; // milliseconds until it is asked for again, while it is being calculated
const TRIES = 12;
const ROOM = 60;

/** @param {{match: import("../net/protocol.js").MatchState}} props */
export function Rate({ match }) {
  const [found, setFound] = useState(/** @type {MatchRating | null} */ (null));
  useEffect(() => follow(match.id, setFound), [match.id]);
  const own = match.seats.findIndex((seat) => seat.yours);
  if (!found) return null;
  if (!found.rated) {
    const why = own >= 0 && found.unrated ? UNRATED[found.unrated] : "";
    return html`${why && html`<p class="unrated">${why}</p>`}<${Earned} earned=${found.earned} />`;
  }
  const mine = found.seats.find(({ seat }) => seat === own) ?? found.seats[0];
  if (!mine) return null;
  const others = found.seats.filter((seat) => seat !== mine);
  return html`<${Earned} earned=${found.earned} />
  <section class="rate panel">
    <div class="rate-own">
      <h2>${mine.seat === own ? RATING.yours : RATING.of(mine.name)}</h2>
      <p><${Rating} ...${mine.state} /><span class="by num"><${Change} by=${mine.change} /></span></p>
    </div>
    <div class="rate-mid">
      <${Scale} mine=${mine} marks=${found.marks} />
      <p>${sentences(found, mine, mine.seat === own).join(" ")}</p>
    </div>
    <ul class="rate-others">
      ${others.map(
        ({ seat, name, state, change }) => html`<li>
          <${Sigil} name=${name} seat=${seat} size=${40} />
          <span><b>${name}</b><span><span class="num">${state.rating}</span> <${Change} by=${change} /></span></span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * Asks until it is calculated.
 * @param {string} match
 * @param {(found: MatchRating) => void} tell
 */
function follow(match, tell) {
  let left = TRIES;
  let timer = 0;
  const ask = async () => {
    /** @type {MatchRating | null} */
    const found = await get(`/api/matches/${match}/rating`).catch(() => null);
    left -= 1;
    if (found?.settled) tell(found);
    if (!found?.tallied && left > 0) timer = setTimeout(ask, PAUSE);
  };
  ask();
  return () => {
    left = 0;
    clearTimeout(timer);
  };
}

/**
 * What is said below the scale.
 * @param {MatchRating} found
 * @param {SeatRating} mine
 * @param {boolean} isOwn
 */
function sentences(found, { state }, isOwn) {
  if (!isOwn) return [];
  return [
    found.expected === null ? "" : RATING.expected(found.expected),
    state.placed ? "" : RATING.lacking(state.lacking),
    state.placed && state.like ? RATING.like(state.like) : "",
  ].filter(Boolean);
}

/** @param {{mine: SeatRating, marks: import("./parts.js").BotMark[]}} props */
function Scale({ mine: { state, change }, marks }) {
  const { rating, margin } = state;
  const before = rating - change;
  const { at, within } = scaleFor([rating - margin, rating + margin, before], ROOM);
  return html`<div class="rate-scale" role="img" aria-label=${`${RATING.before(before)}, ${RATING.now} ${RATING.said(rating, margin)}`}>
    ${within(marks).map((mark) => html`<span class="bot" style=${{ left: at(mark.rating) }}>${mark.title}</span>`)}
    <span class="reach" style=${{ left: at(rating - margin), right: `calc(100% - ${at(rating + margin)})` }} />
    <i class="was" style=${{ left: at(before) }} /><i class="is" style=${{ left: at(rating) }} />
    <small style=${change < 0 ? { left: at(before) } : { right: `calc(100% - ${at(before)})` }}>${RATING.before(before)}</small>
    <small class="is-word" style=${change < 0 ? { right: `calc(100% - ${at(rating)})` } : { left: at(rating) }}>${RATING.now}</small>
  </div>`;
}
