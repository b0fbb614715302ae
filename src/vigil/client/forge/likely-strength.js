/** How strong a card probably is: a guess, drawn with how far it may be off. */

import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { STRENGTH } from "../words/forge.js";

/** @typedef {import("../net/protocol.js").EstimatedGain} EstimatedGain */

const FAR = 16; // points on either side of the scale
const TENTH = 10;

/** @param {{estimate: EstimatedGain | null, cost: number}} props */
export function LikelyStrength({ estimate, cost }) {
  if (!estimate)
    return html`<section class="likely"><h2>${STRENGTH.heading}</h2><p>${STRENGTH.none}</p></section>`;
  const { points, reach, peers, verdict, stronger, measured } = estimate;
  return html`<section class="likely">
    <h2>${STRENGTH.heading} <small>${STRENGTH.basis(measured)}</small></h2>
    <p><b class="num">${signed(points)}</b> ${STRENGTH.reach(reach)} ${STRENGTH.points}${stronger !== null && `, ${STRENGTH.stronger(stronger, cost)}`}</p>
    <${Scale} points=${points} reach=${reach} peers=${peers} />
    <p class=${`verdict ${verdict}`}><${Icon} name=${verdict === "fair" ? "check" : "flag"} /> ${STRENGTH.verdicts[verdict]}</p>
  </section>`;
}

/** @param {{points: number, reach: number, peers: number}} props */
function Scale({ points, reach, peers }) {
  return html`<div class="forge-scale" role="img" aria-label=${STRENGTH.scale(points, reach, peers)}>
    <i class="band" style=${{ left: at(points - reach), right: `calc(100% - ${at(points + reach)})` }} />
    <i class="peers" style=${{ left: at(peers) }} />
    <i class="here" style=${{ left: at(points) }} />
  </div>`;
}

/** Where points lie on the scale. @param {number} points */
const at = (points) => `${Math.max(0, Math.min(100, ((points + FAR) / (2 * FAR)) * 100))}%`;

/** @param {number} points */
export const signed = (points) => `${points < 0 ? "−" : "+"}${Math.abs(Math.round(points * TENTH) / TENTH)}`;
