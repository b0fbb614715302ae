/** Listening to the fields of a form. */

/**
 * Passes on what was typed or chosen.
 * @param {(value: any) => void} take
 * @returns {(event: Event) => void}
 */
export const entering = (take) => (event) => take(/** @type {HTMLInputElement} */ (event.currentTarget).value);

/**
 * Passes on whether a box was ticked.
 * @param {(ticked: boolean) => void} take
 * @returns {(event: Event) => void}
 */
export const ticking = (take) => (event) => take(/** @type {HTMLInputElement} */ (event.currentTarget).checked);
