/** Words of tournaments: the list, making one, and the page of one. */

import { html } from "../app/ui.js";
import { setNames } from "../net/catalogue.js";
import { count, span, spelled } from "./numbers.js";
import { capitalised } from "./sentences.js";

/** @typedef {import("../net/protocol.js").TournamentTerms} Terms */
/** @typedef {import("../net/protocol.js").LuckFigures} Luck */

/** @type {Record<Terms["kind"], {title: string, words: string}>} */
export const KINDS = {
  swiss: {
    title: "Swiss",
    words: "Everybody plays every round, against somebody with about as many points.",
  },
  arena: { title: "Arena", words: "Whoever is free plays at once, until the bell. Come and go as you like." },
  knockout: { title: "Knockout", words: "Whoever loses is out. Two games, and a third if it is even." },
};

const DAY = 24 * 3600;

/** "20 min each", "7 days a round". @param {Terms} terms */
export function paceOf({ pace, clock, seconds }) {
  return pace === "live" ? `${clock.seconds / 60} min each` : `${count(seconds / DAY, "day")} a round`;
}

/** "Swiss, 32 players, 20 min each, Godslayer, rated". @param {Terms} terms */
export function termsLine(terms) {
  const parts = [
    stage(terms),
    count(terms.entrants, "player"),
    paceOf(terms),
    setNames(terms.setup.sets),
    terms.duplicate ? "the same deal twice" : "",
    terms.rated ? "rated" : "not rated",
  ];
  return parts.filter(Boolean).join(", ");
}

/** @param {Terms} terms */
function stage({ kind, state, round, rounds }) {
  if (kind === "arena") return "Arena";
  if (state === "open") return rounds ? `${KINDS[kind].title}, ${count(rounds, "round")}` : KINDS[kind].title;
  return state === "finished"
    ? `${KINDS[kind].title}, ${count(rounds, "round")}`
    : `Round ${Math.max(round, 1)} of ${rounds}`;
}

export const LIST = {
  heading: "Tournaments",
  lead: "Several rounds with many people, at one sitting or over weeks. Nobody needs an account.",
  make: "Make a tournament",
  mine: "Yours",
  open: "To come",
  running: "Being played",
  finished: "Over",
  nothing: "No tournament is announced. Make one: it takes three people.",
  /** @type {Record<Terms["state"], (terms: Terms) => string>} */
  when: {
    open: ({ begins }) => starts(begins),
    pairing: () => "next round in a moment",
    playing: ({ kind, round }) => (kind === "arena" ? "running" : `round ${round}`),
    finished: () => "over",
    cancelled: () => "called off",
  },
  /** @type {Record<Terms["state"], string>} */
  go: { open: "Look", pairing: "Look", playing: "Look", finished: "Standings", cancelled: "Look" },
};

/** "begins in 14 minutes", "begins on Friday, 20:00". @param {number} begins */
export function starts(begins) {
  const left = begins - Date.now() / 1000;
  if (left <= 0) return "begins now";
  if (left < DAY) return `begins in ${span(left)}`;
  const when = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" };
  return `begins ${new Date(1000 * begins).toLocaleString("en-GB", /** @type {any} */ (when))}`;
}

export const TOURNAMENT = {
  looking: "Looking …",
  back: "Back to the tournament",
  lost: "The connection is lost; your seat is kept. This page comes back by itself.",
  standings: "Standings",
  tables: "Tables",
  who: "Who has come",
  nobody: "Nobody yet.",
  all: (/** @type {number} */ number) => `all ${number}`,
  fewer: "fewer",
  stillPlay: (/** @type {number} */ going, /** @type {number} */ all) => `${going} of ${all} still play`,
  columns: {
    player: "Player",
    rating: "Rating",
    rounds: "Rounds",
    games: "Games",
    points: "Points",
    tie: "tie",
  },
  ties: "ties by the points of one's opponents",
  arenaTies: "two points a win, three from the third in a row",
  after: (/** @type {number} */ rounds) =>
    rounds === 0 ? "before the first round" : `after ${spelled(rounds)} ${rounds === 1 ? "round" : "rounds"}`,
  you: "you",
  turn: (/** @type {number} */ turn) => `turn ${turn}`,
  candle: "The candle beside a table is its honor pool: the lower, the nearer the end.",
  watch: "Watch",
  replay: "Replay",
  table: (/** @type {number} */ number) => `Table ${number}`,
  game: (/** @type {number} */ number) => `game ${number}`,
  noTables: "Nobody plays just now.",
  bye: "has a bye",
  wonBy: (/** @type {string} */ name, /** @type {number} */ lead) => `${name} won by ${spelled(lead)}`,
  forfeit: "ended early: one of them did not play on",
  even: "nobody won",
  absent: "nobody came",
  late: "after the bell",
  next: (/** @type {number} */ round) => `round ${round} at the latest in`,
  end: "over at the latest in",
  bell: "the bell rings in",
  begins: "begins in",
  /** @type {(candles: number, round: number) => string} */
  candles: (candles, round) => `Round ${round} of ${candles}`,
  said: (/** @type {number} */ minutes) => (minutes ? `${count(minutes, "minute")} left` : "Time is up"),
};

/** @type {Record<NonNullable<import("../net/protocol.js").StandingRow["marks"][number]>, string>} */
export const MARKS = {
  won: "won",
  tied: "tied",
  lost: "lost",
  bye: "bye",
  missed: "missed",
  absent: "absent",
  plays: "plays",
  waits: "waits",
  done: "done",
};

