/** A match in a list: who plays, what, how far it is, and what one can do about it. */

import { html } from "../app/ui.js";
import { Sigil } from "../icons/sigil.js";
import { CHOSEN, isChosenDeal } from "../words/chosen.js";
import { MATCH, OWN_ACTION } from "../words/matches.js";
import { ago, listed } from "../words/numbers.js";
import { setNames } from "../words/sets.js";

/** @typedef {import("../net/protocol.js").MatchState} Match */
/** @typedef {import("../net/protocol.js").SeatState} Seat */

const FACE = 44;

/**
 * @param {{match: Match, href: string, action: string, yours?: boolean}} props
 */
export function MatchRow({ match, href, action, yours = false }) {
  const face = faceOf(match);
  return html`<a class="game ${yours ? "yours" : ""}" href=${href}>
    <${Sigil} name=${match.seats[face].name} seat=${face} size=${FACE} on=${yours} />
    <span class="what"><b>${who(match)}</b><small>${described(match)}</small></span>
    <span class="pill ${yours ? "go" : ""}">${action}</span>
  </a>`;
}

/**
 * Rows, or a sentence where there are none.
 * @param {{matches: Match[] | null, empty: import("../app/ui.js").Children, row: (match: Match) => import("../app/ui.js").Children}} props
 */
export function MatchList({ matches, empty, row }) {
  if (!matches) return html`<p class="quiet-line" role="status">${MATCH.looking}</p>`;
  if (matches.length === 0) return html`<p class="quiet-line">${empty}</p>`;
  return html`<ul class="rows">${matches.map((match) => html`<li key=${match.id}>${row(match)}</li>`)}</ul>`;
}

/**
 * A row of one's own: what it offers depends on whose turn it is.
 * @param {{match: Match}} props
 */
export function OwnRow({ match }) {
  const yours = isYourTurn(match) && !amongBots(match);
  return html`<${MatchRow} match=${match} href="/match/${match.id}" action=${ownAction(match)} yours=${yours} />`;
}

/** @param {Match} match */
export const isYourTurn = ({ status, deciding, seats }) =>
  status === "playing" && deciding !== null && seats[deciding].yours;

/** @param {Match} match */
function ownAction(match) {
  if (match.status === "finished") return OWN_ACTION.finished;
  if (match.status === "waiting") return OWN_ACTION.unfilled;
  if (!isYourTurn(match)) return OWN_ACTION.others;
  return amongBots(match) ? OWN_ACTION.bots : OWN_ACTION.yours;
}

/**
 * Whether all other seats are bots or at this screen.
 * @param {Match} match
 */
const amongBots = ({ seats }) => seats.every((seat) => seat.kind === "bot" || seat.yours);

/**
 * Whose portrait stands for the match: the first opponent's.
 * @param {Match} match
 */
const faceOf = ({ seats }) =>
  Math.max(
    0,
    seats.findIndex((seat) => !seat.yours),
  );

/** @param {Match} match */
function who({ seats, setup }) {
  if (setup.variant === "solitaire") return MATCH.solitaire;
  const others = seats.filter((seat) => !seat.yours);
  return listed((others.length ? others : seats).map(nameOf));
}

/** @param {Seat} seat */
export function nameOf(seat) {
  if (seat.kind === "open") return MATCH.openSeat;
  if (seat.kind === "invited") return seat.name || MATCH.invited;
  return seat.kind === "bot" ? MATCH.bot(seat.name) : seat.name;
}

/** @param {Match} match */
function described(match) {
  const deal = isChosenDeal(match) ? CHOSEN.short : "";
  return [setNames(match.setup.sets), deal, ...state(match)].filter(Boolean).join(", ");
}

/** @param {Match} match */
function state(match) {
  if (match.status === "waiting") return [openSeats(match), clockWords(match), ago(match.began)];
  if (match.status === "finished") return [verdict(match), ago(match.moved)];
  const turn = MATCH.turn(Math.max(1, Math.ceil(match.turn_number / match.seats.length)));
  if (amongBots(match)) return [turn, MATCH.honorLeft(match.honor_pool)];
  return [turn, moving(match), timeLeft(match)];
}

/** @param {Match} match */
function openSeats({ seats }) {
  const open = seats.filter((seat) => seat.kind === "open").length;
  return open ? MATCH.free(open, seats.length) : MATCH.friend;
}

/** @param {Match} match */
export const clockWords = ({ clock }) => (clock ? MATCH.clock(clock.seconds, clock.per) : MATCH.noClock);

/** @param {Match} match */
function moving({ deciding, seats }) {
  if (deciding === null) return "";
  return seats[deciding].yours ? MATCH.yourMove : MATCH.move(seats[deciding].name);
}

/** @param {Match} match */
function timeLeft({ deciding, seats }) {
  const left = deciding === null ? null : seats[deciding].clock;
  if (left === null || left === undefined) return "";
  return left > 0 ? MATCH.timeLeft(left) : MATCH.late;
}

/** @param {Match} match */
function verdict({ result, seats }) {
  if (!result) return "";
  const winners = result.winners.map((seat) => (seats[seat].yours ? MATCH.you : seats[seat].name));
  return winners.length === 0 ? MATCH.lost : MATCH.won(winners);
}
