/** The forge: a card of one's own. Its form, its lines and the card are three views of one text. */

import { entering } from "../app/fields.js";
import { Page } from "../app/page.js";
import { go, place } from "../app/router.js";
import { html, useEffect, useState } from "../app/ui.js";
import { Card, styles as cardStyles } from "../cards/card.js";
import { Icon } from "../icons/icon.js";
import { post, sentence } from "../net/api.js";
import { catalogue, loadCatalogue } from "../net/catalogue.js";
import { emptySet, FORGE, newCard } from "../words/forge.js";
import { asSentence } from "../words/sentences.js";
import {
  addCard,
  begin,
  chosen,
  discard,
  drafts,
  open,
  redo,
  steps,
  takeUp,
  text,
  undo,
  write,
} from "./bench.js";
import { Form } from "./form.js";
import { LikelyStrength } from "./likely-strength.js";
import { Errors, Lines } from "./lines.js";
import { askAgain, drawn, follow, forged, isFresh, problem } from "./preview.js";
import { readSet, valueAt, withCard, withoutCard, withValue } from "./set-text.js";
import { hasLinkedSet, Sharing, textIn } from "./sharing.js";
import { loadVocabulary } from "./vocabulary.js";

export const styles = [...cardStyles, "/forge/forge.css", "/forge/blocks.css"];

const WIDTH = 290;

export function Forge() {
  const [note, setNote] = useState("");
  const [asLines, setAsLines] = useState(false);
  const [isFolded, setFolded] = useState(false);
  useEffect(() => {
    takeUp();
    const take = () => arrive(setNote).catch((error) => setNote(sentence(error)));
    const stop = follow();
    take();
    addEventListener("hashchange", take); // a link that is opened where the forge is open already
    return () => {
      removeEventListener("hashchange", take);
      stop();
    };
  }, []);
  useEffect(() => {
    Promise.all([loadCatalogue(), loadVocabulary()]).catch((error) => setNote(sentence(error)));
  }, []);
  return html`<${Page} heading=${FORGE.heading} lead=${FORGE.lead} wide>
    ${note && html`<p class="forge-note" role="status">${note}</p>`}
    <div class=${isFolded ? "forge folded" : "forge"} onKeyDown=${onKeyDown}>
      <aside class="forge-side">
        <button type="button" class="btn sm unfold" onClick=${() => setFolded(false)}>${FORGE.unfold}</button>
        <${Shown} />
      </aside>
      <div class="forge-form" onFocusIn=${() => setFolded(true)}>
        <${Bench} asLines=${asLines} setAsLines=${setAsLines} />
        <${CardTabs} />
        ${asLines ? html`<${Lines} />` : html`<${Form} /><${Errors} />`}
        <${SetFacts} />
        <${Sharing} />
      </div>
    </div>
  <//>`;
}

/** Ctrl with Z and Y, outside of fields that have a past of their own. @param {KeyboardEvent} event */
function onKeyDown(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) redo();
  else undo();
}

