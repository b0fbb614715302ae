/** Words of the form that sets up a table: sets, rulebook, variant, seats, clock. */

import { countCards, spelled } from "./numbers.js";

export const NEW = {
  heading: "Set up a table",
  seats: "Seats",
  order: "in the order of play",
  clock: "Clock",
  begins: "Who begins",
  first: "Seat 1",
  lot: "Drawn by lot",
  listed: "Listed: others may find this table and watch",
  hints: "Hints: bots may help everybody at this table",
  experts: "For experts",
  seed: "Seed: the same seed deals the same cards",
  random: "drawn at random",
  noSeed: "A seed is a whole number from 0 to 999999999.",
  fitted: (/** @type {number} */ seats) =>
    `The table now has ${spelled(seats)} ${seats === 1 ? "seat" : "seats"}, to fit the game you chose.`,
  more: "Clock and more",
  busy: "Laying the table …",
  open: "Open the table",
  start: "Start the game",
};

export const QUICK = {
  heading: "Quick choices",
  mixes: "Mixes that go well",
  last: "As last time",
  surprise: "Surprise me",
  allBots: "All bots play",
  various: "each as below",
};

/** What goes well together: for how many, how long, and how much of the game one should know. Sets by their place in the list of all; null: every one. */
export const MIXES = [
  { title: "First games", about: "2 players, 15 minutes, nothing to know", sets: [0], seats: 2 },
  {
    title: "Energy and treasure",
    about: "2 players, 20 minutes, after some games",
    sets: [1, 2],
    seats: 2,
  },
  {
    title: "Cards that change",
    about: "2 players, 20 minutes, after some games",
    sets: [3],
    seats: 2,
  },
  { title: "Insight", about: "3 players, 30 minutes, for the curious", sets: [4], seats: 3 },
  {
    title: "A full table",
    about: "4 players, 40 minutes, two sets that are known",
    sets: [0, 3],
    seats: 4,
  },
  {
    title: "Everything",
    about: "4 players, 45 minutes, for whoever knows it all",
    sets: null,
    seats: 4,
  },
];

export const GAME_CHOICE = {
  sets: "Sets",
  several: "one, or several shuffled together",
  cards: (/** @type {number} */ number) => `${countCards(number)}.`,
  noSet: "Choose at least one set.",
  rulebook: "Rulebook",
  variant: "Variant",
};

/** @type {Record<number, {title: string, words: string}>} */
export const EDITIONS = {
  2: { title: "Second edition", words: "30 honor in the pool for every player." },
  1: { title: "First edition", words: "The rulebook of 2010, with a pool of its own for two to four." },
};

/** @type {Record<import("../net/protocol.js").NewSeat["kind"], {title: string, words: string}>} */
export const SEAT_KINDS = {
  me: { title: "You", words: "" },
  here: { title: "Somebody at this screen", words: "You pass the device; hands stay hidden in between." },
  link: { title: "A friend, by link", words: "You get a link to send once the table is set." },
  open: { title: "Anybody in the lobby", words: "The game begins when all seats are taken." },
  bot: { title: "A bot", words: "" },
};

const TEAMS = ["first", "second", "third"];

export const SEATS = {
  nameless: "This seat needs a name.",
  sameName: (/** @type {number} */ seat) => `Seat ${seat} has this name already.`,
  team: (/** @type {number} */ index) => `${TEAMS[index]} team`,
  seat: (/** @type {number} */ number, /** @type {string | undefined} */ note) =>
    `Seat ${number}${note ? `, ${note}` : ""}`,
  name: "Name",
  level: "Level",
  add: "Add a seat",
  remove: "Take one away",
  exactly: (/** @type {number} */ number) => `This game is for exactly ${number}.`,
  most: (/** @type {number} */ number) => `${number} is the most for these sets.`,
  range: (/** @type {number[]} */ allowed) =>
    `${allowed.length === 2 ? allowed.join(" or ") : `${allowed[0]} to ${allowed[allowed.length - 1]}`} can play.`,
  guest: (/** @type {number} */ number) => `Guest ${number}`,
};

export const BOT_NAMES = ["Bo", "Ada", "Cy", "Mira", "Dag", "Edda", "Finn"];
export const ANY_BOT = "Bot";
