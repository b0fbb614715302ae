/** How large everything is: the window's height first, then its width. */

import { signal } from "../../app/ui.js";
import { windowSize } from "../../app/zoom.js";

/** @typedef {"xs" | "s" | "m" | "l"} Size */

/**
 * @typedef {object} Measures
 * @property {"phone" | "tablet" | "desktop"} layout
 * @property {boolean} low  whether the window has little height
 * @property {boolean} panes  whether the cards of the center row lie down: picture left, words right
 * @property {boolean} drawer  whether the log is a drawer
 * @property {boolean} tworows  whether the center row is laid in two
 * @property {boolean} docked  whether the buttons lie at the lower edge
 * @property {boolean} lying  whether it is a phone on its side
 * @property {number} mat  pixels that own cards have beside each other; endless where they scroll
 * @property {{row: Size, hand: Size, small: Size}} sizes
 * @property {Record<string, string>} vars  for the style sheets
 */

const LOW = 780; // phones and tablets
const READING = 880; // lower windows with a mouse have no room for cards that stand
const LYING = 500;
const DESKTOP = 1100;
const UPRIGHT = 1400; // narrower ones have none either
const WITH_TEXT = 128;
const WITH_NAME = 88;
const OWN = 250; // name, honor and piles beside the hand of a phone that lies

const window_ = signal(windowSize());
addEventListener("resize", () => (window_.value = windowSize()));

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
  if (width < DESKTOP) return tablet(width, height);
  if (height < READING || width < UPRIGHT) return lowDesktop(width, height, opponents);
  return desktop(width, height, opponents);
}

/** @param {number} width @param {number} height @returns {Measures} */
function phone(width, height) {
  const low = height < LOW;
  const widths = {
    row: (width - 42) / 3,
    hand: (width + 30) / 5,
    small: clamp(height - 800, 44, (width - 118) / 4),
  };
  return {
    layout: "phone",
    low,
    panes: false,
    drawer: true,
    tworows: true,
    docked: true,
    lying: false,
    mat: Number.POSITIVE_INFINITY,
    sizes: named(sizesOf(widths)),
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
    small: Math.min((left - 56) / 1.24, 72),
  };
  return {
    layout: "phone",
    low: false,
    panes: false,
    drawer: true,
    tworows: false,
    docked: false,
    lying: true,
    mat: Number.POSITIVE_INFINITY,
    sizes: named(sizesOf(widths)),
    vars: {
      ...vars(widths),
      "--own": `${Math.floor(Math.max(width * 0.36, OWN))}px`,
      "--center": `${center}px`,
    },
  };
}

/**
 * Tablets: the center row lies down, the hand and the own cards take what is left.
 * @param {number} width
 * @param {number} height
 * @returns {Measures}
 */
function tablet(width, height) {
  const docked = width < 960;
  const row = (width - 60) / 3;
  const pane = clamp(0.14 * height, paneHeight(row), 172);
  const left = height - (docked ? 424 : 370) - 2 * pane;
  const full = { row, hand: Math.min((width - 32) / 5.2, 170), small: 76 };
  const smallest = { row, hand: 84, small: 52 };
  const widths = fitted(full, ({ hand, small }) => heightOf(hand) + heightOf(small) <= left, smallest);
  return {
    layout: "tablet",
    low: height < LOW,
    panes: true,
    drawer: true,
    tworows: true,
    docked,
    lying: false,
    mat: Number.POSITIVE_INFINITY,
    sizes: { ...sizesOf(widths), row: "m" },
    vars: { ...vars(widths), "--pane": `${Math.floor(pane)}px` },
  };
}

/** @param {number} width @param {number} height @param {number} opponents @returns {Measures} */
function desktop(width, height, opponents) {
  const unit = (height - 322) / 100;
  const strip = opponents > 1 ? 112 : 95;
  const full = {
    row: Math.min(27 * unit, (width - 440) / 6.4, 236),
    hand: Math.min(28.2 * unit, (width - 570) / 5.9, 250),
    small: Math.min(15.8 * unit, width * 0.072, 130),
  };
  const around = strip + 218;
  const widths = fitted(
    full,
    ({ row, hand, small }) => around + heightOf(row) + heightOf(hand) + heightOf(small) <= height,
  );
  return {
    layout: "desktop",
    low: false,
    panes: false,
    drawer: false,
    tworows: false,
    docked: false,
    lying: false,
    mat: width - (width < 1800 ? 550 : 684),
    sizes: sizesOf(widths),
    vars: { ...vars(widths), "--strip": `${strip}px`, "--row-height": `${heightOf(widths.row)}px` },
  };
}

/** Narrower than this the log is a drawer, and deck and void lie in the label's line. */
const WITH_LOG = 1400;

/** Lower than this the own constructs are badges in one line. */
const WITH_OWN_CARDS = 690;

/** A lower hand card has no room for words: it has the glance line, and the peek. */
const WITH_WORDS = 140;

/** What lies around the cards: paddings, gaps, labels, the sill, the tabs. */
const AROUND = 176;

/**
 * A window with little height: the words come first, and the pictures take what they leave.
 * @param {number} width
 * @param {number} height
 * @param {number} opponents
 * @returns {Measures}
 */
function lowDesktop(width, height, opponents) {
  const strip = opponents > 1 ? 76 : 56;
  const left = height - AROUND - strip;
  const isWide = width >= WITH_LOG;
  const row = (width - (isWide ? 412 : 336)) / 3;
  const pane = clamp(left * 0.2, paneHeight(row), 122);
  const small = height < WITH_OWN_CARDS ? 40 : clamp(left * 0.125, 68, 80);
  const own = height < WITH_OWN_CARDS ? 12 : small * 1.24;
  const tall = Math.min(left - 2 * pane - own + 2, 240);
  const hand = Math.min((width - (isWide ? 478 : 214)) / 6 - 10, 172);
  return {
    layout: "desktop",
    low: true,
    panes: true,
    drawer: !isWide,
    tworows: true,
    docked: false,
    lying: false,
    mat: width - (isWide ? 478 : 214),
    sizes: { row: "m", hand: tall < WITH_WORDS ? "s" : "m", small: "xs" },
    vars: {
      ...vars({ row, hand, small }),
      "--strip": `${strip}px`,
      "--pane": `${Math.floor(pane)}px`,
      "--tall": `${Math.floor(tall)}px`,
      "--row-height": `${Math.floor(2 * pane + 10)}px`,
    },
  };
}

const LONGEST_TEXT = 212; // letters
const LETTER = 5.8; // at 12 px
const LINE = 14.4;

/** How high a card has to be that lies, so that the longest text fits. @param {number} width */
const paneHeight = (width) => 32 + LINE * Math.ceil(LONGEST_TEXT / ((width - 98) / LETTER));

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

/** @typedef {{row: number, hand: number, small: number}} Widths */

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

/** Cards that may be chosen have their names, however narrow they are. @param {Measures["sizes"]} sizes @returns {Measures["sizes"]} */
const named = (sizes) => ({
  ...sizes,
  row: sizes.row === "xs" ? "s" : sizes.row,
  hand: sizes.hand === "xs" ? "s" : sizes.hand,
});

/** @param {Widths} widths @returns {Record<string, string>} */
const vars = ({ row, hand, small }) => ({
  "--row": `${Math.floor(row)}px`,
  "--hand": `${Math.floor(hand)}px`,
  "--small": `${Math.floor(small)}px`,
});
