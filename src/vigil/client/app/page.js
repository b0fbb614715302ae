/** The frame of every page: navigation above, footer below. */

import { Icon } from "../icons/icon.js";
import { isYourTurn } from "../lobby/rows.js";
import { me } from "../net/person.js";
import { FOOT, PAGES, THEME } from "../words/app.js";
import { inPocket, isOpen } from "./base.js";
import { useLoaded } from "./modules.js";
import { place } from "./router.js";
import { theme, toggleTheme } from "./theme.js";
import { html } from "./ui.js";

/** @typedef {import("./ui.js").Children} Children */

const WAYS = [
  { path: "/cards", words: PAGES.cards },
  { path: "/rules", words: PAGES.rules },
  { path: "/learn", words: PAGES.learn },
  { path: "/puzzles", words: PAGES.puzzles },
  { path: "/watch", words: PAGES.watch },
  { path: "/lobby", words: PAGES.lobby },
  { path: "/games", words: PAGES.games },
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
  const Sign = useLoaded(() => import("../pocket/sign.js"), "Sign", inPocket);
  const isDark = theme.value === "dark";
  return html`<header class="nav">
    <a class="logo" href="/" aria-label=${PAGES.logo}><${Icon} name="flame" />Vigil</a>
    <nav aria-label=${PAGES.pages}>${WAYS.filter(({ path }) => isOpen(path)).map((way) => html`<${Way} ...${way} />`)}</nav>
    ${Sign && html`<${Sign} />`}
    <button class="btn quiet round" aria-label=${isDark ? THEME.light : THEME.dark} onClick=${toggleTheme}>
      <${Icon} name=${isDark ? "sun" : "moon"} />
    </button>
  </header>`;
}

/** @param {{path: string, words: string}} props */
function Way({ path, words }) {
  const waiting = path === "/games" ? (me.value?.matches ?? []).filter(isYourTurn).length : 0;
  return html`<a class="btn quiet" href=${path} aria-current=${place.value.path === path ? "page" : null}>
    ${words}${waiting > 0 && html`<span class="count">${waiting}<span class="sr">${PAGES.waiting}</span></span>`}
  </a>`;
}

export function Foot() {
  return html`<footer class="foot">
    <p>${FOOT.unofficial}</p>
    <a href="/open">${FOOT.open}</a>
    <a href="/offline">${FOOT.pocket}</a>
    <a href="/about">${FOOT.about}</a>
  </footer>`;
}
