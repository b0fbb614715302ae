/** What is special about a table, in words: everybody who sits down is told. */

import { chosenWords } from "./chosen.js";
import { count, listed } from "./numbers.js";

/** @typedef {import("../net/protocol.js").MatchState} Match */

export const TERMS = { label: "About the table", seat: "About this seat", help: "hints" };

const HELP = "Bots may help everybody here, with hints and as a coach, and all see how often somebody asked.";

/** @param {Match} match @returns {string[]} */
export const termsWords = (match) => [...chosenWords(match), ...seenWords(match), ...helpWords(match)];

/** Whether somebody has seen a hand that is not theirs any more. @param {Match} match */
export const isSeen = ({ seats }) => seats.some(({ seen_by }) => seen_by.length > 0);

/** Who played a seat before whoever has it now. @param {Match} match */
const seenWords = ({ seats }) =>
  seats
    .filter(({ seen_by }) => seen_by.length > 0)
    .map(({ name, yours, seen_by }) => SEEN.sat(listed(seen_by), yours ? null : name));

/** What is said of a seat whose hand somebody else has seen. */
export const SEEN = {
  sat: (/** @type {string} */ who, /** @type {string | null} */ name) =>
    `${who} played ${name ? `${name}'s` : "your"} seat before and has seen its hand; whoever plays both sides may have thrown other deals away.`,
  borrowed: (/** @type {string} */ name) =>
    `This is ${name}'s seat: ${name} has seen its hand, and may take it back at any time.`,
  newDeal: "All cards are dealt anew when you sit down: nobody has seen them.",
};

/** Whether bots may help although several people play. @param {Match} match */
export const isHelped = ({ hints, seats }) => hints && seats.filter(({ kind }) => kind !== "bot").length > 1;

/** @param {Match} match */
function helpWords(match) {
  if (!isHelped(match)) return [];
  const people = match.seats.filter(({ kind }) => kind === "person");
  const asked = people.map(({ name, hints }) =>
    hints ? `${name} asked ${count(hints, "time")}` : `${name} never asked`,
  );
  return match.status === "finished" ? [`Bots could help: ${listed(asked)}.`] : [HELP];
}
