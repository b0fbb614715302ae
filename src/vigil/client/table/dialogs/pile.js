/** The dialog that shows a pile: discard piles, the void, the contents of decks, a player's side. */

import { html, signal, useEffect } from "../../app/ui.js";
import { Card } from "../../cards/card.js";
import { countCards } from "../../words/numbers.js";
import { GROUPS, pileHeading } from "../../words/piles.js";
import { ownerName, stacked } from "../state/model.js";
import { Dialog } from "./dialog.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {{pile: string, owner: number | null}} Opened
 * @typedef {{words: string, cards: [string, number][], note?: string}} Group
 */

const opened = signal(/** @type {Opened | null} */ (null));

/**
 * @param {string} pile  a zone, or "side" for all that lies before a player
 * @param {number | null} owner
 */
export function lookInto(pile, owner) {
  opened.value = { pile, owner };
}

const close = () => {
  opened.value = null;
};

/** @param {{table: Table}} props */
export function Inside({ table }) {
  useEffect(() => close, []); // with the table
  if (!opened.value) return null;
  const { pile, owner } = opened.value;
  const groups = groupsOf(table, pile, owner);
  return html`<${Dialog} class="inside" heading=${headingOf(table, pile, owner)} onClose=${close}>
    ${groups.map(
      ({ words, cards, note }) =>
        html`<section>
          ${groups.length > 1 && html`<h3 class="zone-label"><b>${words}</b> ${countCards(total(cards))}</h3>`}
          ${note && html`<p class="why">${note}</p>`}
          ${
            cards.length
              ? html`<ul class="laid">
                  ${cards.map(laid)}
                </ul>`
              : html`<p class="why">${GROUPS.nothing}</p>`
          }
        </section>`,
    )}
  <//>`;
}

/** @param {[string, number]} stack */
const laid = ([name, number]) => html`<li key=${name}><${Card} name=${name} size="s" count=${number} /></li>`;

/** @param {[string, number][]} cards */
const total = (cards) => cards.reduce((sum, [, number]) => sum + number, 0);

/** @param {Table} table @param {string} pile @param {number | null} owner */
const headingOf = (table, pile, owner) =>
  pileHeading(pile, owner === null ? undefined : ownerName(table, owner));

/**
 * @param {Table} table
 * @param {string} pile
 * @param {number | null} owner
 * @returns {Group[]}
 */
function groupsOf(table, pile, owner) {
  const { view } = table;
  if (owner === null) {
    if (pile === "void") return [group(GROUPS.void, view.void)];
    if (pile === "rival") return [group(GROUPS.taken, view.rival?.cards ?? [])];
    return centerDeck(view);
  }
  const player = view.players[owner];
  const hidden = Object.entries(player.deck_holds ?? player.hidden ?? {});
  const deck = {
    words: player.hidden ? GROUPS.handAndDeck : GROUPS.deck,
    cards: hidden,
    note: GROUPS.unordered,
  };
  const hand = owner !== table.seat && player.hand_cards ? [group(GROUPS.hand, player.hand_cards)] : [];
  if (pile === "deck")
    return [...hand, ...(player.deck_top.length ? [group(GROUPS.top, player.deck_top)] : []), deck];
  if (pile === "discard") return [group(GROUPS.discard, player.discard)];
  if (pile === "trophies") return [group(GROUPS.trophies, player.trophies)];
  const known = player.hidden ? group(GROUPS.seen, player.hand_known) : null;
  const all = [
    group(GROUPS.constructs, player.constructs),
    group(GROUPS.played, player.played),
    group(GROUPS.trophies, player.trophies),
    group(GROUPS.discard, player.discard),
    known,
    ...hand,
    deck,
  ];
  return all.filter((one) => one !== null).filter((one) => one.cards.length);
}

/** @param {import("../../net/protocol.js").TableView} view @returns {Group[]} */
function centerDeck(view) {
  const bottom = view.center_deck_bottom.length ? [group(GROUPS.bottom, view.center_deck_bottom)] : [];
  const holds = {
    words: GROUPS.inDeck,
    cards: Object.entries(view.center_deck_holds),
    note: GROUPS.unknown,
  };
  return [...bottom, holds];
}

/** @param {string} words @param {string[]} cards @returns {Group} */
const group = (words, cards) => ({ words, cards: stacked(cards) });
