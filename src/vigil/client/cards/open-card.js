/** Which card is being read, and how any card is opened for reading: right click, held, or I. */

import { signal, useEffect, useMemo, useRef } from "../app/ui.js";

/**
 * @typedef {object} Reading
 * @property {string} name
 * @property {string[]} among  the cards that lie beside it, to leaf through
 */

/** @type {import("../vendor/signals.js").Signal<Reading | null>} */
export const reading = signal(null);

/**
 * Open the reader.
 * @param {string} name
 * @param {string[]} [among]
 */
export function read(name, among = []) {
  reading.value = { name, among };
}

const HELD = 400;

/**
 * Handlers that open the reader for a card, stable over its lifetime; spread them onto its element.
 * @param {string} name
 * @param {(name: string) => void} [onRead]
 */
export function useReading(name, onRead = read) {
  const open = useRef(() => {});
  open.current = () => onRead(name);
  const handlers = useMemo(() => readable(() => open.current()), []);
  useEffect(() => handlers.onPointerCancel, []);
  return handlers;
}

/** @param {() => void} open */
function readable(open) {
  let timer = 0;
  let pressed = Infinity;
  let wasHeld = false;
  const release = () => {
    clearTimeout(timer);
    pressed = Infinity;
  };
  const held = () => {
    release();
    wasHeld = true;
    open();
  };
  return {
    /** @param {Event} event */
    onContextMenu(event) {
      event.preventDefault();
      release();
      open();
    },
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      release();
      wasHeld = false;
      if (event.button !== 0) return;
      pressed = event.timeStamp;
      timer = window.setTimeout(held, HELD);
    },
    /** @param {PointerEvent} event */
    onPointerUp(event) {
      if (event.timeStamp - pressed >= HELD) held(); // a busy page's clock may be late
      release();
    },
    onPointerLeave: release,
    onPointerCancel: release,
    /** @param {Event} event */
    onClickCapture(event) {
      if (!wasHeld) return;
      wasHeld = false; // the click that ends a long press is no move
      event.preventDefault();
      event.stopPropagation();
    },
    /** @param {KeyboardEvent} event */
    onKeyDown(event) {
      wasHeld = false;
      if (event.code !== "KeyI" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      open();
    },
  };
}
