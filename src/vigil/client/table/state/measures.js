/** How large everything is: the window's height first, then its width. */

import { signal } from "../../app/ui.js";

/** @typedef {"xs" | "s" | "m" | "l"} Size */

/**
 * @typedef {object} Measures
 * @property {"phone" | "tablet" | "desktop"} layout
 * @property {boolean} low  whether the window has little height
 * @property {boolean} tworows  whether the center row is laid in two
 * @property {boolean} docked  whether the buttons lie at the lower edge
 * @property {boolean} lying  whether it is a phone on its side
 * @property {{row: Size, hand: Size, small: Size}} sizes
 * @property {Record<string, string>} vars  for the style sheets
 */

const LOW = 780;
const LYING = 500;
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
  if (height < LYING && width > height) return lying(width, height);
  if (width < 600) return phone(width, height);
  if (width < 1200) return tablet(width, height);
  return desktop(width, height, opponents);
}

/** @param {number} width @param {number} height @returns {Measures} */
function phone(width, height) {
  const low = height < LOW;
  const widths = { row: (width - 42) / 3, hand: (width + 30) / 5, small: low ? 44 : (width - 118) / 4 };
  return {
    layout: "phone",
    low,
    tworows: true,
    docked: true,
    lying: false,
    sizes: sizesOf(widths),
    vars: vars(widths),
  };
}

/**
 * A phone on its side: the own side and the hand share what is left below the sill.
 * @param {number} width
 * @param {number} height
 * @returns {Measures}
 */
function lying(width, height) {
  const center = Math.max(108, Math.min(height - 224, 140));
  const left = height - center - 114;
  const widths = {
    row: Math.min((width - 248) / 6, (center - 22) / 1.24),
    hand: Math.min((left - 22) / 1.24, 110),
    small: Math.min((left - 44) / 1.24, 72),
  };
  return {
    layout: "phone",
    low: false,
    tworows: false,
    docked: false,
    lying: true,
    sizes: sizesOf(widths),
    vars: { ...vars(widths), "--own": `${Math.floor(width * 0.36)}px`, "--center": `${center}px` },
  };
}

/** @param {number} width @param {number} height @returns {Measures} */
function tablet(width, height) {
  const inner = width - 32;
  const docked = width < 960;
  const across = { row: Math.min((inner - 50) / 6, 157), hand: Math.min(inner / 5.2, 170), small: 108 };
  const around = docked ? 400 : 346;
  const upright = fitted(PORTRAIT, (widths) => heightUpright(widths) <= height, SMALLEST_PORTRAIT);
  const tworows = docked && heightUpright(upright) <= height;
  const widths = tworows
    ? upright
    : fitted(
        across,
        ({ row, hand, small }) => around + heightOf(row) + heightOf(hand) + heightOf(small) <= height,
      );
  return {
    layout: "tablet",
    low: height < LOW,
    tworows,
    docked,
    lying: false,
    sizes: sizesOf(widths),
    vars: vars(widths),
  };
}

/** The center row in two, with text. */
const PORTRAIT = { row: 176, hand: 160, small: 108 };
const SMALLEST_PORTRAIT = { row: 128, hand: 100, small: 66 };

/** @param {Widths} widths */
const heightUpright = ({ row, hand, small }) =>
  366 + 2 * (heightOf(row) + 14) + heightOf(hand) + heightOf(small);

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
    docked: false,
    lying: false,
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
