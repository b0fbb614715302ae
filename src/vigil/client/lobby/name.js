/** The player's name, and the form that changes it. */

import { entering, submitting } from "../app/fields.js";
import { html, useState } from "../app/ui.js";
import { nameOrNew, rename } from "../net/person.js";
import { useRequest } from "../net/request.js";
import { NAME } from "../words/lobby.js";

export const LONGEST_NAME = 40;

/** @param {HTMLElement | null} element */
const focus = (element) => element?.focus();

/** "You play as Rowan", with a button that opens the field and gets the focus back afterwards. */
export function NameLine() {
  const [isOpen, setOpen] = useState(/** @type {boolean | null} */ (null));
  if (isOpen) return html`<${NameField} close=${() => setOpen(false)} />`;
  const focusAgain = isOpen === false ? focus : null;
  return html`<span>
    ${NAME.line(nameOrNew())}${" "}
    <button class="btn quiet sm" ref=${focusAgain} onClick=${() => setOpen(true)}>${NAME.change}</button>
  </span>`;
}

/** @param {{close: () => void}} props */
function NameField({ close }) {
  const [name, setName] = useState(nameOrNew());
  const { busy, error, ask } = useRequest();
  return html`<form class="line" onSubmit=${submitting(() => ask(() => rename(name).then(close)))}>
    <label class="labelled">${NAME.field}
      <input class="field" ref=${focus} value=${name} maxlength=${LONGEST_NAME} aria-invalid=${error !== ""} onInput=${entering(setName)} />
    </label>
    <button class="btn" disabled=${busy}>${NAME.keep}</button>
    <button type="button" class="btn quiet" onClick=${close}>${NAME.leave}</button>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
  </form>`;
}
