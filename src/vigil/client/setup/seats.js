/** Who sits where: the seats of a table that is being set up. */

import { inPocket } from "../app/base.js";
import { entering } from "../app/fields.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { LONGEST_NAME } from "../lobby/name.js";
import { catalogue } from "../net/catalogue.js";
import { nameOrNew } from "../net/person.js";
import { SEAT_KINDS, SEATS } from "../words/setup.js";
import { botName, usualLevel } from "./new-match.js";

/** @typedef {import("./new-match.js").NewSeat} NewSeat */
/** @typedef {import("../net/protocol.js").NewSeat["kind"]} SeatKind */
/** @typedef {{kind: SeatKind, name: string, level: string}} Seat */

/** Seats for people elsewhere. */
const ELSEWHERE = ["link", "open"];
const KINDS = /** @type {SeatKind[]} */ (Object.keys(SEAT_KINDS)).filter(
  (kind) => !inPocket || !ELSEWHERE.includes(kind),
);

/** Kinds of seats that are named in this form. */
const NAMED = ["me", "here", "bot"];

/**
 * The player and a bot.
 * @param {string} name
 */
export const usualSeats = (name) => fitted([{ kind: "me", name, level: usualLevel() }], 2);

/**
 * The wanted number of seats: bots are added, the last seats removed.
 * @param {Seat[]} seats
 * @param {number} wanted
 */
export function fitted(seats, wanted) {
  const fit = seats.slice(0, wanted);
  const level = seats.find((seat) => seat.kind === "bot")?.level ?? usualLevel();
  while (fit.length < wanted) fit.push({ kind: "bot", name: botName(fit.map((seat) => seat.name)), level });
  return fit;
}

/**
 * What the server is told about the seats.
 * @param {Seat[]} seats
 * @returns {NewSeat[]}
 */
export const asked = (seats) =>
  seats.map(({ kind, name, level }) => {
    if (kind === "bot") return { kind, name: name.trim(), level };
    return NAMED.includes(kind) ? { kind, name: name.trim() } : { kind };
  });

/**
 * What is wrong with the name of each seat; nothing: "".
 * @param {Seat[]} seats
 */
const nameProblems = (seats) =>
  seats.map(({ kind, name }, place) => {
    if (!NAMED.includes(kind)) return "";
    if (!name.trim()) return SEATS.nameless;
    const same = seats.findIndex((other) => NAMED.includes(other.kind) && bare(other.name) === bare(name));
    return same < place ? SEATS.sameName(same + 1) : "";
  });

/** @param {string} name */
const bare = (name) => name.trim().toLowerCase();

/**
 * @param {{seats: Seat[], change: (seats: Seat[]) => void, notes?: string[]}} props
 */
export function Seating({ seats, change, notes = [] }) {
  const problems = nameProblems(seats);
  /** @param {number} place @param {Partial<Seat>} news */
  const set = (place, news) => change(reseated(seats, place, news));
  return html`<ol class="seats">
    ${seats.map((seat, place) => html`<${SeatLine} seat=${seat} place=${place} problem=${problems[place]} note=${notes[place]} set=${set} />`)}
  </ol>`;
}

/**
 * The team of each seat: partners sit opposite each other.
 * @param {number} count
 */
export const teamNotes = (count) =>
  Array.from({ length: count }, (_, place) => SEATS.team(place % (count / 2)));

/**
 * @param {{seat: Seat, place: number, problem: string, note?: string, set: (place: number, news: Partial<Seat>) => void}} props
 */
function SeatLine({ seat, place, problem, note, set }) {
  const number = place + 1;
  const words = seat.kind === "bot" ? levelWords(seat.level) : SEAT_KINDS[seat.kind].words;
  return html`<li class="seat-line">
    <span class="seat-number" aria-hidden="true">${number}</span>
    <label class="labelled kind">${SEATS.seat(number, note)}
      <select class="field" value=${seat.kind} onChange=${entering((kind) => set(place, { kind }))}>
        ${KINDS.map((kind) => html`<option value=${kind} selected=${kind === seat.kind}>${SEAT_KINDS[kind].title}</option>`)}
      </select>
    </label>
    ${
      NAMED.includes(seat.kind) &&
      html`<label class="labelled name">${SEATS.name}
      <input class="field" value=${seat.name} maxlength=${LONGEST_NAME}
        onInput=${entering((name) => set(place, { name }))} aria-invalid=${problem !== ""} aria-describedby="seat-${number}-says" />
    </label>`
    }
    ${seat.kind === "bot" && html`<${LevelField} seat=${seat} place=${place} set=${set} />`}
    <p class=${problem ? "wrong" : "hint-line"} id="seat-${number}-says">${problem || words}</p>
  </li>`;
}

/** @param {{seat: Seat, place: number, set: (place: number, news: Partial<Seat>) => void}} props */
function LevelField({ seat, place, set }) {
  return html`<label class="labelled level">${SEATS.level}
    <select class="field" value=${seat.level} onChange=${entering((level) => set(place, { level }))}>
      ${(catalogue.value?.levels ?? []).map(({ level, title }) => html`<option value=${level} selected=${level === seat.level}>${title}</option>`)}
    </select>
  </label>`;
}

/** @param {string} level */
const levelWords = (level) => catalogue.value?.levels.find((each) => each.level === level)?.words ?? "";

/**
 * Buttons for fewer and more seats, with the reason where one is disabled.
 * @param {{seats: Seat[], change: (seats: Seat[]) => void, allowed: number[]}} props
 */
export function SeatCount({ seats, change, allowed }) {
  const fewer = allowed.findLast((count) => count < seats.length);
  const more = allowed.find((count) => count > seats.length);
  /** @param {number | undefined} wanted */
  const resize = (wanted) => wanted && change(fitted(seats, wanted));
  return html`<div class="line">
    <button type="button" class="btn" disabled=${!more} onClick=${() => resize(more)}><${Icon} name="plus" />${SEATS.add}</button>
    <button type="button" class="btn quiet" disabled=${!fewer} onClick=${() => resize(fewer)}><${Icon} name="minus" />${SEATS.remove}</button>
    <span class="hint-line">${bounds(allowed, seats.length)}</span>
  </div>`;
}

/**
 * @param {number[]} allowed
 * @param {number} present
 */
function bounds(allowed, present) {
  if (allowed.length === 0) return "";
  if (allowed.length === 1) return SEATS.exactly(allowed[0]);
  if (present === allowed[allowed.length - 1]) return SEATS.most(present);
  return SEATS.range(allowed);
}

/**
 * The seats with one of them changed. Only one can be the player's: the previous one becomes a bot's.
 * @param {Seat[]} seats
 * @param {number} place
 * @param {Partial<Seat>} news
 */
function reseated(seats, place, news) {
  const changed = seats.map((seat, index) => {
    if (index === place) return { ...seat, ...news };
    return news.kind === "me" && seat.kind === "me"
      ? { ...seat, kind: /** @type {SeatKind} */ ("bot") }
      : seat;
  });
  return changed.map((seat, index) =>
    seat.kind === seats[index].kind ? seat : { ...seat, name: newName(seat.kind, changed, index) },
  );
}

/**
 * A seat that becomes somebody else's gets another name.
 * @param {SeatKind} kind
 * @param {Seat[]} seats
 * @param {number} place
 */
function newName(kind, seats, place) {
  if (kind === "me") return nameOrNew();
  return kind === "bot" ? botName([nameOrNew(), ...seats.map((seat) => seat.name)]) : SEATS.guest(place + 1);
}
