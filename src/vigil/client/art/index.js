/** The art of the cards: stained glass drawn from a card's name, kind and factions. Same card, same picture. */

/** @import { Card } from "./window.js" */
import { svgUrl } from "./svg.js";
import { glassWindow, HEIGHT } from "./window.js";

export { svgUrl } from "./svg.js";
export { back, die, portrait } from "./tokens.js";

/** @type {Map<string, string>} */
const urls = new Map();

/**
 * The picture of a card, 200 x 160.
 * @param {Card} card
 */
export const picture = (card) => glassWindow(card, HEIGHT);

/**
 * The address of the picture of a card, drawn once; of a card not yet known by more than its name, once more later.
 * @param {Card} card
 */
export function pictureUrl(card) {
  const key = [card.name, card.kind, ...card.factions].join();
  const url = urls.get(key) ?? svgUrl(picture(card));
  urls.set(key, url);
  return url;
}

/**
 * A card as a tall church window, 200 wide.
 * @param {Card} card
 */
export const tallWindow = (card, height = 560) => glassWindow(card, height);
