/** Seeded randomness: the same name always draws the same picture. */

/**
 * FNV-1a, 32 bits.
 * @param {string} text
 */
export function hash(text) {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return value >>> 0;
}

export class Chance {
  /** @param {string} name */
  constructor(name) {
    this.state = hash(name);
  }

  /** A number from 0 up to 1 (mulberry32). */
  next() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  }

  /**
   * @param {number} low
   * @param {number} high
   */
  between(low, high) {
    return low + this.next() * (high - low);
  }

  /**
   * @template T
   * @param {readonly T[]} list
   */
  pick(list) {
    return list[Math.floor(this.next() * list.length)];
  }
}
