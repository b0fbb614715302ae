/**
 * QR codes, as ISO/IEC 18004 has them: bytes, the medium level of correction, versions 1 to 10.
 * That is room for 213 bytes; the longest of our links has about 120.
 */

/** By version: codewords of correction in a block, and data codewords of each block. */
const BLOCKS = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the middles of the small squares lie, by version. */
const SQUARES = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const LONG_COUNT = 10; // the version from which on the length takes two bytes
const BYTES = 0b0100;
const PADDING = [0xec, 0x11];
const MEDIUM = 0b00;
const FORMAT_MASK = 0x5412;
const FORMAT_DIVISOR = 0x537;
const VERSION_DIVISOR = 0x1f25;
const NUMBERED = 7; // the version from which on its number stands in the code

/** @type {((row: number, column: number) => boolean)[]} */
const MASKS = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** @typedef {(boolean | null)[][]} Modules  dark, light, or not decided yet */

/**
 * The code of a text, row by row: whether each module is dark.
 * @param {string} text
 * @returns {boolean[][]}
 */
export function qrCode(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const bits = bitsOf(interleaved(codewords(bytes, version), version));
  const candidates = MASKS.map((_, mask) => drawn(version, bits, mask));
  return candidates.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** @param {number} version */
const capacity = (version) => blocksOf(version).reduce((sum, length) => sum + length, 0);

/** @param {number} version @returns {number[]} */
const blocksOf = (version) => /** @type {number[]} */ (BLOCKS[version - 1][1]);

/** @param {number} version */
const headBits = (version) => 4 + (version < LONG_COUNT ? 8 : 16);

/** @param {number} length */
function versionFor(length) {
  const found = BLOCKS.findIndex((_, at) => headBits(at + 1) + 8 * length <= 8 * capacity(at + 1));
  if (found < 0) throw new RangeError("too long for a code");
  return found + 1;
}

/** @param {number[]} bytes @param {number} version */
function codewords(bytes, version) {
  const bits = [...binary(BYTES, 4), ...binary(bytes.length, headBits(version) - 4), ...bitsOf(bytes)];
  const room = 8 * capacity(version);
  for (let ending = 0; ending < 4 && bits.length < room; ending += 1) bits.push(0);
  while (bits.length % 8) bits.push(0);
  const words = [];
  for (let at = 0; at < bits.length; at += 8) words.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let at = 0; words.length < capacity(version); at += 1) words.push(PADDING[at % 2]);
  return words;
}

/** @param {number} value @param {number} length */
const binary = (value, length) => Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);

/** @param {number[]} bytes */
const bitsOf = (bytes) => bytes.flatMap((byte) => binary(byte, 8));

/** @param {number[]} words @param {number} version */
function interleaved(words, version) {
  const correction = /** @type {number} */ (BLOCKS[version - 1][0]);
  const lengths = blocksOf(version);
  const blocks = lengths.map((length, at) => {
    const before = lengths.slice(0, at).reduce((sum, each) => sum + each, 0);
    return words.slice(before, before + length);
  });
  const checks = blocks.map((block) => remainder(block, correction));
  return [...woven(blocks), ...woven(checks)];
}

/** The first of each, then the second of each, and so on. @param {number[][]} blocks */
const woven = (blocks) =>
  Array.from({ length: Math.max(...blocks.map((block) => block.length)) }, (_, at) =>
    blocks.filter((block) => at < block.length).map((block) => block[at]),
  ).flat();

