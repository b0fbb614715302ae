/** A match in a list, in words. */

import { count, listed, span } from "./numbers.js";

export const MATCH = {
  looking: "Looking …",
  solitaire: "Solitaire",
  openSeat: "an open seat",
  invited: "somebody invited",
  bot: (/** @type {string} */ name) => `${name} (bot)`,
  turn: (/** @type {number} */ number) => `turn ${number}`,
  honorLeft: (/** @type {number | undefined} */ honor) => `${honor} honor left`,
  free: (/** @type {number} */ open, /** @type {number} */ seats) =>
    `${open} of ${count(seats, "seat")} free`,
  friend: "waiting for a friend",
  noClock: "no clock",
  clock: (/** @type {number} */ seconds, /** @type {string} */ per) =>
    `${span(seconds)} a ${per === "game" ? "player" : "turn"}`,
  yourMove: "you are to move",
  move: (/** @type {string} */ name) => `${name} is to move`,
  timeLeft: (/** @type {number} */ seconds) => `${span(seconds)} left`,
  late: "out of time",
  you: "you",
  lost: "lost",
  won: (/** @type {string[]} */ names) => `${listed(names)} won`,
};

/** What a row of one's own offers. */
export const OWN_ACTION = {
  finished: "Look back",
  unfilled: "Waiting for players",
  others: "Waiting",
  bots: "Resume",
  yours: "Your turn",
};
