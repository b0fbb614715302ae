/** How large the text and the name of a card can be written: measured, since fonts differ. */

import { CARD } from "../words/cards.js";
import { sentencesOf } from "../words/spans.js";
import { amountOf, isAmount, isMore } from "./text.js";

/** @typedef {import("../net/protocol.js").TextLine} TextLine */

/** The steps of card-sizes.css for size m, all in em of width / 20: letters, lines, and the room for them. */
const STEPS = [
  { size: 1.95, leading: 1.2, room: 4.8 },
  { size: 1.6, leading: 1.2, room: 7.75 },
  { size: 1.37, leading: 1.17, room: 8.05 },
  { size: 1.47, leading: 1.17, room: 10.7 },
  { size: 1.3, leading: 1.15, room: 10.7 },
  { size: 1.18, leading: 1.15, room: 10.7 },
  { size: 1.04, leading: 1.15, room: 10.7 },
];
const BETWEEN_ABILITIES = 0.18;
const MARGINS = 1.35;

/** @type {WeakMap<TextLine[], number>} */
const known = new WeakMap();

/**
 * The step of a text: 0 for the shortest.
 * @param {TextLine[]} lines
 */
export function textStep(lines) {
  const step = known.get(lines) ?? firstFitting(lines.map(measured));
  known.set(lines, step);
  return step;
}

/**
 * A line as it is measured: icons are as wide as two letters, bold words begin with a star.
 * @param {TextLine} line
 */
const measured = (line) =>
  sentencesOf(line)
    .map((sentence) => sentence.map(drawn).join(""))
    .join(" ");

/** @param {import("../net/protocol.js").Span} span */
function drawn(span) {
  if (typeof span === "string") return span;
  if (isAmount(span)) return `${amountOf(span)}${isMore(span) ? `\u00a0${CARD.more}\u00a0` : ""}mm`; // no line ends in it
  return span.keyword ? `*${span.text.replaceAll(" ", " *")}` : span.text;
}

/** @param {string[]} abilities */
function firstFitting(abilities) {
  const between = BETWEEN_ABILITIES * (abilities.length - 1);
  const step = STEPS.findIndex(({ size, leading, room }) => {
    const lines = abilities.reduce((sum, ability) => sum + linesOf(ability, 20 / size - MARGINS), 0);
    return (lines * leading + between) * size <= room;
  });
  return step < 0 ? STEPS.length - 1 : step;
}

/**
 * How many lines a text takes.
 * @param {string} text
 * @param {number} width  of a line, in em
 */
function linesOf(text, width) {
  let lines = 0;
  let left = 0;
  for (const word of text.split(" ")) {
    const long = widthOf(word);
    if (long > left) [lines, left] = [lines + 1, width];
    left -= long + widthOf(" ");
  }
  return lines;
}

/** @type {{plain: CanvasRenderingContext2D | null, bold: CanvasRenderingContext2D | null} | null} */
let rulers = null;

/**
 * The width of a word in em of the font the page is written in.
 * @param {string} word
 */
function widthOf(word) {
  rulers ??= { plain: newRuler(""), bold: newRuler("bold") };
  const ruler = word.startsWith("*") ? rulers.bold : rulers.plain;
  return (ruler?.measureText(word.replace("*", "")).width ?? 8 * word.length) / 16;
}

/** @param {string} weight */
function newRuler(weight) {
  const context = document.createElement("canvas").getContext("2d");
  const family = getComputedStyle(document.documentElement).getPropertyValue("--text");
  if (context) context.font = `${weight} 16px ${family}`;
  return context;
}

/** The longest name, in letters, of every step but the last. */
const NAME_STEPS = [10, 13, 16, 20, 23];

/**
 * The step of a name: 0 for the shortest. Names are written in the font that comes along.
 * @param {string} name
 */
export function nameStep(name) {
  const step = NAME_STEPS.findIndex((longest) => name.length <= longest);
  return step < 0 ? NAME_STEPS.length : step;
}
