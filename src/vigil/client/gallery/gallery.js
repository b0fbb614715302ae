/** The gallery: every card of every set, to search, to filter, to read. */

import { entering, submitting } from "../app/fields.js";
import { Page } from "../app/page.js";
import { go, place } from "../app/router.js";
import { html, useEffect, useMemo, useRef, useState } from "../app/ui.js";
import { Card, styles as cardStyles } from "../cards/card.js";
import { read } from "../cards/open-card.js";
import { bestPhase, loadStrengths, strengthOf, strengths } from "../cards/strengths.js";
import { Icon } from "../icons/icon.js";
import { sentence } from "../net/api.js";
import { catalogue, loadCatalogue, setName } from "../net/catalogue.js";
import { COSTS, FACTIONS, GALLERY, KINDS, ORDERS } from "../words/gallery.js";
import { countCards } from "../words/numbers.js";
import { inShort } from "../words/strength.js";
import { choose } from "./filters.js";

/**
 * @typedef {import("../net/protocol.js").Printed} Printed
 * @typedef {import("./filters.js").Wanted} Wanted
 */

export const styles = [...cardStyles, "/gallery/gallery.css"];

/** How many cards are drawn at first, and whenever the end comes near. */
const BATCH = 36;

export function Gallery() {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    loadCatalogue().catch((error) => setProblem(sentence(error)));
  }, []);
  const query = place.value.query;
  const wanted = /** @type {Wanted} */ (Object.fromEntries(query));
  const byStrength = wanted.order === "strength";
  useEffect(() => {
    if (byStrength) loadStrengths().catch((error) => setProblem(sentence(error)));
  }, [byStrength]);
  const all = catalogue.value?.cards ?? [];
  const known = strengths.value;
  const cards = useMemo(() => choose(all, wanted), [all, known, query.toString()]);
  return html`<${Page} heading=${GALLERY.heading} lead=${GALLERY.lead}>
    <p class="line"><a class="btn" href="/forge"><${Icon} name="plus" />${GALLERY.forge}</a></p>
    <${Filters} wanted=${wanted} found=${cards.length} />
    ${problem && html`<p role="alert">${problem}</p>`}
    <${Grid} key=${query.toString()} cards=${cards} byStrength=${byStrength} />
  <//>`;
}

/**
 * The choice lives in the address, so that it can be shared and comes back with the back button.
 * @param {string} name
 * @param {string} value
 */
function want(name, value) {
  const query = new URLSearchParams(place.peek().query);
  if (value) query.set(name, value);
  else query.delete(name);
  go(query.size ? `/cards?${query}` : "/cards", { replace: true });
}

/** @param {{wanted: Wanted, found: number}} props */
function Filters({ wanted, found }) {
  const sets = (catalogue.value?.sets ?? []).map(({ code }) => ({ value: code, words: setName(code) }));
  const isFiltered = Object.keys(wanted).length > 0;
  return html`<form class="filters panel" role="search" onSubmit=${submitting()}>
    <label class="search">
      <span class="sr">${GALLERY.search}</span><${Icon} name="search" />
      <input
        class="field"
        type="search"
        placeholder=${GALLERY.placeholder}
        value=${wanted.find ?? ""}
        onInput=${entering((words) => want("find", words))}
      />
    </label>
    <${Choice} name="set" label=${GALLERY.set} wanted=${wanted} options=${sets} />
    <${Choice} name="kind" label=${GALLERY.kind} wanted=${wanted} options=${KINDS} />
    <${Choice} name="faction" label=${GALLERY.faction} wanted=${wanted} options=${FACTIONS} />
    <${Choice} name="cost" label=${GALLERY.cost} wanted=${wanted} options=${COSTS} />
    <${Choice} name="order" label=${GALLERY.order} any=${GALLERY.byFaction} wanted=${wanted} options=${ORDERS} />
    <p class="found" role="status">${countCards(found)}</p>
    ${isFiltered && html`<button type="button" class="btn quiet sm" onClick=${() => go("/cards", { replace: true })}>${GALLERY.all}</button>`}
  </form>`;
}

/**
 * @param {{name: keyof Wanted, label: string, any?: string, wanted: Wanted, options: {value: string, words: string}[]}} props
 */
function Choice({ name, label, any = GALLERY.any, wanted, options }) {
  return html`<label class="filter">
    <span>${label}</span>
    <select class="field" value=${wanted[name] ?? ""} onChange=${entering((value) => want(name, value))}>
      <option value="">${any}</option>
      ${options.map(({ value, words }) => html`<option key=${value} value=${value}>${words}</option>`)}
    </select>
  </label>`;
}

/**
 * The cards; more are drawn when the end of the list comes into view.
 * @param {{cards: Printed[], byStrength: boolean}} props
 */
function Grid({ cards, byStrength }) {
  const [drawn, setDrawn] = useState(BATCH);
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(
      ([seen]) => seen.isIntersecting && setDrawn((number) => number + BATCH),
      {
        rootMargin: "600px",
      },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [drawn, cards]);
  const names = cards.map(({ name }) => name);
  /** @param {string} name */
  const open = (name) => read(name, names);
  if (!cards.length) return html`<p class="nothing">${GALLERY.none}</p>`;
  return html`<ul class="gallery" aria-label=${GALLERY.cards}>
      ${cards.slice(0, drawn).map(
        (card) => html`<li key=${card.name}>
          <${Card} name=${card.name} size="m" state="plain" onAct=${open} onRead=${open} />
          ${byStrength && html`<${Worth} card=${card} />`}
        </li>`,
      )}
    </ul>
    ${drawn < cards.length && html`<div ref=${end} class="gallery-end" />`}`;
}

/** What a card was measured to be worth, under it. @param {{card: Printed}} props */
function Worth({ card }) {
  const strength = strengthOf(card);
  if (!strength) return null;
  const { points, words } = inShort(strength, bestPhase(strength));
  return html`<p class="worth"><b class="num">${points}</b> ${words}</p>`;
}
