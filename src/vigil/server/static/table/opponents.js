/** The others at the table, in the order of their turns. */

import { Card } from "../cards/card.js";
import { Icon } from "../cards/icon.js";
import { Back, EmptyPile } from "../cards/stack.js";
import { html } from "../ui.js";
import { count } from "../words.js";
import { ClockFace } from "./clock.js";
import { lookInto } from "./inside.js";
import { others } from "./model.js";
import { Sigil } from "./sigil.js";
import { sitting } from "./sitting.js";

/**
 * @typedef {import("./model.js").Table} Table
 */

/** @param {{table: Table}} props */
export function Opponents({ table }) {
  const seats = others(table);
  const shape = seats.length > 1 ? "many" : "alone";
  return html`<section class=${`opponents zone ${shape}`} data-zone="opponents" aria-label="Opponents">
    ${seats.map((seat) => html`<${Opponent} key=${seat} table=${table} seat=${seat} />`)}
    ${table.view.rival && html`<${Rival} rival=${table.view.rival} />`}
  </section>`;
}

/** @param {{table: Table, seat: number}} props */
function Opponent({ table, seat }) {
  const player = table.view.players[seat];
  const isTurn = table.view.turn === seat;
  return html`<section
    class=${`opponent ${isTurn ? "turn" : ""}`}
    aria-label=${`${player.name}: ${player.honor} honor`}
  >
    <button type="button" class="who" onClick=${() => lookInto("side", seat)}>
      <${Sigil} name=${player.name} on=${isTurn} />
      <span><b class="title">${player.name}</b><small>${sitting(table.match.seats[seat])}</small></span
      ><span class="sr">: look at this side</span>
    </button>
    <div class="counters">
      <span class="big" data-spot=${`honor/${seat}`}
        ><span class="num honor"><${Icon} name="honor" />${player.honor}</span><small>honor</small></span
      >
      ${
        player.insight > 0 &&
        html`<span class="big"
          ><span class="num insight"><${Icon} name="insight" />${player.insight}</span><small>insight</small></span
        >`
      }
    </div>
    <div class="facts">
      <${Fact}
        icon="hand"
        spot=${`hand/${seat}`}
        number=${player.hand}
        words="in hand"
        onClick=${() => lookInto("deck", seat)}
      >
        <span class="backs"
          >${Array.from({ length: Math.min(player.hand, 6) }, () => html`<${Back} width=${30} />`)}</span
        >
      <//>
      <${Fact}
        icon="deck"
        spot=${`deck/${seat}`}
        number=${player.deck}
        words="deck"
        onClick=${() => lookInto("deck", seat)}
      >
        ${player.deck ? html`<${Back} width=${38} />` : html`<${EmptyPile} width=${38} />`}
      <//>
      <${Fact}
        icon="discard"
        spot=${`discard/${seat}`}
        number=${player.discard.length}
        words="discard"
        onClick=${() => lookInto("discard", seat)}
      >
        ${player.discard.length ? html`<${Card} name=${player.discard.at(-1)} size="xs" width=${46} rest=${{ "aria-hidden": true, role: "presentation" }} />` : html`<${EmptyPile} width=${38} />`}
      <//>
      <${Fact}
        icon="construct"
        number=${player.constructs.length}
        words="constructs"
        folded=${true}
        onClick=${() => lookInto("side", seat)}
      />
      ${player.trophies.length > 0 && html`<${Fact} icon="fang" number=${player.trophies.length} words="trophies" onClick=${() => lookInto("trophies", seat)} />`}
    </div>
    <${Strip} table=${table} seat=${seat} />
    <${ClockFace} table=${table} seat=${seat} />
  </section>`;
}

/**
 * @param {{icon: import("../icons.js").IconName, number: number, words: string, spot?: string, folded?: boolean, onClick: () => void, children?: unknown}} props
 */
function Fact({ icon, number, words, spot, folded = false, onClick, children }) {
  return html`<button
    type="button"
    class=${`fact ${folded ? "when-folded" : ""}`}
    data-spot=${spot}
    onClick=${onClick}
    aria-label=${`${number} ${words}: look`}
    title=${words}
  >
    <span class="fact-cards">${children}</span><${Icon} name=${icon} /><b class="num">${number}</b
    ><small>${words}</small>
  </button>`;
}

/** Constructs in play, and what is played in this very turn. @param {{table: Table, seat: number}} props */
function Strip({ table, seat }) {
  const { constructs, played } = table.view.players[seat];
  return html`<div class="strip" data-spot=${`constructs/${seat}`}>
    <ul aria-label=${count(constructs.length, "construct")}>
      ${constructs.map((name, index) => html`<li key=${`${index} ${name}`}><${Card} name=${name} size="xs" /></li>`)}
    </ul>
    <ul class="now" data-spot=${`played/${seat}`} aria-label=${`${played.length} played`}>
      ${played.map((name, index) => html`<li key=${`${index} ${name}`}><${Card} name=${name} size="xs" /></li>`)}
    </ul>
  </div>`;
}

/** The automatic opponent of solitaire. @param {{rival: {honor: number, cards: string[]}}} props */
function Rival({ rival }) {
  return html`<section class="opponent rival" aria-label=${`Rival: ${rival.honor} honor`}>
    <button type="button" class="who" onClick=${() => lookInto("rival", null)}>
      <${Sigil} name=${"Rival"} />
      <span><b class="title">Rival</b><small>takes what you leave</small></span>
    </button>
    <div class="counters">
      <span class="big" data-spot="honor/-1"
        ><span class="num honor"><${Icon} name="honor" />${rival.honor}</span><small>honor</small></span
      >
    </div>
    <div class="facts">
      <${Fact}
        icon="cards"
        spot="discard/-1"
        number=${rival.cards.length}
        words="cards taken"
        onClick=${() => lookInto("rival", null)}
      />
    </div>
    <div class="strip">
      <ul>
        ${rival.cards.slice(-6).map((name, index) => html`<li key=${`${index} ${name}`}><${Card} name=${name} size="xs" /></li>`)}
      </ul>
    </div>
  </section>`;
}
