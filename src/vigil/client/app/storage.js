/** The browser's local storage; where it is not available, nothing is stored and nothing fails. */

/** @param {string} key */
export function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be full or forbidden.
  }
}
