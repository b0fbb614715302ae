/** Sharing an address. */

import { withBase } from "../app/base.js";
import { SHARE } from "../words/end.js";

/**
 * Opens the device's share dialog, or copies the link; returns a message.
 * @param {string} path
 * @param {string} title
 */
export async function share(path, title) {
  const url = new URL(withBase(path), location.href).href;
  try {
    if (navigator.share) {
      await navigator.share({ url, title });
      return "";
    }
    await navigator.clipboard.writeText(url);
    return SHARE.copied;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "";
    return SHARE.copy(url);
  }
}
