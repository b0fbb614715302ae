/** How many ended with how much honor: a lancet for every four, lit as high as many; dots while they are few. */

import { html } from "../app/ui.js";
import { lightWindow } from "../review/light-window.js";
import { AFTER } from "../words/deal.js";

const STEP = 4;
const ENOUGH = 10;
const LEAST = 8; // lancets
const WIDTH = 652;
const HEIGHT = 214;

/** @param {{honors: number[], own: number | null}} props */
export function Arcade({ honors, own }) {
  const low = Math.floor(Math.min(...honors) / STEP) * STEP;
  const bins = Math.max(LEAST, Math.floor((Math.max(...honors) - low) / STEP) + 1);
  const counts = Array.from({ length: bins }, () => 0);
  for (const honor of honors) counts[Math.floor((honor - low) / STEP)] += 1;
  const mine = own === null ? -1 : Math.floor((own - low) / STEP);
  return html`<figure class="arcade">
    ${honors.length < ENOUGH ? html`<${Dots} counts=${counts} mine=${mine} />` : html`<${Lancets} counts=${counts} mine=${mine} />`}
    <ol class="months" aria-hidden="true">${counts.map((_, place) => html`<li class=${place === mine ? "on" : ""}>${low + STEP * place}</li>`)}</ol>
    <figcaption class="sr">${AFTER.arcade(honors)}</figcaption>
    ${own !== null && html`<span class="arcade-tip" style=${tipAt(mine, bins)}><b class="num">${own}</b> ${AFTER.you}</span>`}
  </figure>`;
}

/** @param {{counts: number[], mine: number}} props */
function Lancets({ counts, mine }) {
  const most = Math.max(...counts) * 1.06;
  const points = counts.flatMap((count, place) => [
    { at: place + 0.02, chance: count / most },
    { at: place + 0.98, chance: count / most },
  ]);
  const glass = lightWindow({
    points,
    rounds: counts.length,
    panes: [],
    chosen: mine + 1,
    width: WIDTH,
    height: HEIGHT,
  });
  return html`<div class="glass" dangerouslySetInnerHTML=${{ __html: glass }} />`;
}

/** @param {{counts: number[], mine: number}} props */
const Dots = ({ counts, mine }) =>
  html`<div class="dots" aria-hidden="true">
    ${counts.map((count, place) => html`<span>${Array.from({ length: count }, (_, dot) => html`<i class=${place === mine && dot === 0 ? "mine" : ""} />`)}</span>`)}
  </div>`;

/** Beside one's own lancet, on the side with more room. @param {number} mine @param {number} bins */
const tipAt = (mine, bins) =>
  mine < bins / 2
    ? { left: `${(100 * (mine + 1)) / bins}%`, marginLeft: "8px" }
    : { right: `${100 - (100 * mine) / bins}%`, marginRight: "8px" };
