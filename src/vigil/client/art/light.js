/** What light does in a window: it glows, fades, and runs along the rim of the subject. */

/** @import { Brush } from "./palette.js" */
/** @import { Point } from "./svg.js" */
import { mix } from "./palette.js";
import { round } from "./svg.js";

/** @typedef {{id: string, brush: Brush, light: Point, height: number, outline: string, rim: string}} Scene */

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

/** @param {Scene} scene */
function dusk(scene) {
  const light = scene.light.map((at, i) => (at + [100, scene.height / 2][i]) / 2);
  const stops = stop("#05040a", 0.55, 0) + stop("#05040a", 1, 0.5);
  return radial({ ...scene, light: [light[0], light[1]] }, "dusk", scene.height * 0.9 - 26, stops);
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
