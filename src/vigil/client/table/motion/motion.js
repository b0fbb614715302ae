/** Motion: cards travel from where they were to where they are. Nothing waits for it. */

import { speed } from "../../app/settings.js";
import { useEffect, useLayoutEffect, useRef } from "../../app/ui.js";
import { back, svgUrl } from "../../art/index.js";
import { icon } from "../../icons/shapes.js";
import { flights } from "./flights.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("./flights.js").Flight} Flight
 * @typedef {{rect: DOMRect, node: Element}} Seen
 * @typedef {Map<string, Seen>} Sight
 */

const EASE = "cubic-bezier(.2, .8, .2, 1)";
const TIME = { move: 240, draw: 280, defeat: 420, banish: 320, honor: 420, shiver: 300 };
const APART = 40;
const LONGEST_GROUP = 420;
const QUICK = 120;
const MOST = 14;
const SHARDS = 6;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Everything under way, so that it can be finished at once. @type {Set<Animation>} */
const running = new Set();

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

/** What travels has arrived. */
function finish() {
  for (const animation of running) animation.finish();
  for (const ghost of document.querySelectorAll(".ghost")) ghost.remove();
}

/** What is pressed stays under the finger, all else has arrived. @param {Event} event */
function press(event) {
  const pressed = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
  for (const animation of running) {
    const { target } = /** @type {KeyframeEffect} */ (animation.effect);
    if (pressed && target === pressed) animation.pause();
    else animation.finish();
  }
}

/** After the click that this ends. */
const release = () => void setTimeout(finish);

