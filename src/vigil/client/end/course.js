/** How a game went: who was ahead after every turn, and which turn decided it. */

import { roundNumbers } from "../table/state/rounds.js";

/**
 * @typedef {import("../net/protocol.js").Replay} Replay
 *
 * @typedef {object} Passed  a turn that is over
 * @property {number} round  by which it is called; 0: before the first that is told of
 * @property {number | null} player
 * @property {number} step  with which it begins
 * @property {number[]} honor  everybody's after it
 *
 * @typedef {object} Decided
 * @property {"led" | "turned"} how  whether the winner was ahead from the first turn on
 * @property {Passed} turn  that brought the lead, or most of it
 * @property {number} gained  by whom it was
 */

/** All turns with everybody's honor after them. @param {Replay} replay @returns {Passed[]} */
export function courseOf({ turns, honor }) {
  const rounds = roundNumbers(turns);
  const missing = Math.max(honor.length - turns.length, 0); // one, if the game was begun within a turn
  return honor.map((values, index) => {
    const mark = turns[index - missing];
    return {
      round: mark ? (rounds.get(mark.turn) ?? 1) : 0,
      player: mark?.player ?? null,
      step: mark?.step ?? 0,
      honor: values,
    };
  });
}

/** Who is ahead; -1: nobody alone. @param {number[]} honor */
function leader(honor) {
  const best = Math.max(...honor);
  return honor.filter((value) => value === best).length > 1 ? -1 : honor.indexOf(best);
}

/**
 * The turn that decided a game; null where nobody was ahead at its end, or it was over at once.
 * @param {Passed[]} course
 * @returns {Decided | null}
 */
export function decidedBy(course) {
  const last = course.length - 1;
  const winner = course.length ? leader(course[last].honor) : -1;
  if (winner < 0 || last < 2) return null;
  let index = last;
  while (index > 0 && leader(course[index - 1].honor) === winner) index -= 1;
  if (index > 1) return decided("turned", course, index);
  const gains = course.map((_, place) => (place ? gain(course, place, winner) : 0));
  const best = gains.indexOf(Math.max(...gains));
  return gains[best] > 0 ? decided("led", course, best) : null;
}

/** @param {Passed[]} course @param {number} index @param {number} player */
const gain = (course, index, player) => course[index].honor[player] - course[index - 1].honor[player];

/** @param {Decided["how"]} how @param {Passed[]} course @param {number} index @returns {Decided} */
const decided = (how, course, index) => ({
  how,
  turn: course[index],
  gained: gain(course, index, course[index].player ?? 0),
});
