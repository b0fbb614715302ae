/** Client-side routing: the current address, and navigation without a page load. */

import { isBelow, withBase, withoutBase } from "./base.js";
import { closeLayers, isLayer } from "./layers.js";
import { signal } from "./ui.js";

/** @typedef {{path: string, query: URLSearchParams}} Place */

/**
 * @param {string} address
 * @returns {Place}
 */
function placeAt(address) {
  const { pathname, searchParams } = new URL(address, location.href);
  return { path: withoutBase(pathname), query: searchParams };
}

/** The target: the current address of the browser. */
export const goal = signal(placeAt(location.href));

/** The address of the page that is shown; it follows `goal` once the page is loaded. */
export const place = signal(goal.peek());

/** The scroll position to restore; stored with every history entry that is left. */
let depth = 0;

history.scrollRestoration = "manual";

/**
 * @param {string} address
 * @param {{replace?: boolean}} [how]
 */
export function go(address, { replace = false } = {}) {
  if (replace) return change(withBase(address));
  if (isLayer())
    history.replaceState(null, "", withBase(address)); // what lay over the page is left with it
  else {
    leave();
    history.pushState(null, "", withBase(address));
  }
  enter(withBase(address), 0);
}

/**
 * Replaces the address of the current history entry.
 * @param {string} address
 */
function change(address) {
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // Browsers limit calls per minute; the page still follows `goal`.
  }
  goal.value = placeAt(address);
}

const leave = () => history.replaceState({ depth: scrollY }, "");

/**
 * @param {string} address
 * @param {number} down
 */
function enter(address, down) {
  depth = down;
  goal.value = placeAt(address);
  if (goal.peek() === place.peek()) scrollTo(0, depth); // the page is there already
}

/** After a navigation: focuses the heading and restores the scroll position. */
export function arrive() {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  scrollTo(0, depth);
}

/** @param {string} text */
export function title(text) {
  const wanted = text ? `${text} – Vigil` : "Vigil";
  if (document.title !== wanted) document.title = wanted;
}

addEventListener("popstate", ({ state }) => {
  if (closeLayers(state) && withoutBase(location.pathname) === place.peek().path) return;
  enter(location.href, state?.depth ?? 0);
  if (location.hash && !state) document.getElementById(location.hash.slice(1))?.scrollIntoView();
});

document.addEventListener("click", (event) => {
  const link = ourLink(event);
  if (!link) return;
  if (link.hash && link.pathname === location.pathname) return leave();
  event.preventDefault();
  go(withoutBase(link.pathname) + link.search);
});

/**
 * The internal link under a plain click, if any.
 * @param {MouseEvent} event
 */
function ourLink(event) {
  if (
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return null;
  return link.pathname.startsWith("/api/") || !isBelow(link.pathname) ? null : link;
}
