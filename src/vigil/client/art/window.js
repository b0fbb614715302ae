/** A card as a window: glass, light, subject and the opening in the wall. */

/** @import { Family } from "./palette.js" */
/** @import { Kind } from "./opening.js" */
/** @import { Scene } from "./light.js" */
/** @import { Point } from "./svg.js" */
import { Chance, hash } from "./chance.js";
import { ground, oculus, rays } from "./ground.js";
import { definitions, lit } from "./light.js";
import { opening } from "./opening.js";
import { Brush, GOLD, LEAD, mix } from "./palette.js";
import { drawFigure, subject } from "./subject.js";
import { line, XMLNS } from "./svg.js";

/** @typedef {ReturnType<typeof subject>} Shown */
/** @typedef {{name: string, kind: string, factions: readonly string[], transformed?: boolean}} Card */

/** The height of the window of a card; its width is 200. */
export const HEIGHT = 160;

/**
 * The families of glass of a card: one, or one for each of its factions.
 * @param {Card} card
 * @returns {Family[]}
 */
function families({ kind, factions }) {
  if (kind === "monster" || kind === "treasure") return [kind];
  if (factions.length === 0) return ["none"];
  return factions.map((faction) => /** @type {Family} */ (faction.toLowerCase()));
}

/**
 * A brush for every family; with several, the first paints the left half of the subject and the last its right.
 * @param {Family[]} kin
 * @param {Chance} chance
 */
function brushes(kin, chance) {
  const all = kin.map((family) => new Brush(family, chance));
  const { flesh, mane } = all[0];
  if (all.length > 1) all[0].other = all[all.length - 1].with({ flesh, mane });
  return all;
}

/** A thing is bright before a dark ground; who lives is dark before the light. @param {Card} card */
const isThing = ({ kind }) => kind === "construct" || kind === "treasure";

/**
 * Where the light is: behind a thing, at the head of a figure, or where the scene has it.
 * @param {Card} card
 * @param {number} height
 * @param {Shown} shown
 * @param {Chance} chance
 * @returns {Point}
 */
function lightOf(card, height, { figures, scene }, chance) {
  if (scene.light && height === HEIGHT) return scene.light;
  if (isThing(card)) return [100, 80];
  if (height > HEIGHT) return [chance.between(95, 105), height - 127];
  const [x, y] = figures[0].place;
  return [x + chance.between(-5, 5), y + chance.between(-8, 0)];
}

/**
 * How the subject stands on the ground: larger in a tall window, smaller in a broken one.
 * @param {Card} card
 * @param {number} height
 */
function stance({ kind }, height) {
  const scale = height > HEIGHT ? 1.3 : kind === "monster" ? 0.94 : 1;
  return `translate(100 ${height}) scale(${scale}) translate(-100 -160)`;
}

/**
 * A window of any height; a tall one has no wall around it and an emblem above the subject.
 * @param {Card} card
 * @param {number} height
 */
export function glassWindow(card, height) {
  const chance = new Chance(card.name);
  const kin = families(card);
  const all = brushes(kin, chance);
  const [brush] = all;
  const shown = subject(card, chance);
  const [, , , bright, white] = brush.panes;
  /** @type {Scene} */
  const scene = {
    id: `w${hash(`${card.name} ${height}`).toString(36)}`,
    brush,
    light: lightOf(card, height, shown, chance),
    height,
    outline: opening(/** @type {Kind} */ (card.kind), kin, card.name, height),
    rim: isThing(card) ? mix(bright, white, 0.3) : mix(white, "#ffffff", 0.2),
  };
  const { id, light, outline } = scene;
  const hourly = all.map((one) => lit(one, shown.scene.hour));
  const glass =
    ground(hourly, light, height, id, shown.scene.tracery) + (card.transformed ? rays(light) : "");
  const figures = shown.figures.map((figure) => drawFigure(figure, brush.lifted())).join("");
  /** @param {string} fill */
  const fog = (fill, rest = "") => `<rect width="200" height="${height}" fill="${fill}"${rest}/>`;
  return (
    `<svg ${XMLNS} width="200" height="${height}" viewBox="0 0 200 ${height}" preserveAspectRatio="xMidYMid slice">` +
    definitions(scene) +
    (height > HEIGHT ? "" : fog(`url(#${id}-wall)`)) +
    `<g clip-path="url(#${id})" stroke-linejoin="round">` +
    `<g stroke="${LEAD}" stroke-width="1.5">${glass}${height > HEIGHT ? oculus(brush, height, id) : ""}</g>` +
    (isThing(card) ? fog(mix(brush.panes[0], "#000000", 0.2), ' opacity=".62"') : "") +
    fog(`url(#${id}-glow)`) +
    `<g stroke="${LEAD}" stroke-width="1.6" filter="url(#${id}-rim)" transform="${stance(card, height)}">${figures}</g>` +
    `${fog(`url(#${id}-dusk)`)}</g>` +
    line(outline, "#07070b", 6) +
    line(outline, card.transformed ? GOLD : mix(bright, "#ffffff", 0.15), 1.8) +
    "</svg>"
  );
}
