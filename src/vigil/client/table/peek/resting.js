/** Which card is rested on: by a pointer that has moved there, by the keyboard's focus, or by a tap. */

import { peeks } from "../../app/settings.js";
import { signal, useEffect, useLayoutEffect } from "../../app/ui.js";

/** @typedef {{card: HTMLElement | null, name: string, isTapped: boolean}} Rested  card: null if only its name is known */

export const rested = signal(/** @type {Rested | null} */ (null));

const POINTED = 250;
const FOCUSED = 600;
const MOVED = 16; // pixels; less is a hand that rests

let timer = 0;

/** The card that is shown next. @type {HTMLElement | null} */
let awaited = null;

export const leave = () => {
  clearTimeout(timer);
  awaited = null;
  rested.value = null;
};

/** @param {HTMLElement} card @param {boolean} [isTapped] */
function show(card, isTapped = false) {
  clearTimeout(timer);
  const name = card.dataset.card ?? "";
  if (card.isConnected && (isTapped || !isWhole(card))) rested.value = { card, name, isTapped };
}

/** Once one is shown the next comes at once. @param {HTMLElement | null} card @param {number} after */
function rest(card, after) {
  if (card && (rested.peek()?.card === card || awaited === card)) return;
  const wasShown = rested.peek() !== null;
  leave();
  if (!card || !peeks.peek()) return;
  if (wasShown) show(card);
  else timer = window.setTimeout(() => show(card), after);
  awaited = card;
}

/** Whether a card's text can be read where it lies. @param {HTMLElement} card */
function isWhole(card) {
  const text = card.querySelector(".card-text, .bar-text:not(:has(.card-glance))");
  if (!text?.checkVisibility()) return false;
  const [inner, outer] = [text.firstElementChild ?? text, text].map((node) => node.getBoundingClientRect());
  const fits = inner.height <= outer.height + 1 && text.scrollWidth <= text.clientWidth + 1;
  const end = document.elementFromPoint(inner.right - 2, inner.top + 2);
  return fits && (end === null || card.contains(end));
}

/** The card at a place: itself, or the one that lies on top of a pile. @param {EventTarget | null} target */
function cardAt(target) {
  if (!(target instanceof Element)) return null;
  const found = target.closest("[data-card]") ?? target.closest(".pile, .fact")?.querySelector("[data-card]");
  return found instanceof HTMLElement && !found.closest(".peek") ? found : null;
}

/** Where the pointer has pressed, until it has moved away. @type {{x: number, y: number} | null} */
let pressed = null;

/** Where it was last seen. */
let seen = { x: -1, y: -1 };

/** Whether the pointer has moved, and not only what lies under it. @param {PointerEvent} event */
function hasMoved({ clientX: x, clientY: y }) {
  const isThere = seen.x === x && seen.y === y;
  seen = { x, y };
  if (pressed && Math.hypot(x - pressed.x, y - pressed.y) < MOVED) return false;
  pressed = null;
  return !isThere;
}

/** Whether a key that moves the focus is being pressed. */
let isByKey = false;

/** @param {KeyboardEvent} event */
function noteKey({ code }) {
  isByKey = code === "Tab" || code.startsWith("Arrow");
  setTimeout(() => {
    isByKey = false;
  });
}

const LISTENERS = {
  /** @param {PointerEvent} event */
  pointermove(event) {
    const { pointerType, target, buttons } = event;
    if (pointerType !== "touch" && !buttons && hasMoved(event)) rest(cardAt(target), POINTED);
  },
  /** What was rested on is left at once. @param {PointerEvent} event */
  pointerover({ pointerType, target }) {
    if (pointerType !== "touch" && cardAt(target) !== (rested.peek()?.card ?? awaited)) leave();
  },
  /** @param {PointerEvent} event */
  pointerleave({ pointerType }) {
    if (pointerType !== "touch") leave();
  },
  /** @param {FocusEvent} event */
  focusin({ target }) {
    if (isByKey && target instanceof Element && target.matches("[data-card]:focus-visible"))
      rest(cardAt(target), FOCUSED);
  },
  focusout: leave,
  /** @param {PointerEvent} event */
  pointerdown({ target, clientX, clientY }) {
    pressed = { x: clientX, y: clientY };
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
    document.addEventListener("keydown", noteKey, true);
    return () => {
      leave();
      for (const [type, listener] of all) root?.removeEventListener(type, listener);
      document.removeEventListener("keydown", noteKey, true);
    };
  }, []);
  useEffect(() => {
    if (rested.peek()?.card?.isConnected === false) leave();
  });
}
