/** Words for playing again after the end of a match. */

import { listed } from "./numbers.js";

export const REMATCH = {
  rematch: "Rematch",
  movedOn: ", seats moved on",
  made: "The table for a rematch is laid.",
  toIt: "To the rematch",
  asked: (/** @type {string[]} */ names) => `${REMATCH.inList(names)}.`,
  inList: (/** @type {string[]} */ names) =>
    `${listed(names)} ${names.length === 1 ? "asks" : "ask"} for a rematch`,
  waiting: "You have asked for a rematch. It begins when everybody wants one.",
  decline: "No, thanks",
  declined: (/** @type {string[]} */ names) =>
    `${listed(names)} ${names.length === 1 ? "does" : "do"} not want a rematch.`,
  youDeclined: "You have declined the rematch. Change your mind with Rematch.",
};
