/** What is behind the subject: the glass of every family, rays, and the round window above a tall one. */

/** @import { Brush } from "./palette.js" */
/** @import { Point } from "./svg.js" */
/** @import { Tracery } from "./traceries/panes.js" */
import { icon } from "../icons/shapes.js";
import { LEAD, mix } from "./palette.js";
import { around, blade, disc, FULL, line, range, round } from "./svg.js";
import { tracery, usualTracery } from "./tracery.js";

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
 * The glass of every family, side by side.
 * @param {Brush[]} brushes
 * @param {Point} light
 * @param {number} height
 * @param {string} id
 * @param {Tracery} [wanted]
 */
export function ground(brushes, light, height, id, wanted) {
  if (brushes.length === 1) return tracery(light, brushes[0], height, wanted);
  const width = 200 / brushes.length;
  return brushes
    .map((brush, i) => {
      const clip = `<clipPath id="${id}-${i}"><rect x="${i * width}" width="${width}" height="${height}"/></clipPath>`;
      const panes = within(tracery(light, brush, height, wanted), i * width, (i + 1) * width);
      const seam = i ? line(`M${i * width} 0V${height}`, LEAD, 3) : "";
      return `${clip}<g clip-path="url(#${id}-${i})">${panes}</g>${seam}`;
    })
    .join("");
}

/**
 * Rays around one who has been transformed.
 * @param {Point} light
 */
export const rays = ([x, y]) =>
  range(14)
    .map((i) => {
      const angle = (i / 14) * FULL;
      return blade(around(x, y, 34, angle), around(x, y, i % 2 ? 92 : 120, angle), 7, "#fff7d6", "#ffe29a");
    })
    .join("");

/**
 * The round window above a tall one, with the family's emblem.
 * @param {Brush} brush
 * @param {number} height
 * @param {string} id
 */
export function oculus(brush, height, id) {
  const y = round(height * 0.235);
  const bright = mix(brush.panes[3], "#ffffff", 0.3);
  const place = `x="82" y="${y - 18}" width="36" height="36" color="${bright}" stroke="none" `;
  return (
    `<clipPath id="${id}-oculus"><circle cx="100" cy="${y}" r="66"/></clipPath>` +
    disc(100, y, 72, LEAD) +
    `<g clip-path="url(#${id}-oculus)">${usualTracery([100, y], brush)}</g>` +
    disc(100, y, 27, mix(brush.panes[0], "#05060a", 0.4)) +
    icon(brush.family).replace("<svg ", `<svg ${place}`) +
    `<circle cx="100" cy="${y}" r="67" fill="none" stroke="${bright}" stroke-width="2.4"/>`
  );
}
