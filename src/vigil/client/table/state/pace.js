/** Showing what happened: one's own moves at once, those of others one after another. */

import { speed } from "../../app/settings.js";
import { batch, signal } from "../../app/ui.js";

/** @typedef {import("../../net/protocol.js").Update} Update */

const STEP = 600;
const TURN = 2000; // everything that waits is shown within this time
const FRAME = 30; // at full speed, what comes within a frame or two is shown as one

/**
 * @param {(update: Update) => void} show
 * @param {() => number | null} seat  whose moves are shown at once
 */
export function paceOf(show, seat) {
  const waiting = signal(/** @type {Update[]} */ ([]));
  let timer = 0;
  let since = 0;
  let pause = STEP;

  /** @param {Update} update */
  function add(update) {
    waiting.value = [...waiting.peek(), update];
    if (isOwn(update) || document.hidden) return skip();
    if (!timer) schedule();
  }

  /** @param {Update} update */
  const isOwn = (update) => update.act === null || (update.by === seat() && waiting.peek().length === 1);

  function schedule() {
    if (!speed.peek()) {
      timer = setTimeout(skip, FRAME);
      return;
    }
    pause = Math.min(pause, TURN / steps(waiting.peek()).length);
    const due = since + pause / speed.peek();
    timer = setTimeout(next, Math.max(0, due - performance.now()));
  }

  function next() {
    timer = 0;
    const [first, ...rest] = steps(waiting.peek());
    if (!first) return;
    waiting.value = rest.flat();
    since = performance.now();
    show(together(first));
    if (rest.length) schedule();
    else pause = STEP;
  }

  /** Shows everything in the queue at once. */
  function skip() {
    clearTimeout(timer);
    timer = 0;
    const all = waiting.peek();
    waiting.value = [];
    since = performance.now();
    batch(() => all.forEach(show));
  }

  /** Drops the queue: the table is about to be shown from scratch. */
  function clear() {
    clearTimeout(timer);
    timer = 0;
    waiting.value = [];
  }

  return { add, skip, clear, waiting };
}

/** Whether an update only shows a card being played. @param {Update} update */
const isPlay = ({ events }) => events.some(({ event }) => event === "played");

/** Updates in steps: cards that one player plays one after another are one. @param {Update[]} updates */
function steps(updates) {
  /** @type {Update[][]} */
  const all = [];
  for (const update of updates) {
    const last = all.at(-1)?.at(-1);
    if (last && last.by === update.by && isPlay(last) && isPlay(update)) all.at(-1)?.push(update);
    else all.push([update]);
  }
  return all;
}

/** The last of several updates, with everything that happened in them. @param {Update[]} updates @returns {Update} */
const together = (updates) => ({
  .../** @type {Update} */ (updates.at(-1)),
  events: updates.flatMap(({ events }) => events),
});
