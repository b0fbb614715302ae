/** How large everything is: the window's height first, then its width. */

import { signal } from "../ui.js";

/** @typedef {"xs" | "s" | "m" | "l"} Size */

/**
 * @typedef {object} Measures
 * @property {"phone" | "tablet" | "desktop"} layout
 * @property {boolean} low  whether the window has little height
 * @property {boolean} tworows  whether the center row is laid in two
 * @property {{row: Size, hand: Size, small: Size}} sizes
 * @property {Record<string, string>} vars  for the style sheets
 */

const LOW = 780;
const WITH_TEXT = 128;
const WITH_NAME = 88;

const window_ = signal({ width: innerWidth, height: innerHeight });
addEventListener("resize", () => (window_.value = { width: innerWidth, height: innerHeight }));

/** @param {number} width @returns {Size} */
const sizeOf = (width) => (width >= WITH_TEXT ? "m" : width >= WITH_NAME ? "s" : "xs");

/** @param {number} width */
const heightOf = (width) => width * (width >= WITH_TEXT ? 1.42 : 1.24);

/**
 * The measures of the table in the present window.
 * @param {number} opponents
 * @param {number} [below]  pixels that something else takes under the table
 * @returns {Measures}
 */
export function measures(opponents, below = 0) {
  const { width } = window_.value;
  const height = window_.value.height - below;
  if (width < 600) return phone(width, height);
  if (width < 1200) return tablet(width, height);
  return desktop(width, height, opponents);
}

/** @param {number} width @param {number} height @returns {Measures} */
function phone(width, height) {
  const widths = { row: (width - 42) / 3, hand: (width + 30) / 5, small: (width - 118) / 4 };
  return {
    layout: "phone",
    low: height < LOW,
    tworows: true,
    sizes: { row: "s", hand: "s", small: "xs" },
    vars: vars(widths),
  };
}

/** @param {number} width @param {number} height @returns {Measures} */
function tablet(width, height) {
  const inner = width - 32;
  const across = { row: Math.min((inner - 50) / 6, 157), hand: Math.min(inner / 5.2, 170), small: 108 };
  const around = 432;
  const upright = fitted(PORTRAIT, (widths) => heightUpright(widths) <= height, SMALLEST_PORTRAIT);
  const tworows = heightUpright(upright) <= height;
  const widths = tworows
    ? upright
    : fitted(across, ({ row, hand, small }) => around + heightOf(row) + heightOf(hand) + heightOf(small) <= height);
  return { layout: "tablet", low: height < LOW, tworows, sizes: sizesOf(widths), vars: vars(widths) };
}

/** The center row in two, with text. */
const PORTRAIT = { row: 176, hand: 160, small: 108 };
const SMALLEST_PORTRAIT = { row: 128, hand: 100, small: 66 };

/** @param {Widths} widths */
const heightUpright = ({ row, hand, small }) => 406 + 2 * (heightOf(row) + 20) + heightOf(hand) + heightOf(small);

/** @param {number} width @param {number} height @param {number} opponents @returns {Measures} */
function desktop(width, height, opponents) {
  const low = height < LOW;
  const unit = (height - 322) / 100;
  const strip = low ? 64 : opponents > 1 ? 112 : 95;
  const tall = {
    row: Math.min(27 * unit, (width - 440) / 6.4, 236),
    hand: Math.min(28.2 * unit, (width - 570) / 5.3, 250),
    small: Math.min(15.8 * unit, width * 0.072, 130),
  };
  const full = low ? WITHOUT_TEXT : tall;
  const around = strip + (low ? 204 : 218);
  const widths = fitted(
    full,
    ({ row, hand, small }) => around + heightOf(row) + heightOf(hand) + heightOf(small) <= height,
  );
  return {
    layout: "desktop",
    low,
    tworows: false,
    sizes: sizesOf(widths),
    vars: { ...vars(widths), "--strip": `${strip}px`, "--row-height": `${heightOf(widths.row)}px` },
  };
}

/** @typedef {{row: number, hand: number, small: number}} Widths */

/** Low windows: cards without text are wider for their height. */
const WITHOUT_TEXT = { row: 127, hand: 127, small: 86 };

const SMALLEST = { row: 84, hand: 84, small: 66 };

/**
 * The widths, made smaller together until they fit.
 * @param {Widths} full
 * @param {(widths: Widths) => boolean} fits
 * @param {Widths} [smallest]
 */
function fitted(full, fits, smallest = SMALLEST) {
  let widths = full;
  for (let scale = 1; scale > 0.4; scale -= 0.02) {
    widths = {
      row: Math.max(smallest.row, full.row * scale),
      hand: Math.max(smallest.hand, full.hand * scale),
      small: Math.max(smallest.small, full.small * scale),
    };
    if (fits(widths)) break;
  }
  return widths;
}

/** @param {Widths} widths */
const sizesOf = ({ row, hand, small }) => ({ row: sizeOf(row), hand: sizeOf(hand), small: sizeOf(small) });

/** @param {Widths} widths @returns {Record<string, string>} */
const vars = ({ row, hand, small }) => ({
  "--row": `${Math.floor(row)}px`,
  "--hand": `${Math.floor(hand)}px`,
  "--small": `${Math.floor(small)}px`,
});
