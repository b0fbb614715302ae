/** Which puzzle comes after which. */

import { solvedIn } from "../app/settings.js";

/**
 * The address of the first puzzle after this one that is not solved; of the list, if all are.
 * @param {import("../net/protocol.js").Puzzles} all
 * @param {string} id
 */
export function addressAfter({ puzzles }, id) {
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  const following = others.find((puzzle) => !solvedIn(puzzle.id));
  return following ? `/puzzles/${following.id}` : "/puzzles";
}
