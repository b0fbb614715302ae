/** Setting up a table with one press: mixes that go well, a surprise, the last table again, one level for all bots. */

import { entering } from "../app/fields.js";
import { keep, kept } from "../app/storage.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { catalogue } from "../net/catalogue.js";
import { nameOrNew } from "../net/person.js";
import { MIXES, QUICK } from "../words/setup.js";
import { FIRST_SETUP } from "./new-match.js";
import { fitted, usualSeats } from "./seats.js";

/**
 * @typedef {import("./new.js").Draft} Draft
 * @typedef {import("./seats.js").Seat} Seat
 * @typedef {(news: Partial<Draft>) => void} Change
 */

const LAST = "vigil.lastTable";
const MOST_SETS = 2; // of a surprise
const SEATS = [2, 2, 3, 4];

/** @param {string[]} codes */
const isKnown = (codes) => codes.every((code) => catalogue.value?.sets.some((one) => one.code === code));

/** The sets at some places of the list of all; null: all. @param {number[] | null} places */
function codesOf(places) {
  const all = (catalogue.value?.sets ?? []).map(({ code }) => code);
  return places ? places.map((place) => all[place] ?? "") : all;
}

/** A table of some sets, with bots on the other seats. @param {string[]} sets @param {number} seats @returns {Partial<Draft>} */
const tableOf = (sets, seats) => ({
  setup: { ...FIRST_SETUP, sets },
  seats: fitted(usualSeats(nameOrNew()), seats),
});

/** @param {Draft} draft */
export const keepTable = ({ setup, seats, clock, lot, hints }) =>
  keep(LAST, JSON.stringify({ setup, seats, clock, lot, hints }));

/** The table that was set up last, if it can still be. @returns {Partial<Draft> | null} */
function lastTable() {
  try {
    const found = JSON.parse(kept(LAST) ?? "null");
    return found && isKnown(found.setup.sets) ? found : null;
  } catch {
    return null; // whatever it was, it is no table
  }
}

/** @returns {Partial<Draft>} */
function surprise() {
  const codes = (catalogue.value?.sets ?? []).map(({ code }) => code);
  const shuffled = codes.map((code) => ({ code, at: Math.random() })).sort((one, other) => one.at - other.at);
  const count = 1 + Math.floor(Math.random() * MOST_SETS);
  const seats = SEATS[Math.floor(Math.random() * SEATS.length)];
  return tableOf(
    shuffled.slice(0, count).map(({ code }) => code),
    seats,
  );
}

/** @param {{draft: Draft, change: Change}} props */
export function Quick({ draft, change }) {
  const last = lastTable();
  const mixes = MIXES.map((mix) => ({ ...mix, sets: codesOf(mix.sets) })).filter(({ sets }) => isKnown(sets));
  return html`<section class="quick" aria-label=${QUICK.heading}>
    <div class="quick-row">
      ${last && html`<button type="button" class="btn" onClick=${() => change(last)}><${Icon} name="undo" />${QUICK.last}</button>`}
      <button type="button" class="btn" onClick=${() => change(surprise())}><${Icon} name="die" />${QUICK.surprise}</button>
      <${AllBots} seats=${draft.seats} change=${change} />
    </div>
    <ul class="mixes" aria-label=${QUICK.mixes}>
      ${mixes.map((mix) => html`<li key=${mix.title}><${Mix} mix=${mix} draft=${draft} change=${change} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{mix: {title: string, about: string, sets: string[], seats: number}, draft: Draft, change: Change}} props */
function Mix({ mix: { title, about, sets, seats }, draft, change }) {
  const isOn =
    draft.seats.length === seats && [...draft.setup.sets].sort().join() === [...sets].sort().join();
  return html`<button type="button" class="mix" aria-pressed=${isOn} onClick=${() => change(tableOf(sets, seats))}>
    <b>${title}</b><small>${about}</small>
  </button>`;
}

/** One level for all bots. @param {{seats: Seat[], change: Change}} props */
function AllBots({ seats, change }) {
  const bots = seats.filter(({ kind }) => kind === "bot");
  if (bots.length === 0) return null;
  const common = bots.every(({ level }) => level === bots[0].level) ? bots[0].level : "";
  /** @param {string} level */
  const set = (level) =>
    level && change({ seats: seats.map((seat) => (seat.kind === "bot" ? { ...seat, level } : seat)) });
  return html`<label class="labelled all-bots">${QUICK.allBots}
    <select class="field" onChange=${entering(set)}>
      ${common === "" && html`<option value="" selected>${QUICK.various}</option>`}
      ${(catalogue.value?.levels ?? []).map(({ level, title }) => html`<option value=${level} selected=${level === common}>${title}</option>`)}
    </select>
  </label>`;
}
