/** What is printed on a card beside its text: name, kind, faction, price, honor, copies. */

import { entering } from "../app/fields.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { FORGE, KIND_NAMES } from "../words/forge.js";
import { parseLine, writeNode } from "./line-text.js";
import { linesOf, valueAt } from "./set-text.js";

/**
 * @typedef {import("./set-text.js").Section} Section
 * @typedef {(values: Record<string, unknown>, what?: string) => void} Change
 */

const FACTIONS = ["Enlightened", "Lifebound", "Mechana", "Void"];
const NAME = 40;
const LIMITS = { cost: [0, 20], power: [0, 20], honor: [0, 20], copies: [1, 30] };
/** The part of a card that most of its text stands in. @type {Record<string, string>} */
export const MAIN_PARTS = { hero: "play", treasure: "play", monster: "reward", construct: "abilities" };
/** What cards of a kind do not have. @type {Record<string, string[]>} */
const NOT_HAD = {
  hero: ["power", "reward", "trophy"],
  construct: ["power", "reward", "trophy", "play", "bargain", "auction"],
  monster: ["cost", "honor", "faction", "play", "dreamborn", "auction"],
  treasure: [
    "cost",
    "honor",
    "faction",
    "power",
    "reward",
    "trophy",
    "abilities",
    "bargain",
    "dreamborn",
    "auction",
  ],
};

/** @param {{card: Section, change: Change, error: string}} props */
export function Facts({ card, change, error }) {
  const kind = String(valueAt(card, "kind") ?? "hero");
  const price = kind === "monster" ? "power" : "cost";
  const isBought = kind === "hero" || kind === "construct";
  return html`<div class="card-facts">
    <label class="labelled">${FORGE.name}
      <input class="field name" maxlength=${NAME} value=${valueAt(card, "name") ?? ""} aria-invalid=${Boolean(error)} aria-describedby=${error ? "forge-name-error" : undefined}
        onInput=${entering((name) => change({ name }, "name"))} />
    </label>
    ${error && html`<p class="wrong" id="forge-name-error">${error}</p>`}
    <${Choices} label=${FORGE.kind}>
      ${Object.entries(KIND_NAMES).map(([code, words]) => html`<button key=${code} type="button" class="forge-choice" aria-pressed=${kind === code} onClick=${() => change(asKind(card, kind, code))}>${words}</button>`)}
    <//>
    ${isBought && html`<${Factions} card=${card} change=${change} />`}
    <div class="steppers">
      ${kind !== "treasure" && html`<${Stepper} card=${card} name=${price} icon=${price === "cost" ? "rune" : "power"} change=${change} />`}
      ${isBought && html`<${Stepper} card=${card} name="honor" icon="honor" change=${change} />`}
      ${card.entries.has("copies") && html`<${Stepper} card=${card} name="copies" change=${change} />`}
    </div>
  </div>`;
}

/** @param {{label: string, children?: import("../app/ui.js").Children}} props */
const Choices = ({ label, children }) =>
  html`<div class="choice-row" role="group" aria-label=${label}><span aria-hidden="true">${label}</span><div>${children}</div></div>`;

/** @param {{card: Section, change: Change}} props */
function Factions({ card, change }) {
  const present = linesOf(card, "faction");
  /** @param {string} one */
  const toggle = (one) => {
    const next = present.includes(one) ? present.filter((each) => each !== one) : [...present, one];
    change({ faction: next.length ? (next.length === 1 ? next[0] : next) : undefined });
  };
  return html`<${Choices} label=${FORGE.faction}>
    ${FACTIONS.map((one) => html`<button key=${one} type="button" class="forge-choice" aria-pressed=${present.includes(one)} onClick=${() => toggle(one)}><${Icon} name=${one.toLowerCase()} />${one}</button>`)}
    <button type="button" class="forge-choice" aria-pressed=${!present.length} onClick=${() => change({ faction: undefined })}><${Icon} name="none" />${FORGE.none}</button>
  <//>`;
}

/** @param {{card: Section, name: "cost" | "power" | "honor" | "copies", icon?: string, change: Change}} props */
function Stepper({ card, name, icon, change }) {
  const [least, most] = LIMITS[name];
  const number = Number(valueAt(card, name) ?? least);
  /** @param {number} by */
  const step = (by) => change({ [name]: Math.max(least, Math.min(most, number + by)) });
  const words = FORGE[name];
  return html`<div class="stepper-row"><span>${words}</span>
    <div class="stepper" role="group" aria-label=${words}>
      <button type="button" aria-label=${FORGE.less(words)} disabled=${number <= least} onClick=${() => step(-1)}><${Icon} name="minus" /></button>
      <output><b class="num">${number}</b>${icon && html`<${Icon} name=${icon} />`}</output>
      <button type="button" aria-label=${FORGE.more(words)} disabled=${number >= most} onClick=${() => step(1)}><${Icon} name="plus" /></button>
    </div>
  </div>`;
}

/**
 * The changes that make a card one of another kind: what both have stays, the text goes to its usual part.
 * @param {Section} card
 * @param {string} from
 * @param {string} to
 * @returns {Record<string, unknown>}
 */
function asKind(card, from, to) {
  if (from === to) return {};
  /** @type {Record<string, unknown>} */
  const values = { kind: to };
  for (const key of NOT_HAD[to] ?? []) if (card.entries.has(key)) values[key] = undefined;
  const price = Number(valueAt(card, "cost") ?? valueAt(card, "power") ?? 3);
  if (to === "monster") values.power = price;
  if (to === "hero" || to === "construct")
    Object.assign(values, { cost: price, honor: Number(valueAt(card, "honor") ?? 1) });
  const lines = linesOf(card, MAIN_PARTS[from]);
  if (MAIN_PARTS[from] === MAIN_PARTS[to] || !lines.length) return values;
  values[MAIN_PARTS[from]] = undefined;
  values[MAIN_PARTS[to]] = asWritten(lines.map((line) => asLine(line, from, to)));
  return values;
}

/** Lines as a file has them: one by itself, several in a list, none not at all. @param {string[]} lines */
export const asWritten = (lines) => (lines.length > 1 ? lines : lines[0]);

/** What happens once as what is used every turn, and back. @param {string} line @param {string} from @param {string} to */
function asLine(line, from, to) {
  if (to === "construct") return `Activated(${line})`;
  const node = from === "construct" ? parseLine(line) : null;
  const inner = node?.kind === "name" && node.name === "Activated" ? node.given?.[0]?.value : null;
  return inner ? writeNode(inner) : line;
}
