/** The subject of a card: figures put together from parts, drawings of their own, and the scene they are in. */

/** @import { Chance } from "./chance.js" */
/** @import { Brush } from "./palette.js" */
/** @import { Drawing } from "./drawing.js" */
/** @typedef {{drawing: Drawing, place: number[]}} Figure a place is across, down, scale, degrees of the head */
import { BEASTS } from "./beasts.js";
import { BEHIND } from "./behind.js";
import { BODIES } from "./bodies.js";
import { draw } from "./drawing.js";
import { HANDS } from "./hands.js";
import { HEADS } from "./heads.js";
import { HELMS } from "./helms.js";
import { HOURS, LIGHTS } from "./light.js";
import { MACHINES } from "./machines.js";
import { MONSTERS } from "./monsters.js";
import { PLACES, STANCES } from "./stances.js";
import { SUBJECTS, USUAL } from "./subjects.js";
import { placed } from "./svg.js";
import { THINGS } from "./things.js";
import { TRACERIES } from "./tracery.js";

/** @typedef {import("../net/protocol.js").Kind} Kind */

const WORN = { ...HEADS, ...HELMS };
const ALONE = { ...WORN, ...HANDS, ...BEHIND, ...THINGS, ...MACHINES, ...MONSTERS, ...BEASTS };

/** The head of a figure, or the middle of a thing, is here before it is placed. */
const HEAD = [100, 66];

/**
 * What somebody drew by a name; to ask for what nobody drew is a mistake in the list of subjects.
 * @template T
 * @param {Record<string, T>} list
 * @param {string} name
 */
function find(list, name) {
  if (name in list) return list[name];
  throw new Error(`nothing is drawn as ${name}`);
}

/**
 * Somebody or something in the window.
 * @param {string} words one drawing, or head, body, hands, what is behind and the stance; "+" joins what is held, "-" is
 *   nothing, and after "@" comes the place
 * @returns {Figure}
 */
function figure(words) {
  const [parts, at] = words.split(" @");
  const [head, body, hands = "-", behind = "-", stance = "-"] = parts.split(" ");
  const place = find(PLACES, at ?? (stance === "-" ? "middle" : stance));
  if (!body) return { drawing: find(ALONE, head), place };
  /** @param {Record<string, Drawing>} list @param {string} name */
  const part = (list, name) => (name === "-" ? [] : find(list, name));
  const drawing = [
    ...part(BEHIND, behind),
    ...part(STANCES, stance),
    ...part(BODIES, body),
    ...part(WORN, head),
    ...hands.split("+").flatMap((word) => part(HANDS, word)),
  ];
  return { drawing, place };
}

/**
 * Where all that is: the glass, the light and the hour, as far as somebody chose them.
 * @param {string[]} words
 */
function setting(words) {
  for (const word of words) find({ ...TRACERIES, ...LIGHTS, ...HOURS }, word);
  /** @template T @param {Record<string, T>} list @returns {T | undefined} */
  const one = (list) => list[words.find((word) => word in list) ?? ""];
  return { tracery: one(TRACERIES), light: one(LIGHTS), hour: one(HOURS) };
}

/**
 * What a card shows: its figures from back to front, and the scene; a card that nobody chose them for shows
 * what is usual for its kind.
 * @param {{name: string, kind: string}} card
 * @param {Chance} chance
 */
export function subject({ name, kind }, chance) {
  const [figures, ...scene] = (SUBJECTS[name] ?? chance.pick(USUAL[/** @type {Kind} */ (kind)])).split(
    " in ",
  );
  return {
    figures: figures.split(" & ").map(figure),
    scene: setting(scene.flatMap((words) => words.split(" "))),
  };
}

/**
 * A figure at its place; who has a negative scale looks the other way.
 * @param {Figure} figure
 * @param {Brush} brush
 */
export function drawFigure({ drawing, place: [x, y, scale, degrees = 0] }, brush) {
  const turn = degrees ? `rotate(${degrees})` : "";
  const size = `scale(${scale} ${Math.abs(scale)})`;
  return placed(draw(drawing, brush), `translate(${x} ${y})${turn}${size}translate(-${HEAD[0]} -${HEAD[1]})`);
}
