/** What cards were measured to be worth, fetched where somebody wants to know, and how cards compare. */

import { signal } from "../app/ui.js";
import { get, once } from "../net/api.js";

/**
 * @typedef {import("../net/protocol.js").Strengths} Strengths
 * @typedef {import("../net/protocol.js").Strength} Strength
 * @typedef {import("../net/protocol.js").MeasuredGain} Gain
 * @typedef {import("../net/protocol.js").Printed} Printed
 */

/** @type {import("../vendor/signals.js").Signal<Strengths | null>} */
export const strengths = signal(null);

/** Fetch them, unless that has been done. */
export const loadStrengths = once(async () => {
  strengths.value = await get("/api/strengths");
});

/**
 * What is known of a card in its own set.
 * @param {Printed} card
 * @returns {Strength | undefined}
 */
export const strengthOf = ({ name, set }) => strengths.value?.sets[set]?.cards[name];

/**
 * Where a card stands among those of its set: all points, the weakest and the strongest, how many are weaker.
 * @param {Printed} card
 * @param {Strength} strength
 */
export function standing({ set }, { whole }) {
  const cards = Object.entries(strengths.value?.sets[set]?.cards ?? {})
    .map(([name, { whole }]) => ({ name, points: whole.points }))
    .sort((a, b) => a.points - b.points);
  return {
    cards,
    weaker: cards.filter(({ points }) => points < whole.points).length,
    others: cards.length - 1,
  };
}

/** Whether a gain is more, or less, than nothing. @param {Gain} gain */
export const isClear = ({ points, reach }) => Math.abs(points) > reach;

/**
 * The phase in which a card is clearly better than in another: its number, or null.
 * @param {Strength} strength
 */
export function bestPhase({ phases }) {
  const known = phases.flatMap((gain, phase) => (gain ? [{ ...gain, phase }] : []));
  if (known.length < 2) return null;
  const [worst, ...others] = known.sort((a, b) => a.points - b.points);
  const best = others[others.length - 1];
  return best.points - worst.points > Math.hypot(best.reach, worst.reach) ? best.phase : null;
}
