/** Motion: cards travel from where they were to where they are. */

/**
 * @param {{current: HTMLElement | null}} element
 * @param {import("./table/model.js").Table} table
 */
export function useMotion(element, table) {
  void element;
  void table;
}
