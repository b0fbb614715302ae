/** The numbered rules and our choices, fetched where somebody wants to read them. */

import { signal } from "../app/ui.js";
import { get, once } from "../net/api.js";

/**
 * @typedef {[id: string, text: string, ...cards: string[]]} Rule
 * @typedef {{title: string, rules: Rule[]}} Section
 * @typedef {{title: string, lead: string, sections: Section[]}} Chapter
 */

/** @type {import("../vendor/signals.js").Signal<Chapter[] | null>} */
export const rulings = signal(null);

/** Fetch the rulings, unless that has been done. */
export const loadRulings = once(async () => {
  rulings.value = await get("/rules/rulings.json");
});

/**
 * The rules that name a card.
 * @param {string} name
 */
export function rulesNaming(name) {
  return (rulings.value ?? [])
    .flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
    .filter(([, , ...cards]) => cards.includes(name));
}

/**
 * The chapters with the rules that have all the words.
 * @param {Chapter[]} chapters
 * @param {string} words
 */
export function matching(chapters, words) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return chapters;
  /** @param {Rule} rule */
  const fits = (rule) => wanted.every((word) => rule.join(" ").toLowerCase().includes(word));
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.map((section) => fitting(section, fits)).filter(any),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/**
 * @param {Section} section
 * @param {(rule: Rule) => boolean} fits
 */
const fitting = (section, fits) => ({ ...section, rules: section.rules.filter(fits) });

/** @param {Section} section */
const any = ({ rules }) => rules.length > 0;

/** @param {Chapter[]} chapters */
export const countRules = (chapters) =>
  chapters.reduce(
    (sum, { sections }) => sum + sections.reduce((rules, section) => rules + section.rules.length, 0),
    0,
  );
