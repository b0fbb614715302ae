/** The time until a round, a tournament or an arena has to be over, or begins. */

import { html, useEffect, useState } from "../app/ui.js";
import { span } from "../words/numbers.js";
import { TOURNAMENT } from "../words/tournament.js";

/** @typedef {import("../net/protocol.js").TournamentBody} Body */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const SAID = [5, 1, 0]; // minutes at which it is said aloud

/**
 * Seconds that run down from what the server said last.
 * @param {number | null} told
 */
export function useLeft(told) {
  const [now, setNow] = useState(Date.now());
  const [since, setSince] = useState({ told, at: Date.now() });
  useEffect(() => setSince({ told, at: Date.now() }), [told]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (told === null || since.told === null) return null;
  return Math.max(0, Math.round(since.told - Math.max(0, now - since.at) / 1000));
}

/** "11:48", "3 hours". @param {number} seconds */
export function timeWords(seconds) {
  if (seconds >= 2 * HOUR) return span(seconds);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/** @param {{body: Body}} props */
export function Countdown({ body }) {
  const { terms } = body;
  const begins = terms.state === "open" ? Math.max(0, terms.begins - Date.now() / 1000) : null;
  const left = useLeft(begins === null ? body.left : Math.round(begins));
  if (left === null) return null;
  const minutes = Math.ceil(left / MINUTE);
  const isSaid = SAID.includes(minutes) && (left % MINUTE === 0 || left === 0);
  return html`<div class="tour-clock">
    <span class="ash">${wordsFor(body)}</span>
    <span class="num" role="timer">${timeWords(left)}</span>
    <span class="sr" role="status">${isSaid ? TOURNAMENT.said(minutes) : ""}</span>
  </div>`;
}

/** @param {Body} body */
function wordsFor({ terms }) {
  if (terms.state === "open") return TOURNAMENT.begins;
  if (terms.kind === "arena") return TOURNAMENT.bell;
  return terms.round < terms.rounds ? TOURNAMENT.next(terms.round + 1) : TOURNAMENT.end;
}
