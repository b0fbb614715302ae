/** A match in a list: who plays, what, how far it is, and what one can do about it. */

import { html } from "../app/ui.js";
import { Sigil } from "../icons/sigil.js";
import { setNames } from "../net/catalogue.js";
import { isYourTurn } from "../net/person.js";
import { CHOSEN, isChosenDeal } from "../words/chosen.js";
import { MATCH, OWN_ACTION } from "../words/matches.js";
import { ago, listed } from "../words/numbers.js";
import { REMATCH } from "../words/rematch.js";
import { isHelped, TERMS } from "../words/terms.js";

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
  return html`<${MatchRow} match=${match} href="/match/${match.id}" action=${STATUS[match.status].action(match)} yours=${yours} />`;
}

/** @param {Match} match */
function playingAction(match) {
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

/** @type {Record<Seat["kind"], (seat: Seat) => string>} */
const NAMES = {
  open: () => MATCH.openSeat,
  invited: ({ name }) => name || MATCH.invited,
  bot: ({ name }) => MATCH.bot(name),
  person: ({ name }) => name,
};

/** @param {Seat} seat */
export const nameOf = (seat) => NAMES[seat.kind](seat);

/** @param {Match} match */
function described(match) {
  const deal = isChosenDeal(match) ? CHOSEN.short : "";
  const help = isHelped(match) ? TERMS.help : "";
  return [setNames(match.setup.sets), deal, help, ...STATUS[match.status].words(match)]
    .filter(Boolean)
    .join(", ");
}

/** @param {Match} match */
function howItStands(match) {
  const turn = MATCH.turn(Math.max(1, Math.ceil(match.turn_number / match.seats.length)));
  if (amongBots(match)) return [turn, MATCH.honorLeft(match.honor_pool)];
  return [turn, moving(match), timeLeft(match)];
}

/**
 * What can be done with a match of one's own, and how it stands, by its status.
 * @type {Record<Match["status"], {action: (match: Match) => string, words: (match: Match) => string[]}>}
 */
const STATUS = {
  waiting: {
    action: () => OWN_ACTION.unfilled,
    words: (match) => [openSeats(match), clockWords(match), ago(match.began)],
  },
  playing: { action: playingAction, words: howItStands },
  finished: {
    action: () => OWN_ACTION.finished,
    words: (match) => [verdict(match), rematchWords(match), ago(match.moved)],
  },
};

/** Who asks for a rematch, and waits for an answer. @param {Match} match */
function rematchWords({ rematch, seats }) {
  const names = seats.filter(({ yours, wish }) => !yours && wish === "again").map(({ name }) => name);
  const isOpen = !rematch && seats.some(({ yours, wish }) => yours && wish === null);
  return names.length && isOpen ? REMATCH.inList(names) : "";
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
