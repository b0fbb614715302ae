/** What the sill says. */

import { capitalised, counted } from "../../words/cards.js";
import { count, listed } from "../../words/numbers.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {{title: string, words: string, tone?: string}} Prompt
 */

/** @param {Table} table @returns {Prompt} */
export function prompt(table) {
  return trouble(table) ?? advice(table) ?? question(table) ?? waiting(table);
}

/** What stands in the way: no connection, a refusal, a warning. @param {Table} table @returns {Prompt | null} */
function trouble({ play, asked, lights, view, seat }) {
  if (!play) return null;
  const state = play.online.value;
  if (state === "offline")
    return { title: "Connection lost", words: "Trying to reach the server; the game is safe.", tone: "bad" };
  if (state === "closed")
    return {
      title: "Disconnected",
      words: "The server closed this connection. Load the page again.",
      tone: "bad",
    };
  if (play.notice.value) return { title: "Not done", words: play.notice.value, tone: "bad" };
  if (play.warned.value && asked && lights.endTurn)
    return {
      title: "End the turn?",
      words: `Still to be had: ${listed(leftOver({ asked, lights, view, seat }))}.`,
      tone: "warn",
    };
  return null;
}

/** @param {Table} table @returns {Prompt | null} */
function advice({ play, asked }) {
  const hint = play?.hint.value;
  if (!hint || !asked) return play?.thinking.value ? { title: "Hint", words: "Thinking …" } : null;
  return { title: `Hint: ${hint.text}`, words: sentence(hint.reason, false) };
}

/** @param {Table} table @returns {Prompt | null} */
function question(table) {
  const { asked, chosen, view } = table;
  if (!asked) return null;
  if (chosen) return { title: chosen.card, words: "" };
  if (!asked.main)
    return {
      title: questionOf(asked, Boolean(table.lights.decline)),
      words: asked.asker ? `${asked.asker} asks.` : "",
    };
  const rest =
    asked.moves.length > 1
      ? "Every lit card is a move: play, use, acquire or defeat."
      : "Nothing is left to do but to end the turn.";
  return { title: view.ending ? "Your turn, in the last round" : "Your turn", words: rest };
}

/** What is asked; who asks is said beside it. @param {import("../../net/protocol.js").Asked} asked @param {boolean} may */
export function questionOf({ prompt: words, asker, auction }, may) {
  const bare = asker && words.startsWith(`${asker}: `) ? words.slice(asker.length + 2) : words;
  return sentence(bare, may && !auction);
}

/** A question has a question mark where one may decline. @param {string} words @param {boolean} may */
export function sentence(words, may) {
  const bare = words.replace(/[.?]$/, "");
  return may ? `${capitalised(bare.replace(/^you may /i, ""))}?` : `${capitalised(bare)}.`;
}

/** @param {Table} table @returns {Prompt} */
function waiting({ match, update, view, play, own, seat }) {
  if (view.result || match.result)
    return {
      title: "The game is over",
      words: match.result?.reason ? `${capitalised(match.result.reason)}.` : "",
    };
  if (play?.sent.value !== null && play && own && view.decision?.player === seat)
    return { title: "Your turn", words: "" };
  const decider = view.decision?.player;
  const name = decider === undefined ? "" : view.players[decider].name;
  const last = view.ending ? "This is the last round." : "";
  if (decider === undefined) return { title: "A moment", words: last };
  if (!play) return { title: `${name} is to decide`, words: view.decision?.prompt ?? "" };
  const asked =
    view.decision && view.turn !== decider ? sentence(view.decision.prompt, false) : last || lastLine(update);
  return {
    title: decider === seat && own ? "Your turn comes" : `${name} is thinking`,
    words: asked,
    tone: "calm",
  };
}

/** What just happened. @param {import("../../net/protocol.js").Update} update */
export const lastLine = (update) =>
  update.events.length ? (update.log.findLast((turn) => turn.lines.length)?.lines.at(-1) ?? "") : "";

/**
 * What a turn would leave undone: "2 cards", "3 runes".
 * @param {Pick<Table, "asked" | "lights" | "view" | "seat">} table
 */
export function leftOver({ asked, lights, view, seat }) {
  if (!asked) return [];
  /** @param {string} verb */
  const has = (verb) => asked.moves.some((move) => move.verb === verb);
  const hand = view.players[seat].hand_cards ?? [];
  const playable = hand.filter((name) => lights.at(`hand/${seat}/${name}`).length).length;
  const uses = asked.moves.filter((move) => move.verb === "use").length;
  return [
    playable && count(playable, "card"),
    has("acquire") && view.runes + view.mechana_runes && counted(view.runes + view.mechana_runes, "runes"),
    has("defeat") && view.power && counted(view.power, "power"),
    uses && count(uses, "use of a card", "uses of cards"),
    has("roll") && "the die",
  ].filter((part) => typeof part === "string");
}
