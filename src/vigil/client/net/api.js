/** Requests to the server. What goes wrong is an error whose message can be shown to people. */

import { ERRORS } from "../words/errors.js";
import { asSentence } from "../words/sentences.js";
import { Refusal } from "./refusal.js";
import { transport } from "./transport.js";

export { Refusal };

/** @param {string} path */
export const get = (path) => ask("GET", path);

/**
 * @param {string} path
 * @param {unknown} [body]
 */
export const post = (path, body = {}) => ask("POST", path, body);

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function ask(method, path, body) {
  const { status, text } = await askForText(method, path, body);
  const data = parse(text);
  if (status < 400) return data;
  throw new Refusal(data?.error ?? ERRORS.failed(status), status);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function askForText(method, path, body) {
  try {
    return await transport.request(method, path, JSON.stringify(body));
  } catch {
    throw new Refusal(ERRORS.unreachable, 0);
  }
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Runs an asynchronous function once; after a failure it may run again.
 * @template T
 * @param {() => Promise<T>} what
 */
export function once(what) {
  /** @type {Promise<T> | null} */
  let doing = null;
  const forget = (/** @type {unknown} */ problem) => {
    doing = null;
    throw problem;
  };
  return () => (doing ??= what().catch(forget));
}

/**
 * What to tell a person about an error.
 * @param {unknown} error
 */
export function sentence(error) {
  if (error instanceof Refusal) return asSentence(error.message);
  console.error(error);
  return ERRORS.broken;
}
