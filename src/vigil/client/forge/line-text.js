/** A line of a card as a tree of words, and back. What fits where is the server's to say. */

/**
 * @typedef {{name: string, value: Node}} Given  something in the brackets of a word, perhaps by name
 * @typedef {{kind: "number", number: number}} NumberNode
 * @typedef {{kind: "text", text: string}} TextNode
 * @typedef {{kind: "name", name: string, given: Given[] | null}} NameNode
 * @typedef {{kind: "chain", steps: NameNode[]}} ChainNode  CARDS.of(VOID).at(HAND)
 * @typedef {{kind: "sum", terms: Node[]}} SumNode  HAND | DISCARD
 * @typedef {NumberNode | TextNode | NameNode | ChainNode | SumNode} Node
 */

const SIGNS = /\s*(?:([A-Za-z_]\w*)|(\d{1,9})|("[^"]*"|'[^']*')|([().,=|]))/y;
const DEEPEST = 12;

/** @typedef {{sign: string, kind: "name" | "number" | "text" | "sign"}} Token */

/** The tree of a line; null if it is none. @param {string} line @returns {Node | null} */
export function parseLine(line) {
  const tokens = tokensOf(line);
  if (!tokens?.length) return null;
  try {
    const left = { tokens, at: 0, depth: 0 };
    const tree = sum(left);
    return left.at === tokens.length ? tree : null;
  } catch {
    return null;
  }
}

/** @param {string} line @returns {Token[] | null} */
function tokensOf(line) {
  const found = [];
  SIGNS.lastIndex = 0;
  const whole = line.trimEnd();
  while (SIGNS.lastIndex < whole.length) {
    const [, name, number, text, sign] = SIGNS.exec(whole) ?? [];
    if (name) found.push({ sign: name, kind: /** @type {const} */ ("name") });
    else if (number) found.push({ sign: number, kind: /** @type {const} */ ("number") });
    else if (text) found.push({ sign: text, kind: /** @type {const} */ ("text") });
    else if (sign) found.push({ sign, kind: /** @type {const} */ ("sign") });
    else return null;
  }
  return found;
}

/** @typedef {{tokens: Token[], at: number, depth: number}} Left */

/** @param {Left} left @returns {Node} */
function sum(left) {
  const terms = [term(left)];
  while (isNext(left, "|")) terms.push(term(left));
  return terms.length === 1 ? terms[0] : { kind: "sum", terms };
}

/** @param {Left} left @returns {Node} */
function term(left) {
  const token = left.tokens[left.at];
  if (token?.kind === "number") return take(left, { kind: "number", number: Number(token.sign) });
  if (token?.kind === "text") return take(left, { kind: "text", text: token.sign.slice(1, -1) });
  const steps = [step(left)];
  while (isNext(left, ".")) steps.push(step(left));
  return steps.length === 1 ? steps[0] : { kind: "chain", steps };
}

/** @param {Left} left @returns {NameNode} */
function step(left) {
  const token = left.tokens[left.at];
  if (token?.kind !== "name") throw new SyntaxError(token?.sign);
  left.at += 1;
  if (!isNext(left, "(")) return { kind: "name", name: token.sign, given: null };
  if (++left.depth > DEEPEST) throw new SyntaxError(token.sign);
  /** @type {Given[]} */
  const given = [];
  while (!isNext(left, ")")) {
    given.push(oneGiven(left));
    if (!isNext(left, ",") && left.tokens[left.at]?.sign !== ")") throw new SyntaxError(token.sign);
  }
  left.depth -= 1;
  return { kind: "name", name: token.sign, given };
}

/** @param {Left} left @returns {Given} */
function oneGiven(left) {
  const [first, second] = left.tokens.slice(left.at, left.at + 2);
  if (first?.kind !== "name" || second?.sign !== "=") return { name: "", value: sum(left) };
  left.at += 2;
  return { name: first.sign, value: sum(left) };
}

/** Whether a sign comes next; then it is passed. @param {Left} left @param {string} sign */
function isNext(left, sign) {
  const token = left.tokens[left.at];
  if (token?.kind !== "sign" || token.sign !== sign) return false;
  left.at += 1;
  return true;
}

/** @template T @param {Left} left @param {T} made */
function take(left, made) {
  left.at += 1;
  return made;
}

/** @param {Node} node @returns {string} */
export function writeNode(node) {
  switch (node.kind) {
    case "number":
      return String(node.number);
    case "text":
      return node.text.includes("'") ? `"${node.text}"` : `'${node.text}'`;
    case "name":
      return node.given ? `${node.name}(${node.given.map(writeGiven).join(", ")})` : node.name;
    case "chain":
      return node.steps.map(writeNode).join(".");
    case "sum":
      return node.terms.map(writeNode).join(" | ");
  }
}

/** @param {Given} given */
const writeGiven = ({ name, value }) => (name ? `${name}=${writeNode(value)}` : writeNode(value));

/**
 * The tree with another node in the place of one.
 * @param {Node} root
 * @param {number[]} path  which of the things in brackets, from the root on
 * @param {Node} other
 * @returns {Node}
 */
export function replaceAt(root, path, other) {
  if (!path.length) return other;
  if (root.kind !== "name" || !root.given) return root;
  const [place, ...rest] = path;
  const given = root.given.map((each, index) =>
    index === place ? { ...each, value: replaceAt(each.value, rest, other) } : each,
  );
  return { ...root, given };
}

/**
 * What stands in each part of a word: by name, or by its place.
 * @param {NameNode} node
 * @param {import("../net/protocol.js").WordPart[]} parts
 * @returns {{part: import("../net/protocol.js").WordPart, places: number[]}[]}
 */
export function slotsOf(node, parts) {
  const given = node.given ?? [];
  const plain = given.flatMap(({ name }, index) => (name ? [] : [index]));
  return parts.map((part) => {
    const named = given.findIndex(({ name }) => name === part.name);
    if (named >= 0) return { part, places: [named] };
    if (part.many) return { part, places: plain.splice(0) };
    return { part, places: part.required || part.plain ? plain.splice(0, 1) : [] };
  });
}
