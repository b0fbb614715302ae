/** Marks of a review on the table of a replay: what was taken, what was better, what every other move was worth. */

import { html, useEffect, useRef } from "../app/ui.js";
import { percent, REVIEW } from "../words/review.js";
import { Sign } from "./signs.js";

/**
 * @typedef {import("../net/protocol.js").Judged} Judged
 * @typedef {import("../net/protocol.js").Candidate} Candidate
 */

/** Where the cards of a zone lie on the table. @type {Record<string, string>} */
const ZONES = {
  row: ".table .row",
  available: ".table .always",
  hand: ".table .hand",
  constructs: ".table .constructs",
  trophies: ".table .trophies",
};
const NARROW = "(max-width: 599px)";
const FEW = 4; // pills on a phone

/** @param {{judged: Judged, step: number}} props */
export function Marks({ judged, step }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = marked(judged);
  useEffect(() => {
    const place = () => layer.current && lay(layer.current, shown);
    const timers = [60, 320, 700].map((wait) => setTimeout(place, wait)); // cards move to their places
    place();
    addEventListener("resize", place);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener("resize", place);
    };
  }, [judged, step]);
  return html`<ul class="review-marks" ref=${layer} aria-label=${REVIEW.title}>
    ${shown.map(
      ({ candidate, kind }) => html`<li class=${`review-mark ${kind}`} hidden>
        <span class="ring" aria-hidden="true"></span>
        <span class=${`mark ${kind}`}>${kind === "better" && html`<${Sign} grade="best" size=${14} />`}
          <span class="sr">${candidate.move}: </span>${words(kind)} <b>${percent(candidate.chance)}</b></span>
      </li>`,
    )}
  </ul>`;
}

/** @param {string} kind */
const words = (kind) => (kind === "taken" ? REVIEW.taken : kind === "better" ? REVIEW.betterMark : "");

/** @typedef {{candidate: Candidate, kind: "taken" | "better" | "chance"}} Mark */

/** @param {Judged} judged @returns {Mark[]} */
function marked({ options, taken, best, loss }) {
  const withCards = options.filter(({ card, zone }) => card && zone && ZONES[zone]);
  const most = matchMedia(NARROW).matches ? FEW : withCards.length;
  return withCards.slice(0, most).map((candidate) => ({
    candidate,
    kind:
      candidate.move === taken.move
        ? "taken"
        : loss > 0 && candidate.move === best.move
          ? "better"
          : "chance",
  }));
}

/**
 * Lays the marks over the cards they are about.
 * @param {HTMLElement} layer
 * @param {Mark[]} marks
 */
function lay(layer, marks) {
  for (const [index, { candidate }] of marks.entries()) {
    const mark = /** @type {HTMLElement} */ (layer.children[index]);
    const card = cardOf(candidate);
    mark.hidden = !card;
    if (!card) continue;
    const { left, top, width, height } = card.getBoundingClientRect();
    Object.assign(mark.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }
}

/** @param {Candidate} candidate */
function cardOf({ card, zone, place }) {
  const within = document.querySelector(ZONES[zone ?? ""]);
  const all = [...(within?.querySelectorAll("[data-card]") ?? [])].filter(
    (each) => each instanceof HTMLElement && each.dataset.card === card && !each.closest("[aria-hidden]"),
  );
  return place === null || all.length === 1
    ? (all[0] ?? null)
    : (all[Math.min(place, all.length - 1)] ?? null);
}
