/** Games that the server does not keep, as if they were matches. */

/** @typedef {import("../net/protocol.js").SeatState} Seat */

/**
 * A game that is not a match of the server, in the shape the table expects.
 * @param {Pick<import("../net/protocol.js").Looked, "names" | "steps" | "update">} found
 * @returns {import("../net/protocol.js").MatchState}
 */
export function asMatch({ names, steps, update: { view } }) {
  const { sets, edition, variant } = view.setup;
  return {
    id: "",
    status: "finished",
    setup: { sets, edition, variant, honor_pool: fullPool(view), rival: view.rival?.name ?? null },
    seats: names.map(asSeat),
    clock: null,
    listed: false,
    acts: steps,
    deciding: null,
    turn_number: view.turn_number,
    honor_pool: view.honor_pool,
    taken_back: false,
    resumed: false,
    result: view.result,
    began: 0,
    moved: 0,
    rematch: null,
    chosen: null,
    commitment: null,
    seed: null,
    hints: false,
  };
}

/** The honor pool at the start. @param {import("../net/protocol.js").TableView} view */
const fullPool = ({ players, rival, honor_pool }) =>
  players.reduce((sum, player) => sum + player.honor, honor_pool + (rival?.honor ?? 0));

/**
 * @param {string} name
 * @returns {Seat}
 */
const asSeat = (name) => ({
  kind: "person",
  name,
  level: null,
  yours: false,
  online: true,
  clock: null,
  late: false,
  overdue: false,
  resigned: false,
  lent: null,
  link_until: null,
  hints: 0,
  seen_by: [],
  borrowed: false,
  wish: null,
});
