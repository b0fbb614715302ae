/** Words of the table's menu, its settings, the list of keys, and finding a card. */

export const MENU = {
  close: "Close",
  heading: "Menu",
  keys: "Keys",
  find: "Find a card",
  rules: "Rules",
  leave: "Leave the table",
  leaving: "Leaving ends nothing: the game waits for you among your games.",
  move: "Move my seat to another device",
  moveLink: "Open this on the other device; it works once:",
  link: "Link",
  copy: "Copy",
  copied: "Copied",
  resign: "Resign",
  sure: "Really resign?",
  name: "Name of the card",
  noCard: "No card has this in its name.",
};

export const SETTINGS = {
  speed: "Moves of others are shown",
  calm: "Calm",
  quick: "Quick",
  atOnce: "At once",
  verbs: "Verbs on cards",
  firstGames: "In the first games",
  always: "Always",
  pointed: "When pointed at",
  ways: "Ways to play",
  oneTap: "One tap does it",
  letterKeys: "Letter keys",
  notify: "Tell me when it is my turn",
};

/** The list that `?` opens. */
export const KEY_LIST = [
  ["1 to 9, 0", "hand card"],
  ["Q W E R T Y", "center row"],
  ["A S D", "always available"],
  ["Z X C V B", "constructs"],
  ["Space", "play all; skip while others move"],
  ["Enter", "the focused card; on the sill: end turn"],
  ["U, Backspace", "undo"],
  ["H", "hint"],
  ["Esc", "decline, pass, close"],
  ["I", "read the card"],
  ["arrows", "within and between zones"],
  ["Tab", "from zone to zone"],
  ["/", "find a card"],
  ["L", "log"],
  ["?", "this list"],
];

/** The word between two keys of the list that are the ends of a range. */
export const TO = "to";
