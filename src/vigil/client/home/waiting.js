/** The games that wait: the one with least time is large, the next are lines. */

import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { nameOf } from "../lobby/rows.js";
import { setNames } from "../net/catalogue.js";
import { isYourTurn, me } from "../net/person.js";
import { MATCH } from "../words/matches.js";
import { MEMBER } from "../words/member.js";
import { listed, span } from "../words/numbers.js";

/** @typedef {import("../net/protocol.js").MatchState} Match */

const LINES = 2;

/** @param {{play: import("../app/ui.js").Children}} props */
export function Waiting({ play }) {
  const going = (me.value?.matches ?? []).filter(({ status }) => status === "playing");
  const mine = going.filter(isYourTurn).sort((one, other) => timeLeft(one) - timeLeft(other));
  const lines = [...mine.slice(1), ...going.filter((match) => !isYourTurn(match))];
  return html`<div>
    ${mine.length ? html`<${Large} match=${mine[0]} />` : play}
    ${
      lines.length > 0 &&
      html`<ul class="others">${lines.slice(0, LINES).map((match) => html`<li key=${match.id}><${Line} match=${match} /></li>`)}</ul>`
    }
    ${lines.length > LINES && html`<p class="all-games"><a href="/games">${MEMBER.all(going.length)}</a></p>`}
  </div>`;
}

/** @param {Match} match */
function timeLeft({ deciding, seats }) {
  return deciding === null ? Infinity : (seats[deciding].clock ?? Infinity);
}

/** @param {Match} match */
const others = ({ seats }) => seats.filter((seat) => !seat.yours);

/** @param {Match} match */
const turnOf = ({ turn_number, seats }) => MATCH.turn(Math.max(1, Math.ceil(turn_number / seats.length)));

/** @param {{match: Match}} props */
function Large({ match }) {
  const names = listed(others(match).map(nameOf));
  const left = timeLeft(match);
  return html`<section class="waiting panel">
    <${Sigil} name=${names} seat=${1} size=${60} />
    <div class="waiting-words">
      <p class="waiting-who"><b>${names}</b></p>
      <p>${setNames(match.setup.sets)}, ${turnOf(match)}</p>
      <p><${Icon} name="honor" /> ${MEMBER.pool(match.honor_pool)}</p>
    </div>
    <a class="btn primary big" href="/match/${match.id}">${MEMBER.yourTurn}${left < Infinity && html` <small>${MEMBER.left(span(left))}</small>`}</a>
  </section>`;
}

/** @param {{match: Match}} props */
function Line({ match }) {
  const names = listed(others(match).map(nameOf));
  const left = timeLeft(match);
  return html`<a href="/match/${match.id}">
    <${Sigil} name=${names} seat=${2} size=${32} />
    <span><b>${names}</b> ${isYourTurn(match) ? MEMBER.yourTurn : MEMBER.thinks}, ${turnOf(match)}</span>
    ${left < Infinity && html`<small>${MEMBER.left(span(left))}</small>`}
  </a>`;
}
