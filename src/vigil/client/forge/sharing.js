/** Sets on their way to others: as a link that has the whole text in it, or as a file. */

import { BASE } from "../app/base.js";
import { saveFile } from "../app/download.js";
import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { FORGE } from "../words/forge.js";
import { begin, text } from "./bench.js";
import { readSet, valueAt } from "./set-text.js";

const MARK = "#set=";
const LONGEST = 16_000; // characters of a link that mail and chat let through
const FILE = 64 * 1024;

/** The link that has a text in it; null if it would be too long. @param {string} written */
export async function linkTo(written) {
  const packed = await piped(
    new Blob([written]).stream(),
    new CompressionStream("deflate-raw"),
    Number.POSITIVE_INFINITY,
  );
  const letters = btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return letters.length > LONGEST ? null : `${location.origin}${BASE}forge${MARK}${letters}`;
}

/** The text in the fragment of an address; null if there is none that can be read. @param {string} fragment */
export async function textIn(fragment) {
  if (!fragment.startsWith(MARK) || fragment.length > LONGEST + MARK.length) return null;
  try {
    const letters = fragment.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/");
    const packed = Uint8Array.from(atob(letters), (sign) => sign.charCodeAt(0));
    const bytes = await piped(new Blob([packed]).stream(), new DecompressionStream("deflate-raw"), FILE);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * What comes out of a stream; an error as soon as it is more than so many bytes.
 * @param {ReadableStream} source
 * @param {any} through
 * @param {number} most
 */
async function piped(source, through, most) {
  const reader = source.pipeThrough(through).getReader();
  /** @type {number[]} */
  const found = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value) found.push(byte);
    if (found.length > most) throw new RangeError(String(most));
  }
  return Uint8Array.from(found);
}

/** Whether an address has a set in it. */
export const hasLinkedSet = () => location.hash.startsWith(MARK);

export function Sharing() {
  const [said, setSaid] = useState({ words: "", link: "" });
  const share = async () => {
    const link = await linkTo(text.peek());
    if (!link) return setSaid({ words: FORGE.tooLong, link: "" });
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    return setSaid(copied ? { words: FORGE.copied, link } : { words: FORGE.copyThis, link });
  };
  const save = () =>
    saveFile(
      `${valueAt(readSet(text.peek()).head, "code") ?? "cards"}.toml`,
      text.peek(),
      "application/toml",
    );
  return html`<section class="sharing" aria-label=${FORGE.share}>
    <div class="line">
      <button type="button" class="btn" onClick=${share}><${Icon} name="link" />${FORGE.copyLink}</button>
      <button type="button" class="btn" onClick=${save}><${Icon} name="download" />${FORGE.file}</button>
      <${OpenFile} />
    </div>
    <p role="status">${said.words}</p>
    ${said.link && html`<input class="field" readonly value=${said.link} aria-label=${FORGE.copyThis} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />`}
  </section>`;
}

function OpenFile() {
  const [error, setError] = useState("");
  /** @param {any} event */
  const choose = async ({ currentTarget }) => {
    const [file] = currentTarget.files;
    const written = file && file.size <= FILE ? await file.text() : null;
    currentTarget.value = ""; // so that the same file can be chosen again once it is mended
    setError(written === null ? FORGE.notRead : "");
    if (written !== null) begin(written);
  };
  return html`<label class="btn upload"><${Icon} name="upload" />${FORGE.openFile}
      <input class="sr" type="file" accept=".toml,application/toml,text/plain" onChange=${choose} />
    </label>
    ${error && html`<span class="wrong" role="alert">${error}</span>`}`;
}
