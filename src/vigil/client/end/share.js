/** Passing an address on. */

/**
 * Opens the device's own sharing, or copies the link; says what was done.
 * @param {string} path
 * @param {string} title
 */
export async function share(path, title) {
  const url = new URL(path, location.href).href;
  try {
    if (navigator.share) {
      await navigator.share({ url, title });
      return "";
    }
    await navigator.clipboard.writeText(url);
    return "The link is in the clipboard.";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "";
    return `Copy this link: ${url}`;
  }
}
