/** Event handlers for forms and their fields. */

/**
 * Passes on the value of a field.
 * @param {(value: any) => void} take
 * @returns {(event: Event) => void}
 */
export const entering = (take) => (event) =>
  take(/** @type {HTMLInputElement} */ (event.currentTarget).value);

/**
 * Passes on what is chosen from a menu of things to do, which then shows its first line again.
 * @param {(value: string) => void} take
 * @returns {(event: Event) => void}
 */
export const choosing = (take) => (event) => {
  const menu = /** @type {HTMLSelectElement} */ (event.currentTarget);
  const { value } = menu;
  menu.value = "";
  if (value) take(value);
};

/**
 * Passes on whether a checkbox is checked.
 * @param {(ticked: boolean) => void} take
 * @returns {(event: Event) => void}
 */
export const ticking = (take) => (event) =>
  take(/** @type {HTMLInputElement} */ (event.currentTarget).checked);

/**
 * Handles a form's submit event without a page load.
 * @param {(form: HTMLFormElement) => void} [take]
 * @returns {(event: Event) => void}
 */
export const submitting = (take) => (event) => {
  event.preventDefault();
  take?.(/** @type {HTMLFormElement} */ (event.currentTarget));
};

/**
 * Focuses the first invalid field; returns whether there is one.
 * @param {HTMLFormElement} form
 */
export function focusWrong(form) {
  const wrong = /** @type {HTMLElement | null} */ (form.querySelector('[aria-invalid="true"]'));
  wrong?.focus();
  return wrong !== null;
}
