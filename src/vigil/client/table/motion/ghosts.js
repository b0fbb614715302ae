/** Ghosts: copies of cards that travel over the table while the card itself is at its place already. */

/** @param {HTMLElement} table @param {Element} image @param {DOMRect} rect */
export function copy(table, image, rect) {
  const ghost = /** @type {HTMLElement} */ (image.cloneNode(true));
  ghost.removeAttribute("data-spot");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.remove("legal", "hinted", "selected");
  ghost.style.setProperty("--w", `${rect.width}px`);
  place(table, ghost, rect);
  ghost.style.height = "";
  return ghost;
}

/**
 * Puts a ghost above the table; it takes no pointer events.
 * @param {HTMLElement} table
 * @param {HTMLElement} ghost
 * @param {DOMRect} rect
 */
export function place(table, ghost, rect) {
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  table.parentElement?.append(ghost);
}

/** @param {DOMRect} from @param {DOMRect} to */
export function journey(from, to, lift = 0) {
  const scale = Math.min(to.width / from.width, to.height / from.height) || 1;
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2 - lift;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Half way, a little above the straight line. @param {DOMRect} from @param {DOMRect} to */
export function arc(from, to) {
  const middle = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  return journey(from, middle, 24);
}
