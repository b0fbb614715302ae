/** Words of the forge. */

/** A set with one empty card. */
export const FIRST_SET = `format = "vigil set"
version = 1
code = "my_cards"
name = "My cards"
kind = "pack"

[[card]]
name = "New card"
kind = "hero"
cost = 3
honor = 1
copies = 2
`;

/** The table of one more card. @param {string} name */
export const newCard = (name) => `[[card]]
name = "${name}"
kind = "hero"
cost = 3
honor = 1
copies = 2
`;

/** @param {string} code @param {string} name */
export const emptySet = (code, name) => `format = "vigil set"
version = 1
code = "${code}"
name = "${name}"
kind = "pack"
`;

export const FORGE = {
  heading: "Make a card",
  lead: "Built from the words the rules know, so the rules can play it: save it to a file, and take it to a terminal with “vigil play --set FILE”.",
  link: "Make a card",
  variant: "Make a variant",
  variantsOf: (/** @type {string} */ name) => `Variants of ${name}`,
  variantsCode: "variants",
  name: "Name",
  kind: "Kind",
  faction: "Faction",
  cost: "Cost",
  power: "Power",
  honor: "Honor",
  copies: "Copies",
  less: (/** @type {string} */ what) => `${what}: less`,
  more: (/** @type {string} */ what) => `${what}: more`,
  none: "none",
  form: "Form",
  lines: "Lines",
  view: "How it is written",
  cards: "Cards of this set",
  addCard: "Another card",
  removeCard: "Remove this card",
  newName: (/** @type {number} */ number) => `New card ${number}`,
  unnamed: "without a name",
  set: "The set",
  setName: "Name of the set",
  author: "Author",
  needs: "Played with",
  anySet: "any box",
  drafts: "Drafts on this device",
  newSet: "New set",
  discardSet: "Throw away",
  undo: "Undo",
  redo: "Redo",
  order: "in this order; take one by its handle to move it",
  handle: (/** @type {number} */ number) =>
    `Block ${number}. Alt with up or down moves it, Delete removes it`,
  up: (/** @type {number} */ number) => `Move block ${number} up`,
  remove: (/** @type {number} */ number) => `Remove block ${number}`,
  removePart: (/** @type {string} */ name) => `Without ${name}`,
  moved: (/** @type {number} */ number) => `Now block ${number}.`,
  removed: "Block removed.",
  also: "Also",
  noBlocks: "Nothing yet. Take the first block from below.",
  unreadable: "This line cannot be read as blocks:",
  moreWords: "more …",
  morePart: "+ …",
  offered: "Only what the rules can do is offered; the order of the blocks is the order of play.",
  blocks: (/** @type {string} */ part) => `Blocks: ${part}`,
  around: "Around it",
  instead: "Instead",
  another: "One more",
  anyFaction: "of any faction",
  anyCost: "of any cost",
  costing: (/** @type {number} */ most) => `costing ${most} or less`,
  of: (/** @type {string} */ faction) => `of ${faction}`,
  whichName: "Which name",
  which: "Which cards",
  whose: "Which faction",
  howDear: "Which cost",
  where: "Where",
  anywhere: "anywhere",
  narrowed: "Narrower",
  yes: "yes",
  no: "no",
  text: "The set file",
  textHint:
    "The lines are the truth: the form shows what they say. Every word is explained in the reference of the language.",
  wrong: "What is wrong",
  line: (/** @type {number} */ number) => `line ${number}`,
  moreErrors: (/** @type {number} */ left) => `and ${left} more`,
  right: (/** @type {string} */ code) => `Nothing is wrong. The set is ${code}.`,
  asBefore: "As it was before the last changes: see what is wrong.",
  again: "Try again",
  begin: "Start from a printed card",
  beginFind: "Name of a card",
  take: "Take it",
  unfold: "Show the card",
  share: "Share",
  copyLink: "Copy a link",
  copied: "The link is copied. Whoever opens it has the whole set; it is stored nowhere else.",
  copyThis: "Copy this link:",
  tooLong: "This set is too long for a link. Send it as a file.",
  file: "Save as a file",
  openFile: "Open a file",
  notRead: "This file cannot be read: a set file is a text of at most 64 KiB.",
  notLinked: "This link has no set in it, or only a part of one.",
  fromLink: (/** @type {string} */ name, /** @type {string} */ author) =>
    `“${name}” came with a link${author ? `; it says it is by ${author}` : ""}. It is a draft of yours now.`,
  taken: "A printed card has this name. Another name is needed, unless yours does the same.",
  empty: "An empty card: give it a name, a price and something to do.",
};

