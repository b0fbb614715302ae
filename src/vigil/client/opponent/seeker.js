/** A bar above every other page while one looks for an opponent: it says when somebody is found. */

import { place } from "../app/router.js";
import { html } from "../app/ui.js";
import { useRequest } from "../net/request.js";
import { LOOK } from "../words/opponent.js";
import { seek, sinceHeard, sitDown, stopLooking } from "./search.js";
import { clock, useSeconds } from "./ticking.js";

export const styles = ["/opponent/seeker.css"];

export function Seeker() {
  const looking = seek.value;
  const seconds = useSeconds(looking ? looking.seconds + sinceHeard() : 0);
  const { busy, error, ask } = useRequest();
  if (!looking || looking.match || place.value.path === "/play") return null;
  const meeting = looking.meeting;
  return html`<aside class="seeker panel" role="status">
    <span>${error || (meeting ? LOOK.found(meeting.name) : LOOK.bar(clock(seconds)))}</span>
    ${
      meeting && !meeting.came
        ? html`<button class="btn sm primary" disabled=${busy} onClick=${() => ask(sitDown)}>${LOOK.sitDown}</button>`
        : html`<a class="btn sm" href="/play">${LOOK.back}</a>`
    }
    <button class="btn sm quiet" disabled=${busy} onClick=${() => ask(stopLooking)}>${LOOK.stop}</button>
  </aside>`;
}
