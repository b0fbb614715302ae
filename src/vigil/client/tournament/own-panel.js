/** What a tournament asks of oneself: enter, sit down, wait, rest. */

import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { post } from "../net/api.js";
import { nameOrNew, refreshMe } from "../net/person.js";
import { useRequest } from "../net/request.js";
import { OWN, starts } from "../words/tournament.js";
import { timeWords, useLeft } from "./countdown.js";

/** @typedef {import("../net/protocol.js").TournamentPage} TournamentPage */
/** @typedef {import("./tournament.js").Take} Take */
/** @typedef {{page: TournamentPage, take: Take}} Props */
/** @typedef {import("../net/request.js").ServerRequest} ServerRequest */

/** @param {Props} props */
export function OwnPanel({ page, take }) {
  const asking = useRequest();
  const { terms } = page.body;
  /** @param {string} action @param {unknown} [body] */
  const act = (action, body) =>
    asking.ask(async () => take(await post(`/api/tournaments/${terms.id}/${action}`, body)));
  const shown = panelOf(page, act, asking.busy);
  if (!shown) return null;
  return html`<section class="own panel ${shown.isLit ? "lit" : ""}" aria-live="polite">
    ${shown.faces && html`<span class="faces">${shown.faces}</span>`}
    <div class="own-words"><h2>${shown.title}</h2><p>${shown.words}</p></div>
    <div class="line">${shown.buttons}</div>
    ${asking.error && html`<p class="wrong" role="alert">${asking.error}</p>`}
  </section>`;
}

/** @typedef {(action: string, body?: unknown) => void} Act */
/** @typedef {{title: string, words: any, buttons?: any, faces?: any, isLit?: boolean}} Shown */

/**
 * @param {TournamentPage} page
 * @param {Act} act
 * @param {boolean} busy
 * @returns {Shown | null}
 */
function panelOf(page, act, busy) {
  const { body, you } = page;
  const { terms } = body;
  if (terms.state === "cancelled") return OWN.cancelled(terms.reason);
  if (terms.state === "finished") return overPanel(page);
  if (you.may_enter) return enterPanel(page, act, busy);
  if (you.entrant === null) return null;
  const leave = html`<button class="btn quiet" disabled=${busy} onClick=${() => act("withdraw")}>${OWN.leave}</button>`;
  if (you.state === "out") return OWN.out;
  if (you.state === "away" && !playing(page)) return awayPanel(act, busy, leave);
  if (terms.state === "open") return { ...OWN.entered(starts(terms.begins)), buttons: leave };
  return gamePanel(page, act, busy, leave);
}

/** @param {TournamentPage} page @returns {Shown | null} */
function overPanel({ body, you }) {
  const own = body.standings.find(({ entrant }) => entrant === you.entrant);
  return own ? OWN.over(own.place, body.standings.length) : null;
}

/** @param {TournamentPage} page @param {Act} act @param {boolean} busy @returns {Shown} */
function enterPanel({ body, you }, act, busy) {
  const { terms } = body;
  const token = location.hash.slice(1) || null;
  if (!terms.open && !you.maker && !token) return { title: OWN.open.title, words: OWN.invited };
  const enter = async () => {
    await refreshMe().catch(() => {});
    act("enter", { token, name: nameOrNew() });
  };
  const words = terms.state === "open" ? OWN.open : OWN.late;
  return {
    title: words.title,
    words: terms.state === "open" ? OWN.open.words(terms) : OWN.late.words,
    isLit: true,
    buttons: html`<button class="btn primary big" disabled=${busy} onClick=${enter}><${Icon} name="flag" />${words.act}</button>`,
  };
}

/** @param {Act} act @param {boolean} busy @param {any} leave @returns {Shown} */
function awayPanel(act, busy, leave) {
  const back = html`<button class="btn primary" disabled=${busy} onClick=${() => act("return")}>${OWN.away.act}</button>`;
  return { ...OWN.away, isLit: true, buttons: html`${back}${leave}` };
}

/** Whether one has a game to play. @param {TournamentPage} page */
const playing = ({ body, you }) =>
  you.match !== null && body.tables.some(({ match, ended }) => match === you.match && ended === null);

/** @param {TournamentPage} page @param {Act} act @param {boolean} busy @param {any} leave @returns {Shown} */
function gamePanel(page, act, busy, leave) {
  const { body, you } = page;
  if (playing(page)) return tablePanel(page, leave);
  const rest = html`<button class="btn quiet" disabled=${busy} onClick=${() => act("pause")}>${OWN.rest}</button>`;
  if (body.terms.kind === "arena") return { ...OWN.free, buttons: html`${rest}${leave}` };
  if (body.terms.state === "pairing") return { ...OWN.pairing, buttons: leave };
  if (you.bye) return { ...OWN.bye, buttons: leave };
  const going = new Set(body.tables.filter(({ ended }) => ended === null).map(({ table }) => table));
  return { title: OWN.done.title, words: OWN.done.words(going.size), buttons: leave };
}

/** @param {TournamentPage} page @param {any} leave @returns {Shown} */
function tablePanel({ body, you }, leave) {
  const names = [you.entrant, you.opponent].map((number) => nameOf(body, number));
  const other = names[1];
  const isWaited = you.kept !== null;
  const games = body.tables.filter(({ table }) => table === you.table).length;
  const words = isWaited
    ? html`${OWN.begins(other, you.begins)}; ${OWN.here(other, you.opponent_here)}. <${Kept} left=${you.kept} />`
    : OWN.plays(you.game ?? 1, games);
  return {
    title: OWN.yourGame(other, you.table ?? 0),
    words,
    isLit: true,
    faces: names.map((name, seat) => html`<${Sigil} name=${name} seat=${seat} size=${60} />`),
    buttons: html`<a class="btn primary big" href="/match/${you.match}"><${Icon} name="table" />${isWaited ? OWN.sit : OWN.goThere}</a>${leave}`,
  };
}

/** @param {{left: number | null}} props */
function Kept({ left }) {
  const seconds = useLeft(left === null ? null : Math.round(left));
  return OWN.kept(timeWords(seconds ?? 0));
}

/** @param {TournamentPage["body"]} body @param {number | null} entrant */
const nameOf = (body, entrant) => body.standings.find((row) => row.entrant === entrant)?.name ?? "";
