/** Words of what cards were measured to be worth. */

/**
 * @typedef {import("../net/protocol.js").MeasuredGain} Gain
 * @typedef {import("../net/protocol.js").Strength} Strength
 */

/** The phases, as players call them. */
export const PHASES = ["early", "in the middle", "late"];
const SHORT = ["early", "middle", "late"];

/** Points with a true minus sign: "+5.2", "−0.4", "0.0". @param {number} points */
export const signed = (points) => `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points).toFixed(1)}`;

/** For the ear: "minus 0.4". @param {number} points */
const heard = (points) => `${points < 0 ? "minus " : ""}${Math.abs(points).toFixed(1)}`;

export const STRENGTH = {
  heading: "Strength",
  measured: (/** @type {number} */ pairs) => `measured in ${pairs.toLocaleString("en")} paired games`,
  buyer: "points of chance for the one who buys it,",
  victor: "points of chance for the one who defeats it,",
  reach: (/** @type {number} */ reach) => `± ${reach.toFixed(1)}`,
  unclear: "No better than what else there is to do.",
  stronger: (/** @type {number} */ weaker, /** @type {number} */ others) =>
    `Stronger than ${weaker === others ? "all" : `${weaker} of`} ${others} other cards of its set.`,
  zero: "0",
  short: (/** @type {number} */ phase) => SHORT[phase],
  scale: (/** @type {Gain} */ gain, /** @type {number} */ low, /** @type {number} */ high) =>
    `${heard(gain.points)} points, between ${heard(gain.points - gain.reach)} and ${heard(gain.points + gain.reach)}; the set reaches from ${heard(low)} to ${heard(high)}`,
  why: "against the best turn without it, played on by Hard",
};

/**
 * The own turns of a phase: "turns 1 to 7", "8 to 11", "from 12".
 * @param {number} phase
 * @param {number[]} last  the last turns of the phases before the end
 */
export function turnsOf(phase, last) {
  if (phase === 0) return `turns 1 to ${last[0]}`;
  return phase === last.length ? `from ${last[phase - 1] + 1}` : `${last[phase - 1] + 1} to ${last[phase]}`;
}

/**
 * When a card is best, in a word or two; nothing, if only one phase is known or all of them are bad.
 * @param {Strength} strength
 * @param {number | null} best  the phase
 */
export function whenBest({ phases }, best) {
  const known = phases.filter((gain) => gain !== null);
  if (known.length < 2 || known.every(isLoss)) return "";
  return best === null ? "Much the same at any time." : `Best ${PHASES[best]}.`;
}

/**
 * In which phases it is worth its price, and in which something else is.
 * @param {Strength} strength
 */
export function whenWorth({ phases }) {
  /** @param {(gain: Gain) => boolean} fits */
  const where = (fits) => phases.flatMap((gain, phase) => (gain && fits(gain) ? [PHASES[phase]] : []));
  const good = where(({ points, reach }) => points > reach);
  const bad = where(isLoss);
  if (good.length === phases.length) return "It is worth taking at any time.";
  if (bad.length === phases.length) return "Something else is better at any time.";
  return [
    good.length ? `It is worth taking ${listed(good)}.` : "",
    bad.length ? `Something else is better ${listed(bad)}.` : "",
    good.length || bad.length ? "" : "No clear gain or loss in any of them.",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Points, and when it is best: "+5.2" and "± 0.5, best early".
 * @param {Strength} strength
 * @param {number | null} best
 */
export const inShort = ({ whole }, best) => ({
  points: signed(whole.points),
  words: `${STRENGTH.reach(whole.reach)}${best === null ? "" : `, best ${PHASES[best]}`}`,
});

/** Whether something else was clearly better. @param {Gain} gain */
const isLoss = ({ points, reach }) => points < -reach;

/** @param {string[]} words */
const listed = (words) => words.join(" and ");
