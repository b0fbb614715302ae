/** What could stand somewhere in a line; the server is asked which of it fits. */

import { FIRST_BLOCKS } from "../words/forge.js";
import { parseLine, replaceAt, slotsOf, writeNode } from "./line-text.js";
import { vocabulary, wordNamed, wordsFor } from "./vocabulary.js";

/**
 * @typedef {import("./line-text.js").Node} Node
 * @typedef {import("./line-text.js").NameNode} NameNode
 * @typedef {import("../net/protocol.js").WordPart} WordPart
 */

const TRIES = 3; // ways of saying a word that are tried

/**
 * Lines in which another word stands in the place of one, by the name of that word.
 * @param {Node} root
 * @param {number[]} path
 * @param {string} role
 * @param {string[]} only
 * @returns {{name: string, lines: string[]}[]}
 */
export const replacements = (root, path, role, only) =>
  wordsFor(role, only).map(({ name, uses }) => ({ name, lines: placed(root, path, uses.slice(0, TRIES)) }));

/** @param {Node} root @param {number[]} path @param {string[]} uses */
const placed = (root, path, uses) =>
  uses.flatMap((use) => {
    const node = parseLine(use);
    return node ? [writeNode(replaceAt(root, path, node))] : [];
  });

/**
 * Lines in which another word is put around one.
 * @param {Node} root
 * @param {number[]} path
 * @param {NameNode} node
 * @param {string} role
 * @returns {{name: string, lines: string[]}[]}
 */
export function wrappings(root, path, node, role) {
  return wordsFor(role).flatMap(({ name, uses, parts }) => {
    const around = parseLine(uses[0]);
    if (around?.kind !== "name" || parts.some(({ many }) => many)) return [];
    const slot = slotsOf(around, parts).find(({ part, places }) => part.role === role && places.length);
    if (!slot?.part.required) return [];
    return [{ name, lines: [writeNode(replaceAt(root, path, replaceAt(around, slot.places, node)))] }];
  });
}

/**
 * Values that could stand in a part of a word.
 * @param {WordPart} part
 * @returns {string[]}
 */
export function valuesFor(part) {
  const { role, nouns, places, only } = part;
  if (role === "number") return [...new Set([part.least, 1, 2])].map(String);
  if (role === "cards") return nouns.flatMap((noun) => places.map((at) => (at ? `${noun}.at(${at})` : noun)));
  if (role === "place") return places;
  const first = (FIRST_BLOCKS[role] ?? [])
    .map(({ line }) => line)
    .filter((line) => !only.length || only.includes(wordIn(line)));
  const known = vocabulary.value?.constants[role];
  return known ?? [...first, ...wordsFor(role, only).flatMap(({ uses }) => uses.slice(0, TRIES))];
}

/** @param {string} line */
const wordIn = (line) => line.split("(")[0];

/**
 * Lines in which one more part of a word is said.
 * @param {Node} root
 * @param {number[]} path
 * @param {NameNode} node
 * @param {WordPart} part
 */
export function additions(root, path, node, part) {
  return valuesFor(part).flatMap((value) => {
    const said = parseLine(value);
    if (!said) return [];
    const given = [...(node.given ?? []), { name: part.many ? "" : part.name, value: said }];
    return [writeNode(replaceAt(root, path, { ...node, given }))];
  });
}

/** Every line that the menus of a block could lead to. @param {Node} root @param {string} role @returns {string[]} */
export const reachable = (root, role) => reach(root, root, [], role, []);

/**
 * @param {Node} root
 * @param {Node} node
 * @param {number[]} path
 * @param {string} role
 * @param {string[]} only
 * @returns {string[]}
 */
function reach(root, node, path, role, only) {
  if (node.kind !== "name") return [];
  const word = wordNamed(node.name);
  if (!word) return [];
  const here = [...replacements(root, path, role, only), ...wrappings(root, path, node, role)];
  const inner = slotsOf(node, word.parts).flatMap(({ part, places }) =>
    places.flatMap((place) => {
      const child = node.given?.[place].value;
      return child ? reach(root, child, [...path, place], part.role, part.only) : [];
    }),
  );
  return [...here.flatMap(({ lines }) => lines), ...inner];
}
