/** Capitals and full stops. */

/** @param {string} word */
export const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * With a capital at the beginning and a stop at the end.
 * @param {string} words
 */
export const asSentence = (words) => capitalised(words) + (/[.!?…]$/.test(words) ? "" : ".");
