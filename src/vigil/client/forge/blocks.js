/** The lines of a part of a card as a list of blocks, and what can be added to them. */

import { choosing } from "../app/fields.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { FIRST_BLOCKS, FORGE, PART_NAMES, spokenWord } from "../words/forge.js";
import { capitalised } from "../words/sentences.js";
import { reachable } from "./candidates.js";
import { parseLine } from "./line-text.js";
import { WordSlot } from "./slots.js";
import { fits, tried, tryLines, vocabulary, wordsFor } from "./vocabulary.js";

/**
 * @typedef {import("./vocabulary.js").Context} Context
 * @typedef {import("../net/protocol.js").CardPart} CardPart
 * @typedef {{lines: string[], context: Context, part: CardPart, change: (lines: string[], what?: string) => void}} PartProps
 */

/** @param {PartProps} props */
export function Blocks({ lines, context, part, change }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const [said, setSaid] = useState("");
  const focus = useRef(-1);
  const dragged = useRef(-1);
  useLayoutEffect(() => {
    const handles = list.current?.querySelectorAll(".block-handle");
    if (focus.current >= 0) /** @type {HTMLElement | undefined} */ (handles?.[focus.current])?.focus();
    focus.current = -1;
  });
  /** @param {number} from @param {number} to */
  const move = (from, to) => {
    if (from < 0 || to < 0 || to >= lines.length || from === to) return;
    const rest = lines.filter((_, index) => index !== from);
    focus.current = to;
    setSaid(FORGE.moved(to + 1));
    change([...rest.slice(0, to), lines[from], ...rest.slice(to)]);
  };
  /** @param {number} index */
  const remove = (index) => {
    focus.current = Math.min(index, lines.length - 2);
    setSaid(FORGE.removed);
    change(lines.filter((_, place) => place !== index));
  };
  return html`<section class="blocks" aria-label=${FORGE.blocks(PART_NAMES[part.name] ?? part.name)}>
    <h2>${PART_NAMES[part.name] ?? part.name} ${lines.length > 1 && html`<small>${FORGE.order}</small>`}</h2>
    ${lines.length === 0 && html`<p class="hint-line">${FORGE.noBlocks}</p>`}
    <ol ref=${list}>
      ${lines.map(
        (
          line,
          index,
        ) => html`<li key=${index} onDragOver=${(/** @type {Event} */ event) => event.preventDefault()} onDrop=${() => move(dragged.current, index)}>
          <${OneBlock}
            line=${line}
            number=${index + 1}
            context=${context}
            role=${part.role}
            change=${(/** @type {string} */ other) => change(lines.with(index, other), `${part.name}${index}`)}
            move=${(/** @type {number} */ by) => move(index, index + by)}
            remove=${() => remove(index)}
            drag=${() => (dragged.current = index)}
          />
        </li>`,
      )}
    </ol>
    <p class="sr" role="status">${said}</p>
    ${lines.length < part.most && html`<${Adding} context=${context} part=${part} add=${(/** @type {string} */ line) => change([...lines, line])} />`}
  </section>`;
}

/**
 * @param {{line: string, number: number, context: Context, role: string, change: (line: string) => void,
 *   move: (by: number) => void, remove: () => void, drag: () => void}} props
 */
function OneBlock({ line, number, context, role, change, move, remove, drag }) {
  const root = parseLine(line);
  void tried.value; // what fits is offered as soon as it is known
  const prepare = () => root && tryLines(context, reachable(root, role));
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (by) move(by);
    else if (event.key === "Delete") remove();
    else return;
    event.preventDefault();
  };
  return html`<div class="block" onPointerEnter=${prepare} onFocusIn=${prepare}>
    <button type="button" class="block-handle" draggable="true" aria-label=${FORGE.handle(number)} onKeyDown=${onKeyDown} onDragStart=${drag}>⠿</button>
    ${
      root
        ? html`<${WordSlot} block=${{ root, context, change }} node=${root} path=${[]} role=${role} />`
        : html`<span class="word"><small>${FORGE.unreadable}</small> <code>${line}</code></span>`
    }
    <span class="block-end">
      ${number > 1 && html`<button type="button" class="btn quiet round sm" aria-label=${FORGE.up(number)} onClick=${() => move(-1)}>↑</button>`}
      <button type="button" class="btn quiet round sm" aria-label=${FORGE.remove(number)} onClick=${remove}><${Icon} name="close" /></button>
    </span>
  </div>`;
}

/** Blocks that can be added: the commonest as chips, all others in a menu. @param {{context: Context, part: CardPart, add: (line: string) => void}} props */
function Adding({ context, part, add }) {
  const first = FIRST_BLOCKS[part.role] ?? [];
  const others = wordsFor(part.role).map(({ name, uses }) => ({ name, uses }));
  const known = vocabulary.value;
  const where = JSON.stringify(context);
  useEffect(() => {
    if (known) tryLines(context, [...first.map(({ line }) => line), ...others.flatMap(({ uses }) => uses)]);
  }, [known, where]);
  const more = others.flatMap(({ name, uses }) => {
    const line = uses.find((use) => fits(context, use));
    return line ? [{ name, line }] : [];
  });
  const chips = first.filter(({ line }) => fits(context, line));
  return html`<div class="adding">
    ${chips.map(({ line, words }) => html`<button key=${line} type="button" class="chip add" onClick=${() => add(line)}><${Icon} name="plus" />${words}</button>`)}
    <select class="slot quiet" aria-label=${FORGE.moreWords} value="" onChange=${choosing(add)}>
      <option value="">${FORGE.moreWords}</option>
      ${more.map(({ name, line }) => html`<option key=${name} value=${line}>${capitalised(spokenWord(name))}</option>`)}
    </select>
  </div>`;
}
