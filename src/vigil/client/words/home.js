/** Words of the first page. */

import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";

export const HOME = {
  heading: "Build a deck before the candle burns out",
  lead: "Ascension in your browser: five rulebooks, every card. Alone against bots, with friends at one screen, live, or over days.",
  new: "Set up a table",
  join: "Join by link",
  find: "Find an opponent",
  deal: "Deal of the day",
  busy: "Laying the table …",
  play: "Play now",
  against: "two players, against a bot",
  time: "about 15 minutes",
  level: "The bot plays",
  games: "My games",
  last: "Your last game",
  stronger: (/** @type {string} */ title) => `Next: a bot that plays ${title}.`,
  fresh: (/** @type {string} */ set) => `Not played yet: ${set}.`,
  tryIt: "Try it",
  all: (/** @type {number} */ number) => `all ${number}`,
};

/** What to know before a first game. */
export const NEWCOMER = {
  heading: "New here?",
  lesson: "The first lesson, five minutes",
  goOn: "Go on with the first lesson",
  lessons: "The first lesson is done: more lessons",
  rules: "the rules in short",
  steps: () => [
    html`Play your hand: <${Icon} name="rune" /> runes buy better cards, <${Icon} name="power" /> power defeats monsters.`,
    html`Every card that is lit can be clicked; a move that revealed nothing can be taken back.`,
    html`When the candle is burnt down, whoever has most <${Icon} name="honor" /> honor wins.`,
  ],
};

/** The five windows, by family. */
export const WINDOWS = {
  enlightened: { title: "Enlightened", words: "draw, see, defeat" },
  lifebound: { title: "Lifebound", words: "runes and honor" },
  mechana: { title: "Mechana", words: "constructs that stay" },
  void: { title: "Void", words: "power and banishing" },
  monster: { title: "Monsters", words: "defeat for honor" },
};
