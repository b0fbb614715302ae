/** The light of the burning candle, which falls on the one thing that is asked for, and where to look afterwards. */

import { html, useEffect, useRef } from "../app/ui.js";
import { placeOf } from "../app/zoom.js";
import { LESSON } from "../words/learn.js";

const SETTLED = 420; // milliseconds after which cards lie where they belong
const LIT = ".card.legal, .bar.legal, .sill .acts .primary";
const WIDER = 26;

/** @param {{isLit: boolean, here: string | null}} props  here: the pile to which the card goes */
export function Ray({ isLit, here }) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!isLit) return undefined;
    const draw = () => {
      shine(element.current);
      point(element.current, here);
    };
    const timer = setTimeout(draw, SETTLED);
    const table = element.current?.closest(".table");
    /** A click elsewhere makes it shine once more. @param {Event} event */
    const missed = ({ target }) => {
      if (target instanceof Element && !target.closest(`${LIT}, button, a, .peek`)) flash(element.current);
    };
    addEventListener("resize", draw);
    table?.addEventListener("click", missed);
    return () => {
      clearTimeout(timer);
      removeEventListener("resize", draw);
      table?.removeEventListener("click", missed);
    };
  }, [isLit]);
  return html`<span class="ray" ref=${element} aria-hidden="true"></span>
    ${here && html`<span class="goes-here" hidden>${LESSON.goesHere}</span>`}`;
}

/** Puts the words over the pile. @param {HTMLElement | null} ray @param {string | null} here */
function point(ray, here) {
  const table = ray?.closest(".table");
  const pile = table?.querySelector(`[data-spot="${here}/0"]`);
  const words = table?.querySelector(".goes-here");
  if (!table || !pile || !(words instanceof HTMLElement)) return;
  const [room, to] = [table, pile].map(placeOf);
  words.hidden = false;
  words.style.left = `${to.left + to.width / 2 - room.left}px`;
  words.style.top = `${to.top - room.top}px`;
}

/** @param {HTMLElement | null} ray */
function flash(ray) {
  ray?.getAnimations().forEach((animation) => {
    animation.cancel();
    animation.play();
  });
}

/** Draws the ray, and gives what it falls on the focus. @param {HTMLElement | null} ray */
function shine(ray) {
  const table = ray?.closest(".table");
  const flame = table?.querySelector(".taper.now .flame");
  const lit = table?.querySelector(LIT);
  if (!ray || !table || !flame || !(lit instanceof HTMLElement)) return;
  const [from, to, room] = [flame, lit, table].map(placeOf);
  const [x, y] = [from.x + from.width / 2 - room.x, from.y + from.height / 2 - room.y];
  const [left, right] = [to.left - room.x - WIDER, to.right - room.x + WIDER];
  const foot = to.bottom - room.y;
  ray.innerHTML = `<svg width="${room.width}" height="${room.height}">
    <defs><linearGradient id="ray" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${(left + right) / 2}" y2="${foot}">
      <stop stop-color="#ffdf9a" stop-opacity=".75"/><stop offset=".45" stop-color="#ffcf70" stop-opacity=".3"/>
      <stop offset="1" stop-color="#ffcf70" stop-opacity="0"/></linearGradient>
      <filter id="ray-edge"><feGaussianBlur stdDeviation="5"/></filter></defs>
    <path d="M${x - 2} ${y}L${left} ${foot}H${right}L${x + 2} ${y}Z" fill="url(#ray)" filter="url(#ray-edge)"/></svg>`;
  if (document.activeElement === document.body) lit.focus({ preventScroll: true });
}
