/** The value network in typed arrays, for a Python without NumPy: see bots/typed_network.py. */

const DIGITS = 1e5; // of what comes out: the last ones depend on the order of the sums
const HOPELESS = -80;
const SPARE = 64; // rows for cards to come, so that not every one of them needs a larger table

/** @typedef {Map<string, Float32Array>} Weights */

/**
 * @param {Uint8Array} bytes  numbers of half precision
 * @returns {Float32Array}
 */
function widen(bytes) {
  const halves = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  return Float32Array.from(halves, widenHalf);
}

/** @param {number} half */
function widenHalf(half) {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 0x1f;
  const fraction = half & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/**
 * Adds a row of a matrix, so many times, to a sum.
 * @param {Float32Array} sum
 * @param {number} times
 * @param {Float32Array} matrix
 * @param {number} row
 */
function addRow(sum, times, matrix, row) {
  const width = sum.length;
  const base = row * width;
  for (let column = 0; column < width; column += 1) sum[column] += times * matrix[base + column];
}

/**
 * A layer: what comes in, as far as it is positive, times a matrix, plus a bias.
 * @param {Float32Array} inputs
 * @param {Float32Array} matrix
 * @param {Float32Array} bias
 */
function layer(inputs, matrix, bias) {
  const sum = Float32Array.from(bias);
  for (let row = 0; row < inputs.length; row += 1) if (inputs[row] > 0) addRow(sum, inputs[row], matrix, row);
  return sum;
}

/** Rounds as NumPy does: halves to the even neighbour. @param {number} value */
function round(value) {
  const scaled = Math.fround(Math.fround(value) * DIGITS);
  const whole = Math.round(scaled);
  return (Math.abs(scaled % 1) === 0.5 && whole % 2 ? whole - 1 : whole) / DIGITS;
}

/** From any number to a chance. @param {number} value */
const sigmoid = (value) => 1 / (1 + Math.exp(-Math.max(value, HOPELESS)));

/**
 * @param {[string, Uint8Array][]} arrays  of half precision, by name
 * @param {Int32Array} sizes  groups, numbers, traits, traits it was told of, cards it was told of
 * @param {Int32Array} rows  of every shipped card: where the arrays have it, or -1
 * @param {Float32Array} traits  of every shipped card
 */
export function makeNetwork(arrays, sizes, rows, traits) {
  /** @type {Weights} */
  const weights = new Map(arrays.map(([name, bytes]) => [name, widen(bytes)]));
  return new TypedNetwork(weights, [...sizes], rows, traits);
}

class TypedNetwork {
  /**
   * @param {Weights} weights
   * @param {number[]} sizes
   * @param {Int32Array} rows
   * @param {Float32Array} traits
   */
  constructor(weights, [groups, numbers, traitCount, learnedTraits, learnedCards], rows, traits) {
    this.weights = weights;
    this.groups = groups;
    this.numbers = numbers;
    this.traitCount = traitCount;
    this.learnedTraits = learnedTraits;
    this.width = this.weight("bias").length;
    this.stride = rows.length;
    this.table = new Float32Array(groups * this.stride * this.width);
    this.met = new Uint8Array(rows.length);
    for (const [face, row] of rows.entries()) this.fill(face, traits, face, row, learnedCards);
  }

  /** @param {string} name */
  weight(name) {
    const found = this.weights.get(name);
    if (!found) throw new Error(`the network lacks ${name}`);
    return found;
  }

  /**
   * Fills in what a card adds to the first layer in every group.
   * @param {number} face
   * @param {Float32Array} traits
   * @param {number} at  its place among the traits
   * @param {number} [row]  its place among the cards that were learned, if it is there
   * @param {number} [learned]  how many were
   */
  fill(face, traits, at, row = -1, learned = 0) {
    for (let group = 0; group < this.groups; group += 1) {
      const start = (group * this.stride + face) * this.width;
      const sum = this.table.subarray(start, start + this.width).fill(0);
      for (let trait = 0; trait < this.learnedTraits; trait += 1) {
        const known = traits[at * this.traitCount + trait];
        if (known !== 0) addRow(sum, known, this.weight("traits"), group * this.learnedTraits + trait);
      }
      if (row >= 0) this.addLearned(face, sum, group * learned + row);
    }
  }

  /**
   * @param {number} face
   * @param {Float32Array} sum
   * @param {number} row
   */
  addLearned(face, sum, row) {
    const cards = this.weight("cards");
    addRow(sum, 1, cards, row);
    const own = cards.subarray(row * this.width, (row + 1) * this.width);
    if (own.some((value) => value !== 0)) this.met[face] = 1;
  }

  /**
   * Takes in cards that came later.
   * @param {number} count  of all faces
   * @param {Int32Array} faces  those that came
   * @param {Float32Array} traits  of theirs
   */
  extend(count, faces, traits) {
    if (count > this.stride) this.grow(count + SPARE);
    for (const [at, face] of faces.entries()) this.fill(face, traits, at);
  }

  /** @param {number} stride */
  grow(stride) {
    const table = new Float32Array(this.groups * stride * this.width);
    for (let group = 0; group < this.groups; group += 1) {
      const start = group * this.stride * this.width;
      const own = this.table.subarray(start, start + this.stride * this.width);
      table.set(own, group * stride * this.width);
    }
    this.table = table;
    this.stride = stride;
  }

  /**
   * The chance of winning in each of some afterstates.
   * @param {number} count  of afterstates
   * @param {Int32Array} rows  of the table, group by group
   * @param {Int32Array} lengths  how many rows are of each group
   * @param {Int32Array} groups  of every afterstate, as many for each
   * @param {Float32Array} shares  to what share
   * @param {Float32Array} numbers  of every afterstate
   */
  chances(count, rows, lengths, groups, shares, numbers) {
    const sums = this.sumGroups(rows, lengths);
    const each = groups.length / count;
    return Float32Array.from({ length: count }, (_, index) => {
      const first = Float32Array.from(this.weight("bias"));
      for (let place = index * each; place < (index + 1) * each; place += 1)
        if (shares[place] !== 0) addRow(first, shares[place], sums, groups[place]);
      for (let number = 0; number < this.numbers; number += 1)
        addRow(first, numbers[index * this.numbers + number], this.weight("numbers"), number);
      const second = layer(first, this.weight("second"), this.weight("second bias"));
      const [win] = layer(second, this.weight("last"), this.weight("last bias"));
      return sigmoid(round(win));
    });
  }

  /**
   * What the cards of every group add up to.
   * @param {Int32Array} rows
   * @param {Int32Array} lengths
   */
  sumGroups(rows, lengths) {
    const sums = new Float32Array(lengths.length * this.width);
    let at = 0;
    lengths.forEach((length, group) => {
      const sum = sums.subarray(group * this.width, (group + 1) * this.width);
      for (const end = at + length; at < end; at += 1) addRow(sum, 1, this.table, rows[at]);
    });
    return sums;
  }
}
