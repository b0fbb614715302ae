/** Everything that is kept on this device as one file, and back. */

import { flushFiles } from "./kept-files.js";

/**
 * @typedef {object} KeptHere
 * @property {any} python
 * @property {import("./kept-files.js").Files | null} files
 * @property {() => any} bridge
 */

const COPY = "/copy.db";

/** @type {Record<string, (kept: KeptHere, content?: Uint8Array) => Promise<Uint8Array | null>>} */
export const TRANSFERS = {
  async export({ python, bridge }) {
    await python.pyimport("vigil.pocket.keeping").save_copy(bridge(), COPY);
    return python.FS.readFile(COPY);
  },
  async import({ python, files, bridge }, content) {
    if (!files) throw new Error("nothing can be kept in this browser");
    python.FS.writeFile(COPY, content);
    await python.pyimport("vigil.pocket.keeping").check_copy(COPY);
    await bridge().stop();
    replaceFiles(files, python.FS.readFile(COPY));
    return null;
  },
};

/**
 * @param {import("./kept-files.js").Files} files
 * @param {Uint8Array} content
 */
function replaceFiles(files, content) {
  for (const [name, { handle }] of files) {
    handle.truncate(0);
    if (name === "vigil.db") handle.write(content, { at: 0 });
  }
  flushFiles(files);
}
