/** Listening to forms and their fields. */

/**
 * Passes on what was typed or chosen.
 * @param {(value: any) => void} take
 * @returns {(event: Event) => void}
 */
export const entering = (take) => (event) =>
  take(/** @type {HTMLInputElement} */ (event.currentTarget).value);

/**
 * Passes on whether a box was ticked.
 * @param {(ticked: boolean) => void} take
 * @returns {(event: Event) => void}
 */
export const ticking = (take) => (event) =>
  take(/** @type {HTMLInputElement} */ (event.currentTarget).checked);

/**
 * Passes on a form that is sent off; the browser does not load anything.
 * @param {(form: HTMLFormElement) => void} [take]
 * @returns {(event: Event) => void}
 */
export const submitting = (take) => (event) => {
  event.preventDefault();
  take?.(/** @type {HTMLFormElement} */ (event.currentTarget));
};

/**
 * Goes to the first field with something wrong in it; whether there is one.
 * @param {HTMLFormElement} form
 */
export function focusWrong(form) {
  const wrong = /** @type {HTMLElement | null} */ (form.querySelector('[aria-invalid="true"]'));
  wrong?.focus();
  return wrong !== null;
}
