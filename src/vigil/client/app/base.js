/** The path below which the client is found: "/", unless it was built for another one. */

export const BASE = document.documentElement.dataset.base ?? "/";

/** Whether the server is a worker in this browser, and nobody else is there. */
export const inPocket = document.documentElement.dataset.host === "worker";

/** Pages by the first part of their path that need nobody else; all others lead to one that says so. */
const FOR_ONE = new Set([
  "",
  "new",
  "games",
  "statistics",
  "cards",
  "rules",
  "learn",
  "puzzles",
  "open",
  "about",
  "offline",
  "match",
  "review",
  "replay",
  "sets",
  "forge",
  "language",
]);

/** Whether a page is of use here: where nobody else is, those that mean other people are not. @param {string} path */
export const isOpen = (path) => !inPocket || FOR_ONE.has(path.split("/")[1] ?? "");

/**
 * Where a page or a file of the client is found.
 * @param {string} path  from the root of the client
 */
export const withBase = (path) => (/^\/(?!\/)/.test(path) ? BASE + path.slice(1) : path);

/**
 * Which page or file of the client is at a path of the site.
 * @param {string} path
 */
export const withoutBase = (path) => (isBelow(path) ? `/${path.slice(BASE.length)}` : path);

/** Whether a path of the site is one of ours. @param {string} path */
export const isBelow = (path) => `${path}/`.startsWith(BASE);
