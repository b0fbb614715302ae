/** Requests to the server. What goes wrong is an error whose message can be shown to people. */

import { ERRORS } from "../words/errors.js";
import { asSentence } from "../words/sentences.js";

export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {number} status
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

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
  const headers = new Headers(body === undefined ? [] : [["Content-Type", "application/json"]]);
  const answer = await fetch(path, { method, headers, body: JSON.stringify(body) }).catch(() => {
    throw new Refusal(ERRORS.unreachable, 0);
  });
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data;
  throw new Refusal(data?.error ?? ERRORS.failed(answer.status), answer.status);
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
