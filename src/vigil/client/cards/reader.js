/** The reader: a card large, with what its words mean and what was ruled on it. Mounted once. */

import { useLayer } from "../app/layers.js";
import { html, useLayoutEffect, useRef } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { catalogue, isCard, isShipped, card as printed, setName } from "../net/catalogue.js";
import { loadRulings, rulesNaming } from "../rules/rulings.js";
import { hasPrice, KIND_MEANINGS, READER, shownName, sort } from "../words/cards.js";
import { textOf } from "../words/spans.js";
import { Card } from "./card.js";
import { families } from "./family.js";
import { read, reading } from "./open-card.js";
import { Strength, styles as strengthStyles } from "./strength.js";
import { loadStrengths } from "./strengths.js";
import { Prose, Quantity } from "./text.js";

/** @typedef {import("../net/protocol.js").Printed} Printed */

export const styles = ["/cards/reader.css", ...strengthStyles];

export function Reader() {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const shown = reading.value;
  useLayoutEffect(() => {
    if (!shown) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.scrollTo(0, 0);
    dialog.current?.querySelector("h1")?.focus();
    for (const load of [loadRulings, loadStrengths]) load().catch(() => {}); // the card can be read without them
  }, [shown]);
  useLayer(shown !== null, () => dialog.current?.close());
  if (!shown) return null;

  const { name, among } = shown;
  /** @param {number} step */
  const leaf = (step) => {
    const place = among.indexOf(name);
    if (place >= 0) read(among[(place + step + among.length) % among.length], among);
  };
  const close = () => dialog.current?.close();
  // The event comes late: another card may have been opened since.
  const onClose = () => {
    if (!dialog.current?.open) reading.value = null;
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowLeft") leaf(-1);
    if (event.key === "ArrowRight") leaf(1);
    if (event.code === "KeyI") close();
  };
  return html`<dialog
    ref=${dialog}
    class="reader"
    aria-labelledby="reader-name"
    onClose=${onClose}
    onClick=${(/** @type {Event} */ event) => event.target === dialog.current && close()}
    onKeyDown=${onKeyDown}
  >
    <div class="reader-body">
      <${Card} key=${name} name=${name} size="l" onRead=${ignore} rest=${{ tabIndex: undefined }} />
      <${Sheet} card=${printed(name)} canLeaf=${among.length > 1} />
      <button type="button" class="btn round reader-close" aria-label=${READER.close} onClick=${close}><${Icon} name="close" /></button>
    </div>
    ${
      among.length > 1 &&
      html`<button type="button" class="btn round reader-back" aria-label=${READER.before} onClick=${() => leaf(-1)}>
        <${Icon} name="arrow-left" />
      </button>
      <button type="button" class="btn round reader-on" aria-label=${READER.next} onClick=${() => leaf(1)}>
        <${Icon} name="arrow-right" />
      </button>`
    }
  </dialog>`;
}

const ignore = () => {};

/** @param {{card: Printed, canLeaf: boolean}} props */
function Sheet({ card, canLeaf }) {
  return html`<div class="reader-sheet">
    <h1 id="reader-name" tabindex="-1">${shownName(card.name)}</h1>
    <${Facts} card=${card} />
    <p class="reader-text"><${Prose} text=${textOf(card)} /></p>
    <${Strength} card=${card} />
    <${OtherSide} card=${card} />
    <${Words} card=${card} />
    <${Rulings} card=${card} />
    <${Named} card=${card} />
    <${Variant} card=${card} />
    <p class="reader-keys" aria-hidden="true">
      ${canLeaf && html`<span><kbd>←</kbd> <kbd>→</kbd> ${READER.leafKey}</span>`}<span><kbd>esc</kbd> ${READER.closeKey}</span>
    </p>
  </div>`;
}

/** @param {{card: Printed}} props */
function Facts({ card }) {
  const unit = card.kind === "monster" ? "power" : "rune";
  return html`<div class="reader-facts">
    <span class="pill">${families(card).map((family) => html`<${Icon} name=${family} />`)}${sort(card)}</span>
    ${
      hasPrice(card) &&
      html`<span class="pill">${READER.costs} <${Quantity} number=${card.cost} unit=${unit} prose /></span>`
    }
    ${card.honor > 0 && html`<span class="pill">${READER.worth} <${Quantity} number=${card.honor} unit="honor" prose /></span>`}
    ${card.transformed && html`<span class="pill"><${Icon} name="chevron" />${READER.transformed}</span>`}
    ${card.copies > 0 && html`<span class="pill">${READER.copies(card.copies, setName(card.set))}</span>`}
  </div>`;
}

/** @param {{card: Printed}} props */
function OtherSide({ card }) {
  const other = card.into ?? (card.transformed ? card.front : null);
  if (!other) return null;
  return html`<section>
    <h2>${card.into ? READER.into : READER.front}</h2>
    <div class="reader-other"><${Link} name=${other} size="m" /></div>
  </section>`;
}

/**
 * A card that is read by a click.
 * @param {{name: string, size: "s" | "m"}} props
 */
const Link = ({ name, size }) =>
  html`<${Card} name=${name} size=${size} state="plain" onAct=${() => read(name)} />`;

/** @param {{card: Printed}} props */
function Words({ card }) {
  const meanings = catalogue.value?.keywords ?? {};
  const words = card.keywords.filter((word) => meanings[word]);
  return html`<section>
    <h2>${READER.words}</h2>
    <dl>
      <div><dt>${sort({ ...card, name: "", factions: [] })}</dt><dd>${KIND_MEANINGS[card.kind]}</dd></div>
      ${words.map((word) => html`<div key=${word}><dt>${word}</dt><dd><${Prose} text=${meanings[word]} /></dd></div>`)}
    </dl>
  </section>`;
}

/** @param {{card: Printed}} props */
function Rulings({ card }) {
  const rules = rulesNaming(card.name);
  if (!rules.length || card.basic) return null; // basic cards are named everywhere
  return html`<section>
    <h2>${READER.rulings}</h2>
    <ul>
      ${rules.map(
        ([id, text]) => html`<li key=${id}>
          <${Prose} text=${[text]} /> <a href=${`/rules?find=${id}`} onClick=${() => (reading.value = null)}>${id}</a>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** The way to a card of one's own that begins as this one. @param {{card: Printed}} props */
function Variant({ card }) {
  if (card.basic || !isShipped(card)) return null;
  const address = `/forge?from=${encodeURIComponent(card.front)}`;
  return html`<p class="reader-variant"><a href=${address} onClick=${() => (reading.value = null)}>${READER.variant}</a></p>`;
}

/** @param {{card: Printed}} props */
function Named({ card }) {
  const named = textOf(card).flatMap((span) => (typeof span !== "string" && span.card ? [span.card] : []));
  const names = [...new Set(named)].filter(
    (name) => name !== card.name && name !== card.into && isCard(name),
  );
  if (!names.length) return null;
  return html`<section>
    <h2>${READER.named}</h2>
    <ul class="reader-named">
      ${names.map((name) => html`<li key=${name}><${Link} name=${name} size="s" /></li>`)}
    </ul>
  </section>`;
}
