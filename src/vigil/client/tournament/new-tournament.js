/** Make a tournament: what is played, how fast, by whom. */

import { entering, submitting, ticking } from "../app/fields.js";
import { Page } from "../app/page.js";
import { go } from "../app/router.js";
import { html, useEffect, useState } from "../app/ui.js";
import { post } from "../net/api.js";
import { loadCatalogue } from "../net/catalogue.js";
import { nameOrNew, refreshMe, rename } from "../net/person.js";
import { useRequest } from "../net/request.js";
import { EditionChoice, SetChoice } from "../setup/choices.js";
import { FIRST_SETUP } from "../setup/new-match.js";
import { KINDS, MAKE } from "../words/tournament.js";

export const styles = ["/setup/new.css", "/tournament/tournament.css"];

/** @typedef {Required<import("../net/protocol.js").NewTournament>} Draft */
/** @typedef {(news: Partial<Draft>) => void} ChangeDraft */
/** @typedef {{draft: Draft, change: ChangeDraft}} Props */

/** @type {Draft} */
const FIRST = {
  name: MAKE.usual,
  kind: "swiss",
  setup: FIRST_SETUP,
  pace: "live",
  minutes: 15,
  days: 7,
  length: 60,
  rounds: 0,
  games: 2,
  begins_in: 900,
  most: 64,
  open: true,
  rated: false,
  duplicate: false,
};

export function NewTournament() {
  const [draft, setDraft] = useState(FIRST);
  /** @type {ChangeDraft} */
  const change = (news) => setDraft((before) => fitting({ ...before, ...news }));
  const { busy, error, ask } = useRequest();
  useEffect(() => void Promise.all([loadCatalogue(), refreshMe()]).catch(() => {}), []);
  const make = () =>
    ask(async () => {
      await rename(nameOrNew()); // whoever is new gets a key
      const made = await post("/api/tournaments/new", draft);
      go(`/tournament/${made.body.terms.id}`);
    });
  return html`<${Page} heading=${MAKE.heading} lead=${MAKE.lead}>
    <form class="new" onSubmit=${submitting(make)}>
      <label class="labelled grow">${MAKE.name}
        <input class="field" required minlength="3" maxlength="60" value=${draft.name} onInput=${entering((name) => change({ name }))} />
      </label>
      <${KindChoice} draft=${draft} change=${change} />
      <${SetChoice} setup=${draft.setup} change=${setupChange(draft, change)} />
      <${EditionChoice} setup=${draft.setup} change=${setupChange(draft, change)} />
      <${Times} draft=${draft} change=${change} />
      <${Terms} draft=${draft} change=${change} />
      <div class="line spaced">
        <button class="btn primary big" disabled=${busy || draft.setup.sets.length === 0}>${busy ? MAKE.busy : MAKE.make}</button>
        ${error && html`<p class="wrong" role="alert">${error}</p>`}
      </div>
    </form>
  <//>`;
}

/** What goes together. @param {Draft} draft @returns {Draft} */
function fitting(draft) {
  const isArena = draft.kind === "arena";
  const games = isArena ? 1 : draft.games;
  const duplicate = draft.duplicate && games === 2 && !isArena;
  return { ...draft, pace: isArena ? "live" : draft.pace, duplicate, rated: draft.rated && !duplicate };
}

/** @param {Draft} draft @param {ChangeDraft} change */
const setupChange = (draft, change) => (/** @type {Partial<Draft["setup"]>} */ news) =>
  change({ setup: { ...draft.setup, ...news } });

/** @param {Props} props */
function KindChoice({ draft, change }) {
  const kinds = /** @type {Draft["kind"][]} */ (Object.keys(KINDS));
  return html`<fieldset class="choices">
    <legend>${MAKE.kind}</legend>
    ${kinds.map(
      (kind) => html`<label class="choice panel">
        <input type="radio" name="kind" checked=${draft.kind === kind} onChange=${() => change({ kind })} />
        <span class="choice-words"><b>${KINDS[kind].title}</b><small>${KINDS[kind].words}</small></span>
      </label>`,
    )}
  </fieldset>`;
}

/** @param {Props} props */
function Times({ draft, change }) {
  const paces = /** @type {Draft["pace"][]} */ (["live", "slow"]);
  return html`${
    draft.kind !== "arena" &&
    html`<fieldset class="choices">
      <legend>${MAKE.pace}</legend>
      ${paces.map(
        (pace) => html`<label class="choice panel">
          <input type="radio" name="pace" checked=${draft.pace === pace} onChange=${() => change({ pace })} />
          <span class="choice-words"><b>${MAKE[pace].title}</b><small>${MAKE[pace].words}</small></span>
        </label>`,
      )}
    </fieldset>`
  }
  <div class="columns">
    ${draft.pace === "live" ? html`<${Chosen} words=${MAKE.minutes} field="minutes" choices=${[5, 10, 15, 20, 30]} draft=${draft} change=${change} />` : html`<${Chosen} words=${MAKE.days} field="days" choices=${[2, 3, 5, 7, 14]} draft=${draft} change=${change} />`}
    ${draft.kind === "arena" && html`<${Chosen} words=${MAKE.length} field="length" choices=${[60, 90, 120]} draft=${draft} change=${change} />`}
    <label class="labelled">${MAKE.begins}
      <select class="field" onChange=${entering((value) => change({ begins_in: Number(value) }))}>
        ${MAKE.times.map(([seconds, words]) => html`<option value=${seconds} selected=${draft.begins_in === seconds}>${words}</option>`)}
      </select>
    </label>
  </div>`;
}

/** @param {Props & {words: string, field: "minutes" | "days" | "length" | "rounds" | "most", choices: number[], none?: string}} props */
function Chosen({ words, field, choices, none, draft, change }) {
  return html`<label class="labelled">${words}
    <select class="field" onChange=${entering((value) => change({ [field]: Number(value) }))}>
      ${none && html`<option value="0" selected=${draft[field] === 0}>${none}</option>`}
      ${choices.map((number) => html`<option value=${number} selected=${draft[field] === number}>${number}</option>`)}
    </select>
  </label>`;
}

/** @param {Props} props */
function Terms({ draft, change }) {
  const isArena = draft.kind === "arena";
  return html`<div class="columns">
    ${draft.kind === "swiss" && html`<${Chosen} words=${MAKE.rounds} field="rounds" choices=${[3, 4, 5, 6, 7, 9, 11]} none=${MAKE.usualRounds} draft=${draft} change=${change} />`}
    ${
      !isArena &&
      html`<label class="labelled">${MAKE.games}
      <select class="field" onChange=${entering((value) => change({ games: Number(value) }))}>
        <option value="2" selected=${draft.games === 2}>${MAKE.two}</option>
        <option value="1" selected=${draft.games === 1}>${MAKE.one}</option>
      </select>
    </label>`
    }
    <${Chosen} words=${MAKE.most} field="most" choices=${[8, 16, 32, 64, 128, 256, 512]} draft=${draft} change=${change} />
  </div>
  <${Ticked} words=${MAKE.open} field="open" draft=${draft} change=${change} />
  <${Ticked} words=${MAKE.rated} field="rated" draft=${draft} change=${change} />
  ${!isArena && draft.games === 2 && html`<${Ticked} words=${MAKE.duplicate} field="duplicate" draft=${draft} change=${change} />`}`;
}

/** @param {Props & {words: string, field: "open" | "rated" | "duplicate"}} props */
const Ticked = ({ words, field, draft, change }) => html`<label class="check">
  <input type="checkbox" checked=${draft[field]} onChange=${ticking((value) => change({ [field]: value }))} />
  ${words}
</label>`;
