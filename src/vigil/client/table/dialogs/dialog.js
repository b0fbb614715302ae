/** A dialog over the table. */

import { useLayer } from "../../app/layers.js";
import { html, useLayoutEffect, useRef } from "../../app/ui.js";
import { Icon } from "../../icons/icon.js";
import { DIALOG } from "../../words/table.js";

/**
 * @param {{heading: string, class?: string, onClose: () => void, children?: unknown}} props
 */
export function Dialog({ heading, class: more = "", onClose, children }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => element.current?.showModal(), []);
  useLayer(true, onClose);
  /** A click beside the dialog closes it. @param {MouseEvent} event */
  const press = (event) => event.target === element.current && onClose();
  return html`<dialog ref=${element} class=${`over ${more}`} aria-label=${heading} onClose=${onClose} onClick=${press}>
    <div class="over-body">
      <header>
        <h2>${heading}</h2>
        <button type="button" class="btn quiet round" aria-label=${DIALOG.close} onClick=${onClose}>
          <${Icon} name="close" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}
