/** What the others did since one's last turn, read off the log. */

import { card as printed } from "../../net/catalogue.js";
import { DEEDS, TRAITS } from "./event-kinds.js";

/**
 * @typedef {import("../../net/protocol.js").Turn} LogTurn
 * @typedef {import("../../net/protocol.js").Told} Told
 * @typedef {import("./event-kinds.js").Deed} Deed
 * @typedef {{player: number, honor: number, cards: [string, Deed][]}} Recap
 */

/**
 * One entry for each of them, in the order of their turns.
 * @param {LogTurn[]} log
 * @param {number} seat  whose turn begins
 * @returns {Recap[]}
 */
export function recapOf(log, seat) {
  const own = log.findLastIndex((turn) => turn.player === seat && turn !== log.at(-1));
  const since = log.slice(own + 1);
  return since.flatMap(({ player, lines }) => {
    if (player === null || player === seat) return [];
    const all = lines.flat().filter((told) => told.player === player || told.player === null);
    const honor = since.reduce((sum, turn) => sum + honorIn(turn, player), 0);
    return [{ player, honor, cards: foremost(all.flatMap(cardsIn)) }];
  });
}

/** Each card once, what matters most first. @param {[string, Deed][]} cards */
const foremost = (cards) =>
  cards
    .filter(
      ([card, deed], place) => cards.findIndex(([name, did]) => name === card && did === deed) === place,
    )
    .sort(([, one], [, other]) => DEEDS.indexOf(one) - DEEDS.indexOf(other));

/** The honor that a player gained in a turn. @param {LogTurn} turn @param {number} seat */
export const honorIn = ({ lines }, seat) =>
  lines
    .flat()
    .filter((told) => [seat, null].includes(gainerIn(told)))
    .flatMap(honorOf)
    .reduce((sum, number) => sum + number, 0);

/** Whom a sentence is about; null for everybody. @param {Told} told */
const gainerIn = ({ player, words }) => player ?? words.map(playerIn).find((one) => one !== null) ?? null;

/** @param {import("../../net/protocol.js").Span} span */
const playerIn = (span) => (typeof span === "string" ? null : (span.player ?? null));

/** What a sentence says of honor: beside its words, or in them if it tells of nothing else. @param {Told} told */
function honorOf({ event, gained, words }) {
  const beside = gained.flatMap(({ number, resource }) => (resource === "honor" ? [number] : []));
  if (event !== "gained") return beside;
  return [...beside, ...words.flatMap((span) => (isHonor(span) ? [span.number ?? 0] : []))];
}

/**
 * @param {import("../../net/protocol.js").Span} span
 * @returns {span is import("../../net/protocol.js").Marked}
 */
const isHonor = (span) => typeof span !== "string" && span.unit === "honor";

/** Of what was played only what stays is worth a glance. @param {Told} told @returns {[string, Deed][]} */
function cardsIn({ event, words }) {
  const deed = TRAITS[event]?.deed;
  const named = words.flatMap((span) => (typeof span !== "string" && span.card ? [span.card] : []));
  const [card] = named;
  if (!deed || !card) return [];
  const cards = deed === "played" ? named : [card];
  return cards
    .filter((name) => deed !== "played" || printed(name).kind === "construct")
    .map((name) => [name, deed]);
}
