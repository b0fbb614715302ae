/**
 * A card on the screen. It knows its facts and looks; the parent decides what a click does.
 *
 * Sizes: xs (72 to 87 px), s (88 to 127), m (128 to 229), l (230 to 360). All measures inside are em of
 * width / 20, so the width alone decides: by `width`, or by `--w` from the surroundings (CSS).
 *
 * It is a button if and only if `onAct` is given: pass it for legal moves only.
 */

import { html, useMemo, useRef } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { card as printed } from "../net/catalogue.js";
import { CARD, hasPrice, resourceOf, shownName, spoken, typeLine } from "../words/cards.js";
import { factionStyle, families, widthStyle } from "./family.js";
import { nameStep, textStep } from "./fit.js";
import { CostGem, HonorGem, TransformedGem } from "./gems.js";
import { Glance } from "./glance.js";
import { useReading } from "./open-card.js";
import { Picture } from "./picture.js";
import { pressable, SpokenName } from "./press.js";
import { CardText, Quantity } from "./text.js";

/**
 * @typedef {import("../net/protocol.js").Printed} Printed
 * @typedef {import("../icons/icon.js").IconName} IconName
 *
 * @typedef {"plain" | "legal" | "dark" | "used" | "away"} State
 *   plain: it just lies there, fully visible. legal: lit from behind. dark: no legal move now.
 *   used: a construct without a use left this turn. away: no answer to the question being asked.
 *
 * @typedef {object} CardProps
 * @property {string} name  the side that shows
 * @property {"xs" | "s" | "m" | "l"} [size]  default m
 * @property {number | string} [width]  pixels, or a CSS length; left out: `--w` of the surroundings
 * @property {State} [state]  default: legal if `onAct` is given, else plain
 * @property {string} [verb]  "Play", "Use", "Acquire", "Defeat", "Banish" …: the tab, and the first word heard
 * @property {boolean} [tab]  false: the verb is heard but has no tab
 * @property {string | number} [keycap]  the key that does it, shown on the verb tab
 * @property {number} [price]  what it costs now, if that differs from what is printed
 * @property {{number: number, unit: "runes" | "power"}} [short]  how much is missing: "1 rune short"
 * @property {string} [note]  other words on a dark tab ("used" comes by itself)
 * @property {string} [mark]  a white tab above: "new" for what came into the row since the player's last move
 * @property {string} [told]  what is heard last, and shown elsewhere
 * @property {boolean} [selected]
 * @property {boolean} [hinted]
 * @property {import("../net/protocol.js").Asker} [asker]  it asks: which sentence does
 * @property {boolean} [trophy]
 * @property {number} [count]  equal copies, as one stack
 * @property {string[]} [under]  treasure that lies under it
 * @property {(name: string) => void} [onAct]
 * @property {(name: string) => void} [onRead]  default: the reader opens
 * @property {string} [class]
 * @property {object} [style]
 * @property {Record<string, string | number | boolean | undefined>} [rest]  further attributes (id, tabIndex, data-…)
 */

/** What every page needs that shows cards. */
export const styles = [
  "/cards/card.css",
  "/cards/card-parts.css",
  "/cards/card-sizes.css",
  "/cards/card-tabs.css",
  "/cards/card-states.css",
  "/cards/piles.css",
];

/** @param {CardProps} props */
export function Card(props) {
  const card = printed(props.name);
  const latest = useRef(props);
  latest.current = props;
  const handlers = useReading(card.name, props.onRead);
  const onClick = () => latest.current.onAct?.(card.name);
  const looks = JSON.stringify({ ...props, onAct: Boolean(props.onAct) });
  return useMemo(() => drawn(card, props, { ...handlers, onClick }), [card, looks]); // a table has a hundred cards
}

/**
 * @param {Printed} card
 * @param {CardProps} props
 * @param {Record<string, Function> & {onClick: () => void}} handlers
 */
function drawn(card, props, { onClick, ...handlers }) {
  const { size = "m", onAct, verb = "", under = [], count = 1 } = props;
  const heard = spoken(card, { verb, price: props.price, notes: notes(props) });
  return html`<div
    ...${pressable(onAct && onClick)}
    ...${handlers}
    ...${props.rest ?? {}}
    class=${classes(props)}
    style=${{ ...widthStyle(props.width), ...props.style }}
    data-card=${card.name}
    aria-label=${onAct ? undefined : heard}
    aria-description=${card.text || undefined}
  >
    ${onAct && html`<${SpokenName} words=${heard} />`}
    ${edges(count).map((n) => html`<span class="card-edge" style=${{ "--n": n }} />`)}
    ${under.map((name) => html`<span class="card-under"><${Picture} card=${printed(name)} /></span>`)}
    <${Face} ...${props} card=${card} size=${size} />
    <${Tabs} ...${props} />
  </div>`;
}

