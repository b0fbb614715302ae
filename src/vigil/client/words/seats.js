/** Who sits at a seat, in words. */

import { catalogue } from "../net/catalogue.js";

/** @typedef {import("../net/protocol.js").SeatState} Seat */

/** @param {Seat | undefined} seat */
export function sitting(seat) {
  if (!seat) return "";
  if (seat.resigned) return "resigned";
  if (seat.kind === "bot") return `bot, ${levelTitle(seat.level)}`;
  if (seat.kind === "invited") return "by invitation";
  if (seat.kind === "open") return "open to anybody";
  if (seat.yours) return "at this screen";
  if (seat.lent) return "yours, on another device";
  return seat.online ? "online" : "away";
}

/** @param {string | null} level */
const levelTitle = (level) => catalogue.value?.levels.find((one) => one.level === level)?.title ?? level;
