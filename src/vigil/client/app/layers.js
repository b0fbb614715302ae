/** What lies over a page, such as a menu: the way back closes it before it leaves the page. */

import { useLayoutEffect, useRef } from "./ui.js";

/** What is open, the uppermost last. @type {{close: () => void}[]} */
const open = [];

/** How many entries of the history stand for layers, up to the current one. */
const entered = () => Number(history.state?.layers ?? 0);

let isPending = false;

/** Whether the next step back is ours, and not a person's. */
let isOurs = false;

/** Brings the history in line with what is open, once all of this moment's changes are made. */
function settle() {
  if (isPending) return;
  isPending = true;
  setTimeout(() => {
    isPending = false;
    if (open.length > entered()) return push();
    if (open.length === entered()) return undefined;
    isOurs = true;
    return history.back();
  });
}

function push() {
  try {
    history.replaceState({ ...history.state, depth: scrollY }, "");
    history.pushState({ ...history.state, layers: open.length }, "");
  } catch {
    // Browsers limit calls per minute; the way back then leaves the page.
  }
}

/**
 * Closes what the way back has left; returns whether that is all there is to do.
 * @param {{layers?: number} | null} state
 */
export function closeLayers(state) {
  if (isOurs) {
    isOurs = false;
    settle(); // something may have opened since
    return true;
  }
  const kept = Number(state?.layers ?? 0);
  if (kept >= open.length) return false;
  for (const { close } of open.splice(kept)) close();
  return true;
}

/** Whether the current entry of the history is that of a layer. */
export const isLayer = () => entered() > 0;

/**
 * @param {boolean} isOpen
 * @param {() => void} close
 */
export function useLayer(isOpen, close) {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const layer = { close: () => latest.current() };
    open.push(layer);
    if (open.length > entered()) push(); // at once: the way back may be taken as soon as this is seen
    return () => {
      const place = open.indexOf(layer);
      if (place >= 0) open.splice(place, 1);
      settle();
    };
  }, [isOpen]);
}