/**
 * The visible edges of the cards below in a stack, at most three.
 * @param {number} count
 */
const edges = (count) => [3, 2, 1].filter((n) => n < count);

/**
 * What is printed on the card; what is heard of it is its name.
 * @param {CardProps & {card: Printed}} props
 */
function Face({ card, size, price, trophy, asker }) {
  const isLarge = size === "m" || size === "l";
  return html`<span class=${faceClasses(card)} style=${factionStyle(card)} aria-hidden="true">
    <span class="card-art"><${Picture} card=${card} sharp=${size === "l"} /><${Marks} card=${card} trophy=${trophy} /></span>
    <${Cost} card=${card} price=${price} />
    ${card.honor > 0 && html`<span class="card-honor"><${HonorGem} /><b>${card.honor}</b></span>`}
    <span class="card-plate">
      <${Badges} card=${card} />
      <span class="card-name">${shownName(card.name)}</span>
      <span class="card-type">${typeLine(card, size !== "l")}</span>
    </span>
    ${
      isLarge
        ? html`<span class="card-text"><span><${CardText} lines=${card.lines} asker=${asker} /></span></span>`
        : html`<${Glance} glance=${card.glance} />`
    }
  </span>`;
}

/** @param {{card: Printed, price?: number}} props */
function Cost({ card, price }) {
  if (card.transformed) return html`<span class="card-cost transformed"><${TransformedGem} /></span>`;
  if (!hasPrice(card)) return null;
  const changed = price !== undefined && price !== card.cost;
  return html`<span class=${`card-cost ${card.kind === "monster" ? "power" : "runes"} ${changed ? "changed" : ""}`}>
    <${CostGem} kind=${card.kind} /><b>${price ?? card.cost}</b>
  </span>`;
}

/** @param {{card: Printed, trophy?: boolean}} props */
function Marks({ card, trophy }) {
  /** @type {[unknown, IconName][]} */
  const all = [
    [card.dreamborn, "dreamborn"],
    [card.fate, "fate"],
    [card.into, "chevron"],
    [trophy, "fang"],
  ];
  const marks = all.filter(([isTrue]) => isTrue);
  if (!marks.length) return null;
  return html`<span class="card-marks">
    ${marks.map(([, icon]) => html`<span class=${`card-mark ${icon}`}><${Icon} name=${icon} /></span>`)}
  </span>`;
}

/** @param {{card: Printed}} props */
const Badges = ({ card }) =>
  html`<span class="card-badge">${families(card).map((family) => html`<${Icon} name=${family} />`)}</span>`;

/**
 * What is laid on the card: the verb, how much is missing, how many there are.
 * @param {CardProps} props
 */
function Tabs({ state, verb, tab = true, keycap, short, note, mark, count = 1, onAct }) {
  const said = state === "used" ? (note ?? CARD.used) : note;
  return html`
    ${mark && html`<span class="card-mark-tab" aria-hidden="true">${mark}</span>`}
    ${count > 1 && html`<span class="card-count" aria-hidden="true">×${count}</span>`}
    ${onAct && verb && tab && html`<span class="card-verb" aria-hidden="true">${keycap && html`<kbd>${keycap}</kbd>`}${verb}</span>`}
    ${short && html`<span class="card-note" aria-hidden="true"><${Quantity} number=${short.number} unit=${resourceOf(short.unit)} /> ${CARD.short}</span>`}
    ${said && html`<span class="card-note" aria-hidden="true">${state === "used" && html`<${Icon} name="check" />`}${said}</span>`}
  `;
}

/**
 * What the screen reader adds at the end.
 * @param {CardProps} props
 */
const notes = ({ state, short, note, told, mark, selected, hinted, trophy, count = 1, under = [] }) => [
  trophy && CARD.trophy,
  under.length > 0 && CARD.under(under.map(shownName)),
  count > 1 && CARD.copies(count),
  mark,
  selected && CARD.selected,
  hinted && CARD.hint,
  state === "used" ? (note ?? CARD.used) : note,
  short && CARD.isShort(short.number, resourceOf(short.unit)),
  told,
];

/** @param {CardProps} props */
function classes({ name, size = "m", state, onAct, selected, hinted, asker, class: more = "" }) {
  const flags = { selected, hinted, asks: asker };
  return [
    "card",
    `sz-${size}`,
    state ?? (onAct ? "legal" : "plain"),
    `k-${printed(name).kind}`,
    `f-${families(printed(name))[0]}`,
    ...Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [flag] : [])),
    more,
  ].join(" ");
}

/** @param {Printed} card */
function faceClasses(card) {
  const flags = { transformed: card.transformed, several: card.factions.length > 1 };
  return [
    "card-face",
    `tl${textStep(card.lines)}`,
    `nl${nameStep(shownName(card.name))}`,
    ...Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [flag] : [])),
  ].join(" ");
}
