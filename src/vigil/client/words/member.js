/** Words of the home page of somebody with an account. */

import { count, spelled } from "./numbers.js";
import { capitalised } from "./sentences.js";

const EVENING = 18;
const NOON = 12;
const NIGHT = 5;

export const MEMBER = {
  hail: (/** @type {string} */ name, /** @type {number} */ hour) => `Good ${partOfDay(hour)}, ${name}`,
  waits: (/** @type {number} */ games) =>
    games
      ? `${capitalised(spelled(games))} ${games === 1 ? "game waits" : "games wait"} for you.`
      : "No game waits for you.",
  yourTurn: "Your turn",
  left: (/** @type {string} */ time) => `${time} left`,
  you: "you",
  pool: (/** @type {number} */ honor) => `${honor} left in the pool`,
  thinks: "thinks",
  all: (/** @type {number} */ games) => `all ${games}`,
  find: "Find an opponent",
  near: (/** @type {number} */ rating) => `against people near ${rating}`,
  choose: "choose sets, or a friend",
  bot: "Play a bot",
  table: "Set up a table",
  link: "Join by link",
  here: "Here now",
  hereMore: (/** @type {number} */ here, /** @type {number} */ all) => `${here} of the ${all} you follow`,
  nobodyHere: "Nobody you follow is here.",
  metLately: "You have played lately:",
  plays: "plays now",
  looks: "waits for an opponent",
  isHere: "is here",
  isAway: "is away",
  watch: "Watch",
  play: "Play",
  rating: "Your rating",
  puzzle: "Puzzle of the day",
  streak: (/** @type {number} */ days) => (days ? `streak of ${days}` : "begin a streak"),
  puzzleWords: "One move is clearly best. Find it.",
  puzzleSolved: "Solved. The next one comes tomorrow.",
  solve: "Solve",
  more: "More puzzles",
  tournaments: "Tournaments",
  noTournament: "None is announced. Make one: Swiss, arena or knockout, live or over days.",
  look: "Look",
  entered: "You take part.",
  points: (/** @type {number} */ points) =>
    `You have ${String(points).replace(".5", "½").replace(/^0½/, "½")}`,
  meets: (/** @type {string} */ name, /** @type {number} */ table) => `and play ${name} at table ${table}.`,
  stage: (/** @type {import("../net/protocol.js").TournamentTerms} */ terms, /** @type {string} */ when) =>
    terms.state === "playing" && terms.kind !== "arena"
      ? `Round ${terms.round} of ${terms.rounds} is running.`
      : `${capitalised(when)}.`,
  thisWeek: "this week",
  tournamentWords: "Swiss, arena or knockout, live or over days.",
  goThere: "Go there",
  challenges: (/** @type {number} */ number) => `${count(number, "challenge")} for you`,
  accept: "Accept",
  decline: "Decline",
};

/** @param {number} hour */
function partOfDay(hour) {
  if (hour >= EVENING || hour < NIGHT) return "evening";
  return hour < NOON ? "morning" : "day";
}
