/** Which card is rested on: by the pointer, by the keyboard's focus, or tapped while nothing can be done with it. */

import { peeks } from "../../app/settings.js";
import { signal, useEffect, useLayoutEffect } from "../../app/ui.js";

/** @typedef {{card: HTMLElement, name: string, isTapped: boolean}} Rested */

export const rested = signal(/** @type {Rested | null} */ (null));

const POINTED = 250;
const FOCUSED = 600;

let timer = 0;

export const leave = () => {
  clearTimeout(timer);
  rested.value = null;
};

/** @param {HTMLElement} card @param {boolean} [isTapped] */
function show(card, isTapped = false) {
  clearTimeout(timer);
  const name = card.dataset.card ?? "";
  if (card.isConnected) rested.value = { card, name, isTapped };
}

/** Once one is shown the next comes at once. @param {HTMLElement | null} card @param {number} after */
function rest(card, after) {
  if (rested.peek()?.card === card) return;
  const wasShown = rested.peek() !== null;
  leave();
  if (!card || !peeks.peek()) return;
  if (wasShown) show(card);
  else timer = window.setTimeout(() => show(card), after);
}

/** The card at a place: itself, or the one that lies on top of a pile. @param {EventTarget | null} target */
function cardAt(target) {
  if (!(target instanceof Element)) return null;
  const found = target.closest("[data-card]") ?? target.closest(".pile, .fact")?.querySelector("[data-card]");
  return found instanceof HTMLElement && !found.closest(".peek") ? found : null;
}

const LISTENERS = {
  /** @param {PointerEvent} event */
  pointerover({ pointerType, target, buttons }) {
    if (pointerType !== "touch" && !buttons) rest(cardAt(target), POINTED);
  },
  /** @param {PointerEvent} event */
  pointerleave({ pointerType }) {
    if (pointerType !== "touch") leave();
  },
  /** @param {FocusEvent} event */
  focusin({ target }) {
    if (target instanceof Element && target.matches("[data-card]:focus-visible"))
      rest(cardAt(target), FOCUSED);
  },
  focusout: leave,
  /** @param {PointerEvent} event */
  pointerdown({ target }) {
    if (!(target instanceof Element && target.closest(".peek"))) leave();
  },
  /** A dark card answers a tap with its words. @param {MouseEvent} event */
  click(event) {
    const isTouched = /** @type {PointerEvent} */ (event).pointerType === "touch";
    const card = event.target instanceof Element ? event.target.closest("[data-card][role=img]") : null;
    if (isTouched && card instanceof HTMLElement && !card.closest("button, .peek")) show(card, true);
  },
};

/** @param {{current: HTMLElement | null}} element */
export function useResting(element) {
  useLayoutEffect(() => {
    const root = element.current;
    const all = /** @type {[string, EventListener][]} */ (/** @type {unknown} */ (Object.entries(LISTENERS)));
    for (const [type, listener] of all) root?.addEventListener(type, listener);
    return () => {
      leave();
      for (const [type, listener] of all) root?.removeEventListener(type, listener);
    };
  }, []);
  useEffect(() => {
    if (rested.peek()?.card.isConnected === false) leave();
  });
}
