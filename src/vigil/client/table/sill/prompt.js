/** What the sill says. */

import { card as printed } from "../../net/catalogue.js";
import { capitalised } from "../../words/sentences.js";
import { LEFT_OVER, PROMPT, QUESTION } from "../../words/sill.js";
import { amount, plain, textOf, withCapital } from "../../words/spans.js";
import { CLOCK } from "../../words/table.js";
import { lineText } from "../log/lines.js";
import { atZero, clocksStand } from "../sides/clock.js";
import { overdueSeat, ownerName } from "../state/model.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../../net/protocol.js").Asked} Asked
 * @typedef {import("../../net/protocol.js").Text} Text
 * @typedef {{title: string, words: Text, tone?: string}} Prompt
 */

/** @param {Table} table @returns {Prompt} */
export function prompt(table) {
  return (
    trouble(table) ?? spoken(table) ?? advice(table) ?? question(table) ?? overdue(table) ?? waiting(table)
  );
}

/** What stands in the way: no connection, a refusal, a warning. @param {Table} table @returns {Prompt | null} */
function trouble({ play, asked, lights, view, seat }) {
  if (!play) return null;
  const state = play.online.value;
  if (state === "offline") return { ...said(PROMPT.offline), tone: "bad" };
  if (state === "closed") return { ...said(PROMPT.closed), tone: "bad" };
  if (play.notice.value) return { title: PROMPT.refused, words: [play.notice.value], tone: "bad" };
  if (play.warned.value && asked && lights.endTurn)
    return {
      title: PROMPT.endTurn,
      words: PROMPT.leftOver(leftOver({ asked, lights, view, seat })),
      tone: "warn",
    };
  return null;
}

/** What somebody says instead of the game. @param {Table} table @returns {Prompt | null} */
const spoken = ({ voice }) =>
  voice && { ...voice, words: typeof voice.words === "string" ? [voice.words] : voice.words };

/** @param {Table} table @returns {Prompt | null} */
function advice({ play, asked }) {
  const hint = play?.hint.value;
  if (!hint || !asked) return play?.thinking.value ? { title: PROMPT.hint, words: [PROMPT.thinking] } : null;
  const move = asked.moves.find(({ text }) => text === hint.text);
  return {
    title: PROMPT.advice(move ? plain(move.words) : hint.text),
    words: [...withCapital(hint.reason), "."],
  };
}

/** @param {Table} table @returns {Prompt | null} */
function question(table) {
  const { asked, chosen, view } = table;
  if (!asked) return null;
  const isPhone = table.measures.layout === "phone";
  if (chosen) return { title: chosen.card, words: isPhone ? [] : textOf(printed(chosen.card)) }; // a sheet has them
  if (!asked.main)
    return {
      title: plain(questionOf(table, asked)),
      words: asked.opening.length ? [asks(table, plain(asked.opening))] : [],
    };
  const zero = atZero(table);
  const title = view.ending ? PROMPT.yourLastTurn : PROMPT.yourTurn;
  if (zero) return { title: isPhone ? zero.brief : title, words: [zero.words] };
  if (clocksStand(table)) return { title, words: [CLOCK.stand] };
  if (isPhone && table.measures.low) return { title, words: [] };
  return { title, words: [asked.moves.length > 1 ? PROMPT.lit : PROMPT.nothingLeft] };
}

/**
 * What is asked; who asks is said beside it. A question has a question mark where one may decline.
 * @param {Pick<Table, "view">} table
 * @param {Asked} asked
 * @returns {Text}
 */
export function questionOf({ view }, { question: words, optional, auction, asker }) {
  if (!auction) return plain(words).endsWith("?") ? words : [...words, optional ? "?" : "."];
  const leader = auction.bidders.find(({ bid }) => bid !== null);
  return QUESTION.bids(asker?.card ?? "", leader ? view.players[leader.seat].name : null, auction.bid);
}

/** Who caused a question: in another's turn, they did. @param {Table} table @param {string} opening */
export const asks = ({ view, seat }, opening) =>
  view.turn === seat ? PROMPT.asks(opening) : PROMPT.causes(view.players[view.turn].name, opening);

/** @param {{title: string, words: string}} words @returns {Prompt} */
const said = ({ title, words }) => ({ title, words: [words] });

/** Somebody else does not move. @param {Table} table @returns {Prompt | null} */
function overdue(table) {
  const seat = overdueSeat(table);
  if (seat === null) return null;
  const { name, late } = table.match.seats[seat];
  return { title: late ? PROMPT.late(name) : PROMPT.away(name), words: [PROMPT.goOn], tone: "calm" };
}

/** @param {Table} table @returns {Prompt} */
function waiting(table) {
  const { match, view, play, own, seat } = table;
  if (view.result || (match.result && !play?.pace.waiting.value.length))
    return {
      title: PROMPT.over,
      words: match.result?.reason ? [`${capitalised(match.result.reason)}.`] : [],
    };
  if (play?.sent.value !== null && play && own && view.decision?.player === seat)
    return { title: PROMPT.yourTurn, words: [] };
  const decider = view.decision?.player;
  const name = decider === undefined ? "" : view.players[decider].name;
  const last = view.ending ? [PROMPT.lastRound] : [];
  if (decider === undefined) return { title: PROMPT.moment, words: last };
  const question = view.decision?.question ?? [];
  if (!play)
    return {
      title: PROMPT.deciding(ownerName(table, decider)),
      words: question.length ? question : [view.decision?.prompt ?? ""],
    };
  const asked = question.length && view.turn !== decider ? [...question, "."] : null;
  return {
    title: decider === seat && own ? PROMPT.turnComes : (showing(table, play) ?? PROMPT.isThinking(name)),
    words: asked ?? (last.length ? last : news(table)),
    tone: "calm",
  };
}

/** Whose moves are being shown, while some still are: nobody is thinking then. @param {Table} table @param {import("../state/play.js").Play} play */
const showing = (table, play) =>
  play.pace.waiting.value.length ? PROMPT.plays(ownerName(table, table.view.turn)) : null;

/** What there is to say while somebody thinks. @param {Table} table @returns {Text} */
const news = (table) => (clocksStand(table) ? [CLOCK.stand] : lastLine(table.update));

/** What just happened; own deeds without a name, as in the log. @param {import("../../net/protocol.js").Update} update @returns {Text} */
export function lastLine({ events, log, view }) {
  const line = events.length ? log.findLast((turn) => turn.lines.length)?.lines.at(-1) : undefined;
  return lineText(line ?? [], view.players, view.seat);
}

/**
 * What a turn would leave undone: "2 cards", "3 runes".
 * @param {Pick<Table, "asked" | "lights" | "view" | "seat">} table
 * @returns {Text}
 */
export function leftOver({ asked, lights, view, seat }) {
  if (!asked) return [];
  /** @param {string} verb */
  const has = (verb) => asked.moves.some((move) => move.verb === verb);
  const hand = view.players[seat].hand_cards ?? [];
  const playable = hand.filter((name) => lights.at(`hand/${seat}/${name}`).length).length;
  const runes = view.runes + view.mechana_runes;
  const uses = asked.moves.filter((move) => move.verb === "use").length;
  return [
    playable && LEFT_OVER.cards(playable),
    has("acquire") && runes && amount(runes, "rune"),
    has("defeat") && view.power && amount(view.power, "power"),
    uses && LEFT_OVER.uses(uses),
    has("roll") && LEFT_OVER.die,
  ].filter((part) => typeof part !== "number" && typeof part !== "boolean");
}
