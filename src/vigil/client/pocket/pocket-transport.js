/**
 * A page's side of the pocket: of all tabs one has the worker that is the server, and all of them speak to it
 * over one channel. When that tab closes another one takes over.
 */

import { BASE } from "../app/base.js";
import { Refusal } from "../net/refusal.js";
import { ready } from "./installation.js";
import { storage, tellStage } from "./pocket-state.js";

/** @typedef {import("../net/transport.js").Transport} Transport */
/** @typedef {import("../net/transport.js").Answer} Answer */
/** @typedef {{said: object, method: string, isTaken: boolean, done: (answer: Answer) => void, fail: (error: Error) => void}} Waiting */

const RESTART = 1012; // the close code that has the client connect again
const page = crypto.randomUUID();
const channel = new BroadcastChannel(`vigil ${BASE}`);

/** @type {Map<number, Waiting>} */
const waiting = new Map();
/** @type {Map<number, PocketLine>} */
const lines = new Map();
let numbers = 0;
let host = "";

/** @param {number} number @param {object} said */
const say = (number, said) => channel.postMessage({ to: "host", page, number, said });

channel.onmessage = ({ data }) => {
  if (data.to === "all") hearAll(data);
  else if (data.to === page) hearOwn(data.number, data.said);
};

/** @param {{host: string, stage?: import("./pocket-state.js").Stage, storage?: string}} told */
function hearAll(told) {
  if (told.stage) tellStage(told.stage);
  if (told.storage) storage.value = told.storage;
  if (told.host !== host) meetHost(told.host);
}

/**
 * Another worker is the server now. What the one before it has begun may be done: only questions are asked again.
 * @param {string} name
 */
function meetHost(name) {
  host = name;
  for (const line of [...lines.values()]) line.end(RESTART);
  for (const [number, wish] of [...waiting]) {
    if (!wish.isTaken || wish.method === "GET") {
      wish.isTaken = false;
      say(number, wish.said);
    } else {
      waiting.delete(number);
      wish.fail(new Error("the tab that did this was closed"));
    }
  }
}

/** @param {number} number @param {any} said */
function hearOwn(number, said) {
  const wish = waiting.get(number);
  if (said.type === "taken" && wish) wish.isTaken = true;
  else if (said.type === "answer" && wish) {
    waiting.delete(number);
    wish.done(said);
  } else lines.get(number)?.hear(said);
}

/** A connection to a match, as a WebSocket would be one. */
class PocketLine {
  /** @param {string} path */
  constructor(path) {
    this.number = ++numbers;
    /** @type {number} */
    this.readyState = WebSocket.CONNECTING;
    /** @type {WebSocket["onmessage"]} */
    this.onmessage = null;
    /** @type {WebSocket["onclose"]} */
    this.onclose = null;
    lines.set(this.number, this);
    say(this.number, { type: "open", path });
  }

  /** @param {{type: "open" | "heard" | "closed", text?: string, code?: number}} said */
  hear(said) {
    if (said.type === "open") this.readyState = WebSocket.OPEN;
    else if (said.type === "heard")
      this.onmessage?.call(socketLike, new MessageEvent("message", { data: said.text }));
    else this.end(said.code);
  }

  /** @param {string} text */
  send(text) {
    say(this.number, { type: "say", text });
  }

  close() {
    say(this.number, { type: "close" });
    this.end(1000);
  }

  /** @param {number} [code] */
  end(code) {
    if (!lines.delete(this.number)) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(socketLike, new CloseEvent("close", { code }));
  }
}

/** Nobody asks a listener of ours for the socket it belongs to. */
const socketLike = /** @type {WebSocket} */ (/** @type {unknown} */ (null));

/** @type {Transport} */
export const pocket = {
  request(method, path, body) {
    const said = { type: "ask", method, path, body };
    const number = ++numbers;
    return new Promise((done, fail) => {
      waiting.set(number, { said, method, isTaken: false, done, fail });
      say(number, said);
    });
  },
  connect: (path) => /** @type {any} */ (new PocketLine(path)),
};

/**
 * Asks the worker itself for something, which is no request to the application.
 * @param {object} said
 * @returns {Promise<any>}
 */
function askWorker(said) {
  const number = ++numbers;
  return new Promise((done, fail) => {
    const finish = (/** @type {any} */ answer) =>
      answer.status === 200 ? done(answer.content) : fail(new Refusal(answer.text, answer.status));
    waiting.set(number, { said, method: "POST", isTaken: false, done: finish, fail });
    say(number, said);
  });
}

/** Everything that is kept on this device. @returns {Promise<Uint8Array<ArrayBuffer>>} */
export const exportAll = () => askWorker({ type: "export" });

/** Puts what another device has kept in the place of what is kept here. @param {Uint8Array} content */
export const importAll = (content) => askWorker({ type: "import", content });

/** Until this page is closed: others notice by the lock that it is gone. */
const forever = () => new Promise(() => {});

/** This tab is the one with the server, as long as it is open. */
async function becomeHost() {
  await ready;
  const worker = new Worker(new URL("./host-worker.js", import.meta.url), { type: "module", name: "vigil" });
  worker.onerror = (event) =>
    tellStage({ name: "failed", reason: event.message || "the worker does not start" });
  worker.postMessage({ base: BASE });
  return forever();
}

navigator.locks.request(`vigil page ${page}`, forever);
navigator.locks.request(`vigil host ${BASE}`, becomeHost);
say(0, { type: "hello" });