/** Takes in what the address brings along: a set in a link, or a printed card. @param {(note: string) => void} tell */
async function arrive(tell) {
  const from = place.peek().query.get("from");
  if (hasLinkedSet()) {
    const written = await textIn(location.hash);
    history.replaceState(history.state, "", location.pathname);
    if (written === null) return tell(FORGE.notLinked);
    begin(written);
    const { head } = readSet(written);
    return tell(FORGE.fromLink(String(valueAt(head, "name") ?? ""), String(valueAt(head, "author") ?? "")));
  }
  if (!from) return undefined;
  const { text: table } = await post("/api/forge/template", { card: from });
  begin(
    withCard(
      emptySet(
        FORGE.variantsCode,
        FORGE.variantsOf(from)
          .replace(/[<>&{}[\]\\"]/g, "")
          .slice(0, 40),
      ),
      table,
    ),
  );
  return go("/forge", { replace: true });
}

/** Drafts, undo, and the way of writing. @param {{asLines: boolean, setAsLines: (on: boolean) => void}} props */
function Bench({ asLines, setAsLines }) {
  const { back, on } = steps.value;
  return html`<div class="line bench">
    <label class="labelled">${FORGE.drafts}
      <select class="field" value=${drafts.value[0]?.id} onChange=${entering(open)}>
        ${drafts.value.map((draft) => html`<option key=${draft.id} value=${draft.id}>${draftName(draft.text)}</option>`)}
      </select>
    </label>
    <button type="button" class="btn sm" onClick=${() => begin(withCard(emptySet("my_cards", FORGE.newSet), newCard(FORGE.newName(1))))}><${Icon} name="plus" />${FORGE.newSet}</button>
    <button type="button" class="btn sm quiet" onClick=${discard}>${FORGE.discardSet}</button>
    <span class="bench-steps">
      <button type="button" class="btn round" aria-label=${FORGE.undo} disabled=${!back} onClick=${undo}><${Icon} name="undo" /></button>
      <button type="button" class="btn round flipped" aria-label=${FORGE.redo} disabled=${!on} onClick=${redo}><${Icon} name="undo" /></button>
    </span>
    <span class="ways-of-writing" role="group" aria-label=${FORGE.view}>
      <button type="button" class="chip" aria-pressed=${!asLines} onClick=${() => setAsLines(false)}>${FORGE.form}</button>
      <button type="button" class="chip" aria-pressed=${asLines} onClick=${() => setAsLines(true)}>${FORGE.lines}</button>
    </span>
  </div>`;
}

/** @param {string} written */
const draftName = (written) => String(valueAt(readSet(written).head, "name") ?? FORGE.unnamed);

/** Which card of the set is worked on. */
function CardTabs() {
  const { cards } = readSet(text.value);
  const names = (catalogue.value?.cards ?? []).filter(({ basic, transformed }) => !basic && !transformed);
  const [find, setFind] = useState("");
  const [error, setError] = useState("");
  const take = async () => {
    const found = await post("/api/forge/template", { card: find }).catch((problem_) =>
      setError(sentence(problem_)),
    );
    if (!found) return;
    setError("");
    setFind("");
    addCard(found.text);
  };
  return html`<div class="card-tabs" role="group" aria-label=${FORGE.cards}>
      ${cards.map((card, index) => html`<button key=${index} type="button" class="chip" aria-pressed=${chosen.value === index} onClick=${() => (chosen.value = index)}>${valueAt(card.front, "name") || FORGE.unnamed}</button>`)}
      <button type="button" class="chip add" onClick=${() => addCard(newCard(FORGE.newName(cards.length + 1)))}><${Icon} name="plus" />${FORGE.addCard}</button>
      ${cards.length > 1 && html`<button type="button" class="chip" onClick=${() => write(withoutCard(text.peek(), chosen.peek()))}>${FORGE.removeCard}</button>`}
    </div>
    <details class="begin"><summary>${FORGE.begin}</summary>
      <div class="line">
        <input class="field" list="forge-names" value=${find} placeholder=${FORGE.beginFind} aria-label=${FORGE.beginFind} onInput=${entering(setFind)} />
        <button type="button" class="btn" disabled=${!find} onClick=${take}>${FORGE.take}</button>
        ${error && html`<span class="wrong" role="alert">${error}</span>`}
      </div>
      <datalist id="forge-names">${names.map(({ name }) => html`<option key=${name} value=${name} />`)}</datalist>
    </details>`;
}

/** The name of the set, who made it, and what it is played with. */
function SetFacts() {
  const { head } = readSet(text.value);
  /** @param {string} key @param {unknown} value */
  const set = (key, value) =>
    write(
      withValue(text.peek(), (found) => found.head, key, value),
      key,
    );
  const needed = valueAt(head, "needs");
  const first = Array.isArray(needed) ? String(needed[0] ?? "") : "";
  return html`<section class="set-facts" aria-label=${FORGE.set}>
    <h2>${FORGE.set}</h2>
    <div class="columns">
      <label class="labelled">${FORGE.setName}
        <input class="field" maxlength="40" value=${valueAt(head, "name") ?? ""} onInput=${entering((name) => set("name", name))} />
      </label>
      <label class="labelled">${FORGE.author}
        <input class="field" maxlength="40" value=${valueAt(head, "author") ?? ""} onInput=${entering((author) => set("author", author || undefined))} />
      </label>
      <label class="labelled">${FORGE.needs}
        <select class="field" value=${first} onChange=${entering((code) => set("needs", code ? [code] : undefined))}>
          <option value="">${FORGE.anySet}</option>
          ${(catalogue.value?.sets ?? []).map(({ code, name }) => html`<option key=${code} value=${code}>${name}</option>`)}
        </select>
      </label>
    </div>
  </section>`;
}

/** The card as it is drawn, what it says, and how strong it may be. */
function Shown() {
  const found = drawn.value[chosen.value];
  const wrong = forged.value?.errors.length;
  if (problem.value && !found)
    return html`<p class="wrong" role="alert">${problem.value} <button type="button" class="btn sm" onClick=${askAgain}>${FORGE.again}</button></p>`;
  if (!found) return html`<div class="empty-card">${wrong ? FORGE.asBefore : FORGE.empty}</div>`;
  const { front, into, estimate } = found;
  return html`<div class=${wrong ? "forged stale" : "forged"}>
      <${Card} name=${front.name} size="l" width=${WIDTH} />
      ${into && html`<${Card} name=${into.name} size="m" width=${180} />`}
    </div>
    <p class="sr" role="status">${isFresh.value && !wrong ? asSentence(front.text || front.name) : ""}</p>
    ${wrong ? html`<p class="wrong">${FORGE.asBefore}</p>` : null}
    <${LikelyStrength} estimate=${estimate} cost=${front.cost} />
    ${!wrong && forged.value && html`<p class="hint-line set-code">${FORGE.right(shortCode(forged.value.code))}</p>`}`;
}

/** The code of a set with the beginning of its hash. @param {string} code */
const shortCode = (code) => code.slice(0, code.indexOf("#") + 9);
