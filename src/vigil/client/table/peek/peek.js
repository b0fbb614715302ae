/** The peek: any card, lit or dark, large beside the pointer, with its words explained. On phones a sheet. */

import { html, useLayoutEffect, useRef } from "../../app/ui.js";
import { Card } from "../../cards/card.js";
import { Prose, Quantity } from "../../cards/text.js";
import { Icon } from "../../icons/icon.js";
import { catalogue, card as printed } from "../../net/catalogue.js";
import { KIND_MEANINGS, PEEK, resourceOf, shownName, sort } from "../../words/cards.js";
import { textOf } from "../../words/spans.js";
import { lit } from "../spot.js";
import { leave, rested } from "./resting.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../../net/protocol.js").Printed} Printed
 */

export const styles = ["/table/peek/peek.css"];

/** @param {{table: Table}} props */
export function Peek({ table }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = rested.value;
  const isSheet = table.measures.layout === "phone";
  useLayoutEffect(() => {
    if (!box.current || !shown) return;
    if (!box.current.matches(":popover-open")) box.current.showPopover(); // above dialogs too
    if (isSheet) standOn(box.current, ".hand");
    else putBeside(box.current, shown.card.getBoundingClientRect());
  });
  if (!shown || (isSheet && !shown.isTapped)) return null;
  const card = printed(shown.name);
  const where = shown.card.dataset.spot ?? "";
  const more = { card, short: lit(table, where, shown.name).short, under: underOf(table, where) };
  return html`<aside ref=${box} popover="manual" class=${`peek ${isSheet ? "sheet" : ""}`} aria-label=${PEEK.label}>
    ${isSheet ? html`<${Sheet} ...${more} />` : html`<${Large} ...${more} />`}
  </aside>`;
}

/** @typedef {{card: Printed, short?: {number: number, unit: "runes" | "power"}, under: string[]}} PeekProps */

/** @param {PeekProps} props */
const Large = ({ card, short, under }) =>
  html`<${Card} key=${card.name} name=${card.name} size="l" state="plain" rest=${SILENT} />
    <div>
      <${WhyNot} short=${short} />
      <${Meanings} card=${card} under=${under} />
      <p class="peek-keys"><kbd>I</kbd> ${PEEK.more}</p>
    </div>`;

const SILENT = { "aria-hidden": true, role: "presentation" };

/** @param {PeekProps} props */
const Sheet = ({ card, short, under }) =>
  html`<${Card} key=${card.name} name=${card.name} size="s" state="plain" rest=${SILENT} />
    <div>
      <h2>${shownName(card.name)}</h2>
      <p class="peek-sort">${sort(card)}</p>
      <p class="peek-text"><${Prose} text=${textOf(card)} /></p>
      <${WhyNot} short=${short} />
    </div>
    <button type="button" class="btn quiet round peek-close" aria-label=${PEEK.close} onClick=${leave}><${Icon} name="close" /></button>
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

const BETWEEN = 14;
const WIDEST = 224;

/**
 * Beside the card, on the side with more room; never over the sill, so that it covers no button.
 * @param {HTMLElement} box
 * @param {DOMRect} card
 */
function putBeside(box, card) {
  const sill = document.querySelector(".sill")?.getBoundingClientRect();
  const isAbove = sill !== undefined && card.bottom <= sill.top + BETWEEN;
  const most = isAbove ? sill.top - 42 : innerHeight - 52;
  box.style.setProperty("--w", `${Math.min(WIDEST, most / 1.42)}px`);
  const { width, height } = box.getBoundingClientRect();
  const isRight = innerWidth - card.right >= card.left;
  const left = isRight ? card.right + BETWEEN : card.left - BETWEEN - width;
  const lowest = isAbove ? sill.top - height - 4 : innerHeight - height - 8;
  box.style.left = `${Math.max(6, Math.min(left, innerWidth - width - 6))}px`;
  box.style.top = `${Math.max(6, Math.min(card.top, lowest))}px`;
}

/** The hand and the buttons stay in sight. @param {HTMLElement} box @param {string} part */
function standOn(box, part) {
  const top = document.querySelector(part)?.getBoundingClientRect().top ?? innerHeight;
  box.style.bottom = `${Math.max(0, innerHeight - top)}px`;
}
