/** Motion: cards travel from where they were to where they are. Nothing waits for it. */

import { useEffect, useLayoutEffect, useRef } from "../../app/ui.js";
import { placeOf } from "../../app/zoom.js";
import { finish, press, release, run, TIME } from "./animations.js";
import { flights } from "./flights.js";
import { fly } from "./manners.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("./flights.js").Flight} Flight
 * @typedef {import("./manners.js").Sight} Sight
 */

const APART = 40;
const LONGEST_GROUP = 420;
const QUICK = 120;
const MOST = 14;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {{current: HTMLElement | null}} element @param {Table} table */
export function useMotion(element, table) {
  const last = useRef(table.update);
  const seen = useRef(/** @type {Sight | null} */ (null)); // as long as nothing has changed since
  const before = useRef(/** @type {{sight: Sight, update: Table["update"]} | null} */ (null));
  if (last.current !== table.update && element.current) {
    finish();
    before.current = { sight: seen.current ?? look(element.current), update: last.current };
    last.current = table.update;
  }
  useLayoutEffect(() => {
    const was = before.current;
    const root = element.current;
    before.current = null;
    seen.current = null;
    if (!was || !root || document.hidden || table.update.act === null) return;
    const all = table.update.act === "move" ? flights(was.update.view, table.update) : [];
    // The browser lays everything out in the next frame anyway.
    requestAnimationFrame(() => {
      if (!root.isConnected || last.current !== table.update) return;
      seen.current = look(root);
      move(root, was.sight, seen.current, all);
    });
  });
  useEffect(() => {
    const forget = () => {
      seen.current = null;
    };
    const listeners = /** @type {const} */ ([
      ["pointerdown", press],
      ["pointerup", release],
      ["pointercancel", release],
      ["scroll", forget],
      ["resize", forget],
    ]);
    for (const [event, listener] of listeners) addEventListener(event, listener, true);
    return () => {
      for (const [event, listener] of listeners) removeEventListener(event, listener, true);
      finish();
    };
  }, []);
}

/** Where everything is. @param {Element} table @returns {Sight} */
function look(table) {
  /** @type {Sight} */
  const sight = new Map();
  for (const node of table.querySelectorAll("[data-spot]")) {
    const rect = placeOf(node);
    const spot = node.getAttribute("data-spot") ?? "";
    if (rect.width && !sight.has(spot)) sight.set(spot, { rect, node });
  }
  return sight;
}

/** @param {HTMLElement} table @param {Sight} before @param {Sight} after @param {Flight[]} all */
function move(table, before, after, all) {
  if (calm.matches) return crossFade(before, after);
  settle(before, after);
  const shown = all.slice(0, MOST);
  const apart = Math.min(APART, (LONGEST_GROUP - TIME.move) / Math.max(1, shown.length));
  for (const [index, flight] of shown.entries()) fly(table, flight, before, after, index * apart);
}

/** What is new appears gently. @param {Sight} before @param {Sight} after */
function crossFade(before, after) {
  for (const [spot, { node }] of after)
    if (!before.has(spot)) run(node, [{ opacity: 0 }, { opacity: 1 }], QUICK);
}

/** Cards that stay slide to their new place. @param {Sight} before @param {Sight} after */
function settle(before, after) {
  for (const [spot, { rect, node }] of after) {
    const old = before.get(spot)?.rect;
    if (!old || !node.classList.contains("card")) continue;
    const [x, y] = [old.left - rect.left, old.top - rect.top];
    if (Math.abs(x) + Math.abs(y) > 2)
      run(node, [{ translate: `${x}px ${y}px` }, { translate: "none" }], TIME.move);
  }
}
