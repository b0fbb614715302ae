/** Who sits at a seat, in words. */

import { catalogue } from "../net/catalogue.js";
import { count } from "./numbers.js";

/** @typedef {import("../net/protocol.js").SeatState} Seat */

/** @param {Seat | undefined} seat */
export function sitting(seat) {
  if (!seat) return "";
  if (seat.resigned) return "resigned";
  return KINDS[seat.kind](seat);
}

/** @type {Record<Seat["kind"], (seat: Seat) => string>} */
const KINDS = {
  bot: ({ level }) => (level ? `bot, ${levelTitle(level)}` : "bot"),
  invited: () => "by invitation",
  open: () => "open to anybody",
  person: ({ yours, lent, online, hints }) => {
    if (yours) return "at this screen";
    if (lent) return "yours, on another device";
    return `${online ? "online" : "away"}${hints ? `, ${count(hints, "hint")}` : ""}`;
  },
};

/** @param {string} level */
const levelTitle = (level) => catalogue.value?.levels.find((one) => one.level === level)?.title ?? level;
