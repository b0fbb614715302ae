/** The corner with the turn, the way home, and the menu. */

import { inPocket } from "../app/base.js";
import { coachFrom } from "../app/settings.js";
import { theme, toggleTheme } from "../app/theme.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { THEME } from "../words/app.js";
import { isChosenDeal } from "../words/chosen.js";
import { span } from "../words/numbers.js";
import { SIGN } from "../words/sign.js";
import { TABLE } from "../words/table.js";
import { isHelped, isSeen } from "../words/terms.js";
import { menu } from "./dialogs/open-menu.js";
import { drawer, unread } from "./log/log.js";

/** @typedef {import("./state/model.js").Table} Table */

export const Brand = () =>
  html`<a class="brand" href="/" aria-label=${TABLE.logo}><${Icon} name="flame" /><span>${TABLE.name}</span></a>`;

/** @param {{table: Table, chat: import("../net/protocol.js").Said[], when: {title: string, words: string} | null, onEnd?: () => void}} props */
export function Tools({ table, chat, when, onEnd }) {
  const news = unread(table, chat);
  return html`<nav class="tools" aria-label=${TABLE.tools}>
    <span class="turnbox"
      ><b class="title">${when?.title ?? TABLE.turn(table.round)}</b
      ><small>${when?.words ?? terms(table)}</small></span
    >
    ${inPocket && html`<a class="pill offline" href="/offline" target="_blank" title=${SIGN.meaning}><${Icon} name="moon" />${SIGN.offline}</a>`}
    ${onEnd && html`<button type="button" class="btn" onClick=${onEnd}>${TABLE.toEnd}</button>`}
    <a class="btn quiet round wide" href="/rules" target="_blank" aria-label=${TABLE.rulesLabel} title=${TABLE.rules}
      ><${Icon} name="book"
    /></a>
    <button
      type="button"
      class="btn quiet round wide"
      aria-label=${theme.value === "dark" ? THEME.light : THEME.dark}
      onClick=${toggleTheme}
    >
      <${Icon} name=${theme.value === "dark" ? "sun" : "moon"} />
    </button>
    <button
      type="button"
      class=${`btn quiet round narrow ${news ? "news" : ""}`}
      aria-label=${news ? TABLE.logWith(news) : TABLE.log}
      onClick=${() => (drawer.value = !drawer.value)}
    >
      <${Icon} name="log" />
    </button>
    <button type="button" class="btn quiet round" aria-label=${TABLE.menu} onClick=${() => (menu.value = "menu")}>
      <${Icon} name="menu" />
    </button>
  </nav>`;
}

/** What the game is played by: its clock, its deal, its coach. @param {Table} table */
function terms({ match, play }) {
  const isCoached = play && coachFrom.value && !play.uncoached.value && match.hints;
  return [
    match.clock ? TABLE.clock(span(match.clock.seconds), match.clock.per) : TABLE.noClock,
    match.taken_back ? TABLE.takenBack : "",
    match.resumed ? TABLE.resumed : "",
    isChosenDeal(match) ? TABLE.chosen : "",
    isSeen(match) ? TABLE.seen : "",
    isHelped(match) ? TABLE.helped : "",
    isCoached ? TABLE.coached : "",
  ].join("");
}
