/** The peek: any card, lit or dark, large beside the pointer, with its words explained. On phones a sheet. */

import { useLayer } from "../../app/layers.js";
import { html, useLayoutEffect, useRef } from "../../app/ui.js";
import { placeOf, windowSize } from "../../app/zoom.js";
import { Card } from "../../cards/card.js";
import { Prose, Quantity } from "../../cards/text.js";
import { Icon } from "../../icons/icon.js";
import { catalogue, card as printed } from "../../net/catalogue.js";
import { KIND_MEANINGS, PEEK, resourceOf, shownName, sort } from "../../words/cards.js";
import { textOf } from "../../words/spans.js";
import { lit } from "../spot.js";
import { keptClear, placeBeside } from "./place.js";
import { leave, rested } from "./resting.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../../net/protocol.js").Printed} Printed
 * @typedef {import("./resting.js").Rested} Rested
 */

export const styles = ["/table/peek/peek.css"];

/** @param {{table: Table}} props */
export function Peek({ table }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const isSheet = table.measures.layout === "phone";
  const shown = rested.value ?? (isSheet ? chosenCard(table) : null);
  useLayoutEffect(() => {
    if (!box.current || !shown) return;
    if (!box.current.matches(":popover-open")) box.current.showPopover(); // above dialogs too
    if (isSheet) standOn(box.current, table.measures.lying ? [".sill"] : [".hand", ".acts.choices"]);
    else if (shown.card) putBeside(box.current, shown.card);
  });
  useSheet(box, isSheet && shown?.isTapped === true, table);
  if (!shown || (isSheet && !shown.isTapped)) return null;
  const card = printed(shown.name);
  const where = shown.card?.dataset.spot ?? table.chosen?.spot ?? "";
  const more = { card, short: lit(table, where, shown.name).short, under: underOf(table, where) };
  const close = () => closeSheet(table);
  return html`<aside ref=${box} popover="manual" class=${`peek ${isSheet ? "sheet" : ""}`} aria-label=${PEEK.label}>
    ${isSheet ? html`<${Sheet} ...${more} onClose=${close} />` : html`<${Large} ...${more} />`}
  </aside>`;
}

/** A lit card that was tapped is read like a dark one, wherever it lies; its verb lies under the thumb. @param {Table} table @returns {Rested | null} */
const chosenCard = ({ chosen }) => chosen && { card: null, name: chosen.card, isTapped: true };

const FAR = 40;

/**
 * A tap elsewhere or a swipe down closes the sheet; a dark card that is tapped takes the place of a lit one.
 * @param {{current: HTMLElement | null}} box
 * @param {boolean} isOpen
 * @param {Table} table
 */
function useSheet(box, isOpen, table) {
  const latest = useRef(table);
  latest.current = table;
  useLayer(isOpen, () => closeSheet(latest.current));
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    let first = Number.POSITIVE_INFINITY;
    /** @param {TouchEvent} event */
    const begin = ({ touches }) => {
      first = box.current?.scrollTop ? Number.POSITIVE_INFINITY : touches[0].clientY;
    };
    /** @param {TouchEvent} event */
    const end = ({ changedTouches }) => {
      if (changedTouches[0].clientY - first > FAR) closeSheet(latest.current);
    };
    /** @param {Event} event */
    const tap = ({ target }) => {
      if (target instanceof Element && !target.closest(".peek, .acts, [data-card]"))
        closeSheet(latest.current);
    };
    const sheet = box.current;
    sheet?.addEventListener("touchstart", begin, { passive: true });
    sheet?.addEventListener("touchend", end, { passive: true });
    addEventListener("click", tap);
    return () => {
      sheet?.removeEventListener("touchstart", begin);
      sheet?.removeEventListener("touchend", end);
      removeEventListener("click", tap);
    };
  }, [isOpen]);
  useLayoutEffect(() => {
    if (isOpen && rested.peek() && table.chosen && table.play) table.play.chosen.value = null;
  });
}

/** @param {Table} table */
function closeSheet({ play }) {
  if (play) play.chosen.value = null;
  leave();
}

