/** The others at the table, in the order of their turns. */

import { html } from "../../app/ui.js";
import { Card } from "../../cards/card.js";
import { Back, EmptyPile } from "../../cards/stack.js";
import { Icon } from "../../icons/icon.js";
import { Sigil } from "../../icons/sigil.js";
import { sitting } from "../../words/seats.js";
import { capitalised } from "../../words/sentences.js";
import { OPPONENTS } from "../../words/table.js";
import { lookInto } from "../dialogs/pile.js";
import { others, teammate, teams } from "../state/model.js";
import { ClockFace } from "./clock.js";
import { Counters } from "./counters.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../../net/protocol.js").Said} Said
 * @typedef {import("../log/reactions.js").Reacting | null} Reacting
 */

const MOST_BACKS = 6;
const LAST_TAKEN = 6;
const RIVAL = 4; // a seat whose colour is free when one plays alone

/** @param {{table: Table, chat: Said[], reacting: Reacting}} props */
export function Opponents({ table, chat, reacting }) {
  const seats = others(table);
  const shape = seats.length > 1 ? "many" : "alone";
  return html`<section class=${`opponents zone ${shape}`} data-zone="opponents" aria-label=${OPPONENTS.label}>
    ${seats.map((seat) => html`<${Opponent} key=${seat} table=${table} seat=${seat} chat=${chat} reacting=${reacting} />`)}
    ${table.view.rival && html`<${Rival} rival=${table.view.rival} />`}
    ${table.match.setup.variant === "team" && html`<${Teams} table=${table} />`}
  </section>`;
}

/** @param {{table: Table, seat: number, chat: Said[], reacting: Reacting}} props */
function Opponent({ table, seat, chat, reacting }) {
  const player = table.view.players[seat];
  const isTurn = table.view.turn === seat;
  const isMate = table.own && seat === teammate(table);
  return html`<section
    class=${`opponent ${isTurn ? "turn" : ""} ${isMate ? "mate" : ""}`}
    aria-label=${OPPONENTS.honor(player.name, player.honor)}
  >
    <button type="button" class="who" onClick=${() => lookInto("side", seat)}>
      <${Sigil} name=${player.name} seat=${seat} on=${isTurn} />
      <span><b class="title">${player.name}</b>${isMate ? html`<span class="mate-mark">${OPPONENTS.mate}</span>` : html`<small>${sitting(table.match.seats[seat])}</small>`}</span
      ><span class="sr">${OPPONENTS.look}</span>
    </button>
    ${reacting && html`<${reacting.Reaction} chat=${chat} seat=${seat} />`}
    <${Counters} seat=${seat} honor=${player.honor} insight=${player.insight} />
    <${Facts} player=${player} seat=${seat} />
    <${Strip} table=${table} seat=${seat} />
    <${ClockFace} table=${table} seat=${seat} />
  </section>`;
}

/** Both teams, or all three, with the honor they have together. @param {{table: Table}} props */
const Teams = ({ table }) =>
  html`<section class="team-totals" aria-label=${OPPONENTS.teams}>
    ${teams(table).map((pair) => html`<${Team} key=${pair[0]} table=${table} pair=${pair} />`)}
  </section>`;

/** @param {{table: Table, pair: number[]}} props */
function Team({ table, pair }) {
  const players = pair.map((seat) => table.view.players[seat]);
  const isOurs = table.own && pair.includes(table.seat);
  const honor = players.reduce((sum, player) => sum + player.honor, 0);
  return html`<div class=${`team-total ${isOurs ? "ours" : ""}`}>
    <span class="pair">${pair.map((seat, index) => html`<${Sigil} name=${players[index].name} seat=${seat} />`)}</span>
    <b>${isOurs ? OPPONENTS.ourTeam : OPPONENTS.theirTeam(players.map(({ name }) => name))}</b>
    <span class="num"><${Icon} name="honor" /> ${honor}</span>
  </div>`;
}

