/** What the sill says. */

import { counted } from "../../words/cards.js";
import { capitalised } from "../../words/sentences.js";
import { LEFT_OVER, PROMPT } from "../../words/sill.js";

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
  if (state === "offline") return { ...PROMPT.offline, tone: "bad" };
  if (state === "closed") return { ...PROMPT.closed, tone: "bad" };
  if (play.notice.value) return { title: PROMPT.refused, words: play.notice.value, tone: "bad" };
  if (play.warned.value && asked && lights.endTurn)
    return {
      title: PROMPT.endTurn,
      words: PROMPT.leftOver(leftOver({ asked, lights, view, seat })),
      tone: "warn",
    };
  return null;
}

/** @param {Table} table @returns {Prompt | null} */
function advice({ play, asked }) {
  const hint = play?.hint.value;
  if (!hint || !asked) return play?.thinking.value ? { title: PROMPT.hint, words: PROMPT.thinking } : null;
  return { title: PROMPT.advice(hint.text), words: sentence(hint.reason, false) };
}

/** @param {Table} table @returns {Prompt | null} */
function question(table) {
  const { asked, chosen, view } = table;
  if (!asked) return null;
  if (chosen) return { title: chosen.card, words: "" };
  if (!asked.main)
    return {
      title: questionOf(asked, Boolean(table.lights.decline)),
      words: asked.asker ? PROMPT.asks(asked.asker) : "",
    };
  const rest = asked.moves.length > 1 ? PROMPT.lit : PROMPT.nothingLeft;
  return { title: view.ending ? PROMPT.yourLastTurn : PROMPT.yourTurn, words: rest };
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
      title: PROMPT.over,
      words: match.result?.reason ? `${capitalised(match.result.reason)}.` : "",
    };
  if (play?.sent.value !== null && play && own && view.decision?.player === seat)
    return { title: PROMPT.yourTurn, words: "" };
  const decider = view.decision?.player;
  const name = decider === undefined ? "" : view.players[decider].name;
  const last = view.ending ? PROMPT.lastRound : "";
  if (decider === undefined) return { title: PROMPT.moment, words: last };
  if (!play) return { title: PROMPT.deciding(name), words: view.decision?.prompt ?? "" };
  const asked =
    view.decision && view.turn !== decider ? sentence(view.decision.prompt, false) : last || lastLine(update);
  return {
    title: decider === seat && own ? PROMPT.turnComes : PROMPT.isThinking(name),
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
    playable && LEFT_OVER.cards(playable),
    has("acquire") && view.runes + view.mechana_runes && counted(view.runes + view.mechana_runes, "runes"),
    has("defeat") && view.power && counted(view.power, "power"),
    uses && LEFT_OVER.uses(uses),
    has("roll") && LEFT_OVER.die,
  ].filter((part) => typeof part === "string");
}
