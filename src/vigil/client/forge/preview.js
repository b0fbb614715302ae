/** What the server makes of the text: its cards as they are drawn, or all that is wrong. Asked for after a pause in typing. */

import { effect, signal } from "../app/ui.js";
import { post, sentence } from "../net/api.js";
import { lend } from "../net/catalogue.js";
import { text } from "./bench.js";

/**
 * @typedef {import("../net/protocol.js").Forged} Forged
 * @typedef {import("../net/protocol.js").ForgedCard} ForgedCard
 */

const PAUSE = 200; // ms

/** The newest answer. @type {import("../vendor/signals.js").Signal<Forged | null>} */
export const forged = signal(null);
/** The cards of the last text without errors. @type {import("../vendor/signals.js").Signal<ForgedCard[]>} */
export const drawn = signal([]);
/** Why there is no answer. */
export const problem = signal("");
/** Whether the answer is of the present text. */
export const isFresh = signal(false);

let asked = 0;

/** Follows the text until the returned function is called. */
export function follow() {
  let timer = 0;
  const stop = effect(() => {
    const written = text.value;
    isFresh.value = false;
    clearTimeout(timer);
    timer = window.setTimeout(() => ask(written), forged.peek() ? PAUSE : 0);
  });
  return () => {
    stop();
    clearTimeout(timer);
    asked += 1;
    lend([]);
  };
}

/** Asks again, for instance after a lost connection. */
export const askAgain = () => ask(text.peek());

/** @param {string} written */
async function ask(written) {
  const number = ++asked;
  try {
    const found = await post("/api/forge/card", { text: written });
    if (number === asked) take(found);
  } catch (error) {
    if (number === asked) problem.value = sentence(error);
  }
}

/** @param {Forged} found */
function take(found) {
  problem.value = "";
  forged.value = found;
  isFresh.value = true;
  if (found.errors.length) return;
  drawn.value = found.cards;
  lend(found.cards.flatMap(({ front, into }) => (into ? [front, into] : [front])));
}
