/** The picture of a card as a bitmap: glass of many panes is drawn once, not whenever its card is lit or moved. */

import { html, signal } from "../app/ui.js";
import { pictureUrl } from "../art/index.js";

/**
 * @typedef {import("../net/protocol.js").Printed} Printed
 * @typedef {import("../vendor/signals.js").Signal<string>} Address
 */

const WIDTH = 240; // the widest of a card of size m, a little more
const HEIGHT = 192;

/** The address of each drawing: its data URL, until its bitmap is ready. @type {Map<string, Address>} */
const addresses = new Map();

/** Those whose bitmap is ready or on its way. @type {Set<Address>} */
const painted = new Set();

/** Painted one after another, so that a table full of new cards does not freeze. */
let last = Promise.resolve();

/**
 * A drawing is painted as soon as it is loaded, and it is loaded when it comes near the window.
 * @param {{card: Printed, sharp?: boolean}} props  sharp: at any size
 */
export function Picture({ card, sharp = false }) {
  const drawing = pictureUrl(card);
  const address = addressOf(drawing);
  /** @param {{currentTarget: HTMLImageElement}} event */
  const onLoad = ({ currentTarget }) => paintOnce(address, currentTarget);
  return html`<img
    src=${sharp ? drawing : address.value}
    alt=""
    loading="lazy"
    decoding="async"
    draggable=${false}
    onLoad=${sharp ? undefined : onLoad}
  />`;
}

/** @param {string} drawing */
function addressOf(drawing) {
  const address = addresses.get(drawing) ?? signal(drawing);
  addresses.set(drawing, address);
  return address;
}

/**
 * @param {Address} address
 * @param {HTMLImageElement} drawing
 */
function paintOnce(address, drawing) {
  if (painted.has(address)) return;
  painted.add(address);
  last = last.then(() => paint(address, drawing)).catch(() => {}); // without a bitmap the drawing is shown
}

/**
 * @param {Address} address
 * @param {HTMLImageElement} drawing
 */
async function paint(address, drawing) {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * devicePixelRatio;
  canvas.height = HEIGHT * devicePixelRatio;
  canvas.getContext("2d")?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => canvas.toBlob(done));
  if (blob) address.value = URL.createObjectURL(blob);
}

/** After zooming, or on another screen, every bitmap is painted again. */
function repaint() {
  painted.clear();
  for (const [drawing, address] of addresses) {
    URL.revokeObjectURL(address.peek());
    address.value = drawing;
  }
  watchResolution();
}

const watchResolution = () =>
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", repaint, { once: true });

watchResolution();
