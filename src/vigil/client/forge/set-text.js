/** The text of a set file: which lines are whose, and single changes to it that leave all other lines as they are. */

import { readValue, trailingComment, writeValue } from "./toml-value.js";

/**
 * @typedef {{from: number, to: number, value: unknown}} Entry  its lines, and what stands there; undefined: cannot be read
 * @typedef {{from: number, to: number, entries: Map<string, Entry>}} Section  a table of the file
 * @typedef {{from: number, to: number, front: Section, into: Section | null}} CardTable
 * @typedef {{lines: string[], head: Section, cards: CardTable[]}} SetText
 */

const HEADING = /^\s*\[/;
const CARD = /^\s*\[\[\s*card\s*\]\]/;
const INTO = /^\s*\[\s*card\s*\.\s*into\s*\]/;
const KEY = /^\s*([A-Za-z0-9_-]+)\s*=\s*/;
const WIDEST = 110;

/**
 * @param {string} text
 * @returns {SetText}
 */
export function readSet(text) {
  const lines = text.split("\n");
  const starts = [0, ...headings(lines)];
  const tables = starts.map((from, index) => sectionOf(lines, from, starts[index + 1] ?? lines.length));
  /** @type {CardTable[]} */
  const cards = [];
  for (const table of tables.slice(1)) {
    const last = cards.at(-1);
    if (CARD.test(lines[table.from]))
      cards.push({ from: table.from, to: table.to, front: table, into: null });
    else if (INTO.test(lines[table.from]) && last) Object.assign(last, { into: table, to: table.to });
  }
  return { lines, head: tables[0], cards };
}

/** The lines with which tables begin; those within a list that goes over several lines are none. @param {string[]} lines */
function headings(lines) {
  const found = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (HEADING.test(lines[at])) found.push(at);
    else if (KEY.test(lines[at])) at = lastLine(lines, at);
  }
  return found;
}

/**
 * @param {string[]} lines
 * @param {number} from
 * @param {number} to
 * @returns {Section}
 */
function sectionOf(lines, from, to) {
  const entries = new Map();
  for (let at = from; at < to; at += 1) {
    const key = KEY.exec(lines[at]);
    if (!key) continue;
    const last = lastLine(lines, at);
    const said = [lines[at].slice(key[0].length), ...lines.slice(at + 1, last + 1)].join("\n");
    entries.set(key[1], { from: at, to: last + 1, value: readValue(said) });
    at = last;
  }
  return { from, to, entries };
}

/** The line with which a value ends that begins in a line. @param {string[]} lines @param {number} at */
function lastLine(lines, at) {
  let depth = 0;
  for (let line = at; line < lines.length; line += 1) {
    const bare = lines[line].replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, "").replace(/#.*/, "");
    depth += (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
    if (depth <= 0) return line;
  }
  return at;
}

/** What a table says under a key. @param {Section | null} section @param {string} key */
export const valueAt = (section, key) => section?.entries.get(key)?.value;

/** Lines of a part of a card: one, or a list of them. @param {Section | null} section @param {string} key @returns {string[]} */
export function linesOf(section, key) {
  const value = valueAt(section, key);
  const listed = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return listed.map(String);
}

/**
 * The text with another value under a key of a table; undefined takes the key out.
 * @param {string} text
 * @param {(set: SetText) => Section | null | undefined} find
 * @param {string} key
 * @param {unknown} value
 */
export function withValue(text, find, key, value) {
  const set = readSet(text);
  const section = find(set);
  if (!section) return text;
  const entry = section.entries.get(key);
  const said = value === undefined ? [] : entryLines(key, value);
  if (!entry) return splice(set.lines, endOf(set.lines, section), 0, said);
  const comment = entry.to === entry.from + 1 ? trailingComment(set.lines[entry.from]) : "";
  if (said.length === 1 && comment) said[0] = `${said[0]}  ${comment}`;
  return splice(set.lines, entry.from, entry.to - entry.from, said);
}

/** @param {string} key @param {unknown} value */
function entryLines(key, value) {
  const one = `${key} = ${writeValue(value)}`;
  if (one.length <= WIDEST || !Array.isArray(value)) return [one];
  return [`${key} = [`, ...value.map((each) => `    ${writeValue(each)},`), "]"];
}

/** The line after the last entry of a table. @param {string[]} lines @param {Section} section */
function endOf(lines, section) {
  const last = Math.max(section.from, ...[...section.entries.values()].map(({ to }) => to - 1));
  return section.entries.size || HEADING.test(lines[section.from] ?? "") ? last + 1 : section.from;
}

/** @param {string[]} lines @param {number} at @param {number} without @param {string[]} added */
const splice = (lines, at, without, added) =>
  [...lines.slice(0, at), ...added, ...lines.slice(at + without)].join("\n");

/** The text with the lines of one more card. @param {string} text @param {string} table */
export const withCard = (text, table) => `${text.replace(/\s*$/, "")}\n\n${table.trim()}\n`;

/** The text without a card. @param {string} text @param {number} index */
export function withoutCard(text, index) {
  const { lines, cards } = readSet(text);
  const card = cards[index];
  return card ? splice(lines, card.from, card.to - card.from, []) : text;
}
