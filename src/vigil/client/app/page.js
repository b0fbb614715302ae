/** The frame of every page: navigation above, footer below. */

import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { isYourTurn, me } from "../net/person.js";
import { Bell } from "../notice/bell.js";
import { FOOT, PAGES, THEME } from "../words/app.js";
import { inPocket, isOpen } from "./base.js";
import { useLoaded } from "./modules.js";
import { place } from "./router.js";
import { theme, toggleTheme } from "./theme.js";
import { html } from "./ui.js";

/** @typedef {import("./ui.js").Children} Children */

/** Above every page, in this order; on a phone those that are not in the bar lie in the foot. */
const WAYS = [
  { path: "/play", words: PAGES.play, icon: "table" },
  { path: "/tournaments", words: PAGES.tournaments, needs: "tournaments" },
  { path: "/learn", words: PAGES.learn, icon: "hint" },
  { path: "/watch", words: PAGES.watch, icon: "eye" },
  { path: "/cards", words: PAGES.cards },
  { path: "/players", words: PAGES.players, needs: "ratings" },
  { path: "/games", words: PAGES.games },
];
/** Points that a rating may be off before that is said. */
export const UNSURE = 110;

/** Whether there is something at the end of a way: the host may have switched it off. @param {{path: string, needs?: string}} way */
const leadsOn = ({ path, needs }) => isOpen(path) && !(needs && me.value?.off.includes(needs));

const HOME = { path: "/", words: PAGES.home, icon: "home" };
/** Below every page. */
const MORE = [
  { path: "/puzzles", words: PAGES.puzzles },
  { path: "/lobby", words: PAGES.lobby },
  { path: "/rules", words: PAGES.rules },
  { path: "/open", words: FOOT.open },
  { path: "/offline", words: FOOT.pocket },
  { path: "/about", words: FOOT.about },
];

/**
 * A page with a heading of its own.
 * @param {{heading: string, lead?: Children, wide?: boolean, children?: Children}} props
 */
export function Page({ heading, lead, wide = false, children }) {
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class=${`page ${wide ? "wide" : ""}`}>
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
    <nav aria-label=${PAGES.pages}>${WAYS.filter(leadsOn).map((way) => html`<${Way} ...${way} />`)}</nav>
    ${Sign && html`<${Sign} />`}
    <button class="btn quiet round" aria-label=${isDark ? THEME.light : THEME.dark} onClick=${toggleTheme}>
      <${Icon} name=${isDark ? "sun" : "moon"} />
    </button>
    <${Bell} />
    <${OwnPlace} />
  </header>`;
}

/** Who is here: their window and name, or the way to a name of one's own. */
function OwnPlace() {
  const person = me.value;
  if (person?.account)
    return html`<a class="own-place" href="/profile">
      <${Sigil} name=${person.name} seat=${0} size=${42} /><b>${person.name}</b>${person.rating && html`<span class="num">${shownRating(person.rating)}</span>`}<span class="sr">${PAGES.profile}</span>
    </a>`;
  if (!person || inPocket || person.off.includes("accounts")) return null;
  return html`<a class="btn own-place-none" href="/account">${PAGES.make}</a>`;
}

/** A question mark says that it may be far off. @param {import("../net/protocol.js").RatingState} rating */
const shownRating = ({ rating, margin }) => `${rating}${margin > UNSURE ? "?" : ""}`;

/** The ways under the thumb of a phone. */
function Bar() {
  const person = me.value;
  const own = person?.account ? "/profile" : "/account";
  return html`<nav class="ways-bar" aria-label=${PAGES.pages}>
    ${[HOME, ...WAYS.filter((way) => way.icon && leadsOn(way))].map(
      ({ path, words, icon }) =>
        html`<a href=${path} aria-current=${place.value.path === path ? "page" : null}><${Icon} name=${icon} />${words}</a>`,
    )}
    <a href=${own} aria-current=${place.value.path === own ? "page" : null}>
      ${person?.account ? html`<${Sigil} name=${person.name} seat=${0} size=${28} />` : html`<${Icon} name="person" />`}${PAGES.you}
    </a>
  </nav>`;
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
    ${WAYS.filter((way) => !way.icon && leadsOn(way)).map((way) => html`<a class="small-only" href=${way.path}>${way.words}</a>`)}
    ${MORE.filter(({ path }) => isOpen(path)).map(({ path, words }) => html`<a href=${path}>${words}</a>`)}
  </footer><${Bar} />`;
}
