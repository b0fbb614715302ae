/** Finding somebody to play: choose, look, meet; and something to do meanwhile. */

import { Foot, Nav } from "../app/page.js";
import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { catalogue } from "../net/catalogue.js";
import { me, refreshMe } from "../net/person.js";
import { usePoll } from "../net/poll.js";
import { useRequest } from "../net/request.js";
import { playNow, usualLevel } from "../setup/new-match.js";
import { CHOOSE, LOOK, MEANWHILE } from "../words/opponent.js";
import { ChallengeForm } from "./challenge-form.js";
import { Challenged } from "./challenged.js";
import { loadCompany } from "./company.js";
import { LightWindow } from "./light.js";
import { Meeting } from "./meeting.js";
import {
  isLive,
  lookFor,
  opponents,
  refreshOpponents,
  seek,
  sinceHeard,
  stopLooking,
  takeAnybody,
} from "./search.js";
import { SlowSeeks } from "./slow.js";
import { clock, useSeconds } from "./ticking.js";
import { Wishes, wish, wishFor } from "./wishes.js";

/** @typedef {import("./search.js").Wish} Wish */
/** @typedef {import("./search.js").Seek} Seek */

export const styles = ["/opponent/opponent.css", "/opponent/opponent-small.css"];

const OFFERED = 30; // seconds after which a bot is the best that can be offered

export function Opponent() {
  usePoll(refresh, 20);
  const [isChoosing, choose] = useState(false);
  const { error, ask } = useRequest();
  /** @param {Partial<Wish>} news */
  const change = (news) => {
    wishFor(news);
    if (seek.value && !seek.value.meeting && wish.value.sets.length) ask(() => lookFor(wish.value));
  };
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class="opp ${isChoosing ? "choosing" : ""}">
      <${Wishes} change=${change} done=${isChoosing ? () => choose(false) : undefined} />
      <div class="opp-right">
        <${Stage} choose=${() => choose(true)} />
        ${error && html`<p class="wrong" role="alert">${error}</p>`}
        <${Meanwhile} />
        <${Challenged} />
        <${SlowSeeks} />
        <${ChallengeForm} />
      </div>
    </main>
    <${Foot} />
  </div>`;
}

async function refresh() {
  await Promise.all([refreshMe(), refreshOpponents()]);
  if (me.value?.account) await loadCompany();
}

/** @param {{choose: () => void}} props */
function Stage({ choose }) {
  const looking = seek.value;
  if (!looking) return html`<${Choosing} choose=${choose} />`;
  if (looking.meeting) return html`<${Meeting} meeting=${looking.meeting} />`;
  return html`<${Looking} looking=${looking} choose=${choose} />`;
}

/** Before one looks. @param {{choose: () => void}} props */
function Choosing({ choose }) {
  const { busy, error, ask } = useRequest();
  const found = opponents.value;
  const { pace, sets } = wish.value;
  const people = found?.waiting.find((line) => line.pace === pace)?.people ?? 0;
  const words = isLive(pace) ? LOOK.waits(people) || LOOK.nobody : LOOK.slow;
  return html`<section class="wait">
    <${Heading} words=${LOOK.heading} of=${wish.value} choose=${choose} />
    <${LightWindow} rating=${found?.rating ?? 1500} low=${null} high=${null} others=${[]} lit=${false} />
    <p class="wait-words" role="status">${found ? words : "–"}</p>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <p class="line">
      <button class="btn primary big" disabled=${busy || sets.length === 0} onClick=${() => ask(() => lookFor(wish.value))}>
        <${Icon} name="search" />${LOOK.go}
      </button>
    </p>
  </section>`;
}

/** @param {{looking: Seek, choose: () => void}} props */
function Looking({ looking, choose }) {
  const seconds = useSeconds(looking.seconds + sinceHeard());
  const { busy, error, ask } = useRequest();
  return html`<section class="wait">
    <${Heading} words=${LOOK.looking} of=${looking} choose=${choose} time=${clock(seconds)} />
    <${LightWindow} rating=${opponents.value?.rating ?? 1500} low=${looking.low} high=${looking.high} others=${looking.others} lit=${true} />
    <p class="wait-words" role="status">
      ${looking.missed && html`<b>${LOOK.missed(looking.missed)}</b> `}
      <b>${looking.low === null ? LOOK.takesAnybody : LOOK.between(looking.low, looking.high ?? 0)}</b> ${LOOK.others(looking.others.length)}
    </p>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <p class="line">
      <button class="btn" disabled=${busy} onClick=${() => ask(stopLooking)}><${Icon} name="close" />${LOOK.stop}</button>
      ${looking.low !== null && html`<button class="btn quiet" disabled=${busy} onClick=${() => ask(takeAnybody)}>${LOOK.anybody}</button>`}
    </p>
  </section>`;
}

/** @param {{words: string, of: Wish, choose: () => void, time?: string}} props */
function Heading({ words, of, choose, time }) {
  return html`<div class="wait-head">
    <div>
      <h1>${words}</h1>
      <p class="ash">${LOOK.what(of)} <button class="under" onClick=${choose}>${CHOOSE.change}</button></p>
    </div>
    ${time && html`<span class="num since" role="timer">${time}</span>`}
  </div>`;
}

/** A bot, while one waits: the best offer once that has taken a while. */
function Meanwhile() {
  const { busy, error, ask } = useRequest();
  const level = usualLevel();
  const title = catalogue.value?.levels.find((one) => one.level === level)?.title ?? "";
  const looking = seek.value;
  const seconds = useSeconds(looking ? looking.seconds + sinceHeard() : 0);
  if (looking?.meeting) return null;
  const isBest = looking !== null && seconds >= OFFERED;
  return html`<section class="meanwhile panel">
    <${Sigil} name=${title || level} seat=${3} size=${48} />
    <div><h2>${MEANWHILE.heading}</h2><p class="ash">${MEANWHILE.words}</p></div>
    <button class=${isBest ? "btn primary" : "btn"} disabled=${busy} onClick=${() => ask(() => playNow(level))}>${MEANWHILE.play(title)}</button>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
  </section>`;
}
