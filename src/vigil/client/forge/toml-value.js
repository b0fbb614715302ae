/** Values of TOML as set files have them: texts, whole numbers, yes and no, lists and small tables. */

/** @typedef {{text: string, at: number}} Reading */

const SPACE = /(?:\s|#[^\n]*)*/y;
const PLAIN = /true|false|-?\d+/y;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/y;
const KEY = /[A-Za-z0-9_-]+/y;

/** The value that a text begins with; undefined if it cannot be read. @param {string} text @returns {unknown} */
export function readValue(text) {
  try {
    return value({ text, at: 0 });
  } catch {
    return undefined;
  }
}

/** @param {Reading} reading @returns {unknown} */
function value(reading) {
  skip(reading);
  const sign = reading.text[reading.at];
  if (sign === "[") return list(reading);
  if (sign === "{") return table(reading);
  if (sign === '"') return JSON.parse(take(reading, TEXT));
  if (sign === "'") return take(reading, TEXT).slice(1, -1);
  return JSON.parse(take(reading, PLAIN));
}

/** @param {Reading} reading */
function list(reading) {
  const found = [];
  for (reading.at += 1; !closes(reading, "]"); comma(reading)) found.push(value(reading));
  return found;
}

/** @param {Reading} reading */
function table(reading) {
  /** @type {Record<string, unknown>} */
  const found = {};
  for (reading.at += 1; !closes(reading, "}"); comma(reading)) {
    const key = take(reading, KEY);
    skip(reading);
    reading.at += 1; // the sign of equality
    found[key] = value(reading);
  }
  return found;
}

/** Whether a list or a table ends here; then it is passed. @param {Reading} reading @param {string} sign */
function closes(reading, sign) {
  skip(reading);
  if (reading.at >= reading.text.length) throw new SyntaxError(sign);
  if (reading.text[reading.at] !== sign) return false;
  reading.at += 1;
  return true;
}

/** @param {Reading} reading */
function comma(reading) {
  skip(reading);
  if (reading.text[reading.at] === ",") reading.at += 1;
}

/** @param {Reading} reading */
const skip = (reading) => void take(reading, SPACE);

/** @param {Reading} reading @param {RegExp} what */
function take(reading, what) {
  what.lastIndex = reading.at;
  const found = what.exec(reading.text);
  if (!found) throw new SyntaxError(reading.text.slice(reading.at, reading.at + 20));
  reading.at += found[0].length;
  return found[0];
}

/** @param {unknown} value @returns {string} */
export function writeValue(value) {
  if (Array.isArray(value)) return `[${value.map(writeValue).join(", ")}]`;
  return JSON.stringify(value);
}

/** The comment at the end of a line. @param {string} line */
export function trailingComment(line) {
  const bare = line.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (said) => "x".repeat(said.length));
  const at = bare.indexOf("#");
  return at < 0 ? "" : line.slice(at);
}
