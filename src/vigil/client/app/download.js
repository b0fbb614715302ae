/** What the server has, as a file on this device. */

import { Icon } from "../icons/icon.js";
import { get } from "../net/api.js";
import { useRequest } from "../net/request.js";
import { html } from "./ui.js";

/**
 * Hands a file to the browser, which asks where to put it.
 * @param {string} name
 * @param {BlobPart} content
 * @param {string} [type]
 */
export function saveFile(name, content, type = "application/json") {
  const href = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // the browser may still be reading it
}

/** A document of the server as a file. @param {{path: string, name: string, words: string}} props */
export function DownloadButton({ path, name, words }) {
  const { busy, error, ask } = useRequest();
  const save = () => ask(async () => saveFile(name, JSON.stringify(await get(path))));
  return html`<button type="button" class="btn" disabled=${busy} onClick=${save}><${Icon} name="download" />${words}</button>
    ${error && html`<span class="wrong" role="alert">${error}</span>`}`;
}