/** Powers of two in the field of 256 elements, and their logarithms. */
const POWERS = /** @type {number[]} */ ([]);
const LOGARITHMS = /** @type {number[]} */ ([]);
for (let at = 0, value = 1; at < 255; at += 1) {
  POWERS[at] = value;
  LOGARITHMS[value] = at;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

/** @param {number} one @param {number} other */
const times = (one, other) => (one && other ? POWERS[(LOGARITHMS[one] + LOGARITHMS[other]) % 255] : 0);

/** What Reed and Solomon add to a block. @param {number[]} block @param {number} length */
function remainder(block, length) {
  const divisor = generator(length);
  /** @type {number[]} */
  const rest = new Array(length).fill(0);
  for (const word of block) {
    const factor = word ^ /** @type {number} */ (rest.shift());
    rest.push(0);
    for (let at = 0; at < length; at += 1) rest[at] ^= times(divisor[at], factor);
  }
  return rest;
}

/** The coefficients of (x - 1)(x - 2)(x - 4) …, without the first. @param {number} length */
function generator(length) {
  let made = [1];
  for (let at = 0; at < length; at += 1)
    made = [...made, 0].map((value, place) => value ^ times(made[place - 1] ?? 0, POWERS[at]));
  return made.slice(1);
}

/** @param {number} version @param {number[]} bits @param {number} mask @returns {boolean[][]} */
function drawn(version, bits, mask) {
  const size = 17 + 4 * version;
  /** @type {Modules} */
  const modules = Array.from({ length: size }, () => new Array(size).fill(null));
  drawFinders(modules);
  drawSquares(modules, SQUARES[version - 1]);
  drawTiming(modules);
  drawFormat(modules, mask);
  if (version >= NUMBERED) drawVersion(modules, version);
  drawBits(modules, bits, mask);
  return /** @type {boolean[][]} */ (modules);
}

/** @param {Modules} modules */
function drawFinders(modules) {
  const last = modules.length - 7;
  for (const [row, column] of [
    [0, 0],
    [0, last],
    [last, 0],
  ])
    for (let i = -1; i <= 7; i += 1)
      for (let j = -1; j <= 7; j += 1) {
        if (modules[row + i]?.[column + j] === undefined) continue;
        const ring = Math.max(Math.abs(i - 3), Math.abs(j - 3));
        modules[row + i][column + j] = ring !== 2 && ring !== 4;
      }
}

/** @param {Modules} modules @param {number[]} middles */
function drawSquares(modules, middles) {
  for (const row of middles)
    for (const column of middles) {
      if (modules[row][column] !== null) continue;
      for (let i = -2; i <= 2; i += 1)
        for (let j = -2; j <= 2; j += 1)
          modules[row + i][column + j] = Math.max(Math.abs(i), Math.abs(j)) !== 1;
    }
}

/** @param {Modules} modules */
function drawTiming(modules) {
  for (let at = 8; at < modules.length - 8; at += 1) {
    modules[6][at] = at % 2 === 0;
    modules[at][6] = at % 2 === 0;
  }
}

/** A number with its check. @param {number} value @param {number} divisor @param {number} length of the check */
function checked(value, divisor, length) {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest))
    rest ^= divisor << (bit - length);
  return (value << length) | rest;
}

/** @param {Modules} modules @param {number} mask */
function drawFormat(modules, mask) {
  const format = checked((MEDIUM << 3) | mask, FORMAT_DIVISOR, 10) ^ FORMAT_MASK;
  const size = modules.length;
  for (let at = 0; at < 15; at += 1) {
    const isDark = ((format >> at) & 1) === 1;
    const [row, column] = at < 8 ? [at + (at > 5 ? 1 : 0), 8] : [8, at === 8 ? 7 : 14 - at];
    modules[row][column] = isDark;
    if (at < 8) modules[8][size - 1 - at] = isDark;
    else modules[size - 15 + at][8] = isDark;
  }
  modules[size - 8][8] = true;
}

/** @param {Modules} modules @param {number} version */
function drawVersion(modules, version) {
  const value = checked(version, VERSION_DIVISOR, 12);
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((value >> at) & 1) === 1;
    const row = Math.floor(at / 3);
    const column = modules.length - 11 + (at % 3);
    modules[row][column] = isDark;
    modules[column][row] = isDark;
  }
}

/** Up and down in double columns, from the right. @param {Modules} modules @param {number[]} bits @param {number} mask */
function drawBits(modules, bits, mask) {
  const size = modules.length;
  let next = 0;
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = isUpwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (modules[row][column] !== null) continue;
        modules[row][column] = (bits[next] === 1) !== MASKS[mask](row, column);
        next += 1;
      }
    }
    isUpwards = !isUpwards;
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, too much of one shade. @param {boolean[][]} modules */
function penalty(modules) {
  const turned = modules.map((_, column) => modules.map((row) => row[column]));
  const lines = [...modules, ...turned].map((line) => line.map(Number).join(""));
  const dark = modules.flat().filter(Boolean).length;
  const share = (20 * dark) / modules.length ** 2;
  return runs(lines) + blocks(modules) + corners(lines) + 10 * Math.floor(Math.abs(share - 10));
}

/** @param {string[]} lines */
const runs = (lines) =>
  lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, { length }) => sum + length - 2, 0);

/** @param {boolean[][]} modules */
function blocks(modules) {
  let count = 0;
  for (let i = 1; i < modules.length; i += 1)
    for (let j = 1; j < modules.length; j += 1) {
      const one = modules[i][j];
      if (modules[i - 1][j] === one && modules[i][j - 1] === one && modules[i - 1][j - 1] === one) count += 1;
    }
  return 3 * count;
}

/** @param {string[]} lines */
const corners = (lines) =>
  40 * lines.reduce((sum, line) => sum + (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0), 0);
