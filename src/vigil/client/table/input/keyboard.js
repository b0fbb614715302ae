/** Keyboard control: keys for cards and actions, arrows between them, and focus that survives updates. */

import { letterKeys } from "../../app/settings.js";
import { signal, useLayoutEffect, useRef } from "../../app/ui.js";
import { menu } from "../dialogs/open-menu.js";
import { drawer } from "../log/log.js";
import { leave as leaveCard, rested } from "../peek/resting.js";
import { endTurn } from "../sill/acts.js";
import { CONSTRUCT_KEYS, HAND_KEYS, keyIndex, ROW_KEYS, STACK_KEYS } from "./keys.js";

/** @typedef {import("../state/model.js").Table} Table */

/** Whether keys are used: then cards show theirs. */
export const usesKeys = signal(false);

const OPTIONS = ".acts:not(.main) :is(.glow, .option):not([data-act])";
const HAND = ".hand li > .card";
const PRESSABLE = "button:not(:disabled), [role=button]";
const FOCUSABLE = "button:not(:disabled, .folded, .played-pile), [data-card]:not([aria-hidden] *), a[href]";

/** @param {{current: HTMLElement | null}} element @param {Table} table */
export function useKeyboard(element, table) {
  const latest = useRef(table);
  latest.current = table;
  const place = useRef(/** @type {{zone: string, index: number} | null} */ (null));
  const asked = useRef(table.asked);
  const drawn = useRef(table.update);
  if (drawn.current !== table.update) letGo(element.current);
  drawn.current = table.update;

  // With the table, not after it is painted: a quick player presses a key at once.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (!element.current || leavesLog(event) || isElsewhere(event)) return;
      if (!act(event, element.current, latest.current)) return;
      usesKeys.value = true;
      event.preventDefault();
    };
    // What was clicked is not gone back to: the next Space would press its neighbour.
    const note = () => {
      const isByKey = document.activeElement?.matches(":focus-visible");
      place.current = isByKey ? placeOf(element.current) : null;
    };
    document.addEventListener("keydown", press);
    document.addEventListener("focusin", note);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("focusin", note);
    };
  }, []);

  useLayoutEffect(() => {
    const root = element.current;
    if (!root) return;
    const isNew = table.asked !== asked.current;
    asked.current = table.asked;
    const isQuestion = isNew && table.asked !== null && !table.asked.main;
    // In the next frame the table is laid out anyway; a focus before that would lay it out once more.
    requestAnimationFrame(() => {
      if (isQuestion) firstAnswer(root)?.focus({ preventScroll: true });
      else if (document.activeElement === document.body && place.current) focusAt(root, place.current);
      rove(root);
    });
  }, [table.update, table.asked, table.chosen, table.pile]);
}

/** Escape closes the log from the field in it, too. @param {KeyboardEvent} event */
function leavesLog(event) {
  if (event.code !== "Escape" || !drawer.value || document.querySelector("dialog[open]")) return false;
  if (!(event.target instanceof HTMLInputElement)) return false;
  drawer.value = false;
  /** @type {HTMLElement | null} */ (document.querySelector(".tools .narrow"))?.focus();
  return true;
}

/** Somebody is writing, or a dialog is open. @param {KeyboardEvent} event */
function isElsewhere(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return true;
  return document.querySelector("dialog[open]") !== null;
}

/**
 * Does what a key is bound to; returns whether it is bound.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} root
 * @param {Table} table
 * @returns {boolean}
 */
function act(event, root, table) {
  const { code, key } = event;
  if (key === "?") return open("keys");
  if (key === "/") return open("find");
  if (code === "Escape") return leave(root);
  if (code === "Space")
    return !isButton() && (click(root, "[data-act=skip]") || click(root, '[data-act="play all"]'));
  if (code === "Enter") return !isFocused() && (click(root, "[data-act=anyway]") || end(table));
  if (code.startsWith("Arrow")) return arrow(root, code);
  const digit = keyIndex(HAND_KEYS, code);
  if (digit >= 0) return pressNth(root, OPTIONS, digit) || pressNth(root, HAND, digit);
  if (code === "Backspace") return undo(root);
  return letterKeys.value && !event.shiftKey && letter(code, root);
}

/** @param {string} code @param {HTMLElement} root */
function letter(code, root) {
  if (code === "KeyU") return undo(root);
  if (code === "KeyH") return click(root, "[data-act=hint]");
  if (code === "KeyL") return toggleLog(root);
  const zones = /** @type {[string[], string][]} */ ([
    [ROW_KEYS, ".row .card"],
    [STACK_KEYS, ".always .bar"],
    [CONSTRUCT_KEYS, ".constructs .card"],
  ]);
  return zones.some(
    ([keys, cards]) => keyIndex(keys, code) >= 0 && pressNth(root, cards, keyIndex(keys, code)),
  );
}

/** @param {"keys" | "find"} what */
function open(what) {
  menu.value = what;
  return true;
}

/** @param {Table} table */
function end(table) {
  if (table.play) endTurn(table, table.play);
  return table.play !== null;
}

