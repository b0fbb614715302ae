/** One's own side: the panel with honor and piles, what was played, constructs, trophies, and the hand. */

import { html } from "../../app/ui.js";
import { Card } from "../../cards/card.js";
import { Back } from "../../cards/stack.js";
import { Prose } from "../../cards/text.js";
import { Icon } from "../../icons/icon.js";
import { Sigil } from "../../icons/sigil.js";
import { sitting } from "../../words/seats.js";
import { SIDES } from "../../words/table.js";
import { Deck, FacePile } from "../center/piles.js";
import { lookInto } from "../dialogs/pile.js";
import { CONSTRUCT_KEYS, HAND_KEYS } from "../input/keys.js";
import { Spot, unlit } from "../spot.js";
import { spot } from "../state/lights.js";
import { stacked } from "../state/model.js";
import { ClockFace } from "./clock.js";
import { Counters } from "./counters.js";
import { Recall, Recap, recapNow } from "./recap.js";

/** @typedef {import("../state/model.js").Table} Table */

/** @param {{table: Table, chat: import("../../net/protocol.js").Said[], reacting: import("../log/reactions.js").Reacting | null}} props */
export function Me({ table, chat, reacting }) {
  const { view, match, seat, own } = table;
  const me = view.players[seat];
  const isTurn = view.turn === seat;
  return html`<aside class="me panel zone" data-zone="me" aria-label=${own ? SIDES.you : me.name}>
    <div class="who">
      <${Sigil} name=${me.name} seat=${seat} on=${isTurn} />
      <div><b class="title">${me.name}</b><span>${own ? (isTurn ? SIDES.onTurn : SIDES.off) : sitting(match.seats[seat])}</span></div>
    </div>
    ${reacting && html`<${reacting.Reaction} chat=${chat} seat=${seat} />`}
    <${Counters} seat=${seat} honor=${me.honor} insight=${me.insight} />
    <dl class="tally">
      <dt>${SIDES.inCards}</dt>
      <dd>${me.score - me.honor}</dd>
      <dt>${SIDES.endedNow}</dt>
      <dd>${me.score}</dd>
      <${ClockFace} table=${table} seat=${seat} />
    </dl>
    <div class="own-piles">
      <button
        type="button"
        class="pile played-pile"
        onClick=${() => lookInto("side", seat)}
        aria-label=${SIDES.playedLabel(me.played.length)}
      >
        <span class="pile-icon"><${Icon} name="cards" /></span
        ><span class="pile-words"><b class="num">${me.played.length}</b></span>
      </button>
      <${Deck} table=${table} pile="deck" owner=${seat} count=${me.deck} words=${SIDES.deck} />
      <${FacePile} table=${table} pile="discard" owner=${seat} cards=${me.discard} words=${SIDES.discard} />
    </div>
  </aside>`;
}

/** @param {{table: Table}} props */
export function Mat({ table }) {
  const { view, seat } = table;
  const me = view.players[seat];
  const since = recapNow(table);
  return html`<section
    class=${`mat zone ${isTight(table) ? "tight" : ""}`}
    data-zone="own"
    aria-label=${SIDES.constructsLabel(me.constructs.length)}
  >
    <section
      class="played"
      data-spot=${`played/${seat}`}
      aria-label=${SIDES.playedThisTurnLabel(me.played.length)}
    >
      <h2 class="zone-label"><b>${SIDES.playedSo}</b><b>${SIDES.inThisTurn}</b> <${Recall} table=${table} /></h2>
      <ul>
        ${me.played.map((name, index) => html`<${Played} key=${`${index} ${name}`} table=${table} name=${name} />`)}
      </ul>
      <button
        type="button"
        class="folded"
        onClick=${() => lookInto("side", seat)}
        aria-label=${SIDES.playedLabel(me.played.length)}
      >
        <${Icon} name="cards" /><b class="num">${me.played.length}</b><small>${SIDES.played}</small>
      </button>
    </section>
    ${since.length > 0 && html`<${Recap} table=${table} entries=${since} />`}
    <section class="constructs" data-spot=${`constructs/${seat}`}>
      <h2 class="zone-label"><b>${SIDES.constructs}</b> <span>${SIDES.stay}</span></h2>
      <ul>
        <${Constructs} table=${table} />
      </ul>
    </section>
    <${Trophies} table=${table} />
    <${ThisTurn} words=${me.this_turn} />
  </section>`;
}

/** Whether there are more constructs than can lie beside each other. @param {Table} table */
function isTight({ view, seat, measures: { mat, vars } }) {
  const { constructs, trophies, played } = view.players[seat];
  const cards = constructs.length + stacked(trophies).length + Math.min(played.length, 1);
  return cards * (Number.parseInt(vars["--small"], 10) + 9) > mat;
}

