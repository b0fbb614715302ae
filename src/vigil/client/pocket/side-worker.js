/** The second worker: a Python in which bots look ahead, and documents are read; see bench.js. */

import { startPython } from "./python.js";

/** @type {Promise<(call: string) => string> | null} */
let ready = null;

self.onmessage = ({ data }) => {
  if (typeof data === "object") ready = start(data.base);
  else ready?.then((carryOut) => self.postMessage(carryOut(data))).catch(fail);
};

/** Lets the bench know: whoever made a worker hears of errors, but not of promises. @param {unknown} problem */
function fail(problem) {
  setTimeout(() => {
    throw problem;
  });
}

/** @param {string} base */
async function start(base) {
  const parts = new URL(`${base}parts/`, location.origin);
  const python = await startPython(parts, ["vigil.bundle", "bots.bundle"]);
  return python.pyimport("vigil.pocket.side_worker").carry_out;
}
