/** What stands around every page: the way to the others above, the small print below. */

import { Icon } from "../icons/icon.js";
import { isYourTurn } from "../lobby/rows.js";
import { me } from "../net/person.js";
import { place } from "./router.js";
import { theme, toggleTheme } from "./theme.js";
import { html } from "./ui.js";

/** @typedef {import("./ui.js").Children} Children */

const WAYS = [
  { path: "/cards", words: "Cards" },
  { path: "/rules", words: "Rules" },
  { path: "/watch", words: "Watch" },
  { path: "/lobby", words: "Lobby" },
  { path: "/games", words: "My games" },
];

/**
 * A page with a heading of its own.
 * @param {{heading: string, lead?: Children, children?: Children}} props
 */
export function Page({ heading, lead, children }) {
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class="page">
      <h1>${heading}</h1>
      ${lead && html`<p class="lead">${lead}</p>`}
      ${children}
    </main>
    <${Foot} />
  </div>`;
}

export function Nav() {
  const isDark = theme.value === "dark";
  return html`<header class="nav">
    <a class="logo" href="/" aria-label="Vigil, home"><${Icon} name="flame" />Vigil</a>
    <nav aria-label="Pages">${WAYS.map((way) => html`<${Way} ...${way} />`)}</nav>
    <button class="btn quiet round" aria-label=${isDark ? "Light theme" : "Dark theme"} onClick=${toggleTheme}>
      <${Icon} name=${isDark ? "sun" : "moon"} />
    </button>
  </header>`;
}

/** @param {{path: string, words: string}} props */
function Way({ path, words }) {
  const waiting = path === "/games" ? (me.value?.matches ?? []).filter(isYourTurn).length : 0;
  return html`<a class="btn quiet" href=${path} aria-current=${place.value.path === path ? "page" : null}>
    ${words}${waiting > 0 && html`<span class="count">${waiting}<span class="sr"> waiting for you</span></span>`}
  </a>`;
}

export function Foot() {
  return html`<footer class="foot">
    <p>Unofficial and free. Ascension is its publisher's trademark; if you like it, buy the game.</p>
    <a href="/open">Open a record</a>
    <a href="/about">About</a>
  </footer>`;
}
