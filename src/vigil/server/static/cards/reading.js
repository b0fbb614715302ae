/** Which card is being read, and how any card is opened for reading: right click, held, or I. */

import { signal, useEffect, useRef } from "../ui.js";

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
 * Handlers that let a card be read; spread them onto its element.
 * @param {string} name
 * @param {(name: string) => void} [onRead]
 */
export function useReading(name, onRead = read) {
  const timer = useRef(0);
  const wasRead = useRef(false);
  const release = () => clearTimeout(timer.current);
  useEffect(() => release, []);

  const held = () => {
    wasRead.current = true;
    onRead(name);
  };
  return {
    /** @param {Event} event */
    onContextMenu(event) {
      event.preventDefault();
      release();
      onRead(name);
    },
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      release();
      wasRead.current = false;
      if (event.button === 0) timer.current = window.setTimeout(held, HELD);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    /** @param {Event} event */
    onClickCapture(event) {
      if (!wasRead.current) return;
      wasRead.current = false; // the click that ends a long press is no move
      event.preventDefault();
      event.stopPropagation();
    },
    /** @param {KeyboardEvent} event */
    onKeyDown(event) {
      wasRead.current = false;
      if (event.code !== "KeyI" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      onRead(name);
    },
  };
}