export const OWN = {
  open: {
    title: "Come along",
    words: (/** @type {Terms} */ { most, entrants }) => `${count(most - entrants, "place")} left.`,
    act: "Enter",
  },
  late: {
    title: "It has begun, and you can still enter",
    words: "Half a point for each round you missed, two points at most.",
    act: "Enter",
  },
  invited: "This tournament is by invitation: open the link that its maker sent you.",
  entered: (/** @type {string} */ when) => ({
    title: "You are in",
    words: `It ${when}. Come back then: a seat is kept for five minutes.`,
  }),
  leave: "Withdraw",
  sit: "Sit down",
  goThere: "Go there",
  yourGame: (/** @type {string} */ name, /** @type {number} */ table) => `Your game: ${name}, table ${table}`,
  begins: (/** @type {string} */ name, /** @type {boolean} */ you) => (you ? "You begin" : `${name} begins`),
  here: (/** @type {string} */ name, /** @type {boolean} */ isHere) =>
    isHere ? `${name} is at the table` : `${name} is not there yet`,
  kept: (/** @type {string} */ time) => html`Your seat is kept for <b>${time}</b>.`,
  plays: (/** @type {number} */ game, /** @type {number} */ games) =>
    games > 1 ? `Game ${game} of ${games} is being played.` : "It is being played.",
  done: {
    title: "You are done with this round",
    words: (/** @type {number} */ going) =>
      `${going === 1 ? "One table still plays" : `${going} tables still play`}.`,
  },
  pairing: { title: "The next round is being drawn", words: "It takes a moment." },
  bye: { title: "You have a bye", words: "One point, and nobody to play this round." },
  free: { title: "You are next", words: "Whoever becomes free plays you." },
  away: {
    title: "You are away",
    words: "You are not paired until you say that you are back.",
    act: "I am back",
  },
  rest: "Rest a while",
  out: { title: "You have withdrawn", words: "What you played stays in the standings." },
  over: (/** @type {number} */ place, /** @type {number} */ of) => ({
    title: `You came ${nth(place)} of ${of}`,
    words: "",
  }),
  cancelled: (/** @type {string | null} */ reason) => ({
    title: "It was called off",
    words: reason ? `Why: ${reason}.` : "",
  }),
  maker: "You made this tournament",
  begin: "Begin now",
  cancel: "Call it off",
  link: "Make a link for guests",
  linkWords: "Whoever has this link may enter. A new one ends the old.",
  copied: "Copied",
  remove: (/** @type {string} */ name) => `Remove ${name}`,
};

/** "1st", "12th". @param {number} place */
export function nth(place) {
  const last = place % 10;
  const isTeen = Math.floor((place % 100) / 10) === 1;
  return `${place}${isTeen ? "th" : (["th", "st", "nd", "rd"][last] ?? "th")}`;
}

export const LUCK = {
  heading: "How much luck decides",
  /** @type {(luck: Luck) => string} */
  words: ({ people, rounds, first, among_three }) =>
    `In a hundred simulated tournaments of ${people} people and ${rounds} rounds, the best came first in ${first} and among the first three in ${among_three}. No usual length makes that certain; it is a game with cards.`,
  duplicate: "The same deal twice makes the seats even. It does not make the better player win more often.",
};

export const RULES = {
  heading: "How it goes",
  /** @type {Record<Terms["kind"], (terms: Terms) => string[]>} */
  of: {
    swiss: ({ games, rounds }) => [
      `${rounds ? `${capitalised(spelled(rounds))} rounds` : "As many rounds as fit the number of players"}; nobody meets twice while there is another way.`,
      games === 2
        ? "A round is two games with the seats swapped, worth one point together."
        : "A round is one game, worth one point.",
      "Without an opponent one has a bye, and a point. Who does not come within five minutes loses the game.",
    ],
    knockout: ({ games }) => [
      "The bracket goes by rating. Whoever loses is out.",
      games === 2 ? "Two games with the seats swapped; a third if they are even." : "One game decides.",
      "Who does not come within five minutes loses the game.",
    ],
    arena: ({ seconds }) => [
      `It takes ${span(seconds)}. Whoever is free is paired at once, not twice running with the same person.`,
      "Two points a win, three from the third in a row. Games that end after the bell do not count.",
      "You can rest and come back whenever you like.",
    ],
  },
};

export const MAKE = {
  heading: "Make a tournament",
  lead: "You can make two a day.",
  name: "Name",
  usual: "Evening Swiss",
  kind: "Kind",
  pace: "Pace",
  live: { title: "Live", words: "At one sitting; a round begins when the last one is over." },
  slow: { title: "Slow", words: "Over days; both games of a round at the same time." },
  minutes: "Minutes for each player",
  days: "Days for a round",
  length: "Minutes until the bell",
  rounds: "Rounds",
  usualRounds: "as many as fit",
  games: "Games in a round",
  two: "Two, with the seats swapped",
  one: "One",
  begins: "It begins",
  most: "Players at most",
  open: "Anybody may enter; otherwise whoever has the link",
  rated: "Its games count for the rating",
  duplicate: "Both games of a round from the same deal",
  make: "Make it",
  busy: "Making …",
  /** Seconds until it begins, and how that is said. */
  times: /** @type {[number, string][]} */ ([
    [5 * 60, "in 5 minutes"],
    [15 * 60, "in 15 minutes"],
    [60 * 60, "in an hour"],
    [3 * 3600, "in 3 hours"],
    [DAY, "in a day"],
    [3 * DAY, "in 3 days"],
    [7 * DAY, "in a week"],
  ]),
};
