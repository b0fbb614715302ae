/** The slots of a block: numbers, cards in four pickers, places, and further words. */

import { choosing, entering } from "../app/fields.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { FORGE, spokenWord } from "../words/forge.js";
import { additions, replacements, wrappings } from "./candidates.js";
import { parseLine, replaceAt, slotsOf, writeNode } from "./line-text.js";
import { firstFitting, fits, vocabulary, wordNamed } from "./vocabulary.js";

/**
 * @typedef {import("./line-text.js").Node} Node
 * @typedef {import("./line-text.js").NameNode} NameNode
 * @typedef {import("../net/protocol.js").WordPart} WordPart
 * @typedef {{root: Node, context: import("./vocabulary.js").Context, change: (line: string) => void}} Block
 * @typedef {{block: Block, node: Node, path: number[], part: WordPart}} SlotProps
 */

const DEAREST = 9;

/** @param {Block} block @param {number[]} path @param {Node} other */
const put = ({ root, change }, path, other) => change(writeNode(replaceAt(root, path, other)));

/** A word with its slots. @param {{block: Block, node: Node, path: number[], role: string, only?: string[]}} props */
export function WordSlot({ block, node, path, role, only = [] }) {
  const word = node.kind === "name" ? wordNamed(node.name) : undefined;
  if (node.kind !== "name" || !word) return html`<code>${writeNode(node)}</code>`;
  const slots = slotsOf(node, word.parts);
  return html`<span class=${path.length ? "word nested" : "word"}>
    <${WordMenu} block=${block} node=${node} path=${path} role=${role} only=${only} meaning=${word.meaning} />
    ${slots.map(({ part, places }) =>
      places.map(
        (place) => html`<${Slot}
          key=${`${part.name}${place}`}
          block=${block}
          path=${[...path, place]}
          node=${/** @type {any} */ (node.given)[place].value}
          part=${part}
          owner=${node}
          place=${place}
          ownerPath=${path}
        />`,
      ),
    )}
    <${MoreParts} block=${block} node=${node} path=${path} slots=${slots} />
  </span>`;
}

/** Another word in its place, or one around it. @param {{block: Block, node: NameNode, path: number[], role: string, only: string[], meaning: string}} props */
function WordMenu({ block, node, path, role, only, meaning }) {
  const { root, context, change } = block;
  const present = writeNode(root);
  /** @param {{name: string, lines: string[]}[]} words */
  const fitting = (words) =>
    words.flatMap(({ name, lines }) => {
      const line = lines.find((each) => fits(context, each));
      return line && line !== present ? [{ name, line }] : [];
    });
  const instead = fitting(replacements(root, path, role, only).filter(({ name }) => name !== node.name));
  const around = fitting(wrappings(root, path, node, role));
  return html`<select class="slot verb" title=${meaning} aria-label=${spokenWord(node.name)} value="" onChange=${choosing(change)}>
    <option value="">${spokenWord(node.name)}</option>
    ${options(FORGE.instead, instead)}${options(FORGE.around, around)}
  </select>`;
}

/** @param {string} label @param {{name: string, line: string}[]} words */
const options = (label, words) =>
  words.length > 0 &&
  html`<optgroup label=${label}>
    ${words.map(({ name, line }) => html`<option key=${line} value=${line} title=${wordNamed(name)?.meaning}>${spokenWord(name)}</option>`)}
  </optgroup>`;

/** @param {SlotProps & {owner: NameNode, place: number, ownerPath: number[]}} props */
function Slot(props) {
  const { block, part, owner, place, ownerPath } = props;
  const isNamed = Boolean(owner.given?.[place].name);
  const isFree = !part.required || (part.many && (owner.given?.length ?? 0) > 2);
  const without = () => {
    const given = owner.given?.filter((_, index) => index !== place) ?? [];
    put(block, ownerPath, { ...owner, given });
  };
  const isOnlyOne = part.role === "number" && owner.given?.length === 1;
  return html`<span class="slot-pair">
    ${isNamed && part.role !== "number" && html`<small>${spokenWord(part.name)}</small>`}
    <${Value} ...${props} />
    ${isNamed && part.role === "number" && html`<small>${spokenWord(part.name)}</small>`}
    ${isFree && !isOnlyOne && html`<button type="button" class="slot-less" aria-label=${FORGE.removePart(spokenWord(part.name))} onClick=${without}><${Icon} name="close" /></button>`}
  </span>`;
}

/** @param {SlotProps} props */
function Value(props) {
  const { part, node, block, path } = props;
  switch (part.role) {
    case "number":
      return html`<${NumberSlot} ...${props} />`;
    case "cards":
      return html`<${CardsSlot} ...${props} />`;
    case "text":
      return html`<${NameSlot} ...${props} />`;
    case "place":
    case "faction":
    case "permit":
    case "flag":
      return html`<${ConstantSlot} ...${props} />`;
    default:
      return html`<${WordSlot} block=${block} node=${node} path=${path} role=${part.role} only=${part.only} />`;
  }
}

/** @param {SlotProps} props */
function NumberSlot({ block, node, path, part }) {
  if (node.kind !== "number") return html`<code>${writeNode(node)}</code>`;
  /** @param {string} said */
  const set = (said) => {
    const number = Number.parseInt(said, 10);
    if (number >= part.least && number <= part.most) put(block, path, { kind: "number", number });
  };
  return html`<input class="slot number" type="number" min=${part.least} max=${part.most} value=${node.number} aria-label=${spokenWord(part.name)} onInput=${entering(set)} />`;
}

/** @param {SlotProps} props */
function NameSlot({ block, node, path, part }) {
  const said = node.kind === "text" ? node.text : "";
  /** @param {string} text */
  const set = (text) => put(block, path, { kind: "text", text: text.replaceAll('"', "") });
  return html`<input class="slot" value=${said} list="forge-names" aria-label=${spokenWord(part.name)} onChange=${entering(set)} />`;
}