export const STRENGTH = {
  heading: "How strong it is",
  basis: (/** @type {number} */ measured) => `a guess from what ${measured} measured cards do`,
  none: "Nothing is known of the strength of such cards.",
  points: "points for who takes it",
  reach: (/** @type {number} */ reach) => `± ${reach}`,
  stronger: (/** @type {number} */ share, /** @type {number} */ cost) =>
    `stronger than ${share} of 100 cards that cost ${cost}`,
  verdicts: {
    weak: "Probably weak for its price.",
    fair: "Fair, as far as a guess can say.",
    strong: "Probably strong for its price.",
  },
  scale: (/** @type {number} */ points, /** @type {number} */ reach, /** @type {number} */ peers) =>
    `${points} points, plus or minus ${reach}; cards of its price ${peers}`,
};

/** @type {Record<string, string>} */
export const KIND_NAMES = { hero: "Hero", construct: "Construct", monster: "Monster", treasure: "Treasure" };

/** What the parts of a card are called. @type {Record<string, string>} */
export const PART_NAMES = {
  play: "What it does",
  reward: "Reward",
  fate: "Fate: when it comes into the row",
  abilities: "What it can do",
  trophy: "Trophy: once, later",
  bargain: "Bargain: when it is cheaper",
  transforms: "When it turns over",
};

/** Blocks that are offered first, by what they are. @type {Record<string, {line: string, words: string}[]>} */
export const FIRST_BLOCKS = {
  effect: [
    { line: "Gain(runes=1)", words: "gain runes" },
    { line: "Gain(power=1)", words: "gain power" },
    { line: "Gain(honor=1)", words: "gain honor" },
    { line: "Draw(1)", words: "draw" },
    { line: "May(Banish(CARDS.at(HAND)))", words: "banish" },
    { line: "Acquire(HEROES.at(AVAILABLE))", words: "acquire free" },
    { line: "Defeat(MONSTERS.costing(3).at(CENTER_ROW))", words: "defeat free" },
    { line: "Choose(Gain(runes=1), Gain(power=1))", words: "choose one" },
    { line: "If(Control(CONSTRUCTS), Draw(1))", words: "if you control" },
    { line: "Gain(honor=1, per=Each(CONSTRUCTS))", words: "for each" },
    { line: "EachOpponent(Discard(CARDS.at(HAND)))", words: "opponents discard" },
    { line: "EachOpponent(Destroy(CONSTRUCTS.at(PLAY)))", words: "opponents destroy" },
  ],
  ability: [
    { line: "Activated(Gain(runes=1))", words: "runes every turn" },
    { line: "Activated(Gain(power=1))", words: "power every turn" },
    { line: "Activated(Draw(1))", words: "a card every turn" },
    { line: "When(Plays(HEROES, first=True), Gain(honor=1))", words: "when you play a hero" },
    {
      line: "When(EntersPlay(CONSTRUCTS), Draw(1), once_per_turn=True)",
      words: "when a construct enters play",
    },
  ],
};

/** Words that read better than their own name. @type {Record<string, string>} */
const SPOKEN = {
  Activated: "once per turn",
  Do: "all of these",
  Choose: "choose one",
  May: "you may",
  If: "if",
  When: "when",
  Control: "you control",
  Plays: "you play",
  Acquires: "you acquire",
  Defeats: "you defeat",
  Each: "for each",
  per: "for each",
  times: "so many times",
  THE_VOID: "the void",
  AVAILABLE: "always available",
  PLAY: "in play",
  PLAYED: "played this turn",
  HAND: "your hand",
  DISCARD: "your discard pile",
  DECK: "your deck",
  CENTER_ROW: "the center row",
  CENTER_DECK: "the center deck",
  ACQUIRABLES: "heroes and constructs",
};

/** A word of the language as it is read. @param {string} name @returns {string} */
export function spokenWord(name) {
  if (SPOKEN[name]) return SPOKEN[name];
  if (name.includes(" | ")) return name.split(" | ").map(spokenWord).join(" or ");
  if (name === name.toUpperCase()) return name.toLowerCase().replaceAll("_", " ");
  return name
    .replaceAll("_", " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
}
