/** A card as a window: glass, light, subject and the opening in the wall. */

/** @import { Family } from "./palette.js" */
/** @import { Kind } from "./opening.js" */
/** @import { Point } from "./svg.js" */
import { icon } from "../icons.js";
import { Chance, hash } from "./chance.js";
import { opening } from "./opening.js";
import { Brush, GOLD, LEAD, mix } from "./palette.js";
import { subject } from "./subject.js";
import { FULL, XMLNS, around, blade, disc, line, range, round } from "./svg.js";
import { tracery } from "./tracery.js";

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
 * Brushes for every family, all with the same dye for skin and hair.
 * @param {Family[]} families
 * @param {Chance} chance
 */
function brushes(families, chance) {
  const all = families.map((family) => new Brush(family, chance));
  all[0].other = all.at(-1) === all[0] ? undefined : all.at(-1);
  return all;
}

/**
 * Panes without those that lie wholly beside a strip.
 * @param {string} panes
 * @param {number} from
 * @param {number} to
 */
function within(panes, from, to) {
  return panes.replace(/<path d="([^"a-z]+)"[^>]*>/g, (pane, path) => {
    const points = path.replace(/A\S+ \S+ 0 0 \d /g, "L").matchAll(/(-?[\d.]+) -?[\d.]+/g);
    const across = Array.from(points, ([, x]) => Number(x));
    return Math.max(...across) < from || Math.min(...across) > to ? "" : pane;
  });
}

/**
 * The glass of every family side by side.
 * @param {Brush[]} all
 * @param {Point} light
 * @param {number} height
 * @param {string} id
 */
function grounds(all, light, height, id) {
  if (all.length === 1) return tracery(light, all[0], height);
  const width = 200 / all.length;
  return all
    .map((brush, i) => {
      const strip = `<clipPath id="${id}-${i}"><rect x="${i * width}" width="${width}" height="${height}"/></clipPath>`;
      const seam = i ? line(`M${i * width} 0V${height}`, LEAD, 3) : "";
      const panes = within(tracery(light, brush, height), i * width, (i + 1) * width);
      return `${strip}<g clip-path="url(#${id}-${i})">${panes}</g>${seam}`;
    })
    .join("");
}

/**
 * Rays behind one who has been transformed.
 * @param {Point} light
 */
const rays = ([x, y]) =>
  range(14)
    .map((i) => {
      const angle = (i / 14) * FULL;
      return blade(around(x, y, 34, angle), around(x, y, i % 2 ? 92 : 120, angle), 7, "#fff7d6", "#ffe29a");
    })
    .join("");

/**
 * How the subject stands on the ground: larger in a tall window, smaller in a broken one.
 * @param {string} kind
 * @param {number} height
 */
function stance(kind, height) {
  const scale = height > HEIGHT ? 1.3 : kind === "monster" ? 0.94 : 1;
  return `translate(100 ${height}) scale(${scale}) translate(-100 -160)`;
}

/**
 * Opening, light, dusk, wall, and the rim of light around the subject.
 * @param {string} id
 * @param {Brush} brush
 * @param {Point} light
 * @param {number} height
 * @param {string} outline
 * @param {string} rim
 */
function definitions(id, brush, [x, y], height, outline, rim) {
  const wall = mix(brush.panes[1], "#101118", 0.66);
  const glass = brush.panes[4];
  const center = `gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}"`;
  return (
    `<defs><clipPath id="${id}"><path d="${outline}"/></clipPath>` +
    `<radialGradient id="${id}-glow" ${center} r="90"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".45" stop-color="${glass}" stop-opacity=".14"/><stop offset="1" stop-color="${glass}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="${id}-dusk" ${center} r="${118 + (height - HEIGHT) * 0.9}"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></radialGradient>` +
    `<linearGradient id="${id}-wall" x2="0" y2="1"><stop stop-color="${mix(wall, "#ffffff", 0.1)}"/><stop offset="1" stop-color="${wall}"/></linearGradient>` +
    `<filter id="${id}-rim" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur in="SourceAlpha" stdDeviation="1.4"/><feComponentTransfer><feFuncA type="linear" slope="9" intercept="-.6"/></feComponentTransfer><feComposite in2="SourceAlpha" operator="out" result="edge"/><feFlood flood-color="${rim}" flood-opacity=".85"/><feComposite in2="edge" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>`
  );
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
  const id = `w${hash(`${card.name} ${height}`).toString(36)}`;
  const tall = height > HEIGHT;
  const isThing = card.kind === "construct" || card.kind === "treasure";
  /** @type {Point} */
  const light = isThing
    ? [100, 80]
    : [all.length > 1 ? 100 : chance.between(95, 105), tall ? height - 127 : chance.between(58, 66)];
  const outline = opening(/** @type {Kind} */ (card.kind), kin, card.name, height);
  const back = grounds(all, light, height, id) + (tall ? oculus(brush, height, id) : "");
  const figure = subject(card, brush.lifted());
  const rim = isThing ? mix(brush.panes[3], brush.panes[4], 0.3) : mix(brush.panes[4], "#ffffff", 0.2);
  const whole = `width="200" height="${height}"`;
  const dim = `<rect ${whole} fill="${mix(brush.panes[0], "#000000", 0.2)}" opacity=".62"/>`;
  return (
    `<svg ${XMLNS} viewBox="0 0 200 ${height}" preserveAspectRatio="xMidYMid slice">` +
    definitions(id, brush, light, height, outline, rim) +
    (tall ? "" : `<rect ${whole} fill="url(#${id}-wall)"/>`) +
    `<g clip-path="url(#${id})" stroke-linejoin="round">` +
    `<g stroke="${LEAD}" stroke-width="1.5">${back}${card.transformed ? rays(light) : ""}</g>` +
    (isThing ? dim : "") +
    `<rect ${whole} fill="url(#${id}-glow)"/>` +
    `<g stroke="${LEAD}" stroke-width="1.6" filter="url(#${id}-rim)" transform="${stance(card.kind, height)}">${figure}</g>` +
    `<rect ${whole} fill="url(#${id}-dusk)"/></g>` +
    line(outline, "#07070b", 6) +
    line(outline, card.transformed ? GOLD : mix(brush.panes[3], "#ffffff", 0.15), 1.8) +
    "</svg>"
  );
}

/**
 * The round window above a tall one, with the family's emblem.
 * @param {Brush} brush
 * @param {number} height
 * @param {string} id
 */
function oculus(brush, height, id) {
  const y = round(height * 0.235);
  const ring = `<circle cx="100" cy="${y}" r="67" fill="none" stroke="${mix(brush.panes[3], "#ffffff", 0.2)}" stroke-width="2.4"/>`;
  const badge = `<g color="${mix(brush.panes[3], "#ffffff", 0.35)}" stroke="none"><svg x="82" y="${y - 18}" width="36" height="36"${icon(brush.family).slice(4)}</g>`;
  return (
    `<clipPath id="${id}-o"><circle cx="100" cy="${y}" r="66"/></clipPath>` +
    disc(100, y, 72, LEAD) +
    `<g clip-path="url(#${id}-o)">${tracery([100, y], brush, HEIGHT)}</g>` +
    disc(100, y, 27, mix(brush.panes[0], "#05060a", 0.4)) +
    badge +
    ring
  );
}
