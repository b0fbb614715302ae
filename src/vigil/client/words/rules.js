/** Words of the rules page: the rules in short, in our own words, and the search. */

import { count } from "./numbers.js";
import { amount } from "./spans.js";

/** @typedef {import("../icons/shapes.js").IconName} IconName */
/** @typedef {import("../net/protocol.js").Text} Text */

export const RULES = {
  heading: "Rules",
  lead: "Ten minutes to read, a game to understand. You can also just begin: everything you may do is lit.",
  contents: "On this page",
};

/** The sections, in their order. */
export const CONTENTS = {
  idea: "The idea",
  cards: "The cards",
  turn: "A turn",
  row: "The center row",
  factions: "Four factions",
  end: "The end",
  sets: "What each set adds",
  ways: "Other ways to play",
  words: "Words on cards",
  numbered: "Every rule by number",
};

/** @type {Text[]} */
export const IDEA = [
  [
    "Everybody begins with the same ten weak cards: eight Apprentices, which give ",
    amount(1, "rune"),
    " each, and two Militia, which give ",
    amount(1, "power"),
    " each. Five of them are your hand. With runes you acquire better cards from the center, with power you defeat its monsters. What you acquire goes to your discard pile; when your deck runs out, the discard pile is shuffled and becomes your deck. So the deck grows stronger with every round.",
  ],
  [
    "Honor is what counts in the end. Monsters give it, many cards give it, and most cards you acquire are worth some. The honor pool burns down like a candle; when it is used up, the round is finished and the scores decide.",
  ],
];

/** @type {{icon: IconName, words: string}[]} */
export const LEGEND = [
  { icon: "rune", words: "runes acquire heroes and constructs" },
  { icon: "power", words: "power defeats monsters" },
  { icon: "honor", words: "honor wins" },
];

/** Before and after the cards that are always available. @type {Text[]} */
export const ROW = [
  [
    "Six cards lie open in the center, for everybody. When one leaves, the next card of the center deck takes its place at once, so that there are always six. Beside the row three cards are always available: Mystic for ",
    amount(3, "rune"),
    ", Heavy Infantry for ",
    amount(2, "rune"),
    ", and the Cultist, who can be defeated for ",
    amount(2, "power"),
    " as often as you like, for ",
    amount(1, "honor"),
    " each time.",
  ],
  [
    "Defeated monsters and banished cards go to the void. A card you banish from your own hand or discard pile is gone from your deck for good: usually that is a gain, since your best cards then come sooner.",
  ],
];

/** @type {Text} */
export const END = [
  "The pool holds ",
  amount(30, "honor"),
  " for each player. When the last of it is taken, the round is played to its end, so that everybody has had the same number of turns; honor gained meanwhile still counts in full. Your score is the honor you have gained, and the honor printed on all your cards: in hand, deck, discard pile and play. The highest score wins; of equal ones, the player who came later in turn order.",
];

export const NUMBERED = {
  about:
    "What the five rulebooks say, restated so that each sentence can be tested, and what we chose where they say nothing. The engine is held to every one of them.",
  search: "Search the rules",
  placeholder: "Words or a number: auction, COTG-46",
  found: (/** @type {number} */ number) => count(number, "rule"),
};

/** @type {{kind: string, card: string, words: Text}[]} */
export const KINDS = [
  {
    kind: "Hero",
    card: "Wolf Shaman",
    words: [
      "You play it from your hand and get what it says. When your turn ends it goes to your discard pile, and comes back with the next shuffle.",
    ],
  },
  {
    kind: "Construct",
    card: "The All-Seeing Eye",
    words: [
      "Once played it stays in front of you and can be used in every turn of yours, until something destroys it. Then it goes to your discard pile.",
    ],
  },
  {
    kind: "Monster",
    card: "Wind Tyrant",
    words: ["It is never in your deck. You pay its power, take its reward at once, and it goes to the void."],
  },
];

/** @type {{title: string, words: Text, icon: IconName}[]} */
export const TURN = [
  {
    title: "Play cards",
    words: ["Any number, in any order, at no cost. Runes and power add up until you spend them."],
    icon: "hand",
  },
  {
    title: "Use constructs",
    words: [
      "Each ability once a turn, whenever it suits you; a construct works in the turn in which you play it, too.",
    ],
    icon: "construct",
  },
  {
    title: "Acquire and defeat",
    words: [
      "As much as your runes and power pay for. You may do it between two cards, and play on afterwards.",
    ],
    icon: "rune",
  },
  {
    title: "End the turn",
    words: [
      "Runes and power left over are lost. Heroes played and cards still in hand go to your discard pile, and you draw five new cards.",
    ],
    icon: "end-turn",
  },
];

/** @type {{faction: string, words: string, icon: IconName}[]} */
export const FACTIONS = [
  {
    faction: "Enlightened",
    icon: "enlightened",
    words: "Draw cards, know what comes, and defeat monsters without paying.",
  },
  {
    faction: "Lifebound",
    icon: "lifebound",
    words: "Plenty of runes and honor, and heroes that help each other.",
  },
  {
    faction: "Mechana",
    icon: "mechana",
    words: "Constructs that make constructs stronger, each worth as much honor as it costs.",
  },
  { faction: "Void", icon: "void", words: "Power for fighting, and banishing what weakens your deck." },
];

/** @type {Record<string, Text>} */
export const WAYS = {
  "Several sets": [
    "All their cards are shuffled together, and up to six can play. Where two rulebooks differ, the newest one in the mix is followed.",
  ],
  Teams: [
    "Four players are two teams, six are three; teammates sit opposite each other. Rewards do not harm the teammate, for ",
    amount(1, "rune"),
    " more an acquired card goes to the teammate, and scores are added.",
  ],
  Solitaire: [
    "Alone against an automatic opponent, over a pool of ",
    amount(50, "honor"),
    ". After each of your turns it takes the two cards at the right end of the row: heroes and constructs score for it, monsters give it their honor. You win with more honor only.",
  ],
};
