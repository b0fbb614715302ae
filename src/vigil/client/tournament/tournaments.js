/** All tournaments: one's own, those to come, those being played and those that are over. */

import { Page } from "../app/page.js";
import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { get } from "../net/api.js";
import { loadCatalogue } from "../net/catalogue.js";
import { usePoll } from "../net/poll.js";
import { LIST, termsLine } from "../words/tournament.js";

/** @typedef {import("../net/protocol.js").TournamentList} List */
/** @typedef {import("../net/protocol.js").TournamentTerms} Terms */

export const styles = ["/lobby/rows.css", "/tournament/tournament.css", "/tournament/tournament-small.css"];

const SHELVES = /** @type {(keyof List)[]} */ (["mine", "open", "running", "finished"]);

export function Tournaments() {
  const [list, setList] = useState(/** @type {List | null} */ (null));
  const error = usePoll(async () => {
    const [found] = await Promise.all([get("/api/tournaments"), loadCatalogue()]);
    setList(found);
  }, 20);
  const isEmpty = list && SHELVES.every((shelf) => list[shelf].length === 0);
  return html`<${Page} heading=${LIST.heading} lead=${LIST.lead}>
    <p><a class="btn primary" href="/tournaments/new"><${Icon} name="plus" />${LIST.make}</a></p>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    ${isEmpty && html`<p class="quiet-line">${LIST.nothing}</p>`}
    ${list && SHELVES.map((shelf) => html`<${Shelf} title=${LIST[shelf]} found=${unlisted(list, shelf)} />`)}
  <//>`;
}

/** One's own are shown once. @param {List} list @param {keyof List} shelf */
function unlisted(list, shelf) {
  const own = new Set(list.mine.map(({ id }) => id));
  return shelf === "mine" ? list.mine : list[shelf].filter(({ id }) => !own.has(id));
}

/** @param {{title: string, found: Terms[]}} props */
function Shelf({ title, found }) {
  if (found.length === 0) return null;
  return html`<h2>${title}</h2>
    <ul class="cups">${found.map((terms) => html`<${Row} key=${terms.id} terms=${terms} />`)}</ul>`;
}

/** @param {{terms: Terms}} props */
function Row({ terms }) {
  return html`<li class="cup panel">
    <a class="cup-name" href="/tournament/${terms.id}">${terms.name}</a>
    <span class="ash">${termsLine(terms)}</span>
    <span class="cup-when">${LIST.when[terms.state](terms)}</span>
    <a class="btn" href="/tournament/${terms.id}" tabindex="-1" aria-hidden="true">${LIST.go[terms.state]}</a>
  </li>`;
}
