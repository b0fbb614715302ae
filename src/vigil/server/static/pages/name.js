/** The name of who sits here, and changing it. */

import { useAsking } from "../asking.js";
import { entering } from "../fields.js";
import { nameOrNew, rename } from "../person.js";
import { html, useState } from "../ui.js";

export const LONGEST_NAME = 40;

/** "You play as Rowan", with a button that opens the field. */
export function NameLine() {
  const [open, setOpen] = useState(false);
  if (open) return html`<${NameField} close=${() => setOpen(false)} />`;
  return html`<span>You play as <b>${nameOrNew()}</b>. <button class="btn quiet sm" onClick=${() => setOpen(true)}>Change the name</button></span>`;
}

/** @param {{close: () => void}} props */
function NameField({ close }) {
  const [name, setName] = useState(nameOrNew());
  const { busy, error, ask } = useAsking();
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    ask(() => rename(name).then(close));
  };
  return html`<form class="line" onSubmit=${save}>
    <label class="labelled">Your name
      <input class="field" value=${name} maxlength=${LONGEST_NAME} autofocus aria-invalid=${error !== ""}
        onInput=${entering(setName)} />
    </label>
    <button class="btn" disabled=${busy}>Keep it</button>
    <button type="button" class="btn quiet" onClick=${close}>Leave it</button>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
  </form>`;
}
