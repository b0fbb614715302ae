/** The home page: one click to a game, and links to everything else. */

import { useLoaded } from "../app/modules.js";
import { Foot, Nav } from "../app/page.js";
import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { OwnRow } from "../lobby/rows.js";
import { catalogue } from "../net/catalogue.js";
import { me, refreshMe } from "../net/person.js";
import { usePoll } from "../net/poll.js";
import { useRequest } from "../net/request.js";
import { keepLevel, playNow, usualLevel } from "../setup/new-match.js";
import { HOME, NEWCOMER } from "../words/home.js";

const ROWS = 3;

export function Home() {
  usePoll(refreshMe, 20);
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class="home">
      <div class="door">
        <h1>${HOME.heading}</h1>
        <p class="lead">${HOME.lead}</p>
        <${PlayNow} />
        <div class="ways">
          <a class="btn" href="/new"><${Icon} name="table" />${HOME.new}</a>
          <a class="btn" href="/join"><${Icon} name="link" />${HOME.join}</a>
          <a class="btn" href="/cards"><${Icon} name="cards" />${HOME.cards}</a>
        </div>
        <${MyGames} />
      </div>
      <${Windows} />
    </main>
    <${Foot} />
  </div>`;
}

function PlayNow() {
  const [chosen, setChosen] = useState("");
  const { busy, error, ask } = useRequest();
  const level = chosen || usualLevel();
  const start = () => {
    keepLevel(level);
    ask(() => playNow(level));
  };
  return html`<div class="play-box">
    <button class="btn primary play-now" disabled=${busy} onClick=${start}>
      <${Icon} name="flame" />
      <span>${busy ? HOME.busy : HOME.play}</span>
      <small>${HOME.against}<br />${HOME.time}</small>
    </button>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <${Levels} chosen=${level} choose=${setChosen} />
  </div>`;
}

/** @param {{chosen: string, choose: (level: string) => void}} props */
function Levels({ chosen, choose }) {
  const levels = catalogue.value?.levels ?? [];
  return html`<fieldset class="levels">
    <legend>${HOME.level}</legend>
    <div class="segments">
      ${levels.map(
        ({ level, title }) => html`<label>
          <input type="radio" name="level" checked=${level === chosen} onChange=${() => choose(level)} /><span>${title}</span>
        </label>`,
      )}
    </div>
    <p class="hint-line">${levels.find(({ level }) => level === chosen)?.words}</p>
  </fieldset>`;
}

function MyGames() {
  const matches = (me.value?.matches ?? []).filter((match) => match.status !== "finished");
  if (matches.length === 0) return html`<${Newcomer} />`;
  return html`<section class="games" aria-labelledby="my-games">
    <h2 id="my-games">${HOME.games} <a href="/games">${HOME.all(me.value?.matches.length ?? 0)}</a></h2>
    <ul class="rows">${matches.slice(0, ROWS).map((match) => html`<li key=${match.id}><${OwnRow} match=${match} /></li>`)}</ul>
  </section>`;
}

/** What to know before a first game. */
function Newcomer() {
  return html`<section class="games newcomer" aria-labelledby="new-here">
    <h2 id="new-here">${NEWCOMER.heading} <a href="/rules">${NEWCOMER.rules}</a></h2>
    <ol>
      ${NEWCOMER.steps().map((step) => html`<li>${step}</li>`)}
    </ol>
  </section>`;
}

/** Loaded after the text, which should not wait for it. */
function Windows() {
  const Nave = useLoaded(() => import("./nave.js"), "Nave");
  return html`<div class="nave">${Nave && html`<${Nave} />`}</div>`;
}
