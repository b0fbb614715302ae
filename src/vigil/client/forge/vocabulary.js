/** The words that cards can be made of, as the language declares them, and which lines of them fit where. */

import { signal } from "../app/ui.js";
import { get, once, post } from "../net/api.js";

/**
 * @typedef {import("../net/protocol.js").ForgeWords} ForgeWords
 * @typedef {import("../net/protocol.js").LanguageWord} LanguageWord
 * @typedef {import("../net/protocol.js").WordPart} WordPart
 *
 * @typedef {object} Context  where in a card lines stand
 * @property {string} kind
 * @property {string} part
 * @property {boolean} two_sided
 * @property {boolean} trophy
 * @property {boolean} auction
 * @property {string[]} names  of the cards of the set
 */

const MOST = 250; // lines in one question

/** @type {import("../vendor/signals.js").Signal<ForgeWords | null>} */
export const vocabulary = signal(null);
/** What every line that was tried reads as, or null if it does not fit; by where it stands. @type {import("../vendor/signals.js").Signal<Map<string, string | null>>} */
export const tried = signal(new Map());
/** @type {Set<string>} */
const asked = new Set();

export const loadVocabulary = once(async () => {
  vocabulary.value = await get("/api/forge/words");
});

/** @param {string} name @returns {LanguageWord | undefined} */
export const wordNamed = (name) => vocabulary.value?.words.find((word) => word.name === name);

/** The words that can stand in a part by what they are. @param {string} role @param {string[]} [only] */
export const wordsFor = (role, only = []) =>
  (vocabulary.value?.words ?? []).filter(
    (word) => word.role === role && word.uses.length > 0 && (!only.length || only.includes(word.name)),
  );

/** @param {Context} context @param {string} line */
const keyOf = ({ kind, part, two_sided, trophy, auction }, line) =>
  [kind, part, two_sided, trophy, auction, line].join();

/** Whether a line is known to fit. @param {Context} context @param {string} line */
export const fits = (context, line) => typeof tried.value.get(keyOf(context, line)) === "string";

/**
 * Has the server try lines, unless that was done.
 * @param {Context} context
 * @param {string[]} lines
 */
export async function tryLines(context, lines) {
  const unknown = [...new Set(lines)].filter(
    (line) => line.length <= 600 && !asked.has(keyOf(context, line)),
  );
  for (const line of unknown) asked.add(keyOf(context, line));
  for (let at = 0; at < unknown.length; at += MOST) await ask(context, unknown.slice(at, at + MOST));
}

/** @param {Context} context @param {string[]} lines */
async function ask(context, lines) {
  try {
    const { texts } = await post("/api/forge/lines", { ...context, lines });
    const known = new Map(tried.peek());
    for (const [index, line] of lines.entries()) known.set(keyOf(context, line), texts[index]);
    tried.value = known;
  } catch {
    for (const line of lines) asked.delete(keyOf(context, line)); // it is asked again when it is wanted again
  }
}

/** The first of some lines that fits. @param {Context} context @param {string[]} lines */
export async function firstFitting(context, lines) {
  await tryLines(context, lines);
  return lines.find((line) => fits(context, line));
}
