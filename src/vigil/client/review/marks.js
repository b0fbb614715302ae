/** Marks of a review on the table of a replay: what was taken, what was better, what every other move was worth. */

import { html, useEffect, useRef } from "../app/ui.js";
import { placeOf } from "../app/zoom.js";
import { percent, REVIEW } from "../words/review.js";
import { Sign } from "./signs.js";
import { useRequired } from "./window-size.js";

/** @typedef {import("./spots.js").Mark} Mark */

const NARROW = "(max-width: 599px)";
const FEW = 4; // pills on a phone

/** They are hidden from the ear: the cards say it themselves. @param {{marks: Mark[], step: number}} props */
export function Marks({ marks, step }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = useRequired(NARROW) ? marks.slice(0, FEW) : marks;
  useLaid(layer, shown, step);
  return html`<ul class="review-marks" ref=${layer} aria-hidden="true">
    ${shown.map(
      ({ candidate, kind }) => html`<li class=${`review-mark ${kind}`} hidden>
        <span class="ring"></span>
        <span class=${`mark ${kind}`}>${kind === "better" && html`<${Sign} grade="best" size=${14} />`}
          ${words(kind)} <b>${percent(candidate.chance)}</b>${kind === "chance" && html`<small>%</small>`}</span>
      </li>`,
    )}
  </ul>`;
}

/** @param {string} kind */
const words = (kind) => (kind === "taken" ? REVIEW.taken : kind === "better" ? REVIEW.betterMark : "");

/**
 * Keeps marks over the cards they are about.
 * @param {{current: HTMLElement | null}} layer  with an element for each mark
 * @param {{spots: string[]}[]} marks
 * @param {number} step
 */
export function useLaid(layer, marks, step) {
  useEffect(() => {
    const place = () => layer.current && lay(layer.current, marks);
    const timers = [60, 320, 700].map((wait) => setTimeout(place, wait)); // cards move to their places
    place();
    addEventListener("resize", place);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener("resize", place);
    };
  }, [marks.length, step]);
}

/**
 * @param {HTMLElement} layer
 * @param {{spots: string[]}[]} marks
 */
function lay(layer, marks) {
  for (const [index, { spots }] of marks.entries()) {
    const mark = layer.children[index];
    if (!(mark instanceof HTMLElement)) break; // a narrow window has fewer
    const card = document.querySelector(`.table [data-card][data-spot="${CSS.escape(spots[0])}"]`);
    mark.hidden = !card;
    if (!card) continue;
    const { left, top, width, height } = placeOf(card);
    Object.assign(mark.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }
}
