/** Showing what happened: one's own moves at once, those of others one after another. */

import { speed } from "../../app/settings.js";
import { batch, signal } from "../../app/ui.js";

/** @typedef {import("../../net/protocol.js").Update} Update */

const STEP = 600;
const FRAME = 30; // at full speed, what comes within a frame or two is shown as one
const PATIENCE = 6; // with more steps waiting, each gets less time

/**
 * @param {(update: Update) => void} show
 * @param {() => number | null} seat  whose moves are shown at once
 */
export function paceOf(show, seat) {
  const waiting = signal(/** @type {Update[]} */ ([]));
  let timer = 0;
  let since = 0;

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
    const behind = Math.max(1, waiting.peek().length / PATIENCE);
    const due = since + STEP / speed.peek() / behind;
    timer = setTimeout(next, Math.max(0, due - performance.now()));
  }

  function next() {
    timer = 0;
    const [first, ...rest] = waiting.peek();
    if (!first) return;
    waiting.value = rest;
    since = performance.now();
    show(first);
    if (rest.length) schedule();
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
