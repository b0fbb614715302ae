/** The form of a card: its facts, and its text as blocks. */

import { choosing } from "../app/fields.js";
import { html, useState } from "../app/ui.js";
import { catalogue } from "../net/catalogue.js";
import { FORGE, PART_NAMES } from "../words/forge.js";
import { chosen, text, write } from "./bench.js";
import { Blocks } from "./blocks.js";
import { asWritten, Facts, MAIN_PARTS } from "./facts.js";
import { forged } from "./preview.js";
import { linesOf, readSet, valueAt, withValue } from "./set-text.js";
import { vocabulary } from "./vocabulary.js";

/** @typedef {import("./set-text.js").CardTable} CardTable */

export function Form() {
  const set = readSet(text.value);
  const card = set.cards[chosen.value];
  if (!card) return html`<p class="hint-line">${FORGE.empty}</p>`;
  return html`<${Side} key=${chosen.value} card=${card} names=${set.cards.map(({ front }) => String(valueAt(front, "name") ?? ""))} />`;
}

/** @param {{card: CardTable, names: string[]}} props */
function Side({ card, names }) {
  const [added, setAdded] = useState(/** @type {string[]} */ ([]));
  const section = card.front;
  const kind = String(valueAt(section, "kind") ?? "hero");
  /** @param {Record<string, unknown>} values @param {string} [what] */
  const change = (values, what) => {
    let written = text.peek();
    for (const [key, value] of Object.entries(values))
      written = withValue(written, (found) => found.cards[chosen.peek()]?.front, key, value);
    write(written, what && `${chosen.peek()}${what}`);
  };
  const parts = (vocabulary.value?.parts ?? []).filter(({ kinds }) => kinds.includes(kind));
  const shown = parts.filter(
    ({ name }) => name === MAIN_PARTS[kind] || section.entries.has(name) || added.includes(name),
  );
  const others = parts.filter((part) => !shown.includes(part) && part.name !== "transforms");
  const context = {
    kind,
    two_sided: card.into !== null,
    trophy: section.entries.has("trophy"),
    auction: valueAt(section, "auction") === true,
    names: names.filter(Boolean),
  };
  return html`<${Facts} card=${section} change=${change} error=${nameError(String(valueAt(section, "name") ?? ""))} />
    ${shown.map(
      (part) => html`<${Blocks}
        key=${part.name}
        part=${part}
        context=${{ ...context, part: part.name }}
        lines=${linesOf(section, part.name)}
        change=${(/** @type {string[]} */ lines, /** @type {string} */ what) => change({ [part.name]: asWritten(lines) }, what)}
      />`,
    )}
    ${
      others.length > 0 &&
      html`<label class="line also">${FORGE.also}
      <select class="slot quiet" value="" onChange=${choosing((name) => setAdded([...added, name]))}>
        <option value="">${FORGE.moreWords}</option>
        ${others.map(({ name }) => html`<option key=${name} value=${name}>${PART_NAMES[name] ?? name}</option>`)}
      </select>
    </label>`
    }
    <p class="hint-line">${FORGE.offered}</p>`;
}

/** What is wrong with a name, beside its field. @param {string} name */
function nameError(name) {
  const isPrinted = catalogue.value?.cards.some((card) => card.name.toLowerCase() === name.toLowerCase());
  return isPrinted && forged.value?.errors.length ? FORGE.taken : "";
}
