/** A Python in a worker, with the files of Vigil and what it needs. */

import { makeNetwork } from "./forward.js";

const HOME = "/vigil";
/** Pyodide has a list of packages that it could fetch: it gets none. */
const NO_PACKAGES = {
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten_5_0_3",
    version: "314.0.7",
    python: "3.14.2",
  },
  packages: {},
};
const COUNT = 4; // bytes that say how long the list of a bundle is

/** @typedef {any} Python */

/**
 * Starts Python, with a bundle of files to import from.
 * @param {URL} parts  the folder with everything that is not of the client
 * @param {string[]} bundles
 * @returns {Promise<Python>}
 */
export async function startPython(parts, bundles) {
  const [{ loadPyodide }, ...contents] = await Promise.all([
    import(new URL("pyodide.mjs", parts).href),
    ...bundles.map((name) => fetchPart(parts, name)),
  ]);
  const python = await withUnpacked(parts, () =>
    loadPyodide({
      indexURL: parts.href,
      lockFileContents: NO_PACKAGES,
      env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" },
    }),
  );
  for (const content of contents) unpackBundle(python, content);
  python.registerJsModule("vigil_arrays", { makeNetwork });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}

/**
 * Lets Python have the files of one more bundle.
 * @param {Python} python
 * @param {URL} parts
 * @param {string} name
 */
export async function addBundle(python, parts, name) {
  unpackBundle(python, await fetchPart(parts, name));
  python.runPython("import importlib; importlib.invalidate_caches()");
}

/**
 * @param {URL} parts
 * @param {string} name
 */
async function fetchPart(parts, name) {
  const answer = await fetchUnpacked(new URL(name, parts));
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * A file that is kept compressed; the service worker has it as it is.
 * @param {URL} address
 */
async function fetchUnpacked(address) {
  const packed = await fetch(`${address}.gz`);
  if (!packed.ok || !packed.body) throw new Error(`${address} cannot be had (${packed.status})`);
  const type = address.pathname.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": type },
  });
}

/**
 * Runs something that fetches files by itself: those that are kept compressed it gets as they are.
 * @template T
 * @param {URL} parts
 * @param {() => Promise<T>} what
 */
async function withUnpacked(parts, what) {
  const plain = self.fetch;
  self.fetch = (address, ...more) => {
    const { href } = new URL(String(address), parts);
    return /\.(wasm|zip)$/.test(href) ? fetchUnpacked(new URL(href)) : plain(address, ...more);
  };
  try {
    return await what();
  } finally {
    self.fetch = plain;
  }
}

/**
 * A bundle is a list of paths and lengths, and then all files one after another; none of them is copied.
 * @param {Python} python
 * @param {Uint8Array} content
 */
export function unpackBundle(python, content) {
  const length = new DataView(content.buffer, content.byteOffset).getUint32(0, true);
  /** @type {[string, number][]} */
  const list = JSON.parse(new TextDecoder().decode(content.subarray(COUNT, COUNT + length)));
  let at = COUNT + length;
  const folders = new Set();
  for (const [path, size] of list) {
    const folder = `${HOME}/${path.slice(0, path.lastIndexOf("/") + 1)}`;
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.createDataFile(`${HOME}/${path}`, null, content.subarray(at, at + size), true, false, true);
    at += size;
  }
}
