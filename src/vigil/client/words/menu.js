/** Words of the table's menu, its settings, the list of keys, and finding a card. */

export const MENU = {
  heading: "Menu",
  help: "Help and looks",
  out: "Ways out",
  keys: "Keys",
  find: "Find a card",
  rules: "Rules",
  leave: "Leave the table",
  take: "Save this game to a file",
  leaving: "Leaving ends nothing: the game waits for you among your games.",
  commitment: "The seed is told when the game is over, so that the deal can be verified. Its hash:",
  link: "Link",
  copy: "Copy",
  copied: "Copied",
  report: "Report a player",
  resign: "Resign",
  sure: "Really resign?",
  name: "Name of the card",
  noCard: "No card has this in its name.",
};

export const DEVICES = {
  moving: {
    button: "Move my seat to another device",
    link: "Open this on the other device. It works once, and for an hour:",
  },
  giving: (/** @type {string} */ name, /** @type {boolean} */ begun) => ({
    button: `Give ${name}'s seat to somebody else`,
    link: `Send this to whoever is to have it for good. It works once, and for a week. ${begun ? "They are told that you have seen its hand:" : "All cards are dealt anew then:"}`,
  }),
  out: (/** @type {number} */ until) => `A link to it is out and works until ${clockTime(until)}.`,
  withdraw: "Withdraw the link",
  lent: (
    /** @type {string} */ name,
    /** @type {string} */ device,
    /** @type {number} */ since,
    /** @type {boolean} */ isOnline,
  ) =>
    `Your seat as ${name} is on another device${device && ` (${device})`} since ${clockTime(since)}${isOnline ? ", which is at the table" : ""}.`,
  takeBack: "Take it back",
};

/** @param {number} moment  seconds since 1970 */
const clockTime = (moment) =>
  new Date(1000 * moment).toLocaleString("en", { weekday: "long", hour: "2-digit", minute: "2-digit" });

export const SETTINGS = {
  speed: "Moves of others are shown",
  calm: "Calm",
  quick: "Quick",
  atOnce: "At once",
  verbs: "Verbs on cards",
  firstGames: "In the first games",
  always: "Always",
  pointed: "When pointed at",
  coach: "A coach warns, where bots may help",
  noCoach: "None",
  coachFrom: (/** @type {number} */ wins) => `From ${wins} fewer wins in 100`,
  sound: "Sound",
  volume: "Volume",
  ways: "Ways to play",
  oneTap: "One tap does it",
  letterKeys: "Letter keys",
  peeks: "Show cards large when rested on",
  reactions: "Show quick reactions",
  notify: "Tell me when it is my turn",
};

/** The word between two keys of the list that are the ends of a range. */
export const TO = "to";

/** The list that `?` opens. */
export const KEY_LIST = [
  { keys: ["1", TO, "9", "0"], words: "hand card" },
  { keys: ["Q", "W", "E", "R", "T", "Y"], words: "center row" },
  { keys: ["A", "S", "D"], words: "always available" },
  { keys: ["Z", "X", "C", "V", "B"], words: "constructs" },
  { keys: ["Space"], words: "play all; skip while others move" },
  { keys: ["Enter"], words: "the focused card; on the sill: end turn" },
  { keys: ["U", "Backspace"], words: "undo" },
  { keys: ["H"], words: "hint" },
  { keys: ["Esc"], words: "decline, pass, close" },
  { keys: ["I"], words: "read the card" },
  { keys: ["arrows"], words: "within and between zones" },
  { keys: ["Tab"], words: "from zone to zone" },
  { keys: ["/"], words: "find a card" },
  { keys: ["L"], words: "log" },
  { keys: ["?"], words: "this list" },
];
