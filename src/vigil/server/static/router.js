/** Addresses: where we are, and going elsewhere without loading everything anew. */

import { signal } from "./ui.js";

/** @typedef {{path: string, query: URLSearchParams}} Place */

/** @returns {Place} */
const here = () => ({ path: location.pathname, query: new URLSearchParams(location.search) });

export const place = signal(here());

/** How far down the page to be after arriving; kept with every entry of the history. */
let depth = 0;

history.scrollRestoration = "manual";

/**
 * @param {string} address
 * @param {{replace?: boolean}} [how]
 */
export function go(address, { replace = false } = {}) {
  if (replace) return enter(() => history.replaceState(history.state, "", address));
  history.replaceState({ depth: scrollY }, "");
  depth = 0;
  return enter(() => history.pushState(null, "", address));
}

/** @param {() => void} change */
function enter(change) {
  change();
  place.value = here();
}

/** A new page is shown: its heading gets the focus, and the scroll is where it was left. */
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

addEventListener("popstate", (event) => {
  depth = event.state?.depth ?? 0;
  place.value = here();
});

document.addEventListener("click", (event) => {
  const link = ourLink(event);
  if (!link) return;
  event.preventDefault();
  go(link.pathname + link.search);
});

/**
 * The link of our own that a plain click is on.
 * @param {MouseEvent} event
 */
function ourLink(event) {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return null;
  const within = link.hash && link.pathname === location.pathname;
  return within || link.pathname.startsWith("/api/") ? null : link;
}
