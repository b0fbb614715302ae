/** How a match ended, in words. */

import { count, listed, span, spelled } from "./numbers.js";
import { asSentence, capitalised } from "./sentences.js";
import { termsWords } from "./terms.js";

/** @typedef {import("../net/protocol.js").MatchState} Match */
/** @typedef {import("../net/protocol.js").MatchResult & {rival?: number | null}} Result */

/** Who plays against one alone. @param {Match} match */
export const rivalName = (match) => capitalised(match.setup.rival ?? "");

/**
 * The heading over the end of a match.
 * @param {Match} match
 */
export function headline(match) {
  const result = /** @type {Result} */ (match.result);
  const winners = result.winners;
  const beaten =
    match.setup.variant === "solitaire" && (result.reason === "resigned" || result.rival !== null);
  if (winners.length === 0 && !beaten) return "Nobody wins";
  if (match.setup.variant === "solitaire")
    return winners.length ? `You win${margin(match)}` : `${rivalName(match)} wins${margin(match)}`;
  const own = match.seats.flatMap((seat, place) => (seat.yours ? [place] : []));
  const oneself = own.length === 1 && winners.includes(own[0]);
  if (match.setup.variant === "team")
    return (oneself ? "Your team wins" : `${names(match, winners)} win`) + margin(match);
  if (winners.length > 1) return oneself ? "You share the win" : `${names(match, winners)} share the win`;
  return oneself ? `You win${margin(match)}` : `${names(match, winners)} wins${margin(match)}`;
}

/**
 * Why it ended, and how long it took.
 * @param {Match} match
 * @param {number} [rounds]  how many turns everybody had, once that is known
 */
export function circumstances(match, rounds) {
  const result = /** @type {Result} */ (match.result);
  const taken = match.taken_back ? " Moves were taken back further than the rules allow." : "";
  const resumed = match.resumed
    ? " It went on from a saved position after a correction of the rules or of the deal."
    : "";
  const terms = termsWords(match).join(" ");
  const turns = rounds ? `${count(rounds, "turn")}${match.seats.length > 1 ? " each" : ""}, ` : "";
  return `${asSentence(reason(match, result))} ${turns}${span(match.moved - match.began)}.${taken}${resumed} ${terms}`.trim();
}

/** Ends that no rule of the game brought about. */
const CUT_SHORT = ["resigned", "abandoned", "the match has become too long", "the host has closed the match"];

/** Whether the game itself came to its end; any other is not reviewed. @param {Match} match */
export const wasPlayedOut = ({ deciding, result }) =>
  deciding === null && !CUT_SHORT.includes(result?.reason ?? "");

/** Why a match is over whose game was not. @param {Match} match */
export const cutShort = (match) =>
  match.result && !wasPlayedOut(match) ? asSentence(reason(match, match.result)) : "";

/** How somebody ended a match, by its reason. @type {Record<string, string | undefined>} */
const LEAVING = { resigned: "resigned", abandoned: "left the table" };

/**
 * @param {Match} match
 * @param {Result} result
 */
function reason(match, result) {
  const gave = match.seats.filter((seat) => seat.resigned);
  const did = LEAVING[result.reason];
  if (!did || gave.length === 0) return result.reason;
  return `${listed(gave.map((seat) => (seat.yours ? "you" : seat.name)))} ${did}`;
}

/** The seats that win together: teammates sit opposite each other. @param {Match} match */
export function sides({ seats, setup }) {
  const half = seats.length / 2;
  if (setup.variant !== "team") return seats.map((_, place) => [place]);
  return Array.from({ length: half }, (_, place) => [place, place + half]);
}

/**
 * All scores, the winner's first: what stands in large figures. Teammates have one.
 * @param {Match} match
 */
export function figures(match) {
  const result = /** @type {Result} */ (match.result);
  const scores = sides(match).map((places) => ({
    score: places.reduce((sum, place) => sum + result.scores[place], 0),
    won: result.winners.includes(places[0]),
    name: names(match, places),
  }));
  if (result.rival !== null && result.rival !== undefined)
    scores.push({ score: result.rival, won: result.winners.length === 0, name: rivalName(match) });
  return scores.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
}

/** @param {Match} match @param {number[]} places */
const names = (match, places) => listed(places.map((place) => match.seats[place].name));

/** @param {Match} match */
function margin(match) {
  if (match.result && LEAVING[match.result.reason]) return "";
  const shown = figures(match);
  const winner = shown.find(({ won }) => won);
  const loser = shown.find(({ won }) => !won);
  if (!winner || !loser || winner.score <= loser.score) return "";
  return ` by ${spelled(winner.score - loser.score)}`;
}
