/** One click to an opponent: a pace is a button. */

import { go } from "../app/router.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { useRequest } from "../net/request.js";
import { isLive, lookFor, opponents } from "../opponent/search.js";
import { wish, wishFor } from "../opponent/wishes.js";
import { MEMBER } from "../words/member.js";
import { PACES } from "../words/opponent.js";

/** @typedef {import("../opponent/search.js").Wish} Wish */

const CODES = /** @type {Wish["pace"][]} */ (Object.keys(PACES));

export function Find() {
  const { busy, error, ask } = useRequest();
  const rating = opponents.value?.rating;
  /** @param {Wish["pace"]} pace */
  const look = (pace) =>
    ask(async () => {
      wishFor({ pace });
      await lookFor(wish.value);
      if (isLive(pace)) go("/play");
    });
  return html`<section class="find" aria-labelledby="find">
    <h2 id="find" class="head">${MEMBER.find}${rating && html`<small>${MEMBER.near(rating)}</small>`}<a href="/play">${MEMBER.choose}</a></h2>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <div class="paces">
      ${CODES.map((code) => {
        const { number, unit, kind, open } = PACES[code];
        const people = opponents.value?.waiting.find((line) => line.pace === code)?.people;
        return html`<button class="pace" disabled=${busy} onClick=${() => look(code)}>
          <span class="num">${number}</span><b>${unit}</b><small>${kind}, ${people === undefined ? "–" : open(people)}</small>
        </button>`;
      })}
    </div>
    <div class="ways">
      <a class="btn" href="/new?against=bot"><${Icon} name="bot" />${MEMBER.bot}</a>
      <a class="btn" href="/new"><${Icon} name="table" />${MEMBER.table}</a>
      <a class="btn" href="/join"><${Icon} name="link" />${MEMBER.link}</a>
    </div>
  </section>`;
}
