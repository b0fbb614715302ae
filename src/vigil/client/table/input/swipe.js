/** Where the log is a drawer, a swipe to the left opens it, and one to the right closes it. */

import { useLayoutEffect } from "../../app/ui.js";
import { drawer } from "../log/log.js";

const FAR = 60;

/** @param {{current: HTMLElement | null}} element */
export function useSwipe(element) {
  useLayoutEffect(() => {
    const root = element.current;
    if (!root) return;
    /** @type {Touch | null} */
    let first = null;
    /** @param {TouchEvent} event */
    const begin = ({ touches }) => {
      first = touches.length === 1 ? touches[0] : null;
    };
    /** @param {TouchEvent} event */
    const end = ({ target, changedTouches: [last] }) => {
      const across = first ? last.clientX - first.clientX : 0;
      const along = first ? last.clientY - first.clientY : 0;
      first = null;
      if (Math.abs(across) < Math.max(FAR, 2 * Math.abs(along))) return;
      if (root.matches(".drawer") && !isScrolled(/** @type {Element} */ (target), root))
        drawer.value = across < 0;
    };
    root.addEventListener("touchstart", begin, { passive: true });
    root.addEventListener("touchend", end, { passive: true });
    return () => {
      root.removeEventListener("touchstart", begin);
      root.removeEventListener("touchend", end);
    };
  }, []);
}

/**
 * Whether a swipe there moves something else: a strip of cards, or what lies in a dialog.
 * @param {Element | null} node
 * @param {Element} root
 * @returns {boolean}
 */
function isScrolled(node, root) {
  if (!node || node === root) return false;
  if (node.matches("dialog, input")) return true;
  const isWider = node.scrollWidth > node.clientWidth && getComputedStyle(node).overflowX === "auto";
  return isWider || isScrolled(node.parentElement, root);
}
