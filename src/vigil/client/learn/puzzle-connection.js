/** A puzzle in the place of a server: every move is a try, and the table goes on only by a right one. */

import { signal } from "../app/ui.js";
import { asMatch } from "../replay/as-match.js";

/**
 * @typedef {import("../net/protocol.js").PuzzleTable} PuzzleTable
 * @typedef {import("../net/protocol.js").Update} Update
 * @typedef {import("../net/connection.js").Connection} Connection
 * @typedef {import("../net/protocol.js").FromServer} FromServer
 */

/**
 * @param {PuzzleTable} puzzle
 * @param {(text: string) => Promise<Update | null>} onTry  gives the table after a right move, if more is asked
 * @returns {(id: string, position: unknown, hear: (message: FromServer) => void) => Connection}
 */
export const puzzling = (puzzle, onTry) => (_id, _position, hear) => {
  const match = asMatch({ names: puzzle.names, steps: 0, update: puzzle.update });
  const seats = match.seats.map((seat, at) =>
    at === puzzle.seat ? seat : { ...seat, kind: /** @type {"bot"} */ ("bot") },
  );
  let update = puzzle.update;
  const welcome = () =>
    hear({
      type: "welcome",
      match: { ...match, seats, status: "playing" },
      seat: puzzle.seat,
      log: [],
      chat: [],
      update,
    });
  /** So that another move can be tried, there or on the same table. @param {Update | null} then */
  const goOn = (then) => {
    if (!then) return welcome();
    update = { ...then, events: [] };
    hear(then);
  };
  queueMicrotask(welcome);
  return {
    state: signal(/** @type {"online"} */ ("online")),
    send(message) {
      if (message.type === "move") onTry(message.text).then(goOn);
      return message.type === "move";
    },
    close() {},
  };
};
