/** The worker that is the server: one for all tabs. It takes what pages say from the channel and answers there. */

import { makeBench } from "./bench.js";
import { flushFiles, mountFiles, openFiles } from "./kept-files.js";
import { addBundle, startPython } from "./python.js";
import { TRANSFERS } from "./transfer.js";

const KEPT = "/kept";
const REMEMBERED = 1000; // requests, so that none is done twice
const host = crypto.randomUUID();

/** @typedef {{page: string, number: number, said: any}} Told */

/** @type {any} */
let bridge = null;
/** @type {Told[]} */
const early = []; // what pages said before Python was there
/** @type {Set<string>} */
const taken = new Set();
/** @type {Set<string>} */
const pages = new Set();
/** @type {import("./pocket-state.js").Stage} */
let stage = { name: "python" };
let storage = "";
/** @type {import("./transfer.js").KeptHere} */
let kept;

self.onmessage = ({ data }) => serve(data.base);

/** @param {string} base */
async function serve(base) {
  const channel = new BroadcastChannel(`vigil ${base}`);
  const announce = () => channel.postMessage({ to: "all", host, stage, storage });

  /** @param {import("./pocket-state.js").Stage} now */
  const reach = (now) => {
    stage = now;
    announce();
  };

  /** @param {string} page @param {number} number @param {object} said */
  const tell = (page, number, said) => channel.postMessage({ to: page, number, said });

  channel.onmessage = ({ data }) => {
    if (data.to !== "host") return;
    if (data.said.type === "hello") return announce();
    follow(data.page);
    if (bridge) hear(data);
    else early.push(data);
  };

  /** Notices when a page is gone: then its lock is free. @param {string} page */
  function follow(page) {
    if (pages.has(page)) return;
    pages.add(page);
    navigator.locks.request(`vigil page ${page}`, () => {
      pages.delete(page);
      bridge?.hear(page, 0, '{"type":"gone"}');
    });
  }

  /** @param {Told} told */
  function hear({ page, number, said }) {
    if ((said.type === "ask" || said.type in TRANSFERS) && !take(page, number)) return;
    if (said.type in TRANSFERS) transfer(page, number, said);
    else bridge.hear(page, number, JSON.stringify(said));
  }

  /** @param {string} page @param {number} number @param {{type: string, content?: Uint8Array}} said */
  async function transfer(page, number, { type, content }) {
    try {
      tell(page, number, { type: "answer", status: 200, content: await TRANSFERS[type](kept, content) });
    } catch (problem) {
      tell(page, number, { type: "answer", status: 400, text: lastLine(problem).replace(/^\w+: /, "") });
    }
  }

  /** Whether a request is new here; then the page is told that it is taken. @param {string} page @param {number} number */
  function take(page, number) {
    const name = `${page} ${number}`;
    if (taken.has(name)) return false;
    taken.add(name);
    if (taken.size > REMEMBERED) taken.delete([...taken][0]);
    tell(page, number, { type: "taken" });
    return true;
  }

  announce();
  try {
    bridge = await start(base, reach, tell);
  } catch (problem) {
    console.error(problem);
    return reach({ name: "failed", reason: lastLine(problem) });
  }
  reach({ name: "ready" });
  for (const told of early.splice(0)) hear(told);
}

/**
 * @param {string} base
 * @param {(now: import("./pocket-state.js").Stage) => void} reach
 * @param {(page: string, number: number, said: object) => void} tell
 */
async function start(base, reach, tell) {
  const parts = new URL(`${base}parts/`, location.origin);
  const [python, files] = await Promise.all([startPython(parts, ["vigil.bundle"]), openFiles(base)]);
  reach({ name: "rules" });
  storage = files ? "device" : "memory";
  if (files) mountFiles(python.FS, files, KEPT);
  const page = {
    tell: (/** @type {string} */ name, /** @type {number} */ number, /** @type {string} */ said) =>
      tell(name, number, JSON.parse(said)),
    flush: () => files && flushFiles(files),
    bench: makeBench(base),
  };
  kept = { python, files, bridge: () => bridge };
  const open = () =>
    python
      .pyimport("vigil.pocket.device_host")
      .open_host(`${files ? KEPT : ""}/vigil.db`, location.origin, page);
  try {
    return await open();
  } catch (problem) {
    if (!String(problem).includes("No module named 'alembic'")) throw problem;
    await addBundle(python, parts, "upgrade.bundle");
    return open();
  }
}

/** What an error of Python says, without the way to it. @param {unknown} problem */
const lastLine = (problem) => String(problem).trim().split("\n").at(-1) ?? "";
