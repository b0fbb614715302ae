/** Somebody is found: both have a few seconds to sit down. */

import { html, useEffect, useRef } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { nameOrNew } from "../net/person.js";
import { useRequest } from "../net/request.js";
import { LOOK } from "../words/opponent.js";
import { sinceHeard, sitDown, stopLooking } from "./search.js";
import { useSeconds } from "./ticking.js";

/** @typedef {import("../net/protocol.js").MeetingState} MeetingState */

const TIME = 20; // seconds that a meeting lasts

/** @param {{meeting: MeetingState}} props */
export function Meeting({ meeting }) {
  const { busy, error, ask } = useRequest();
  const left = Math.max(0, useSeconds(meeting.seconds - sinceHeard()));
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), []);
  return html`<section class="wait meeting">
    <h1>${LOOK.found(meeting.name)}</h1>
    <p class="sr" role="alert">${LOOK.found(meeting.name)}</p>
    <div class="both">
      <${Place} name=${nameOrNew()} seat=${0} came=${meeting.came} />
      <span class="candle-time" style=${{ "--left": left / TIME }} role="timer" aria-label=${LOOK.secondsLeft(left)}><i></i></span>
      <${Place} name=${meeting.name} seat=${1} came=${meeting.other_came} />
    </div>
    <p class="wait-words" role="status">${stateWords(meeting)} ${LOOK.secondsLeft(left)}</p>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <p class="line">
      ${!meeting.came && html`<button ref=${button} class="btn primary big" disabled=${busy} onClick=${() => ask(sitDown)}>${LOOK.sitDown}</button>`}
      <button class="btn quiet" disabled=${busy} onClick=${() => ask(stopLooking)}>${LOOK.notNow}</button>
    </p>
  </section>`;
}

/** @param {MeetingState} meeting */
function stateWords({ name, came, other_came }) {
  if (came) return LOOK.waitingFor(name);
  return other_came ? LOOK.isThere(name) : LOOK.isAsked(name);
}

/** @param {{name: string, seat: number, came: boolean}} props */
function Place({ name, seat, came }) {
  return html`<span class="place ${came ? "there" : ""}">
    <${Sigil} name=${name} seat=${seat} size=${84} />
    <b>${name}</b>
    ${came && html`<${Icon} name="check" />`}
  </span>`;
}
