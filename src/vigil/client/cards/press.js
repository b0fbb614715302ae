/** Cards as buttons. A card keeps its element in every state, so that lighting it does not rebuild it. */

import { html } from "../app/ui.js";

/** @param {(() => void) | undefined} onPress  none: it can only be looked at */
export const pressable = (onPress) => ({
  role: onPress ? "button" : "img",
  tabIndex: onPress ? 0 : -1,
  onClick: onPress,
});

/** The name of a button whose looks are hidden from screen readers. @param {{words: string}} props */
export const SpokenName = ({ words }) => html`<span class="sr">${words}</span>`;

addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (event.defaultPrevented || !(target instanceof HTMLElement) || target.role !== "button") return;
  if (key !== "Enter" && key !== " ") return;
  event.preventDefault();
  target.click();
});
