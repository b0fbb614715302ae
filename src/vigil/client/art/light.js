/** What light does in a window: it glows, fades, and runs along the rim of the subject. */

/** @import { Brush } from "./palette.js" */
/** @import { Point } from "./svg.js" */
import { mix } from "./palette.js";
import { round } from "./svg.js";

/** @typedef {{lift?: number, accent?: number}} Hour how much lighter the glass is, and how much of the accent is in it */
/** @typedef {{id: string, brush: Brush, light: Point, height: number, outline: string, rim: string}} Scene */

/** Where a scene has the light when it is not at the head. @type {Record<string, Point>} */
export const LIGHTS = {
  high: [100, 18],
  low: [100, 128],
  west: [34, 46],
  east: [166, 46],
  southwest: [30, 120],
  southeast: [170, 120],
};

/** @type {Record<string, Hour>} */
export const HOURS = {
  night: { lift: -0.17 },
  dusk: { lift: -0.09 },
  noon: { lift: 0.12 },
  dawn: { accent: 0.13 },
};

/**
 * The brush for the glass at an hour.
 * @param {Brush} brush
 * @param {Hour} [hour]
 */
export const lit = (brush, { lift = 0, accent = 0 } = {}) =>
  brush.with({ lift, panes: brush.panes.map((pane, i) => mix(pane, brush.accent, i * accent)) });

/**
 * @param {string} colour
 * @param {number} offset
 * @param {number} opacity
 */
const stop = (colour, offset, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** @param {Scene} scene @param {string} name @param {number} r @param {string} stops */
function radial({ id, light: [x, y] }, name, r, stops) {
  const place = `gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"`;
  return `<radialGradient id="${id}-${name}" ${place}>${stops}</radialGradient>`;
}

/** @param {Scene} scene */
function glow(scene) {
  const glass = scene.brush.panes[4];
  return radial(scene, "glow", 90, stop("#fff", 0, 0.5) + stop(glass, 0.45, 0.14) + stop(glass, 1, 0));
}

/** It gathers far from the light and from the middle. @param {Scene} scene */
function dusk(scene) {
  const [x, y] = scene.light;
  const stops = stop("#05040a", 0.55, 0) + stop("#05040a", 1, 0.5);
  const middle = { ...scene, light: /** @type {Point} */ ([50 + x / 2, scene.height / 4 + y / 2]) };
  return radial(middle, "dusk", scene.height * 0.9 - 26, stops);
}

/** @param {Scene} scene */
function wall({ id, brush }) {
  const stone = mix(brush.panes[1], "#101118", 0.66);
  const stops = stop(mix(stone, "#ffffff", 0.1), 0) + stop(stone, 1);
  return `<linearGradient id="${id}-wall" x2="0" y2="1">${stops}</linearGradient>`;
}

/** The subject's shadow, blurred and hardened, is a little larger than the subject: what shows of it is the rim. @param {Scene} scene */
function rim({ id, rim }) {
  return (
    `<filter id="${id}-rim" x="-5%" y="-5%" width="110%" height="110%">` +
    '<feGaussianBlur in="SourceAlpha" stdDeviation="1.4"/>' +
    '<feComponentTransfer><feFuncA type="linear" slope="9" intercept="-.6"/></feComponentTransfer>' +
    '<feComposite in2="SourceAlpha" operator="out" result="edge"/>' +
    `<feFlood flood-color="${rim}" flood-opacity=".85"/><feComposite in2="edge" operator="in"/>` +
    '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
  );
}

/**
 * The definitions that a window's elements name by its id.
 * @param {Scene} scene
 */
export const definitions = (scene) =>
  `<defs><clipPath id="${scene.id}"><path d="${scene.outline}"/></clipPath>` +
  `${glow(scene)}${dusk(scene)}${wall(scene)}${rim(scene)}</defs>`;
