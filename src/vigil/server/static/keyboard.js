/** Playing by keyboard. */

/**
 * @param {{current: HTMLElement | null}} element
 * @param {import("./table/model.js").Table} table
 */
export function useKeyboard(element, table) {
  void element;
  void table;
}