/** How many cards lie where. @param {{player: import("../../net/protocol.js").PlayerView, seat: number}} props */
function Facts({ player, seat }) {
  const { hand, deck, discard, constructs, trophies } = player;
  const backs = Array.from({ length: Math.min(hand, MOST_BACKS) }, () => html`<${Back} width=${30} />`);
  /** @param {string} pile */
  const look = (pile) => () => lookInto(pile, seat);
  return html`<div class="facts">
    <${Fact} icon="hand" number=${hand} words=${OPPONENTS.inHand} spot=${`hand/${seat}`} onLook=${look("deck")}>
      <span class="backs">${backs}</span>
    <//>
    <${Fact} icon="deck" number=${deck} words=${OPPONENTS.deck} spot=${`deck/${seat}`} onLook=${look("deck")}>
      ${deck ? html`<${Back} width=${38} />` : html`<${EmptyPile} width=${38} />`}
    <//>
    <${Fact}
      icon="discard"
      number=${discard.length}
      words=${OPPONENTS.discard}
      spot=${`discard/${seat}`}
      onLook=${look("discard")}
    >
      <${Top} cards=${discard} />
    <//>
    <${Fact} icon="construct" number=${constructs.length} words=${OPPONENTS.constructs} folded=${true} onLook=${look("side")} />
    ${
      trophies.length > 0 &&
      html`<${Fact} icon="fang" number=${trophies.length} words=${OPPONENTS.trophies} onLook=${look("trophies")} />`
    }
  </div>`;
}

/** The card on top of a pile; silent, since the pile says what it is. @param {{cards: string[]}} props */
function Top({ cards }) {
  const name = cards.at(-1);
  if (!name) return html`<${EmptyPile} width=${38} />`;
  return html`<${Card} name=${name} size="xs" width=${46} rest=${{ "aria-hidden": true, role: "presentation" }} />`;
}

/**
 * @param {object} props
 * @param {import("../../icons/shapes.js").IconName} props.icon
 * @param {number} props.number
 * @param {string} props.words
 * @param {string} [props.spot]
 * @param {boolean} [props.folded]  only where there is no room for the cards themselves
 * @param {() => void} props.onLook
 * @param {unknown} [props.children]
 */
function Fact({ icon, number, words, spot, folded = false, onLook, children }) {
  return html`<button
    type="button"
    class=${`fact ${folded ? "when-folded" : ""}`}
    data-spot=${spot}
    onClick=${onLook}
    aria-label=${OPPONENTS.fact(number, words)}
    title=${words}
  >
    <span class="fact-cards">${children}</span><${Icon} name=${icon} /><b class="num">${number}</b>${" "}<small>${words}</small>
  </button>`;
}

/** Constructs in play, what is played in this very turn, and in a replay perhaps the hand. @param {{table: Table, seat: number}} props */
function Strip({ table, seat }) {
  const { constructs, played, hand_cards: hand } = table.view.players[seat];
  return html`<div class="strip" data-spot=${`constructs/${seat}`}>
    <ul aria-label=${OPPONENTS.constructCount(constructs.length)}>
      ${constructs.map(small)}
    </ul>
    <ul class="now" data-spot=${`played/${seat}`} aria-label=${OPPONENTS.played(played.length)}>
      ${played.map(small)}
    </ul>
    ${hand && hand.length > 0 && html`<ul class="now open" aria-label=${OPPONENTS.openHand(hand.length)}>${hand.map(small)}</ul>`}
  </div>`;
}

/** @param {string} name @param {number} index */
const small = (name, index) => html`<li key=${`${index} ${name}`}><${Card} name=${name} size="xs" /></li>`;

/** The automatic opponent of solitaire. @param {{rival: import("../../net/protocol.js").RivalView}} props */
function Rival({ rival }) {
  const look = () => lookInto("rival", null);
  const name = capitalised(rival.name);
  return html`<section class="opponent rival" aria-label=${OPPONENTS.honor(name, rival.honor)}>
    <button type="button" class="who" onClick=${look}>
      <${Sigil} name=${name} seat=${RIVAL} />
      <span><b class="title">${name}</b><small>${OPPONENTS.rivalTakes}</small></span>
    </button>
    <${Counters} seat=${-1} honor=${rival.honor} />
    <div class="facts">
      <${Fact} icon="cards" spot="discard/-1" number=${rival.cards.length} words=${OPPONENTS.taken} onLook=${look} />
    </div>
    <div class="strip">
      <ul>
        ${rival.cards.slice(-LAST_TAKEN).map(small)}
      </ul>
    </div>
  </section>`;
}
