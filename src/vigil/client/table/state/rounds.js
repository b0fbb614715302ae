/** The numbers that turns are called by: everybody's first is turn 1, everybody's second turn 2. */

/** @typedef {{turn: number, player: number | null}} Turn  `turn`: as the rules count, all players together */

/**
 * What every turn of a game is called, by the number that the rules give it. Whoever has an additional turn
 * is a turn ahead of the others until they have had theirs.
 * @param {Turn[]} turns  all of the game, in order
 * @returns {Map<number, number>}
 */
export function roundNumbers(turns) {
  const numbers = new Map();
  let round = 1;
  let seen = new Set();
  for (const { turn, player } of turns) {
    if (player === null) continue;
    if (seen.has(player)) {
      round += 1;
      seen = new Set();
    }
    seen.add(player);
    numbers.set(turn, round);
  }
  return numbers;
}

/** The number of the last turn. @param {Turn[]} turns */
export const lastRound = (turns) => [...roundNumbers(turns).values()].at(-1) ?? 1;
