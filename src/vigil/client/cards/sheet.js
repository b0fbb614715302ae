/** Every card at one width (`#157`), and every state of a card: to look at, and for the tests to measure. */

import { html, render, signal } from "../app/ui.js";
import { catalogue, loadCatalogue } from "../net/catalogue.js";
import { Bar } from "./bar.js";
import { Card } from "./card.js";
import { Reader } from "./reader.js";
import { Back, EmptyPile } from "./stack.js";

/** @typedef {import("./card.js").CardProps} CardProps */

/** The widths at which a larger size begins. */
const WIDTHS = /** @type {[number, NonNullable<CardProps["size"]>][]} */ ([
  [230, "l"],
  [128, "m"],
  [88, "s"],
  [0, "xs"],
]);

/**
 * The size a width asks for.
 * @param {number} width
 */
const sizeAt = (width) => WIDTHS.find(([from]) => width >= from)?.[1] ?? "xs";

/** @type {Partial<CardProps>[]} */
const STATES = [
  { name: "Demon Slayer", verb: "Acquire", keycap: 1, onAct: () => {} },
  { name: "Demon Slayer", state: "dark" },
  { name: "Demon Slayer", state: "dark", short: { number: 1, unit: "runes" } },
  { name: "Demon Slayer", selected: true, onAct: () => {} },
  { name: "Demon Slayer", class: "focus", verb: "Acquire", onAct: () => {} },
  { name: "Shadow Star", state: "used" },
  { name: "Mephit", mark: "new", verb: "Defeat", onAct: () => {} },
  { name: "Void Initiate", asker: { card: "Void Initiate", line: 0, sentence: 1 } },
  { name: "Apprentice", count: 3, verb: "Banish", onAct: () => {} },
  { name: "Oxipede", under: ["Energy Shard"], verb: "Defeat", onAct: () => {} },
  { name: "Serpent Siren", trophy: true },
  { name: "Yggdrasil Staff", state: "away" },
  { name: "Wolf Shaman", price: 2 },
];

/** The address says how wide; where it changes, nothing is drawn anew that is only wider. */
const width = signal(0);
const measure = () => {
  width.value = Number(location.hash.slice(1)) || 128;
};
addEventListener("hashchange", measure);
measure();

/** @param {{set: string | null}} props */
function Sheet({ set }) {
  const cards = (catalogue.value?.cards ?? []).filter((card) => !set || card.set === set);
  return html`<main class="sheet" style=${{ "--w": `${width.value}px` }}>
    ${cards.map((card) => html`<${Card} key=${card.name} name=${card.name} size=${sizeAt(width.value)} />`)}
  </main>`;
}

function States() {
  return html`<main class="sheet" style=${{ "--w": `${width.value}px` }}>
    ${STATES.map((props) => html`<${Card} ...${props} size=${sizeAt(width.value)} />`)}
    <${Back} /><${Back} count=${58} /><${EmptyPile} />
    <${Bar} name="Mystic" left=${24} verb="Acquire" onAct=${() => {}} />
    <${Bar} name="Cultist" state="dark" short=${{ number: 1, unit: "power" }} />
  </main>`;
}

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset.theme = asked.get("theme") ?? "dark";
if (asked.has("font")) root.style.setProperty("--text", asked.get("font"));
await loadCatalogue();
const sheet = asked.has("states") ? html`<${States} />` : html`<${Sheet} set=${asked.get("set")} />`;
render(html`<div class="room show-keys">${sheet}<${Reader} /></div>`, document.body);
