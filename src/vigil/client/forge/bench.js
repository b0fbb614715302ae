/** What lies on the bench: the text of a set file, which is the truth, its past, and the other drafts of this device. */

import { keep, kept } from "../app/storage.js";
import { signal } from "../app/ui.js";
import { FIRST_SET } from "../words/forge.js";
import { readSet, withCard } from "./set-text.js";

/** @typedef {{id: string, text: string}} Draft */

const KEY = "vigil.forge";
const MOST_DRAFTS = 50;
const MOST_STEPS = 300;
const PAUSE = 900; // ms after which the next change is a step of its own

/** The text of the set that is worked on. */
export const text = signal("");
/** Which of its cards is shown. */
export const chosen = signal(0);
/** All drafts, the one that is worked on first. @type {import("../vendor/signals.js").Signal<Draft[]>} */
export const drafts = signal([]);
/** How many steps can be taken back and made again. */
export const steps = signal({ back: 0, on: 0 });

/** @type {string[]} */
let past = [];
/** @type {string[]} */
let undone = [];
let last = { what: "", at: 0 };

/** Takes up what was kept on this device. */
export function takeUp() {
  if (drafts.peek().length) return;
  drafts.value = storedDrafts();
  if (!drafts.value.length) begin(FIRST_SET);
  else show(drafts.value[0]);
}

/** @returns {Draft[]} */
function storedDrafts() {
  try {
    const found = JSON.parse(kept(KEY) ?? "[]");
    return found.filter((/** @type {any} */ one) => typeof one?.text === "string" && one.id);
  } catch {
    return []; // whatever it was, it is no list of drafts
  }
}

/** Begins another draft. @param {string} written */
export function begin(written) {
  const id = crypto.randomUUID?.() ?? `${Date.now()}`;
  drafts.value = [{ id, text: written }, ...drafts.peek()].slice(0, MOST_DRAFTS);
  show(drafts.value[0]);
  store();
}

/** Works on another draft. @param {string} id */
export function open(id) {
  const found = drafts.peek().find((draft) => draft.id === id);
  if (!found) return;
  drafts.value = [found, ...drafts.peek().filter((draft) => draft !== found)];
  show(found);
  store();
}

/** Throws the draft away that is worked on. */
export function discard() {
  drafts.value = drafts.peek().slice(1);
  if (!drafts.value.length) return begin(FIRST_SET);
  show(drafts.value[0]);
  return store();
}

/** @param {Draft} draft */
function show(draft) {
  past = [];
  undone = [];
  chosen.value = 0;
  lay(draft.text);
}

/** @param {string} written */
function lay(written) {
  text.value = written;
  steps.value = { back: past.length, on: undone.length };
  chosen.value = Math.max(0, Math.min(chosen.peek(), readSet(written).cards.length - 1));
}

/**
 * Changes the text. Changes of the same thing that follow each other at once are one step.
 * @param {string} written
 * @param {string} [what]  what is changed, if it is written letter by letter
 */
export function write(written, what = "") {
  if (written === text.peek()) return;
  const goesOn = what && what === last.what && Date.now() - last.at < PAUSE;
  if (!goesOn) past = [...past, text.peek()].slice(-MOST_STEPS);
  undone = [];
  last = { what, at: Date.now() };
  lay(written);
  store();
}

/** Adds a card and shows it. @param {string} table */
export function addCard(table) {
  write(withCard(text.peek(), table));
  chosen.value = readSet(text.peek()).cards.length - 1;
}

export const undo = () => travel(past, undone);
export const redo = () => travel(undone, past);

/** @param {string[]} from @param {string[]} to */
function travel(from, to) {
  const next = from.pop();
  if (next === undefined) return;
  to.push(text.peek());
  last = { what: "", at: 0 };
  lay(next);
  store();
}

function store() {
  drafts.value = drafts.peek().map((draft, index) => (index ? draft : { ...draft, text: text.peek() }));
  keep(KEY, JSON.stringify(drafts.peek()));
}
