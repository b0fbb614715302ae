/** Looking into piles: discard piles, the void, what decks hold, everything in front of a player. */

import { html, signal } from "../../app/ui.js";
import { Card } from "../../cards/card.js";
import { count } from "../../words/numbers.js";
import { nameOf, stacked } from "../state/model.js";
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

/** @param {{table: Table}} props */
export function Inside({ table }) {
  if (!opened.value) return null;
  const { pile, owner } = opened.value;
  const groups = groupsOf(table, pile, owner);
  const close = () => (opened.value = null);
  return html`<${Dialog} class="inside" heading=${headingOf(table, pile, owner)} onClose=${close}>
    ${groups.map(
      ({ words, cards, note }) =>
        html`<section>
          ${groups.length > 1 && html`<h3 class="zone-label"><b>${words}</b> ${count(total(cards), "card")}</h3>`}
          ${note && html`<p class="why">${note}</p>`}
          ${
            cards.length
              ? html`<ul class="laid">
                  ${cards.map(laid)}
                </ul>`
              : html`<p class="why">Nothing yet.</p>`
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
function headingOf(table, pile, owner) {
  const whose =
    owner === null ? "The" : nameOf(table, owner) === "You" ? "Your" : `${nameOf(table, owner)}’s`;
  if (pile === "side") return owner === table.seat && table.own ? "Your side" : `${whose} side`;
  return `${whose} ${{ discard: "discard pile", trophies: "trophies", rival: "rival" }[pile] ?? pile}`;
}

/**
 * @param {Table} table
 * @param {string} pile
 * @param {number | null} owner
 * @returns {Group[]}
 */
function groupsOf(table, pile, owner) {
  const { view } = table;
  if (owner === null) {
    if (pile === "void") return [group("Void", view.void)];
    if (pile === "rival") return [group("Taken", view.rival?.cards ?? [])];
    return centerDeck(view);
  }
  const player = view.players[owner];
  const hidden = Object.entries(player.deck_holds ?? player.hidden ?? {});
  const deck = {
    words: player.hidden ? "Hand and deck" : "Deck",
    cards: hidden,
    note: "In no order: which lies where is not known.",
  };
  if (pile === "deck") return [...(player.deck_top.length ? [group("On top", player.deck_top)] : []), deck];
  if (pile === "discard") return [group("Discard pile", player.discard)];
  if (pile === "trophies") return [group("Trophies", player.trophies)];
  const known = player.hidden ? group("Seen in hand", player.hand_known) : null;
  const all = [
    group("Constructs", player.constructs),
    group("Played", player.played),
    group("Trophies", player.trophies),
    group("Discard pile", player.discard),
    known,
    deck,
  ];
  return all.filter((one) => one !== null).filter((one) => one.cards.length);
}

/** @param {import("../../net/protocol.js").View} view @returns {Group[]} */
function centerDeck(view) {
  const bottom = view.center_deck_bottom.length ? [group("At the bottom", view.center_deck_bottom)] : [];
  const holds = {
    words: "In the deck",
    cards: Object.entries(view.center_deck_holds),
    note: "In no order: nobody knows what comes next.",
  };
  return [...bottom, holds];
}

/** @param {string} words @param {string[]} cards @returns {Group} */
const group = (words, cards) => ({ words, cards: stacked(cards) });
