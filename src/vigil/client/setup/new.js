/** Set up a table: which game, who sits where, how much time. */

import { entering, focusWrong, submitting, ticking } from "../app/fields.js";
import { Page } from "../app/page.js";
import { place } from "../app/router.js";
import { html, useEffect, useState } from "../app/ui.js";
import { get } from "../net/api.js";
import { catalogue, loadCatalogue, setName } from "../net/catalogue.js";
import { nameOrNew, refreshMe } from "../net/person.js";
import { useRequest } from "../net/request.js";
import { GAME_CHOICE, NEW, SEAT_KINDS } from "../words/setup.js";
import { useCheck } from "./check.js";
import { EditionChoice, SetChoice, VariantChoice } from "./choices.js";
import { Folded } from "./folded.js";
import { FIRST_SETUP, keepLevel, start, usualLevel } from "./new-match.js";
import { keepTable, Quick } from "./quick.js";
import { asked, fitted, SeatCount, Seating, teamNotes, usualSeats } from "./seats.js";

export const styles = ["/setup/new.css"];

/** @typedef {Required<import("../net/protocol.js").TableSetup>} Setup */
/** @typedef {import("../net/protocol.js").Clock} Clock */
/** @typedef {import("./seats.js").Seat} Seat */

/**
 * @typedef {object} Draft
 * @property {Setup} setup
 * @property {Seat[]} seats
 * @property {Clock | null} clock
 * @property {boolean} lot  whether it is drawn by lot who begins
 * @property {boolean | null} listed  null: as the seats suggest
 * @property {boolean} hints  whether bots may help
 * @property {string} seed
 */

/** @returns {Draft} */
const firstDraft = () => ({
  setup: FIRST_SETUP,
  seats: usualSeats(nameOrNew()),
  clock: null,
  lot: false,
  listed: null,
  hints: false,
  seed: "",
});

export function New() {
  const [draft, setDraft] = useState(firstDraft);
  /** @param {Partial<Draft>} news */
  const change = (news) => setDraft((before) => ({ ...before, ...news }));
  useEffect(() => void prepare(change), []);
  return html`<${Page} heading=${NEW.heading}>
    <${Form} draft=${draft} change=${change} />
  <//>`;
}

/**
 * Fetches what the form shows, and takes over the table of a match if the address names one.
 * @param {(news: Partial<Draft>) => void} change
 */
async function prepare(change) {
  await Promise.all([loadCatalogue(), refreshMe()]).catch(() => {});
  const { query } = place.peek();
  const like = query.get("like");
  const sets = query.getAll("set");
  if (sets.length) change({ setup: { ...firstDraft().setup, sets } });
  if (!like) return change({ seats: firstDraft().seats });
  const match = await get(`/api/matches/${like}`).catch(() => null);
  if (match) change(draftLike(match, query.get("level")));
}

/**
 * @param {import("../net/protocol.js").MatchState} match
 * @param {string | null} stronger  how the bots play this time, if not as before
 * @returns {Partial<Draft>}
 */
function draftLike({ setup, seats, clock, hints }, stronger) {
  const { sets, edition, variant } = setup;
  const mine = seats.findIndex((seat) => seat.yours);
  return {
    setup: { sets, edition, variant },
    clock,
    hints: hints && isForPeople({ seats }),
    seats: seats.map(({ kind, name, level, yours }, index) => {
      if (kind === "bot") return { kind, name, level: stronger ?? level ?? usualLevel() };
      return { kind: index === mine ? "me" : yours ? "here" : "link", name, level: usualLevel() };
    }),
  };
}

/** @param {{draft: Draft, change: (news: Partial<Draft>) => void}} props */
function Form({ draft, change }) {
  const { busy, error, ask } = useRequest();
  const checked = useCheck(draft.setup, draft.seats.length);
  const note = useFitting(draft, change, checked?.players ?? []);
  const possible = (checked?.players.length ?? 1) > 0;
  /** @param {Partial<Setup>} news */
  const changeSetup = (news) => change({ setup: { ...draft.setup, ...news } });

  /** @param {Seat[]} seats */
  const changeSeats = (seats) => change({ seats });
  /** @param {HTMLFormElement} form */
  const submit = (form) => focusWrong(form) || ask(() => start(wanted(draft)));
  const impossible = possible || draft.setup.sets.length === 0 ? null : checked?.error;

  return html`<form class="new" onSubmit=${submitting(submit)}>
    <${Quick} draft=${draft} change=${change} />
    <${Folded} title=${GAME_CHOICE.sets} chosen=${draft.setup.sets.map(setName).join(", ")}>
      <${SetChoice} setup=${draft.setup} change=${changeSetup} />
    <//>
    <${Folded} title=${GAME_CHOICE.variant} chosen=${variantTitle(draft.setup.variant)}>
      <div class="columns">
        <${VariantChoice} setup=${draft.setup} change=${changeSetup} error=${impossible} />
        <${EditionChoice} setup=${draft.setup} change=${changeSetup} />
      </div>
    <//>
    <${Folded} title=${NEW.seats} chosen=${draft.seats.map(({ kind, name }) => (kind === "link" || kind === "open" ? SEAT_KINDS[kind].title : name)).join(", ")}>
    <fieldset class="choices">
      <legend>${NEW.seats} <small>${NEW.order}</small></legend>
      <${Seating} seats=${draft.seats} change=${changeSeats} notes=${draft.setup.variant === "team" ? teamNotes(draft.seats.length) : []} />
      <${SeatCount} seats=${draft.seats} change=${changeSeats} allowed=${checked?.players ?? []} />
      <p class="hint-line" role="status">${note}</p>
    </fieldset>
    <//>
    <${Folded} title=${NEW.more} chosen=${clockTitle(draft.clock)}>
      <${More} draft=${draft} change=${change} />
    <//>
    <div class="line spaced">
      <button class="btn primary big" disabled=${busy}>${buttonWords(draft, busy)}</button>
      ${error && html`<p class="wrong" role="alert">${error}</p>`}
    </div>
  </form>`;
}

