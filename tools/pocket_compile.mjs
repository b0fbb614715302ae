/**
 * Compiles Python as the pinned Pyodide does it: node pocket_compile.mjs PYODIDE FOLDER
 * Every .py in the folder gets a .pyc in its place; they do not depend on when or where that is done.
 */

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

process.on("uncaughtException", (problem) => {
  console.error(problem.message); // not the line of a script that is one line
  process.exit(1);
});

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide();
const compile = python.runPython(`
import marshal
from importlib.util import MAGIC_NUMBER, source_hash

HASHED = (1).to_bytes(4, "little")  # by its source, which nobody compares

def compile_file(source, path, level):
    text = bytes(source.to_py())
    code = compile(text, path, "exec", dont_inherit=True, optimize=level)
    return MAGIC_NUMBER + HASHED + source_hash(text) + marshal.dumps(code)

compile_file
`);

for await (const line of createInterface({ input: process.stdin })) {
  const [path, level] = JSON.parse(line);
  const bytecode = compile(new Uint8Array(readFileSync(`${folder}/${path}`)), path, level);
  const buffer = bytecode.getBuffer();
  writeFileSync(`${folder}/${path}c`, buffer.data);
  buffer.release();
  bytecode.destroy();
  rmSync(`${folder}/${path}`);
}