/** @param {SlotProps} props */
function ConstantSlot({ block, node, path, part }) {
  const known = part.places.length ? part.places : (vocabulary.value?.constants[part.role] ?? []);
  return html`<${Picker} label=${spokenWord(part.name)} value=${writeNode(node)} values=${known} change=${(/** @type {string} */ line) => putLine(block, path, line)} />`;
}

/** @param {Block} block @param {number[]} path @param {string} line */
function putLine(block, path, line) {
  const node = parseLine(line);
  if (node) put(block, path, node);
}

/** @type {Record<string, string>} */
const FLAGS = { True: FORGE.yes, False: FORGE.no };

/** @param {{label: string, value: string, values: string[], any?: string, say?: (value: string) => string, change: (value: string) => void}} props */
function Picker({ label, value, values, any, say = spokenWord, change }) {
  const listed = values.includes(value) || !value ? values : [value, ...values];
  return html`<select class="slot" aria-label=${label} value=${value} onChange=${entering(change)}>
    ${any !== undefined && html`<option value="">${any}</option>`}
    ${listed.map((each) => html`<option key=${each} value=${each}>${FLAGS[each] ?? say(each)}</option>`)}
  </select>`;
}

/** Which cards: a sentence of pickers. @param {SlotProps} props */
function CardsSlot({ block, node, path, part }) {
  const [noun, ...steps] = writeSteps(node);
  /** @param {string} name @param {string} given */
  const narrow = (name, given) => putLine(block, path, narrowed(noun, steps, name, given));
  const said = new Map(steps.map((step) => [step.split("(")[0], step]));
  /** @param {string} name */
  const inside = (name) => said.get(name)?.replace(/^\w+\((.*)\)$/, "$1") ?? "";
  /** @param {string} name */
  const can = (name) => part.narrowings.includes(name) || said.has(name);
  const where = part.places.filter(Boolean);
  const rest = part.narrowings.filter((name) => !["of", "costing", "at", "with_name"].includes(name));
  return html`<span class="cards-slot">
    <${Picker} label=${FORGE.which} value=${noun} values=${part.nouns} change=${(/** @type {string} */ other) => putLine(block, path, [other, ...steps].join("."))} />
    ${can("of") && html`<${Picker} label=${FORGE.whose} any=${FORGE.anyFaction} value=${inside("of")} values=${vocabulary.value?.constants.faction ?? []} say=${(/** @type {string} */ one) => FORGE.of(spokenWord(one))} change=${(/** @type {string} */ one) => narrow("of", one)} />`}
    ${can("costing") && html`<${Picker} label=${FORGE.howDear} any=${FORGE.anyCost} value=${inside("costing")} values=${COSTS} say=${(/** @type {string} */ one) => FORGE.costing(Number(one))} change=${(/** @type {string} */ one) => narrow("costing", one)} />`}
    ${(where.length > 0 || said.has("at")) && html`<${Picker} label=${FORGE.where} any=${part.places.includes("") ? FORGE.anywhere : undefined} value=${inside("at")} values=${where} change=${(/** @type {string} */ one) => narrow("at", one)} />`}
    ${rest.filter((name) => said.has(name)).map((name) => html`<button key=${name} type="button" class="slot on" aria-label=${FORGE.removePart(spokenWord(name))} onClick=${() => narrow(name, "")}>${spokenWord(name)} <${Icon} name="close" /></button>`)}
    ${
      rest.some((name) => !said.has(name)) &&
      html`<select class="slot quiet" aria-label=${FORGE.narrowed} value="" onChange=${choosing((name) => narrow(name, "()"))}>
      <option value="">${FORGE.morePart}</option>
      ${rest.filter((name) => !said.has(name)).map((name) => html`<option key=${name} value=${name}>${spokenWord(name)}</option>`)}
    </select>`
    }
  </span>`;
}

const COSTS = Array.from({ length: DEAREST }, (_, index) => String(index + 1));

/** A noun and its narrowings, each as it is written. @param {Node} node */
const writeSteps = (node) => (node.kind === "chain" ? node.steps.map(writeNode) : [writeNode(node)]);

/** Cards with one narrowing more, less, or changed; in the one order of these. @param {string} noun @param {string[]} steps @param {string} name @param {string} given */
function narrowed(noun, steps, name, given) {
  const order = Object.keys(vocabulary.peek()?.narrowings ?? {});
  const others = steps.filter((step) => step.split("(")[0] !== name);
  const step = given === "()" ? [name] : given ? [`${name}(${given})`] : [];
  const all = [...others, ...step];
  all.sort((one, other) => order.indexOf(one.split("(")[0]) - order.indexOf(other.split("(")[0]));
  return [noun, ...all].join(".");
}

/** What else a word can say. @param {{block: Block, node: NameNode, path: number[], slots: ReturnType<typeof slotsOf>}} props */
function MoreParts({ block, node, path, slots }) {
  const absent = slots.filter(({ part, places }) => part.many || (!part.required && !places.length));
  if (!absent.length) return null;
  /** @param {string} name */
  const add = async (name) => {
    const found = absent.find(({ part }) => part.name === name);
    if (!found) return;
    const line = await firstFitting(block.context, additions(block.root, path, node, found.part));
    if (line) block.change(line);
  };
  return html`<select class="slot quiet" aria-label=${FORGE.moreWords} value="" onChange=${choosing(add)}>
    <option value="">${FORGE.morePart}</option>
    ${absent.map(({ part }) => html`<option key=${part.name} value=${part.name}>${part.many ? FORGE.another : spokenWord(part.name)}</option>`)}
  </select>`;
}