/**
 * Fits the number of seats to the chosen game; returns a note about it.
 * @param {Draft} draft
 * @param {(news: Partial<Draft>) => void} change
 * @param {number[]} allowed
 */
function useFitting(draft, change, allowed) {
  const [note, setNote] = useState("");
  useEffect(() => {
    const present = draft.seats.length;
    if (allowed.length === 0 || allowed.includes(present)) return setNote("");
    const wanted = allowed.reduce((best, each) =>
      Math.abs(each - present) < Math.abs(best - present) ? each : best,
    );
    change({ seats: fitted(draft.seats, wanted) });
    return setNote(NEW.fitted(wanted));
  }, [allowed.join()]);
  return note;
}

/** @param {{draft: Draft, change: (news: Partial<Draft>) => void}} props */
function More({ draft, change }) {
  const clocks = catalogue.value?.clocks ?? [];
  const chosen = clocks.findIndex(({ clock }) => JSON.stringify(clock) === JSON.stringify(draft.clock));
  return html`<div class="columns">
    <label class="labelled">${NEW.clock}
      <select class="field" onChange=${entering((index) => change({ clock: /** @type {Clock | null} */ (clocks[index].clock) }))}>
        ${clocks.map(({ title }, index) => html`<option value=${index} selected=${index === chosen}>${title}</option>`)}
      </select>
    </label>
    <label class="labelled">${NEW.begins}
      <select class="field" onChange=${entering((who) => change({ lot: who === "lot" }))}>
        <option value="order" selected=${!draft.lot}>${NEW.first}</option>
        <option value="lot" selected=${draft.lot}>${NEW.lot}</option>
      </select>
    </label>
    <label class="check">
      <input type="checkbox" checked=${isListed(draft)} onChange=${ticking((listed) => change({ listed }))} />
      ${NEW.listed}
    </label>
    ${
      isForPeople(draft) &&
      html`<label class="check">
      <input type="checkbox" checked=${draft.hints} onChange=${ticking((hints) => change({ hints }))} />
      ${NEW.hints}
    </label>`
    }
    ${
      !isOpenToOthers(draft) &&
      html`<details>
      <summary>${NEW.experts}</summary>
      <label class="labelled">${NEW.seed}
        <input class="field" inputmode="numeric" value=${draft.seed} placeholder=${NEW.random} aria-invalid=${!isSeed(draft.seed)}
          onInput=${entering((seed) => change({ seed }))} />
      </label>
      ${!isSeed(draft.seed) && html`<p class="wrong" role="alert">${NEW.noSeed}</p>`}
    </details>`
    }
  </div>`;
}

/** @param {string} wanted */
const variantTitle = (wanted) =>
  catalogue.value?.variants.find(({ variant }) => variant === wanted)?.title ?? wanted;

/** @param {Clock | null} wanted */
const clockTitle = (wanted) =>
  catalogue.value?.clocks.find(({ clock }) => JSON.stringify(clock) === JSON.stringify(wanted))?.title ?? "";

/** @param {string} seed */
const isSeed = (seed) => /^\s*\d{0,9}\s*$/.test(seed);

/** @param {Draft} draft */
const isListed = ({ listed, seats }) => listed ?? seats.some((seat) => seat.kind === "open");

/** @param {Draft} draft @param {boolean} busy */
function buttonWords({ seats }, busy) {
  if (busy) return NEW.busy;
  return isOpenToOthers({ seats }) ? NEW.open : NEW.start;
}

/** Whether several people play; then bots help only if it is agreed upon. @param {{seats: {kind: string}[]}} table */
const isForPeople = ({ seats }) => seats.filter(({ kind }) => kind !== "bot").length > 1;

/** Whether somebody else may sit down; then the server draws the seed. @param {Pick<Draft, "seats">} draft */
const isOpenToOthers = ({ seats }) => seats.some(({ kind }) => kind === "open" || kind === "link");

/**
 * @param {Draft} draft
 * @returns {import("./new-match.js").NewMatch}
 */
function wanted(draft) {
  const { seats } = draft;
  const bot = seats.find((seat) => seat.kind === "bot");
  if (bot) keepLevel(bot.level);
  keepTable(draft);
  return {
    setup: draft.setup,
    seats: asked(seats),
    name: seats.find((seat) => seat.kind === "me")?.name.trim() || nameOrNew(),
    clock: draft.clock,
    listed: isListed(draft),
    lot: draft.lot,
    hints: draft.hints && isForPeople(draft),
    seed: draft.seed.trim() && !isOpenToOthers(draft) ? Number(draft.seed) : null,
  };
}
