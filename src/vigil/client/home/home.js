/** The home page: one click to a game, and links to everything else. */

import { useLoaded } from "../app/modules.js";
import { Foot, Nav } from "../app/page.js";
import { isLessonDone, lessonsAt } from "../app/settings.js";
import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { OwnRow } from "../lobby/rows.js";
import { catalogue } from "../net/catalogue.js";
import { me, refreshMe } from "../net/person.js";
import { usePoll } from "../net/poll.js";
import { useRequest } from "../net/request.js";
import { keepLevel, playNow, usualLevel } from "../setup/new-match.js";
import { HOME, NEWCOMER } from "../words/home.js";

export const styles = ["/home/home.css"];

/** @typedef {import("../net/protocol.js").MatchState} Match */

const ROWS = 3;

export function Home() {
  usePoll(refreshMe, 20);
  const isMember = me.value?.account ?? false;
  const Member = useLoaded(() => import("./member.js"), "Member", isMember);
  if (isMember && Member) return html`<${Member} play=${html`<${PlayNow} />`} />`;
  return html`<${Door} />`;
}

/** For everybody without an account. */
function Door() {
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class="home">
      <div class="door">
        <h1>${HOME.heading}</h1>
        <p class="lead">${HOME.lead}</p>
        <${PlayNow} />
        <div class="ways">
          <a class="btn" href="/play"><${Icon} name="search" />${HOME.find}</a>
          <a class="btn" href="/new"><${Icon} name="table" />${HOME.new}</a>
          <a class="btn" href="/join"><${Icon} name="link" />${HOME.join}</a>
          <a class="btn" href="/deal"><${Icon} name="cards" />${HOME.deal}</a>
        </div>
        <${MyGames} />
        <${TodaysPuzzle} />
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
  const all = me.value?.matches ?? [];
  const matches = all.filter((match) => match.status !== "finished");
  if (all.length === 0) return html`<${Newcomer} />`;
  if (matches.length === 0) return html`<${Returning} matches=${all} />`;
  return html`<section class="games" aria-labelledby="my-games">
    <h2 id="my-games">${HOME.games} <a href="/games">${HOME.all(me.value?.matches.length ?? 0)}</a></h2>
    <ul class="rows">${matches.slice(0, ROWS).map((match) => html`<li key=${match.id}><${OwnRow} match=${match} /></li>`)}</ul>
  </section>`;
}

/** For whoever comes back and has nothing to go on with: how it went last, and what to try next. @param {{matches: Match[]}} props */
function Returning({ matches }) {
  const last = matches.reduce((latest, match) => (match.moved > latest.moved ? match : latest));
  return html`<section class="games" aria-labelledby="last-game">
    <h2 id="last-game">${HOME.last} <a href="/games">${HOME.all(matches.length)}</a></h2>
    <ul class="rows"><li><${OwnRow} match=${last} /></li></ul>
    <${Next} matches=${matches} last=${last} />
  </section>`;
}

/** A stronger bot for whoever has won, else a set that was never played. @param {{matches: Match[], last: Match}} props */
function Next({ matches, last }) {
  const levels = catalogue.value?.levels ?? [];
  const beaten = last.seats.find(({ kind }) => kind === "bot")?.level;
  const stronger = levels[levels.findIndex(({ level }) => level === beaten) + 1];
  const played = new Set(matches.flatMap(({ setup }) => setup.sets));
  const fresh = (catalogue.value?.sets ?? []).find(({ code }) => !played.has(code));
  const hasWon = last.result?.winners.some((place) => last.seats[place].yours);
  if (hasWon && beaten && stronger)
    return html`<p class="next-try">${HOME.stronger(stronger.title)} <a href="/new?like=${last.id}&level=${stronger.level}">${HOME.tryIt}</a></p>`;
  return (
    fresh &&
    html`<p class="next-try">${HOME.fresh(fresh.name)} <a href="/new?set=${fresh.code}">${HOME.tryIt}</a></p>`
  );
}

/** What to know before a first game. */
function Newcomer() {
  return html`<section class="games newcomer" aria-labelledby="new-here">
    <h2 id="new-here">${NEWCOMER.heading} <a href="/rules">${NEWCOMER.rules}</a></h2>
    <p class="line"><${FirstLesson} /></p>
    <ol>
      ${NEWCOMER.steps().map((step) => html`<li>${step}</li>`)}
    </ol>
  </section>`;
}

function FirstLesson() {
  if (isLessonDone("first"))
    return html`<a class="btn" href="/learn"><${Icon} name="hint" />${NEWCOMER.lessons}</a>`;
  return html`<a class="btn" href="/learn/first"><${Icon} name="hint" />${lessonsAt("first") ? NEWCOMER.goOn : NEWCOMER.lesson}</a>`;
}

/** A riddle for whoever has a minute; loaded after the rest. */
function TodaysPuzzle() {
  const Today = useLoaded(() => import("./today.js"), "Today");
  return Today && html`<${Today} />`;
}

/** Loaded after the text, which should not wait for it. */
function Windows() {
  const Nave = useLoaded(() => import("./nave.js"), "Nave");
  return html`<div class="nave">${Nave && html`<${Nave} />`}</div>`;
}
