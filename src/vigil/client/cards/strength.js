/** The strength of a card in the reader: its points, its place in its set, and when it is best. */

import { html } from "../app/ui.js";
import { Lancet } from "../learn/lancet.js";
import { STRENGTH, signed, turnsOf, whenBest, whenWorth } from "../words/strength.js";
import { bestPhase, isClear, standing, strengthOf, strengths } from "./strengths.js";

/**
 * @typedef {import("../net/protocol.js").Printed} Printed
 * @typedef {import("../net/protocol.js").MeasuredGain} Gain
 * @typedef {import("./strengths.js").Strength} Shown
 */

export const styles = ["/learn/lancet.css", "/cards/strength.css"];

const ROOM = 0.04; // of the scale, on either side

/** Nothing, if the card was not measured. @param {{card: Printed}} props */
export function Strength({ card }) {
  const strength = strengthOf(card);
  if (!strength) return null;
  const { whole } = strength;
  const { cards, weaker, others } = standing(card, strength);
  return html`<section class="strength">
    <h2>${STRENGTH.heading} <small>${STRENGTH.measured(whole.pairs)}</small></h2>
    <p class="strength-words">
      <b class="num">${signed(whole.points)}</b> ${card.kind === "monster" ? STRENGTH.victor : STRENGTH.buyer}${" "}
      <span>${STRENGTH.reach(whole.reach)}</span> <span>(${STRENGTH.why}).</span>${" "}
      ${!isClear(whole) && `${STRENGTH.unclear} `}${STRENGTH.stronger(weaker, others)}
    </p>
    <${Scale} gain=${whole} cards=${cards} />
    <div class="when">
      <${Phases} card=${card} strength=${strength} />
      <p><b>${whenBest(strength, bestPhase(strength))}</b> ${whenWorth(strength)}</p>
    </div>
  </section>`;
}

/**
 * All cards of the set on a line, and where this one is.
 * @param {{gain: Gain, cards: {name: string, points: number}[]}} props
 */
function Scale({ gain, cards }) {
  const low = cards[0];
  const high = cards[cards.length - 1];
  const from = Math.min(low.points, gain.points - gain.reach, 0);
  const to = Math.max(high.points, gain.points + gain.reach, 0);
  /** @param {number} points */
  const at = (points) => `${100 * (ROOM + ((1 - 2 * ROOM) * (points - from)) / (to - from || 1))}%`;
  return html`<div class="scale" role="img" aria-label=${STRENGTH.scale(gain, low.points, high.points)}>
    ${cards.map(({ name, points }) => html`<i key=${name} style=${{ left: at(points) }} />`)}
    <span class="zero" style=${{ left: at(0) }}>${STRENGTH.zero}</span>
    <span
      class="spread"
      style=${{ left: at(gain.points - gain.reach), right: `calc(100% - ${at(gain.points + gain.reach)})` }}
    />
    <span class="here" style=${{ left: at(gain.points) }} />
    <small>${low.name}</small><small class="most">${high.name}</small>
  </div>`;
}

/**
 * A window for each phase, lit as far as the card is strong in it.
 * @param {{card: Printed, strength: Shown}} props
 */
function Phases({ card, strength: { phases } }) {
  const set = strengths.value?.sets[card.set];
  if (!set) return null;
  const { low, high } = range(Object.values(set.cards));
  /** @param {number} points */
  const share = (points) => Math.max(0.03, Math.min(0.98, (points - low) / (high - low)));
  return phases.map(
    (gain, phase) =>
      gain &&
      html`<div key=${phase} class="phase">
        <${Lancet}
          share=${share(gain.points)}
          spread=${[share(gain.points - gain.reach), share(gain.points + gain.reach)]}
          height=${84}
        />
        <span>
          <b class="num">${signed(gain.points)}</b>
          <small>${STRENGTH.short(phase)}<br />${turnsOf(phase, set.turns)}</small>
        </span>
      </div>`,
  );
}

/**
 * From how many to how many points the cards of a set reach in single phases, but for the furthest tenths.
 * @param {Shown[]} cards
 */
function range(cards) {
  const points = cards
    .flatMap(({ phases }) => phases.flatMap((gain) => (gain ? [gain.points] : [])))
    .sort((a, b) => a - b);
  const tenth = Math.floor(points.length / 10);
  return { low: points[tenth] - 1, high: points[points.length - 1 - tenth] + 1 };
}
