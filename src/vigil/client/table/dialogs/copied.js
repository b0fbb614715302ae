/** A text to be copied. */

import { html, useState } from "../../app/ui.js";
import { Icon } from "../../icons/icon.js";
import { MENU } from "../../words/menu.js";

/** @param {{text: string}} props */
export function Copied({ text }) {
  const [done, setDone] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => setDone(false),
    );
  return html`<span class="copied"
    ><input
      class="field"
      readonly
      value=${text}
      onFocus=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => event.currentTarget.select()}
      aria-label=${MENU.link}
    />
    <button type="button" class="btn" onClick=${copy}>
      <${Icon} name=${done ? "check" : "copy"} />${done ? MENU.copied : MENU.copy}
    </button></span
  >`;
}
