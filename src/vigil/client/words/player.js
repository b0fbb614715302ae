/** Words of players: ratings, profiles, leaderboards. */

import { count } from "./numbers.js";

/** @typedef {import("../net/protocol.js").MatchRating} MatchRating */

export const RATING = {
  yours: "Your rating",
  /** @param {string} name */
  of: (name) => `Rating of ${name}`,
  /** @param {number} margin */
  offBy: (margin) => `± ${margin}`,
  /** @param {number} rating @param {number} margin */
  said: (rating, margin) => `${rating}, plus or minus ${margin}`,
  /** @param {number} rating */
  before: (rating) => `before ${rating}`,
  now: "now",
  finding: "still finding out",
  /** @param {number} games */
  lacking: (games) => `${count(games, "more game")} and your rating shines.`,
  /** @param {string} level */
  like: (level) => `You play like ${level}.`,
  /** @param {string} level */
  playsLike: (level) => `plays like the bot ${level}`,
  /** @param {number} chance */
  expected: (chance) => `A win was expected in ${chance} of 100 games.`,
  nothing: "This game counted nothing more: you two have played often lately.",
  counting: "Being counted …",
  failed: "The rating did not come.",
  again: "Try again",
};

/** Why a game is not rated. @type {Record<NonNullable<MatchRating["unrated"]>, string>} */
export const UNRATED = {
  alone: "",
  casual: "Not rated: the table was set up that way.",
  chosen: "Not rated: something was chosen that is usually left to chance.",
  laid: "Not rated: it began from a laid table.",
  "own set": "Not rated: it was played with cards of somebody's own.",
  "unknown bot": "Not rated: one of the bots has no rating.",
  "one person": "Not rated: one person had several seats.",
  "passed on": "Not rated: a seat changed hands.",
  "taken back": "Not rated: moves were taken back after cards had been seen.",
  resumed: "Not rated: it went on under other rules than it began with.",
  hint: "Not rated: a bot gave a hint.",
  aborted: "Not rated: it ended before everybody's second turn.",
  closed: "Not rated: the host closed it.",
  "too long": "Not rated: it went on for too long.",
  off: "Not rated: the host of this server has switched ratings off.",
};

export const BOARD = {
  heading: "Players",
  lead: "Everybody with 15 rated games against several people; the bots are fixed marks on the scale",
  when: "When",
  week: "This week",
  ever: "All time",
  pace: "Pace",
  paces: { all: "Any pace", live: "Live", slow: "Slow" },
  sets: "Sets",
  allSets: "All sets",
  find: "Find a player",
  player: "Player",
  rating: "Rating",
  off: "off by",
  games: "games",
  won: "won",
  change: "week",
  you: "you",
  /** @param {number} number */
  more: (number) => `${number} more`,
  /** @param {number} won @param {number} games */
  share: (won, games) => `${Math.round((100 * won) / Math.max(games, 1))} %`,
  legend:
    "The bar is how far a rating may be off; it is ranked by its lower end. Bots: the rating at which one wins half the games against them.",
  /** @param {string} what @param {boolean} week */
  nobody: (what, week) =>
    `Nobody ${week ? "has played" : "is listed for"} ${what}${week ? " this week" : " yet"}. Be the first.`,
  play: "Find an opponent",
  unlisted: "You are not listed yet:",
  /** @type {Record<string, string>} */
  needed: {
    account: "listed players have an account",
    games: "15 rated games are wanted",
    people: "ten of them against five different people with accounts older than a week",
    sure: "your rating may still be off by too much",
  },
  failed: "The list did not come.",
  again: "Try again",
  scale: "Scale",
};

export const PROFILE = {
  heading: "Profile",
  /** @param {string} since @param {number} games */
  since: (since, games) => `here since ${since}${games ? `, ${count(games, "rated game")}` : ""}`,
  highest: "highest",
  month: "this month",
  won: "won",
  dark: "Five rated games and it lights.",
  hidden: "is not shown",
  sets: "Sets",
  setsMore: "share won, by seat",
  set: "Set",
  games: "games",
  first: "first",
  other: "later",
  bots: "Bots",
  botsMore: "duels",
  bot: "Level",
  people: "Opponents",
  person: "Player",
  recent: "Recent games",
  noGames: "No finished games yet.",
  favourites: "Favourite cards",
  favouritesMore: "most acquired",
  best: "Best cards",
  bestMore: "games won more of 100",
  noCards: "Cards appear here once games are over.",
  achievements: "Achievements",
  allOfThem: "all achievements",
  /** @param {number} earned @param {number} all */
  earned: (earned, all) => `${earned} of ${all}`,
  /** @param {number} copies */
  times: (copies) => `${copies} ×`,
  board: "Leaderboard",
  account: "Account",
  play: "Challenge",
  follow: "Follow",
  unfollow: "Unfollow",
  more: "More",
  block: "Block",
  unblock: "Unblock",
  blocked: "You never meet, and do not hear each other.",
  /** @param {string} name */
  sent: (name) => `${name} has your challenge; it waits on your home page.`,
  noAccount: "Others can look at your page once you have an account.",
  shows: "What others may see",
  /** @type {Record<"rating" | "games" | "cards" | "achievements", string>} */
  parts: {
    rating: "Rating and places on leaderboards",
    games: "Games and results",
    cards: "Favourite and best cards",
    achievements: "Achievements",
  },
  /** @param {string} from @param {string} to @param {number} first @param {number} last */
  window: (from, to, first, last) => `Rating from ${from} to ${to}: ${first} to ${last}`,
  outcome: { won: "won", lost: "lost" },
  /** @param {number} own @param {number} other */
  score: (own, other) => `${own} to ${other}`,
  somebody: "Somebody",
  legend: "lit: the rating; pale: how far it may be off; dots: bots",
  when: "When",
  nobody: "There is no player with this name.",
  failed: "The profile did not come.",
  again: "Try again",
  nobodyYet: "Play a game, and your page begins.",
};
