/** Who sits at a seat, in words. */

import { catalogue } from "../net/catalogue.js";

/** @typedef {import("../net/protocol.js").SeatState} Seat */

/** @param {Seat | undefined} seat */
export function sitting(seat) {
  if (!seat) return "";
  if (seat.resigned) return "resigned";
  if (seat.kind === "bot") return seat.level ? `bot, ${levelTitle(seat.level)}` : "bot";
  if (seat.kind === "invited") return "by invitation";
  if (seat.kind === "open") return "open to anybody";
  if (seat.yours) return "at this screen";
  if (seat.lent) return "yours, on another device";
  return seat.online ? "online" : "away";
}

/** @param {string} level */
const levelTitle = (level) => catalogue.value?.levels.find((one) => one.level === level)?.title ?? level;
