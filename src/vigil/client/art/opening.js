/** The opening in the wall: its shape tells the kind, and for heroes and constructs the faction too. */

/** @import { Family } from "./palette.js" */
import { Chance } from "./chance.js";
import { polygon } from "./svg.js";

/** @typedef {import("../net/protocol.js").Kind} Kind */

/** An arch as its left half, which ends in the middle, and its right; FOOT stands for the bottom. @type {Record<string, [string, string]>} */
const ARCHES = {
  enlightened: ["M8 FOOTV84C8 36 48 5 100 5", "L100 5C152 5 192 36 192 84VFOOTZ"],
  lifebound: [
    "M8 FOOTV62C9 34 44 38 66 27C82 20 93 12 100 2",
    "L100 2C107 12 118 20 134 27C156 38 191 34 192 62VFOOTZ",
  ],
  mechana: ["M8 FOOTV52L34 40L46 8H100", "V8H154L166 40L192 52VFOOTZ"],
  void: ["M8 FOOTV96C10 60 50 30 100 2", "L100 2C150 30 190 60 192 96VFOOTZ"],
  none: ["M8 FOOTV34H22V16H40V7H100", "V7H160V16H178V34H192VFOOTZ"],
};

const OVAL = "M100 5C152 5 188 38 188 80C188 122 152 155 100 155C48 155 12 122 12 80C12 38 48 5 100 5Z";

/** @type {Record<string, string>} */
const MEDALLIONS = {
  mechana: "M58 5H142L193 48V112L142 155H58L7 112V48Z",
  lifebound:
    "M100 6C122 6 138 16 144 34C168 34 192 52 192 80C192 108 168 126 144 126C138 144 122 154 100 154C78 154 62 144 56 126C32 126 8 108 8 80C8 52 32 34 56 34C62 16 78 6 100 6Z",
  void: "M100 1C134 16 174 46 197 80C174 114 134 144 100 159C66 144 26 114 3 80C26 46 66 16 100 1Z",
};

const GEM = "M60 4H140L194 60L160 130L100 157L40 130L6 60Z";

/** @type {Record<Kind, (families: Family[], name: string, height: number) => string>} */
const OPENINGS = {
  hero: (families, _name, height) => arch(families, height),
  construct: (families) => MEDALLIONS[families[0]] ?? OVAL,
  monster: (_families, name, height) => broken(name, height + 6),
  treasure: () => GEM,
};

/**
 * @param {Kind} kind
 * @param {Family[]} families
 * @param {string} name
 * @param {number} height
 */
export const opening = (kind, families, name, height) => OPENINGS[kind](families, name, height);

/** @param {Family[]} families @param {number} height */
function arch(families, height) {
  const left = ARCHES[families[0]][0];
  const right = ARCHES[families[families.length - 1]][1];
  return (left + right).replaceAll("FOOT", String(height + 6));
}

/**
 * The jagged hole of a broken window.
 * @param {string} name
 * @param {number} foot
 */
function broken(name, foot) {
  const chance = new Chance(`${name}, broken`);
  /** @type {[number, number][]} */
  const corners = [];
  /** @param {number[]} from @param {number[]} step @param {number} count @param {number[]} inward */
  const edge = ([x, y], step, count, inward) => {
    for (let i = 0; i < count; i++) {
      const deep = i % 2 ? chance.between(11, 20) : chance.between(0, 3);
      corners.push([x + step[0] * i + inward[0] * deep, y + step[1] * i + inward[1] * deep]);
    }
  };
  const rise = (foot - 9) / 6;
  edge([6, foot], [0, -rise], 6, [1, 0]);
  edge([6, 9], [18.8, 0], 10, [0, 1]);
  edge([194, 9], [0, rise], 6, [-1, 0]);
  return polygon([...corners, [194, foot]]);
}
