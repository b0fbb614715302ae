/** Which page is at which address. Each is loaded when it is needed; first-files.js asks for those that most begin with. */

import { TITLES } from "../words/app.js";
import { isOpen } from "./base.js";

/**
 * @typedef {object} Route
 * @property {string} path  with `:name` for what varies
 * @property {string} title
 * @property {string} page  the name the module exports it by
 * @property {import("./modules.js").Load} load
 */

/** @type {Route[]} */
const ROUTES = [
  { path: "/", title: "", page: "Home", load: () => import("../home/home.js") },
  { path: "/new", title: TITLES.new, page: "New", load: () => import("../setup/new.js") },
  { path: "/play", title: TITLES.play, page: "Opponent", load: () => import("../opponent/opponent.js") },
  { path: "/deal", title: TITLES.deal, page: "DealPage", load: () => import("../deal/deal.js") },
  { path: "/deal/:day", title: TITLES.deal, page: "DealPage", load: () => import("../deal/deal.js") },
  { path: "/lobby", title: TITLES.lobby, page: "Lobby", load: () => import("../lobby/lobby.js") },
  { path: "/games", title: TITLES.games, page: "Games", load: () => import("../lobby/games.js") },
  {
    path: "/statistics",
    title: TITLES.statistics,
    page: "Statistics",
    load: () => import("../statistics/statistics.js"),
  },
  { path: "/watch", title: TITLES.watch, page: "Watch", load: () => import("../lobby/watch.js") },
  {
    path: "/tournaments",
    title: TITLES.tournaments,
    page: "Tournaments",
    load: () => import("../tournament/tournaments.js"),
  },
  {
    path: "/tournaments/new",
    title: TITLES.newTournament,
    page: "NewTournament",
    load: () => import("../tournament/new-tournament.js"),
  },
  {
    path: "/tournament/:id",
    title: TITLES.tournament,
    page: "Tournament",
    load: () => import("../tournament/tournament.js"),
  },
  { path: "/forge", title: TITLES.forge, page: "Forge", load: () => import("../forge/forge.js") },
  { path: "/cards", title: TITLES.cards, page: "Gallery", load: () => import("../gallery/gallery.js") },
  {
    path: "/players",
    title: TITLES.players,
    page: "Leaderboard",
    load: () => import("../player/leaderboard.js"),
  },
  {
    path: "/players/:name",
    title: TITLES.player,
    page: "Profile",
    load: () => import("../player/profile.js"),
  },
  {
    path: "/players/:name/achievements",
    title: TITLES.achievements,
    page: "Achievements",
    load: () => import("../player/achievements.js"),
  },
  { path: "/profile", title: TITLES.player, page: "Profile", load: () => import("../player/profile.js") },
  {
    path: "/achievements",
    title: TITLES.achievements,
    page: "Achievements",
    load: () => import("../player/achievements.js"),
  },
  { path: "/rules", title: TITLES.rules, page: "Rules", load: () => import("../rules/rules.js") },
  { path: "/learn", title: TITLES.learn, page: "Learn", load: () => import("../learn/learn.js") },
  { path: "/learn/:code", title: TITLES.learn, page: "Lesson", load: () => import("../learn/lesson.js") },
  { path: "/puzzles", title: TITLES.puzzles, page: "Puzzles", load: () => import("../learn/puzzles.js") },
  { path: "/puzzles/:id", title: TITLES.puzzle, page: "Puzzle", load: () => import("../learn/puzzle.js") },
  { path: "/open", title: TITLES.open, page: "Open", load: () => import("../replay/open.js") },
  { path: "/offline", title: TITLES.pocket, page: "Pocket", load: () => import("../pocket/page.js") },
  { path: "/about", title: TITLES.about, page: "About", load: () => import("../about/about.js") },
  { path: "/account", title: TITLES.account, page: "Account", load: () => import("../account/account.js") },
  { path: "/notices", title: TITLES.notices, page: "NoticePage", load: () => import("../notice/notices.js") },
  { path: "/login", title: TITLES.login, page: "Login", load: () => import("../account/login.js") },
  { path: "/match/:id", title: TITLES.match, page: "Match", load: () => import("../table/match.js") },
  { path: "/join", title: TITLES.join, page: "Join", load: () => import("../lobby/join.js") },
  { path: "/join/:id", title: TITLES.seat, page: "Join", load: () => import("../lobby/join.js") },
  { path: "/join/:id/:old", title: TITLES.seat, page: "Join", load: () => import("../lobby/join.js") },
  { path: "/review/:id", title: TITLES.review, page: "Review", load: () => import("../review/page.js") },
  { path: "/replay/:id", title: TITLES.replay, page: "Replay", load: () => import("../replay/replay.js") },
];

/** @type {Route} */
const NOWHERE = { path: "", title: TITLES.nowhere, page: "Nowhere", load: () => import("../about/about.js") };

/** @type {Route} */
const ALONE = { path: "", title: TITLES.alone, page: "Alone", load: () => import("../pocket/alone.js") };

/**
 * The route of an address, and what varies in it.
 * @param {string} path
 * @returns {{route: Route, params: Record<string, string>}}
 */
export function find(path) {
  for (const route of ROUTES) {
    const params = fit(route.path, path);
    if (params) return { route: isOpen(path) ? route : ALONE, params };
  }
  return { route: NOWHERE, params: {} };
}

/**
 * @param {string} pattern
 * @param {string} path
 */
function fit(pattern, path) {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return null;
  /** @type {Record<string, string>} */
  const params = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(":")) params[part.slice(1)] = given[index];
    else if (part !== given[index]) return null;
  }
  return params;
}
