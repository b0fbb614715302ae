/** A lesson in the place of a server: it answers the one move that is asked for, and nothing else. */

import { signal } from "../app/ui.js";
import { asMatch } from "../replay/as-match.js";

/**
 * @typedef {import("../net/protocol.js").LessonFilm} Film
 * @typedef {import("../net/connection.js").Connection} Connection
 * @typedef {import("../net/protocol.js").FromServer} FromServer
 * @typedef {import("../net/protocol.js").ToServer} ToServer
 */

/**
 * How to connect to an idea of a lesson.
 * @param {Film} film
 * @param {number} number  of the idea
 * @param {(step: number) => void} onStep  told after each move how many were made
 * @returns {(id: string, position: unknown, hear: (message: FromServer) => void) => Connection}
 */
export const scripted = (film, number, onStep) => (_id, _position, hear) => {
  const { steps, last } = film.ideas[number];
  let step = 0;
  const tables = [...steps.map(({ update }) => update), last];
  const found = { names: film.names, steps: 0, update: tables[0] };

  /** @param {ToServer} message */
  function send(message) {
    if (message.type !== "move" || message.text !== steps[step]?.move) return false;
    step += 1;
    hear(tables[step]);
    onStep(step);
    return true;
  }

  queueMicrotask(() =>
    hear({
      type: "welcome",
      match: { ...asMatch(found), status: "playing" },
      seat: 0,
      log: [],
      chat: [],
      update: tables[0],
    }),
  );
  return { state: signal(/** @type {"online"} */ ("online")), send, close() {} };
};
