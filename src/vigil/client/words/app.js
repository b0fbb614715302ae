/** Words around every page: titles, the way to the other pages, the small print, and pages that fail. */

export const TITLES = {
  new: "Set up a table",
  play: "Find an opponent",
  deal: "Deal of the day",
  lobby: "Lobby",
  tournaments: "Tournaments",
  newTournament: "Make a tournament",
  tournament: "Tournament",
  games: "My games",
  statistics: "Your statistics",
  watch: "Watch",
  cards: "Cards",
  forge: "Make a card",
  players: "Players",
  player: "Player",
  achievements: "Achievements",
  rules: "Rules",
  learn: "Learn",
  puzzles: "Puzzles",
  puzzle: "Puzzle",
  open: "Open a record",
  about: "About",
  match: "At the table",
  join: "Join by link",
  seat: "Take a seat",
  replay: "Replay",
  review: "Review",
  nowhere: "Nothing here",
  pocket: "Vigil in your pocket",
  alone: "This needs other people",
  account: "Your account",
  login: "Log in",
  notices: "Notices",
};

export const PAGES = {
  name: "Vigil",
  logo: "Vigil, home",
  pages: "Pages",
  play: "Play",
  you: "You",
  profile: ", your page",
  make: "Make an account",
  login: "Log in",
  cards: "Cards",
  rules: "Rules",
  learn: "Learn",
  puzzles: "Puzzles",
  watch: "Watch",
  lobby: "Lobby",
  tournaments: "Tournaments",
  players: "Players",
  games: "My games",
  waiting: " waiting for you",
  home: "Home",
  notices: (/** @type {number} */ unread) => (unread ? `Notices, ${unread} new` : "Notices"),
};

export const THEME = { light: "Light theme", dark: "Dark theme" };

export const FOOT = {
  unofficial: "Unofficial and free. Ascension is its publisher's trademark; if you like it, buy the game.",
  open: "Open a record",
  about: "About",
  pocket: "In your pocket",
};

export const FAILED = {
  unloaded: "This page could not be loaded",
  broken: "Something on this page broke",
  lead: "Nothing is lost: games are kept by the server.",
  again: "Try again",
};

/** The first names that are offered to people who have not given theirs. */
export const NEW_NAMES = [
  "Rowan",
  "Juniper",
  "Hazel",
  "Linden",
  "Wren",
  "Sorrel",
  "Alder",
  "Bryony",
  "Tansy",
  "Robin",
  "Laurel",
  "Fennel",
];