/** Where everything is. @param {Element} table @returns {Sight} */
function look(table) {
  /** @type {Sight} */
  const sight = new Map();
  for (const node of table.querySelectorAll("[data-spot]")) {
    const rect = node.getBoundingClientRect();
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

/**
 * @param {HTMLElement} table
 * @param {Flight} flight
 * @param {Sight} before
 * @param {Sight} after
 * @param {number} delay
 */
function fly(table, flight, before, after, delay) {
  const from = first(before, flight.from) ?? first(after, flight.from);
  const to = first(after, flight.to);
  if (flight.manner === "shiver") return to && shiver(to.node);
  if (!from || !to) return;
  if (flight.manner === "honor") return flame(table, from.rect, to, delay);
  if (flight.manner === "draw") return deal(table, from.rect, to, delay);
  if (flight.manner === "defeat") shatter(table, from);
  const image = from.node.classList.contains("card") ? from.node : to.node;
  if (!image.classList.contains("card")) return;
  const ghost = copy(table, image, from.rect);
  const dark = flight.manner === "banish" || flight.manner === "defeat";
  const end = journey(from.rect, to.rect);
  const frames = dark
    ? [
        { transform: "none", filter: "none" },
        { filter: "brightness(.25) saturate(.3)", offset: 0.45 },
        { transform: end, filter: "brightness(.1)", opacity: 0.2 },
      ]
    : [
        { transform: "none" },
        { transform: arc(from.rect, to.rect), offset: 0.5 },
        { transform: end, opacity: 0.85 },
      ];
  if (to.node.classList.contains("card")) hide(to.node, delay + TIME[flight.manner] * 0.8);
  run(ghost, frames, TIME[flight.manner], delay).onfinish = () => ghost.remove();
}

/** @param {Sight} sight @param {string[]} spots */
const first = (sight, spots) => spots.map((spot) => sight.get(spot)).find(Boolean);

/**
 * A card from a pile: its back on the way, turned over at the end.
 * @param {HTMLElement} table
 * @param {DOMRect} from
 * @param {Seen} to
 * @param {number} delay
 */
function deal(table, from, to, delay) {
  const ghost = document.createElement("img");
  ghost.src = BACK;
  const size = to.node.classList.contains("card") ? to.rect : from;
  place(table, ghost, new DOMRect(from.left, from.top, from.width, from.height));
  const half = TIME.draw / 2;
  const end = `${journey(from, size === from ? to.rect : size)} rotateY(90deg)`;
  run(ghost, [{ transform: "none" }, { transform: end }], TIME.draw - half / 2, delay).onfinish = () =>
    ghost.remove();
  if (!to.node.classList.contains("card")) return;
  hide(to.node, delay + half * 1.4);
  run(
    to.node,
    [{ transform: "perspective(600px) rotateY(-90deg)" }, { transform: "none" }],
    half,
    delay + half * 1.4,
  );
}

const BACK = svgUrl(back());

/**
 * Honor is a flame that flies from the candle to the player.
 * @param {HTMLElement} table
 * @param {DOMRect} from
 * @param {Seen} to
 * @param {number} delay
 */
function flame(table, from, to, delay) {
  const ghost = document.createElement("span");
  ghost.innerHTML = icon("honor");
  const size = 30;
  const start = new DOMRect(from.left + from.width / 2 - size / 2, from.top + from.height / 3, size, size);
  const end = new DOMRect(
    to.rect.left + to.rect.width / 2 - size / 2,
    to.rect.top + to.rect.height / 2 - size / 2,
    size,
    size,
  );
  place(table, ghost, start);
  ghost.classList.add("flame");
  run(
    ghost,
    [
      { transform: "none", opacity: 0.4 },
      { transform: arc(start, end), opacity: 1, offset: 0.5 },
      { transform: journey(start, end), opacity: 0.9 },
    ],
    TIME.honor,
    delay,
  ).onfinish = () => ghost.remove();
  run(to.node, [{ scale: 1 }, { scale: 1.25, offset: 0.5 }, { scale: 1 }], TIME.move, delay + TIME.honor);
}

/** The glass cracks. @param {HTMLElement} table @param {Seen} seen */
function shatter(table, { node, rect }) {
  if (!node.classList.contains("card")) return;
  const picture = node.querySelector("img");
  if (!picture) return;
  const turn = (2 * Math.PI) / SHARDS;
  for (let shard = 0; shard < SHARDS; shard += 1) {
    const piece = /** @type {HTMLImageElement} */ (picture.cloneNode());
    piece.loading = "eager";
    place(table, piece, new DOMRect(rect.left, rect.top, rect.width, rect.width * 0.8));
    const corner = (/** @type {number} */ angle) =>
      `${50 + 80 * Math.cos(angle)}% ${50 + 80 * Math.sin(angle)}%`;
    piece.style.clipPath = `polygon(50% 50%, ${corner(shard * turn)}, ${corner((shard + 1) * turn)})`;
    const angle = (shard + 0.5) * turn;
    const [x, y, tilt] = [46 * Math.cos(angle), 46 * Math.sin(angle) + 20, shard % 2 ? 24 : -24];
    const away = `translate(${x}px, ${y}px) rotate(${tilt}deg)`;
    run(
      piece,
      [
        { transform: "none", opacity: 1 },
        { transform: away, opacity: 0 },
      ],
      TIME.defeat,
    ).onfinish = () => piece.remove();
  }
}

/** @param {Element} node */
function shiver(node) {
  const frames = [0, -3, 3, -2, 2, 0].map((x) => ({ translate: `${x}px 0` }));
  run(node, frames, TIME.shiver);
}

/** @param {Element} node @param {number} time */
const hide = (node, time) => run(node, [{ opacity: 0 }, { opacity: 0 }], time);

/** @param {DOMRect} from @param {DOMRect} to */
function journey(from, to, lift = 0) {
  const scale = Math.min(to.width / from.width, to.height / from.height) || 1;
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2 - lift;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Half way, a little above the straight line. @param {DOMRect} from @param {DOMRect} to */
function arc(from, to) {
  const middle = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  return journey(from, middle, 24);
}

/** @param {HTMLElement} table @param {Element} image @param {DOMRect} rect */
function copy(table, image, rect) {
  const ghost = /** @type {HTMLElement} */ (image.cloneNode(true));
  ghost.removeAttribute("data-spot");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.remove("legal", "hinted", "selected");
  ghost.style.setProperty("--w", `${rect.width}px`);
  place(table, ghost, rect);
  ghost.style.height = "";
  return ghost;
}

/**
 * Over everything, where nothing can be pressed.
 * @param {HTMLElement} table
 * @param {HTMLElement} ghost
 * @param {DOMRect} rect
 */
function place(table, ghost, rect) {
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  table.parentElement?.append(ghost);
}

/**
 * @param {Element} node
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {number} [delay]
 */
function run(node, frames, duration, delay = 0) {
  const pace = speed.peek() === 3 ? 2 : 1;
  const animation = node.animate(frames, {
    duration: duration / pace,
    delay: delay / pace,
    easing: EASE,
    fill: "backwards",
  });
  running.add(animation);
  animation.finished.then(
    () => running.delete(animation),
    () => running.delete(animation),
  );
  return animation;
}
