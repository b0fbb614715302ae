/** The glass behind the subject: each family has its own arrangements of panes around a light. */

/** @import { Brush, Family } from "./palette.js" */
/** @import { Point } from "./svg.js" */
/** @import { Tracery } from "./traceries/panes.js" */
import { arches, rose } from "./traceries/enlightened.js";
import { leaves, trunks } from "./traceries/lifebound.js";
import { furnace, honeycomb } from "./traceries/mechana.js";
import { cave, embers } from "./traceries/monsters.js";
import { facets, hills, quarry, TALL } from "./traceries/panes.js";
import { eclipse, spires } from "./traceries/void.js";

/** By the word that a scene names them by. @type {Record<string, Tracery>} */
export const TRACERIES = {
  rose,
  arches,
  leaves,
  trunks,
  honeycomb,
  furnace,
  eclipse,
  spires,
  embers,
  cave,
  quarry,
  facets,
  hills,
};

/** What each family is known by; the first also fills a tall window. @type {Record<Family, Tracery[]>} */
const USUAL = {
  enlightened: [rose, arches],
  lifebound: [leaves, trunks],
  mechana: [honeycomb, furnace],
  void: [eclipse, spires],
  monster: [embers, cave],
  none: [quarry],
  treasure: [facets],
};

/**
 * The panes of a window around its light.
 * @param {Point} light
 * @param {Brush} brush
 * @param {number} height
 * @param {Tracery} [wanted]
 */
export function tracery(light, brush, height, wanted) {
  const [usual, rare = usual] = USUAL[brush.family];
  if (height > TALL) return usual(light, brush, height);
  const chosen = wanted ?? (brush.chance.next() < 0.38 ? rare : usual);
  return chosen(light, brush, height);
}

/**
 * The panes that the family is known by.
 * @param {Point} light
 * @param {Brush} brush
 */
export const usualTracery = (light, brush) => USUAL[brush.family][0](light, brush, TALL);