/** What was played lies there in full light, whether it can be used or not. @param {{table: Table, name: string}} props */
function Played({ table, name }) {
  const where = spot("played", table.seat, name);
  const state = table.lights.at(where).length ? "legal" : "plain";
  return html`<li>
    <${Spot} table=${table} where=${where} name=${name} size=${table.measures.sizes.small} state=${state} />
  </li>`;
}

/** @param {{table: Table}} props */
function Constructs({ table }) {
  const { seat, lights, view } = table;
  const { constructs, used } = view.players[seat];
  return constructs.map((name, index) => {
    const where = spot("constructs", seat, name);
    const isLit = lights.at(where).length > 0 && isNext(constructs, used, index);
    const dark = { state: used[index] ? "used" : unlit(table, where), onAct: undefined };
    return html`<li key=${`${index} ${name}`}>
      <${Spot}
        table=${table}
        where=${where}
        name=${name}
        size=${table.measures.sizes.small}
        keycap=${CONSTRUCT_KEYS[index]}
        ...${isLit ? {} : dark}
      />
    </li>`;
  });
}

/**
 * Equal constructs are one move: it stands for those that were used least.
 * @param {string[]} constructs
 * @param {number[]} used
 * @param {number} index
 */
const isNext = (constructs, used, index) =>
  constructs.every((name, other) => name !== constructs[index] || used[other] >= used[index]);

/** @param {{table: Table}} props */
function Trophies({ table }) {
  const { trophies } = table.view.players[table.seat];
  if (!trophies.length) return null;
  return html`<section class="trophies" data-spot=${`trophies/${table.seat}`}>
    <h2 class="zone-label"><b>${SIDES.trophies}</b></h2>
    <ul>
      ${stacked(trophies).map(
        ([name, number]) => html`<${Trophy} key=${name} table=${table} name=${name} count=${number} />`,
      )}
    </ul>
  </section>`;
}

/** @param {{table: Table, name: string, count: number}} props */
const Trophy = ({ table, name, count }) =>
  html`<li>
    <${Spot}
      table=${table}
      where=${spot("trophies", table.seat, name)}
      name=${name}
      size=${table.measures.sizes.small}
      count=${count}
      trophy=${true}
    />
  </li>`;

/** What else holds for this turn. @param {{words: import("../../net/protocol.js").Text[]}} props */
function ThisTurn({ words }) {
  if (!words.length) return null;
  return html`<section class="this-turn">
    <h2 class="zone-label"><b>${SIDES.thisTurn}</b></h2>
    <ul>
      ${words.map((one) => html`<li><${Prose} text=${one} /></li>`)}
    </ul>
  </section>`;
}

/** More cards than these lie over each other. */
const CROWDED = 6;

/** @param {{table: Table}} props */
export function Hand({ table }) {
  const { view, seat, lights } = table;
  const me = view.players[seat];
  const cards = me.hand_cards ?? me.hand_known;
  const stacks = stacked(cards);
  const unknown = me.hand - cards.length;
  const all = stacks.length + unknown;
  return html`<section
    class=${`hand zone ${lights.within("hand", seat).length ? "answers" : ""} ${me.hand > CROWDED ? "crowded" : ""}`}
    data-zone="hand"
    data-spot=${`hand/${seat}`}
    aria-label=${SIDES.hand(me.hand)}
  >
    <ul>
      ${stacks.map(
        ([name, number], index) =>
          html`<li key=${name} style=${{ ...fan(index, all), "--copies": number - 1 }}>
            <${Copies} name=${name} size=${table.measures.sizes.hand} count=${number - 1} />
            <${Spot}
              table=${table}
              where=${spot("hand", seat, name)}
              name=${name}
              size=${table.measures.sizes.hand}
              count=${number}
              keycap=${HAND_KEYS[index]}
            />
          </li>`,
      )}
      ${Array.from({ length: unknown }, (_, index) => stacks.length + index).map(
        (place) => html`<li key=${place} style=${fan(place, all)}><${Back} /></li>`,
      )}
    </ul>
  </section>`;
}

/**
 * The other cards of a stack peek out behind the first.
 * @param {{name: string, size: import("../state/measures.js").Size, count: number}} props
 */
const Copies = ({ name, size, count }) =>
  Array.from(
    { length: count },
    (_, index) =>
      html`<span key=${index} class="copy" style=${{ "--copy": index }} aria-hidden="true"
        ><${Card} name=${name} size=${size} rest=${{ role: "presentation" }}
      /></span>`,
  );

const LEAN = 1.2;
const MOST_LEAN = 4;
const MOST_DROP = 14;

/**
 * Cards are held like a fan: the outer ones lean and lie lower.
 * @param {number} index
 * @param {number} count
 */
function fan(index, count) {
  const outer = (count - 1) / 2;
  const part = outer ? (index - outer) / outer : 0;
  const lean = part * Math.min(outer * LEAN, MOST_LEAN);
  const drop = part * part * Math.min(outer * outer * 2, MOST_DROP);
  return { "--lean": `${lean.toFixed(2)}deg`, "--drop": `${drop.toFixed(1)}px` };
}
