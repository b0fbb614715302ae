/** A review as it is drawn: rounds, the points of the curve, the moments on it. */

/**
 * @typedef {import("../net/protocol.js").ReviewedTurn} Turn
 * @typedef {import("../net/protocol.js").Judged} Judged
 * @typedef {Required<import("../net/protocol.js").Parts>} Parts
 * @typedef {import("./light-window.js").Point} Point
 * @typedef {import("./light-window.js").Pane} Pane
 *
 * @typedef {object} Round
 * @property {number} number
 * @property {Turn[]} turns
 * @property {number} before
 * @property {number} after
 * @property {Judged[]} decisions
 * @property {Parts} parts
 */

export const COUNTS = 0.02;
const MOMENTS = 3;

/**
 * The turns by rounds.
 * @param {Turn[]} turns
 * @returns {Round[]}
 */
export function roundsOf(turns) {
  /** @type {Round[]} */
  const rounds = [];
  for (const turn of turns) {
    if (rounds.at(-1)?.number !== turn.round) rounds.push(emptyRound(turn));
    const round = /** @type {Round} */ (rounds.at(-1));
    round.turns.push(turn);
    round.decisions.push(...turn.decisions);
    round.after = turn.after;
    round.parts = added(round.parts, /** @type {Parts} */ (turn.parts));
  }
  return rounds;
}

/** @param {Turn} turn @returns {Round} */
const emptyRound = ({ round, before }) => ({
  number: round,
  turns: [],
  before,
  after: before,
  decisions: [],
  parts: { decisions: 0, draws: 0, row: 0, others: [] },
});

/** @param {Parts} one @param {Parts} other @returns {Parts} */
function added(one, other) {
  const others = one.others.map((share) => ({ ...share }));
  for (const { seat, change } of other.others) {
    const known = others.find((share) => share.seat === seat);
    if (known) known.change += change;
    else others.push({ seat, change });
  }
  return {
    decisions: one.decisions + other.decisions,
    draws: one.draws + other.draws,
    row: one.row + other.row,
    others,
  };
}

/**
 * The points of the curve: the start, and the end of every turn.
 * @param {Round[]} rounds
 * @returns {Point[]}
 */
export function pointsOf(rounds) {
  /** @type {Point[]} */
  const points = rounds.length ? [{ at: 0, chance: rounds[0].before }] : [];
  for (const [index, { turns }] of rounds.entries())
    for (const [place, turn] of turns.entries())
      points.push({ at: index + (place + 1) / turns.length, chance: turn.after });
  return points;
}

/**
 * The costliest decisions, the costliest first.
 * @param {Turn[]} turns
 */
export function momentsOf(turns) {
  const all = turns.flatMap((turn) => turn.decisions).filter(({ loss }) => loss >= COUNTS);
  return all.sort((a, b) => b.loss - a.loss).slice(0, MOMENTS);
}

/**
 * Signs on the curve: the moments, and the unluckiest round.
 * @param {Round[]} rounds
 * @param {Judged[]} moments
 * @param {number | null} unlucky
 * @returns {Pane[]}
 */
export function panesOf(rounds, moments, unlucky) {
  const luck = rounds.filter(({ number }) => number === unlucky).map((round) => midOf(rounds, round, 0));
  const costly = moments.flatMap((judged) => {
    const round = rounds.find(({ number }) => number === judged.round);
    if (!round) return [];
    const place = round.turns.findIndex(({ decisions }) => decisions.includes(judged));
    return [{ ...midOf(rounds, round, place), grade: judged.grade }];
  });
  return [...luck, ...costly];
}

/**
 * The middle of a turn on the curve.
 * @param {Round[]} rounds
 * @param {Round} round
 * @param {number} place
 * @returns {Pane}
 */
function midOf(rounds, round, place) {
  const { before, after } = round.turns[place];
  const at = rounds.indexOf(round) + (place + 0.5) / round.turns.length;
  return { at, chance: (before + after) / 2, round: round.number, grade: "luck" };
}

/**
 * Decisions with equal plays in a row as one line.
 * @param {Judged[]} decisions
 * @returns {Judged[][]}
 */
export function linesOf(decisions) {
  /** @type {Judged[][]} */
  const lines = [];
  for (const judged of decisions) {
    const before = lines.at(-1)?.at(-1);
    const joins = before && isPlain(before) && isPlain(judged) && before.grade === judged.grade;
    if (joins) lines.at(-1)?.push(judged);
    else lines.push([judged]);
  }
  return lines;
}

/** @param {Judged} judged */
const isPlain = ({ taken, loss, drew }) => taken.verb === "play" && loss < COUNTS && drew.length === 0;
