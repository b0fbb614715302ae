/** Words of finding somebody to play. */

import { setNames } from "../net/catalogue.js";
import { count, listed, span, spelled } from "./numbers.js";
import { capitalised } from "./sentences.js";

/** @typedef {import("../net/protocol.js").OwnSeek} Seek */

/** @type {Record<Seek["pace"], {number: string, unit: string, kind: string, long: string, open: (people: number) => string}>} */
export const PACES = {
  "10m": {
    number: "10",
    unit: "min each",
    kind: "live",
    long: "about 20 minutes",
    open: (people) => (people ? `${people} wait` : "be the first"),
  },
  "20m": {
    number: "20",
    unit: "min each",
    kind: "live",
    long: "about 40 minutes",
    open: (people) => (people ? `${people} wait` : "be the first"),
  },
  "1d": {
    number: "1",
    unit: "day a turn",
    kind: "slow",
    long: "about two weeks",
    open: (people) => (people ? `${people} open` : "post one"),
  },
  "3d": {
    number: "3",
    unit: "days a turn",
    kind: "slow",
    long: "about a month",
    open: (people) => (people ? `${people} open` : "post one"),
  },
};

/** @param {Seek["pace"]} pace */
export const paceWords = (pace) => `${PACES[pace].number} ${PACES[pace].unit}`;

export const CHOOSE = {
  heading: "What you play",
  pace: "Pace",
  sets: "Sets I am glad to play",
  drawn: "one or two are drawn from what you both like",
  noSet: "Choose at least one set.",
  rating: "Counts for the rating",
  rated: "Rated",
  unrated: "Not rated",
  change: "change",
  done: "Done",
};

export const LOOK = {
  heading: "Find an opponent",
  looking: "Looking for an opponent",
  found: (/** @type {string} */ name) => `${name} wants to play`,
  go: "Look",
  stop: "Stop looking",
  anybody: "Take anybody",
  takesAnybody: "Anybody will do.",
  sitDown: "Sit down",
  notNow: "Not now",
  waitingFor: (/** @type {string} */ name) => `You are there; ${name} has a few seconds more.`,
  isThere: (/** @type {string} */ name) => `${name} is there.`,
  isAsked: (/** @type {string} */ name) => `${name} has been asked.`,
  secondsLeft: (/** @type {number} */ seconds) => `${count(seconds, "second")} left`,
  missed: (/** @type {string} */ names) => `${names} did not come; looking again.`,
  what: (/** @type {{pace: Seek["pace"], sets: string[], rated: boolean}} */ seek) =>
    `${seek.rated ? "Rated" : "Not rated"}, ${paceWords(seek.pace)}, ${listedOr(seek.sets)}`,
  between: (/** @type {number} */ low, /** @type {number} */ high) => `Between ${low} and ${high}.`,
  others: (/** @type {number} */ people) =>
    people
      ? `${capitalised(spelled(people))} ${people === 1 ? "waits" : "wait"}; the light widens every ten seconds until one of them is in it.`
      : "Nobody else waits yet; whoever comes next is asked at once.",
  waits: (/** @type {number} */ people) =>
    people ? `${capitalised(spelled(people))} ${people === 1 ? "waits" : "wait"} at this pace now.` : "",
  nobody:
    "Nobody is here now. Look anyway, play a bot meanwhile, or post a slow game that anybody may take up.",
  slow: "A slow game is posted and stays for two weeks; you need not wait here.",
  you: (/** @type {number} */ rating) => `you, ${rating}`,
  light: (/** @type {number} */ low, /** @type {number} */ high) => `Looking between ${low} and ${high}`,
  dark: "The scale of ratings",
  bar: (/** @type {string} */ time) => `Looking for an opponent, ${time}`,
  back: "Show",
};

export const MEANWHILE = {
  heading: "Play a bot meanwhile",
  words: "It is kept when somebody is found, and you go on whenever you like.",
  play: (/** @type {string} */ title) => `Play ${title}`,
};

export const SLOW = {
  heading: "Slow challenges",
  more: "anybody may take them up",
  post: "post one",
  take: "Play",
  withdraw: "Withdraw",
  yours: "yours",
  none: "Nobody has posted one. Choose a slow pace and yours is the first.",
  what: (/** @type {{pace: Seek["pace"], sets: string[], rated: boolean}} */ seek) =>
    `${seek.sets.length > 3 ? "any sets" : listedOr(seek.sets)}, ${paceWords(seek.pace)}${seek.rated ? ", rated" : ""}`,
  ago: (/** @type {number} */ seconds) => (seconds < 60 ? "just now" : `${span(seconds)} ago`),
};

/** @param {string[]} sets */
const listedOr = (sets) => listed(sets.map((code) => setNames([code]))).replace(" and ", " or ");
