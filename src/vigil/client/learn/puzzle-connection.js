/** A puzzle in the place of a server: every move is a try, and the table stays as it is. */

import { signal } from "../app/ui.js";
import { asMatch } from "../replay/as-match.js";

/**
 * @typedef {import("../net/protocol.js").PuzzleTable} PuzzleTable
 * @typedef {import("../net/connection.js").Connection} Connection
 * @typedef {import("../net/protocol.js").FromServer} FromServer
 */

/**
 * @param {PuzzleTable} puzzle
 * @param {(text: string) => void} onTry
 * @returns {(id: string, position: unknown, hear: (message: FromServer) => void) => Connection}
 */
export const puzzling = (puzzle, onTry) => (_id, _position, hear) => {
  const match = asMatch({ names: puzzle.names, steps: 0, update: puzzle.update });
  const seats = match.seats.map((seat, at) =>
    at === puzzle.seat ? seat : { ...seat, kind: /** @type {"bot"} */ ("bot") },
  );
  const welcome = () =>
    hear({
      type: "welcome",
      match: { ...match, seats, status: "playing" },
      seat: puzzle.seat,
      log: [],
      chat: [],
      update: puzzle.update,
    });
  queueMicrotask(welcome);
  return {
    state: signal(/** @type {"online"} */ ("online")),
    send(message) {
      if (message.type === "move") {
        onTry(message.text);
        queueMicrotask(welcome); // so that another move can be tried
      }
      return message.type === "move";
    },
    close() {},
  };
};