/** @param {HTMLElement} root */
function toggleLog(root) {
  drawer.value = !drawer.value;
  return focus(root.querySelector(".log .lines"));
}

/** @param {HTMLElement} root */
const undo = (root) => click(root, "[data-act=undo], [data-act=rewind]");

/** @param {HTMLElement} root */
function leave(root) {
  if (rested.value) {
    leaveCard();
    return true;
  }
  if (drawer.value) {
    drawer.value = false;
    return true;
  }
  return click(root, "[data-act=close]") || click(root, "[data-act=decline]");
}

/** @param {Element} root @param {string} selector */
function click(root, selector) {
  const found = root.querySelector(selector);
  if (found instanceof HTMLElement && found.matches(PRESSABLE)) found.click();
  return found !== null;
}

/**
 * Clicks a lit card; a dark one only gets the focus.
 * @param {HTMLElement} root
 * @param {string} selector
 * @param {number} index
 */
function pressNth(root, selector, index) {
  const found = /** @type {HTMLElement | undefined} */ (root.querySelectorAll(selector)[index]);
  found?.focus();
  if (found?.matches(PRESSABLE)) found.click();
  return found !== undefined;
}

/** Whether the space bar belongs to a focused button that is not a card. */
const isButton = () =>
  document.activeElement instanceof HTMLButtonElement && !document.activeElement.dataset.card;

/** Whether Enter belongs to the focused element; a dark card does not use it. */
const isFocused = () =>
  document.activeElement?.matches("button, [role=button], a, [tabindex='0']:not([data-card])") ?? false;

/**
 * Moves the focus to the nearest element in a direction: to the left and right within its zone, if it can.
 * @param {HTMLElement} root
 * @param {string} code
 */
function arrow(root, code) {
  const from = document.activeElement;
  const all = [...root.querySelectorAll(`[data-zone] :is(${FOCUSABLE})`)].filter(
    (node) => node.getClientRects().length,
  );
  if (!from || !all.includes(from)) return focus(root.querySelector(HAND) ?? all[0]);
  const { x, y } = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[code] ?? [
    0, 0,
  ];
  const reached = all.flatMap((node) => {
    const there = middle(node);
    const along = (there.x - x) * dx + (there.y - y) * dy;
    const aside = Math.abs((there.x - x) * dy) + Math.abs((there.y - y) * dx);
    return along > 8 && (dy || aside < 120) ? [{ node, far: along + 3 * aside }] : [];
  });
  reached.sort((one, other) => one.far - other.far);
  const zone = dx && from.closest("[data-zone]")?.getAttribute("data-zone");
  const beside = reached.find(({ node }) => node.closest("[data-zone]")?.getAttribute("data-zone") === zone);
  return focus((beside ?? reached[0])?.node);
}

/** @param {Element} node */
function middle(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** @param {Element | null | undefined} node */
function focus(node) {
  if (node instanceof HTMLElement) node.focus();
  return true;
}

/**
 * A card before a button, though the buttons come first in the document.
 * @param {HTMLElement} root
 * @returns {HTMLElement | null}
 */
const firstAnswer = (root) =>
  root.querySelector(".ask .legal") ??
  root.querySelector(".legal") ??
  root.querySelector(".acts .primary, .acts .glow");

/** Which of its zone's things has the focus. @param {HTMLElement | null} root */
function placeOf(root) {
  const zone = document.activeElement?.closest("[data-zone]");
  if (!root || !zone || !document.activeElement) return null;
  return {
    zone: zone.getAttribute("data-zone") ?? "",
    index: [...zone.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement),
  };
}

/**
 * Blurs what was clicked before it is removed: losing the focus during a change forces a layout.
 * @param {HTMLElement | null} root
 */
function letGo(root) {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && root?.contains(focused) && !focused.matches(":focus-visible"))
    focused.blur();
}

/**
 * Focuses the neighbour of an element that was removed.
 * @param {HTMLElement} root
 * @param {{zone: string, index: number}} place
 */
function focusAt(root, { zone, index }) {
  const all = root.querySelectorAll(`[data-zone="${zone}"] :is(${FOCUSABLE})`);
  const next = all[Math.min(index, all.length - 1)] ?? root.querySelector(".sill button");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** One stop of the tab key for each zone; the arrows go on from there. @param {HTMLElement} root */
function rove(root) {
  for (const zone of root.querySelectorAll("[data-zone]:not([data-zone=sill]), .laid")) {
    const all = /** @type {NodeListOf<HTMLElement>} */ (zone.querySelectorAll(`:is(${FOCUSABLE})`));
    const kept =
      [...all].find((node) => node === document.activeElement) ??
      zone.querySelector(".card[role=button]") ??
      all[0];
    for (const node of all) reach(node, node === kept ? 0 : -1);
  }
}

/** @param {HTMLElement} node @param {0 | -1} tabIndex */
function reach(node, tabIndex) {
  if (node.tabIndex !== tabIndex) node.tabIndex = tabIndex;
}
