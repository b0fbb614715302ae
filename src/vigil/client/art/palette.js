/** Colours: every family has five panes of glass from night to light, an accent and some dyes. */

/** @import { Chance } from "./chance.js" */
/** @typedef {"enlightened" | "lifebound" | "mechana" | "void" | "monster" | "none" | "treasure"} Family */
/** @typedef {"tone" | "glow" | "cloth" | "metal" | "wood" | "stone" | "bone" | "hair" | "skin"} Shaded */
/** @typedef {Shaded | "white" | "paper" | "ink"} Paint */
/** @typedef {{panes: string[], accents: string[], dyes: string[], lift: number}} Palette */

export const LEAD = "#0a090e";
export const GOLD = "#ffcb57";

/** A dye of "" leaves the cloth in the family's own colour. @type {Record<Family, Palette>} */
const PALETTES = {
  enlightened: {
    panes: ["#06122a", "#103a70", "#2b7cc2", "#7cc6f5", "#ecf8ff"],
    accents: ["#ffd27a", "#ffd27a", "#ffae7a", "#ffe9b8"],
    dyes: ["", "", "#4a2a86", "#8a2440", "#1d6a6a"],
    lift: 0.02,
  },
  lifebound: {
    panes: ["#04170f", "#0f4a2c", "#2d8f4c", "#9bd65f", "#f6fbc4"],
    accents: ["#ff9a6b", "#ffd35e", "#ff7f8e"],
    dyes: ["", "", "#6b4318", "#1f5a74", "#6a2a3a"],
    lift: 0.05,
  },
  mechana: {
    panes: ["#190c06", "#5a2a10", "#b0601d", "#f0a548", "#fff0c9"],
    accents: ["#4fd6cb", "#4fd6cb", "#7fb8ff", "#ff7a52"],
    dyes: ["", "#22424e", "#6e2018", "#3d3a46"],
    lift: 0.02,
  },
  void: {
    panes: ["#0b0519", "#2c1259", "#6531b4", "#b183f6", "#f4e9ff"],
    accents: ["#ff6fae", "#5ee6e0", "#ffb45e", "#ff6fae"],
    dyes: ["", "", "#0d3c5c", "#5c0f3a", "#0f4f49"],
    lift: 0.02,
  },
  monster: {
    panes: ["#140306", "#4f0d15", "#a82128", "#f2673a", "#ffd98a"],
    accents: ["#c3ea55", "#5fe0c8", "#ffe14d"],
    dyes: ["", "#30204a", "#20382a"],
    lift: 0.07,
  },
  none: {
    panes: ["#0e0f14", "#33353d", "#77716b", "#cdb88f", "#fff4da"],
    accents: ["#ffbf5e"],
    dyes: ["", "#5a3320", "#23465e", "#4e2436"],
    lift: 0.02,
  },
  treasure: {
    panes: ["#08182c", "#1d4f80", "#8c4fd6", "#ff8bd0", "#f4fbff"],
    accents: ["#7ff0e0"],
    dyes: [""],
    lift: 0.02,
  },
};

const SKINS = ["#f0d2b0", "#e9c9a4", "#d8a77c", "#b98257", "#8f5f3f"];
const HAIRS = ["#efe9dc", "#d9874c", "#8a5a34", "#4a3026", "#2e2a33", "#d8b25e"];

/** @param {number} share */
const clamp = (share) => Math.max(0, Math.min(0.999, share));

/**
 * A colour on the way from one to another.
 * @param {string} from
 * @param {string} to
 * @param {number} share
 */
export function mix(from, to, share) {
  const [start, goal] = [from, to].map((colour) => parseInt(colour.slice(1), 16));
  /** @param {number} shift */
  const channel = (shift) => {
    const value = (start >> shift) & 255;
    return Math.round(value + (((goal >> shift) & 255) - value) * clamp(share)) << shift;
  };
  return `#${(0x1000000 | channel(16) | channel(8) | channel(0)).toString(16).slice(1)}`;
}

/** The colours of one picture; shares run from 0, dark, to 1, light. */
export class Brush {
  shade = 0;
  lift = 0;
  /** @type {Brush | undefined} */
  other;

  /**
   * @param {Family} family
   * @param {Chance} chance
   */
  constructor(family, chance) {
    this.family = family;
    this.chance = chance;
    this.panes = PALETTES[family].panes;
    this.accent = chance.pick(PALETTES[family].accents);
    this.dye = chance.pick(PALETTES[family].dyes);
    this.flesh = chance.pick(SKINS);
    this.mane = chance.pick(HAIRS);
  }

  /** For the subject, which stands out from the ground. @returns {Brush} */
  lifted() {
    return this.with({ lift: PALETTES[this.family].lift, other: this.other?.lifted() });
  }

  /** For the right half, away from the light; in the colours of a second faction if there is one. */
  shaded() {
    return (this.other ?? this).with({ shade: -0.1 });
  }

  /** @param {Partial<Brush>} change */
  with(change) {
    return /** @type {Brush} */ (Object.assign(Object.create(this), change));
  }

  /**
   * @param {number} share
   * @returns {string}
   */
  tone(share) {
    const place = clamp(share + this.shade + this.lift) * 4;
    const pane = Math.floor(place);
    return mix(this.panes[pane], this.panes[pane + 1], place - pane);
  }

  /**
   * A tone that differs a little from pane to pane.
   * @param {number} share
   * @param {number} spread
   */
  uneven(share, spread) {
    return this.tone(share + this.chance.between(-spread, spread));
  }

  /** @param {number} share */
  glow(share) {
    const lit = share + this.shade;
    return lit < 0.5 ? mix("#120a10", this.accent, lit * 2) : mix(this.accent, "#ffffff", lit * 2 - 1);
  }

  /** @param {number} share */
  cloth(share) {
    if (!this.dye) return this.tone(share);
    return mix(this.tone(share + 0.04), mix(this.dye, "#ffffff", share - 0.2), 0.55);
  }

  /** @param {number} share */
  metal(share) {
    return mix(this.tone(share), "#c9cfdc", 0.35);
  }

  /** @param {number} share */
  wood(share) {
    return mix("#7a5330", this.tone(share), 0.35);
  }

  /** @param {number} share */
  stone(share) {
    return mix(mix("#23262e", "#c3c7cf", share + this.shade), this.tone(share), 0.3);
  }

  /** @param {number} share */
  bone(share) {
    return mix("#5b4a38", "#fff8e6", share + this.shade / 2);
  }

  /** @param {number} share */
  hair(share) {
    return mix(mix("#16100e", this.mane, share * 1.5), this.tone(share), 0.2 - this.shade);
  }

  /** @param {number} share how much of the family's light falls on it */
  skin(share) {
    return mix(this.flesh, this.tone(0.9), (share || 0.2) - this.shade);
  }

  white() {
    return "#fffbe6";
  }

  paper() {
    return mix("#f6ecd2", this.panes[1], -this.shade);
  }

  ink() {
    return LEAD;
  }

  /**
   * The colour of a word such as "cloth.24".
   * @param {string} word
   */
  colour(word) {
    const [paint, share] = word.split(".");
    return this[/** @type {Paint} */ (paint)](Number(`0.${share ?? 0}`));
  }
}
