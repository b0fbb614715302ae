/** Lengths of style sheets and pixels of the window: in large windows the page is drawn larger (first-theme.js). */

/** How many pixels of the window a pixel of the style sheets is. */
export const zoom = () => document.documentElement.currentCSSZoom ?? 1;

/**
 * Where something is, in lengths of style sheets.
 * @param {Element} node
 */
export function placeOf(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  const by = zoom();
  return new DOMRect(left / by, top / by, width / by, height / by);
}

/** How large the window is, in lengths of style sheets. */
export const windowSize = () => ({ width: innerWidth / zoom(), height: innerHeight / zoom() });
