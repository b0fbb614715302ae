/** How a person likes to play; kept in the browser. */

import { keep, kept } from "./storage.js";
import { effect, signal } from "./ui.js";

/**
 * A signal stored in the browser.
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {import("../vendor/signals.js").Signal<T>}
 */
function setting(name, otherwise) {
  const key = `vigil.${name}`;
  const chosen = signal(otherwise);
  const read = () => {
    try {
      chosen.value = JSON.parse(kept(key) ?? "") ?? otherwise;
    } catch {
      // Nothing was kept, or nothing that can be read.
    }
  };
  read();
  effect(() => keep(key, JSON.stringify(chosen.value)));
  // Another tab has changed it: what it noted must not be lost when this one notes something.
  addEventListener("storage", (event) => event.key === key && read());
  return chosen;
}

/** How fast the moves of others are shown: once, thrice, or not at all. */
export const speed = setting("speed", /** @type {1 | 3 | 0} */ (1));

/** Whether verbs are always on the cards; null: in the first games only. */
export const verbs = setting("verbs", /** @type {boolean | null} */ (null));

export const oneTap = setting("oneTap", false);

/** Whether a card that is rested on is shown large. */
export const peeks = setting("peeks", true);

/** How loud the table is, from 0 to 1. */
export const volume = setting("volume", 0.5);

export const letterKeys = setting("letterKeys", true);

/** Whether reactions of others are shown. */
export const reactions = setting("reactions", true);

/** Speakers whose remarks are not shown; each is one person in one match. */
export const muted = setting("muted", /** @type {string[]} */ ([]));

const MOST_MUTED = 200;

/** @param {string} speaker */
export function mute(speaker) {
  muted.value = [...muted.peek(), speaker].slice(-MOST_MUTED);
}

/** How far somebody has come in each lesson: so many ideas. */
const lessons = setting("lessons", /** @type {Record<string, number>} */ ({}));

/** @param {string} code */
export const lessonsAt = (code) => lessons.value[code] ?? 0;

/** @param {string} code @param {number} ideas */
export function noteLesson(code, ideas) {
  lessons.value = { ...lessons.peek(), [code]: Math.max(ideas, lessonsAt(code)) };
}

/** Lessons that were played to their end. */
const finished = setting("lessonsDone", /** @type {string[]} */ ([]));

/** @param {string} code */
export const isLessonDone = (code) => finished.value.includes(code);

/** @param {string} code */
export function noteLessonDone(code) {
  if (!isLessonDone(code)) finished.value = [...finished.peek(), code];
}

/** Puzzles that were solved, by the tries they took, and the days on which the puzzle of the day was. */
const solved = setting("solved", /** @type {Record<string, number>} */ ({}));
const days = setting("puzzleDays", /** @type {number[]} */ ([]));

/** In how many tries a puzzle was solved; 0: not yet. @param {string} id */
export const solvedIn = (id) => solved.value[id] ?? 0;

const MOST_DAYS = 400;

/**
 * @param {string} id
 * @param {number} tries
 * @param {number | null} day  of which it is the puzzle
 */
export function noteSolved(id, tries, day) {
  solved.value = { ...solved.peek(), [id]: solved.peek()[id] ?? tries };
  if (day !== null && !days.peek().includes(day)) days.value = [...days.peek(), day].slice(-MOST_DAYS);
}

/** Whether the puzzle of a day was solved. @param {number} day */
export const wasSolved = (day) => days.value.includes(day);

/** How many days in a row, up to this one or the one before. @param {number} today */
export function streak(today) {
  let last = wasSolved(today) ? today : today - 1;
  let count = 0;
  for (; wasSolved(last); last -= 1) count += 1;
  return count;
}

/** From how many points of the chance the coach speaks up; 0: never. */
export const coachFrom = setting("coachFrom", 0);

/** Matches this person has begun here: newcomers are shown more. */
const begun = setting("begun", /** @type {string[]} */ ([]));

const FIRST_GAMES = 3;

/** Whether cards always show their verbs. */
export const showVerbs = () => verbs.value ?? begun.value.length <= FIRST_GAMES;

/** @param {string} id */
export function noteBegun(id) {
  if (begun.peek().includes(id) || begun.peek().length > FIRST_GAMES) return;
  begun.value = [...begun.peek(), id];
}
