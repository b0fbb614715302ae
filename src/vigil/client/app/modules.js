/** Modules loaded on demand, each with its style sheets. */

import { once } from "../net/api.js";
import { withBase } from "./base.js";
import { useEffect, useState } from "./ui.js";

/** @typedef {() => Promise<Record<string, any>>} Load */

/**
 * Loads a module and the style sheets it names.
 * @param {Load} load
 */
export async function loaded(load) {
  const module = await load();
  await Promise.all((module.styles ?? []).map(styled));
  return module;
}

/**
 * A component loaded on demand; null until it is there.
 * @param {Load} load
 * @param {string} name  by which the module exports it
 * @param {boolean} [isWanted]
 */
export function useLoaded(load, name, isWanted = true) {
  const [Component, setComponent] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!isWanted || Component) return;
    loaded(load).then((module) => setComponent(() => module[name]), console.warn); // the next drawing tries again
  });
  return Component;
}

/** @type {Map<string, () => Promise<void>>} */
const sheets = new Map();

/** @param {string} address */
function styled(address) {
  const sheet = sheets.get(address) ?? once(() => linked(address));
  sheets.set(address, sheet);
  return sheet();
}

/**
 * @param {string} address
 * @returns {Promise<void>}
 */
function linked(address) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: withBase(address) });
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error(`${address} could not be loaded`));
    };
    document.head.append(link);
  });
}
