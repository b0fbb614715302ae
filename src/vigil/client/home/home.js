/** The door: one click to a game, and the way to everything else. */

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

const ROWS = 3;

export function Home() {
  usePoll(refreshMe, 20);
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class="home">
      <div class="door">
        <h1>Build a deck before the candle burns out</h1>
        <p class="lead">Ascension in your browser: five rulebooks, every card. Alone against bots, with friends at one screen, live, or over days.</p>
        <${PlayNow} />
        <div class="ways">
          <a class="btn" href="/new"><${Icon} name="table" />Set up a table</a>
          <a class="btn" href="/join"><${Icon} name="link" />Join by link</a>
          <a class="btn" href="/cards"><${Icon} name="cards" />Card gallery</a>
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
      <span>${busy ? "Laying the table …" : "Play now"}</span>
      <small>two players, against a bot<br />about 15 minutes</small>
    </button>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <${Levels} chosen=${level} choose=${setChosen} />
  </div>`;
}

/** @param {{chosen: string, choose: (level: string) => void}} props */
function Levels({ chosen, choose }) {
  const levels = catalogue.value?.levels ?? [];
  return html`<fieldset class="levels">
    <legend>The bot plays</legend>
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
    <h2 id="my-games">My games <a href="/games">all ${me.value?.matches.length}</a></h2>
    <ul class="rows">${matches.slice(0, ROWS).map((match) => html`<li key=${match.id}><${OwnRow} match=${match} /></li>`)}</ul>
  </section>`;
}

/** What to know before a first game. */
function Newcomer() {
  return html`<section class="games newcomer" aria-labelledby="new-here">
    <h2 id="new-here">New here? <a href="/rules">the rules in short</a></h2>
    <ol>
      <li>Play your hand: <${Icon} name="rune" /> runes buy better cards, <${Icon} name="power" /> power defeats monsters.</li>
      <li>Every card that is lit can be clicked; a move that revealed nothing can be taken back.</li>
      <li>When the candle is burnt down, whoever has most <${Icon} name="honor" /> honor wins.</li>
    </ol>
  </section>`;
}

/** They are drawn after the words are there. */
function Windows() {
  const Nave = useLoaded(() => import("./nave.js"), "Nave");
  return html`<div class="nave">${Nave && html`<${Nave} />`}</div>`;
}
