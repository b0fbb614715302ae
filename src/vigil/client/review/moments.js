/** The costliest moments: two cards and a sentence each. */

import { html, useEffect, useRef } from "../app/ui.js";
import { Card } from "../cards/card.js";
import { did, percent, REVIEW, sentenceOf } from "../words/review.js";
import { Sign } from "./signs.js";

/**
 * @typedef {import("../net/protocol.js").Judged} Judged
 * @typedef {import("../net/protocol.js").Candidate} Candidate
 */

/** @param {{moments: Judged[], chosen: number | null, choose: (judged: Judged) => void, done: boolean, wide: boolean}} props */
export function Moments({ moments, chosen, choose, done, wide }) {
  const inOrder = [...moments].sort((a, b) => a.number - b.number);
  return html`<section class="moments" aria-label=${REVIEW.moments}>
    ${done && moments.length === 0 && html`<p>${REVIEW.noMoments}</p>`}
    ${inOrder.map((judged) => html`<${Moment} judged=${judged} on=${judged.number === chosen} choose=${choose} wide=${wide} />`)}
  </section>`;
}

/** @param {{judged: Judged, on: boolean, choose: (judged: Judged) => void, wide: boolean}} props */
function Moment({ judged, on, choose, wide }) {
  const { taken, best, loss, grade } = judged;
  const { first, better, because } = sentenceOf(judged);
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (on) swipeTo(element.current);
  }, [on]);
  return html`<article class=${`moment ${on ? "on" : ""}`} ref=${element}>
    <h2><button class="moment-choose" aria-pressed=${on} onClick=${() => choose(judged)}>
      <${Sign} grade=${grade} size=${24} /><span>${REVIEW.moment(judged)}<span class="sr">${REVIEW.lost(percent(loss))}</span></span>
      <b aria-hidden="true">−${percent(loss)}</b></button></h2>
    <div class="pair">
      <${Paired} candidate=${taken} tag=${did(taken)} kind="taken" wide=${wide} />
      <${Paired} candidate=${best} tag=${REVIEW.better(percent(loss))} kind="better" wide=${wide} />
    </div>
    <p>${first} <strong>${better}</strong>${because}</p>
  </article>`;
}

/** Brings a moment into sight where they are swiped; the page itself stays where it is. @param {HTMLElement | null} moment */
function swipeTo(moment) {
  const strip = moment?.parentElement;
  if (moment && strip) strip.scrollLeft = moment.offsetLeft - (strip.clientWidth - moment.offsetWidth) / 2;
}

/** @param {{candidate: Candidate, tag: string, kind: string, wide: boolean}} props */
function Paired({ candidate, tag, kind, wide }) {
  return html`<span class=${`paired ${kind}`}>
    ${candidate.card ? html`<${Card} name=${candidate.card} size=${wide ? "m" : "s"} state="plain" />` : html`<span class="no-card">${candidate.move}</span>`}
    <span class=${`mark ${kind}`}>${kind === "better" && html`<${Sign} grade="best" size=${14} />`}${tag}</span>
  </span>`;
}
