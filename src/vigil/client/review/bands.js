/** What the chance was gained by and lost to: one's decisions and draws, the row, and everybody else. */

import { nameOf, REVIEW } from "../words/review.js";

/**
 * @typedef {import("../net/protocol.js").MatchState} Match
 * @typedef {import("../net/protocol.js").Review} Review
 * @typedef {import("./rounds.js").Round} Round
 *
 * @typedef {object} BandOf
 * @property {string} icon
 * @property {string} words
 * @property {(round: Round) => number} change
 * @property {number} sum  in points
 */

const FEW = 4; // bands of others

/**
 * One band for each part. They always add up.
 * @param {Match} match
 * @param {Round[]} rounds
 * @param {Review | null} review
 * @param {number | null} [seat]  whose review it is: as long as nothing is known, everybody else has a band
 * @returns {BandOf[]}
 */
export function bandsOf(match, rounds, review, seat = null) {
  const points = review?.points;
  /** @param {(round: Round) => number} change @param {number | undefined} known */
  const sumOf = (change, known) =>
    known ?? Math.round(100 * rounds.reduce((sum, round) => sum + change(round), 0));
  /** @param {string} icon @param {string} words @param {BandOf["change"]} change @param {number} [known] */
  const band = (icon, words, change, known) => ({ icon, words, change, sum: sumOf(change, known) });
  const known = seatsOf(rounds, review);
  const expected = seat === null ? [] : [...match.seats.keys()].filter((each) => each !== seat);
  const others = (known.length ? known : expected).map((other) =>
    band(
      match.seats[other]?.kind === "person" ? "eye" : "bot",
      nameOf(match, other),
      (round) => round.parts.others.find((share) => share.seat === other)?.change ?? 0,
      points?.others[(review?.parts.others ?? []).findIndex((share) => share.seat === other)],
    ),
  );
  return [
    band("hand", REVIEW.decisions, ({ parts }) => parts.decisions, points?.decisions),
    band("deck", REVIEW.draws, ({ parts }) => parts.draws, points?.draws),
    band("cards", REVIEW.row, ({ parts }) => parts.row, points?.row),
    ...folded(others),
  ];
}

/** The seats of the others, in their order. @param {Round[]} rounds @param {Review | null} review */
function seatsOf(rounds, review) {
  const shares = review?.parts.others ?? rounds.flatMap(({ parts }) => parts.others);
  return [...new Set(shares.map(({ seat }) => seat))].sort((a, b) => a - b);
}

/** Of many others, those who changed least share a band. @param {BandOf[]} others */
function folded(others) {
  if (others.length <= FEW) return others;
  const bySize = [...others].sort((a, b) => Math.abs(a.sum) - Math.abs(b.sum));
  const least = bySize.slice(0, others.length - FEW + 1);
  const shared = {
    icon: "eye",
    words: REVIEW.others(least.length),
    change: (/** @type {Round} */ round) => least.reduce((sum, { change }) => sum + change(round), 0),
    sum: least.reduce((total, { sum }) => total + sum, 0),
  };
  return [...others.filter((each) => !least.includes(each)), shared];
}
