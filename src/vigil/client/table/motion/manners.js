/** How things travel: cards are played and dealt, honor flies as a flame, defeated monsters shatter. */

import { placeOf } from "../../app/zoom.js";
import { back, svgUrl } from "../../art/index.js";
import { icon } from "../../icons/shapes.js";
import { hide, run, TIME } from "./animations.js";
import { arc, copy, journey, place } from "./ghosts.js";

/**
 * @typedef {import("./flights.js").Flight} Flight
 * @typedef {{rect: DOMRect, node: Element}} Seen
 * @typedef {Map<string, Seen>} Sight  what is seen where, by its spot
 */

const SHARDS = 6;
const BACK = svgUrl(back());

/**
 * @param {HTMLElement} table
 * @param {Flight} flight
 * @param {Sight} before
 * @param {Sight} after
 * @param {number} delay
 */
export function fly(table, flight, before, after, delay) {
  const from = first(before, flight.from) ?? first(after, flight.from);
  const to = first(after, flight.to);
  if (flight.manner === "shiver") return to && shiver(to.node);
  if (!from || !to) return;
  if (flight.manner === "roll") return tumble(table, to);
  if (flight.manner === "honor") return flame(table, from.rect, to, delay);
  if (flight.manner === "pay") return flame(table, from.rect, to, delay, "insight");
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

/**
 * Honor is a flame that flies from the candle to the player; insight that is paid flies to what it buys.
 * @param {HTMLElement} table
 * @param {DOMRect} from
 * @param {Seen} to
 * @param {number} delay
 * @param {"honor" | "insight"} [what]
 */
function flame(table, from, to, delay, what = "honor") {
  const ghost = document.createElement("span");
  ghost.innerHTML = icon(what);
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
  const grown = to.node.classList.contains("card") ? 1.06 : 1.25;
  run(to.node, [{ scale: 1 }, { scale: grown, offset: 0.5 }, { scale: 1 }], TIME.move, delay + TIME.honor);
}

const DIE = 112;

/** The die tumbles over the center, lies there for a moment, and goes where it stays. @param {HTMLElement} table @param {Seen} to */
function tumble(table, { node, rect }) {
  const row = table.querySelector(".row ul");
  const face = node.querySelector("svg");
  if (!row || !face) return;
  const center = placeOf(row);
  const ghost = document.createElement("span");
  ghost.append(face.cloneNode(true));
  const [left, top] = [center.left + (center.width - DIE) / 2, center.top + (center.height - DIE) / 2];
  const start = new DOMRect(left, top, DIE, DIE);
  place(table, ghost, start);
  ghost.classList.add("die");
  const end = new DOMRect(rect.left, rect.top, rect.height, rect.height);
  hide(node, TIME.roll * 0.9);
  run(
    ghost,
    [
      { transform: "translate(-46vw, -30px) rotate(-900deg)", opacity: 0.6 },
      { transform: "translate(0, -34px) rotate(-90deg)", opacity: 1, offset: 0.6 },
      { transform: "none", offset: 0.8 }, // all of it slows down: half of the time is left here
      { transform: "none", opacity: 1, offset: 0.985 },
      { transform: journey(start, end), opacity: 0.8 },
    ],
    TIME.roll,
  ).onfinish = () => ghost.remove();
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