/** @typedef {{card: Printed, short?: {number: number, unit: "runes" | "power"}, under: string[]}} PeekProps */

/** @param {PeekProps} props */
const Large = ({ card, short, under }) =>
  html`<${Card} key=${card.name} name=${card.name} size="l" state="plain" rest=${SILENT} />
    <div>
      <div class="peek-words">
        <h2>${shownName(card.name)}</h2>
        <p class="peek-sort">${sort(card)}</p>
        <p class="peek-text"><${Prose} text=${textOf(card)} /></p>
      </div>
      <${WhyNot} short=${short} />
      <${Meanings} card=${card} under=${under} />
      <p class="peek-keys"><kbd>I</kbd> ${PEEK.more}</p>
    </div>`;

const SILENT = { "aria-hidden": true, role: "presentation" };

/** @param {PeekProps & {onClose: () => void}} props */
const Sheet = ({ card, short, under, onClose }) =>
  html`<${Card} key=${card.name} name=${card.name} size="s" state="plain" rest=${SILENT} />
    <div>
      <h2>${shownName(card.name)}</h2>
      <p class="peek-sort">${sort(card)}</p>
      <p class="peek-text"><${Prose} text=${textOf(card)} /></p>
      <${WhyNot} short=${short} />
    </div>
    <button type="button" class="btn quiet round peek-close" aria-label=${PEEK.close} onClick=${onClose}><${Icon} name="close" /></button>
    <${Meanings} card=${card} under=${under} />`;

/** @param {Pick<PeekProps, "short">} props */
const WhyNot = ({ short }) =>
  short &&
  html`<p class="peek-why">${PEEK.notNow} <${Quantity} number=${short.number} unit=${resourceOf(short.unit)} prose /> ${PEEK.short}</p>`;

/** What lies under it comes along, so it is read along. @param {Pick<PeekProps, "card" | "under">} props */
function Meanings({ card, under }) {
  const meanings = catalogue.value?.keywords ?? {};
  const words = card.keywords.filter((word) => meanings[word]);
  return html`<dl>
    ${under.map((name) => html`<div key=${name}><dt>${PEEK.under(shownName(name))}</dt><dd><${Prose} text=${textOf(printed(name))} /></dd></div>`)}
    ${words.map((word) => html`<div key=${word}><dt>${word}</dt><dd><${Prose} text=${meanings[word]} /></dd></div>`)}
    <div><dt>${sort({ ...card, name: "", factions: [] })}</dt><dd>${KIND_MEANINGS[card.kind]}</dd></div>
  </dl>`;
}

/** @param {Table} table @param {string} where */
const underOf = ({ view }, where) =>
  where.startsWith("row/") ? (view.under[Number(where.slice(4))] ?? []) : [];

const WIDEST = 224;

/** Forms of the peek, the largest first: the whole card, or its words alone in one of two widths. */
const FORMS = /** @type {const} */ ([
  ["", WIDEST],
  ["brief", 320],
  ["brief", 236],
]);

/**
 * Beside the card where it covers nothing that may be pressed; where there is no such place, not at all.
 * @param {HTMLElement} box
 * @param {HTMLElement} card
 */
function putBeside(box, card) {
  const kept = keptClear(card);
  for (const [form, width] of FORMS) {
    box.classList.toggle("brief", form === "brief");
    box.style.setProperty("--w", `${width}px`);
    const place = placeBeside(placeOf(box), placeOf(card), kept);
    if (!place) continue;
    box.style.left = `${place.left}px`;
    box.style.top = `${place.top}px`;
    return;
  }
  leave();
}

/** What is below stays in sight. @param {HTMLElement} box @param {string[]} parts */
function standOn(box, parts) {
  const { height } = windowSize();
  const found = parts.map((part) => document.querySelector(part)).filter((one) => one !== null);
  const top = Math.min(height, ...found.map((one) => placeOf(one).top));
  box.style.bottom = `${Math.max(0, height - top)}px`;
  box.style.maxHeight = `${Math.max(120, top - 4)}px`;
}
