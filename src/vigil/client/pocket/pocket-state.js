/** What a page knows of the pocket: how far the server in it has come, and whether what it keeps will last. */

import { signal } from "../app/ui.js";

/**
 * @typedef {object} Stage
 * @property {"download" | "python" | "rules" | "ready" | "failed"} name
 * @property {number} [done]  bytes
 * @property {number} [total]
 * @property {string} [reason]
 */

export const stage = signal(/** @type {Stage} */ ({ name: "download" }));

/** Where games are kept: on the device, or only while a tab is open; empty until that is known. */
export const storage = signal("");

/** @param {Stage} now */
export function tellStage(now) {
  stage.value = now;
  document.documentElement.dataset.stage = now.name; // for whoever drives the page from outside
}
