/** The set file as it is written, and what is wrong with it under the column where it is. */

import { entering } from "../app/fields.js";
import { html, useRef } from "../app/ui.js";
import { FORGE } from "../words/forge.js";
import { asSentence } from "../words/sentences.js";
import { text, write } from "./bench.js";
import { forged } from "./preview.js";

/** @typedef {import("../net/protocol.js").SetComplaint} SetComplaint */

const WIDEST = 90; // columns of a line that are shown
const FILE = 64 * 1024;

export function Lines() {
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const written = text.value;
  /** @param {SetComplaint} wrong */
  const goTo = ({ line, column }) => {
    const before = written
      .split("\n")
      .slice(0, Math.max(0, line - 1))
      .join("\n").length;
    const at = before + (line > 1 ? 1 : 0) + (column ?? 0);
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
  };
  return html`<div class="set-lines">
    <label class="labelled">${FORGE.text}
      <textarea ref=${field} class="field code" rows=${Math.min(30, Math.max(14, written.split("\n").length + 1))} maxlength=${FILE} spellcheck="false" autocapitalize="off" wrap="off" value=${written}
        onInput=${entering((next) => write(next, "lines"))} />
    </label>
    <p class="hint-line">${FORGE.textHint}</p>
    <${Errors} goTo=${goTo} />
  </div>`;
}

/** All that is wrong, each under its line. @param {{goTo?: (wrong: SetComplaint) => void}} props */
export function Errors({ goTo }) {
  const found = forged.value;
  if (!found?.errors.length) return null;
  const lines = text.value.split("\n");
  return html`<section class="errors" aria-label=${FORGE.wrong}>
    <h2>${FORGE.wrong}</h2>
    <ul>
      ${found.errors.map((wrong, index) => html`<li key=${index}><${OneError} wrong=${wrong} line=${lines[wrong.line - 1] ?? ""} goTo=${goTo} /></li>`)}
      ${found.more_errors > 0 && html`<li>${FORGE.moreErrors(found.more_errors)}</li>`}
    </ul>
  </section>`;
}

/** @param {{wrong: SetComplaint, line: string, goTo?: (wrong: SetComplaint) => void}} props */
function OneError({ wrong, line, goTo }) {
  const { column, where, message } = wrong;
  const start = Math.max(0, (column ?? 0) - WIDEST / 2);
  const shown = line.slice(start, start + WIDEST);
  const place = html`${wrong.line > 0 && html`<b>${FORGE.line(wrong.line)}</b> `}${where && `${where}: `}${asSentence(message)}`;
  return html`${goTo && wrong.line > 0 ? html`<button type="button" class="name" onClick=${() => goTo(wrong)}>${place}</button>` : html`<p>${place}</p>`}
    ${column !== null && shown && html`<pre aria-hidden="true">${shown}${"\n"}${" ".repeat(column - start)}<i>^</i></pre>`}`;
}
