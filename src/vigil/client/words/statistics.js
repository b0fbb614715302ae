/** Words of one's own statistics. */

import { count } from "./numbers.js";

/** @typedef {import("../statistics/tallies.js").Tally} Tally */

export const STATISTICS = {
  heading: "Your statistics",
  lead: "Of games you have played to their end on this device. They are kept here and nowhere else.",
  none: "There is nothing to count yet.",
  play: "Play a game",
  link: "Your statistics",
  games: "Games",
  won: "Won",
  streak: "Wins in a row",
  longest: "Most in a row",
  bySet: "By set",
  byLevel: "By opponent",
  byFaction: "By the faction you bought most of",
  bySeat: "By seat",
  people: "People",
  favourites: "Favourite cards",
  best: "Cards you win with",
  seat: (/** @type {number} */ number) => `Seat ${number}`,
  percent: (/** @type {number} */ share) => `${Math.round(100 * share)} %`,
  times: (/** @type {Tally} */ { games }) => `in ${count(games, "game")}`,
  record: (/** @type {Tally} */ { games, won }) => `${won} of ${games} won`,
};
