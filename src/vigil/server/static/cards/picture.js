/** The picture of a card as a bitmap: glass of many panes is drawn once, not whenever its card is lit or moved. */

import { pictureUrl } from "../art/index.js";
import { html, signal } from "../ui.js";

/**
 * @typedef {import("../catalogue.js").Printed} Printed
 * @typedef {import("../vendor/signals.js").Signal<string>} Address
 */

const WIDTH = 240; // the widest of a card of size m, a little more
const HEIGHT = 192;

/** @type {Map<string, Address>} */
const addresses = new Map();

/** One after another, so that a table full of new cards does not stand still. */
let last = Promise.resolve();

/** @param {{card: Printed, sharp?: boolean}} props  sharp: at any size */
export function Picture({ card, sharp = false }) {
  const src = sharp ? pictureUrl(card) : bitmap(card).value;
  return html`<img src=${src} alt="" loading="lazy" decoding="async" draggable=${false} />`;
}

/** The drawing, until its bitmap is ready. @param {Printed} card */
function bitmap(card) {
  const known = addresses.get(card.name);
  if (known) return known;
  const address = signal(pictureUrl(card));
  addresses.set(card.name, address);
  last = last.then(() => paint(address)).catch(() => undefined);
  return address;
}

/** @param {Address} address */
async function paint(address) {
  const image = new Image();
  image.src = address.peek();
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * devicePixelRatio;
  canvas.height = HEIGHT * devicePixelRatio;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => canvas.toBlob(done));
  if (blob) address.value = URL.createObjectURL(blob);
}
