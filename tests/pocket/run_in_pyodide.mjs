/** Runs a file in the Python of the pocket: node run_in_pyodide.mjs BUILT PARTS FILE; prints what everything() says. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { makeNetwork } from "../../src/vigil/client/pocket/forward.js";
import { unpackBundle } from "../../src/vigil/client/pocket/python.js";

const [built, pyodide, file] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide();
for (const name of ["vigil", "bots"])
  unpackBundle(python, new Uint8Array(gunzipSync(readFileSync(`${built}/parts/${name}.bundle.gz`))));
python.registerJsModule("vigil_arrays", { makeNetwork });
python.runPython(`import sys; sys.path.insert(0, "/vigil")`);
console.log(python.runPython(`${readFileSync(file, "utf8")}\neverything()`));
