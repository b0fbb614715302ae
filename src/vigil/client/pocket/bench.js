/** The bench: calls that are carried out in a second worker, one after another, and can be ended. */

/** @typedef {{number: number, call: string, done: (answer: string) => void}} Call */

const IDLE = 5 * 60_000; // milliseconds after which the second Python gives back its memory

/** @param {string} base */
export const makeBench = (base) => (typeof Worker === "undefined" ? undefined : new Bench(base));

class Bench {
  /** @param {string} base */
  constructor(base) {
    this.base = base;
    /** How many workers there have been: each begins with a fresh Python. */
    this.generation = 0;
    this.numbers = 0;
    /** @type {Call[]} the first one is under way */
    this.calls = [];
    /** @type {Worker | null} */
    this.worker = null;
    this.timer = 0;
  }

  nextNumber() {
    this.numbers += 1;
    return this.numbers;
  }

  /**
   * What came of a call; nothing if it was ended.
   * @param {number} number
   * @param {string} call
   * @returns {Promise<string>}
   */
  call(number, call) {
    return new Promise((done) => {
      this.calls.push({ number, call, done });
      if (this.calls.length === 1) this.begin();
    });
  }

  /** Ends a call: one that is under way takes the worker with it, the others wait for the next one. @param {number} number */
  end(number) {
    const index = this.calls.findIndex((call) => call.number === number);
    if (index < 0) return;
    const [ended] = this.calls.splice(index, 1);
    ended.done("");
    if (index > 0) return;
    this.dismiss();
    if (this.calls.length) this.begin();
  }

  begin() {
    clearTimeout(this.timer);
    this.worker ??= this.hire();
    this.worker.postMessage(this.calls[0].call);
  }

  hire() {
    this.generation += 1;
    const worker = new Worker(new URL("./side-worker.js", import.meta.url), {
      type: "module",
      name: "vigil bots",
    });
    worker.postMessage({ base: this.base });
    worker.onmessage = ({ data }) => this.finish(data);
    worker.onerror = () => this.calls.length && this.end(this.calls[0].number);
    return worker;
  }

  /** @param {string} answer */
  finish(answer) {
    this.calls.shift()?.done(answer);
    if (this.calls.length) this.begin();
    else this.timer = setTimeout(() => this.dismiss(), IDLE);
  }

  dismiss() {
    this.worker?.terminate();
    this.worker = null;
  }
}
