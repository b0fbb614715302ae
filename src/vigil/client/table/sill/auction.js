/** An auction: what is auctioned, everybody in turn order with their bids, and what one can do. */

import { html, signal } from "../../app/ui.js";
import { Card } from "../../cards/card.js";
import { Prose } from "../../cards/text.js";
import { Icon } from "../../icons/icon.js";
import { Sigil } from "../../icons/sigil.js";
import { card as printed } from "../../net/catalogue.js";
import { ACTS, AUCTION, QUESTION } from "../../words/sill.js";
import { textOf } from "../../words/spans.js";
import { OwnClock } from "../sides/clock.js";
import { nameOf } from "../state/model.js";
import { Act, Back, HintButton } from "./acts.js";
import { prompt } from "./prompt.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../state/play.js").Play} Play
 * @typedef {import("../../net/protocol.js").Asked} Asked
 * @typedef {import("../../net/protocol.js").Bidder} Bidder
 * @typedef {import("../../net/protocol.js").Bidding} Bidding
 */

export const styles = ["/table/sill/auction.css"];

/** @param {{table: Table, play: Play, asked: Asked, auction: Bidding}} props */
export function Auction({ table, play, asked, auction }) {
  const { bidders } = auction;
  const first = bidders.findIndex((bidder) => bidder.seat === table.view.turn);
  const inOrder = [...bidders.slice(first), ...bidders.slice(0, first)];
  const last = lastBids(table);
  return html`<section class="sill ask auction zone answers" data-zone="sill" aria-label=${AUCTION.label}>
    ${asked.asker && !table.measures.low && html`<div class="asker"><${Card} name=${asked.asker.card} size=${table.measures.layout === "phone" ? "s" : "m"} asker=${asked.asker} /></div>`}
    <${Lot} table=${table} card=${asked.asker?.card ?? null} />
    <ul class="bids">
      ${inOrder.map((bidder) => html`<${Bid} key=${bidder.seat} table=${table} bidder=${bidder} last=${last.get(bidder.seat)} />`)}
    </ul>
    <${Bidding} table=${table} play=${play} />
  </section>`;
}

/** What is auctioned, in words; or what a hint or a refusal says of it. @param {{table: Table, card: string | null}} props */
function Lot({ table, card }) {
  const { title, words, tone } = prompt(table);
  const speaks = tone === "bad" || table.voice || table.play?.hint.value;
  return html`<div class="lot">
    <h2>${AUCTION.heading(card ?? "")}</h2>
    ${card && html`<p><${Prose} text=${textOf(printed(card))} /></p>`}
    <small role="status">${speaks ? html`<b>${title}</b> <${Prose} text=${words} />` : QUESTION.auction}</small>
  </div>`;
}

const MOST_EYES = 12;

/** @param {{table: Table, bidder: Bidder, last: number | undefined}} props */
function Bid({ table, bidder, last }) {
  const { seat, insight, bid, out } = bidder;
  const isMine = table.own && seat === table.seat;
  const part = out ? AUCTION.out : bid ? AUCTION.leads : isMine ? AUCTION.yours : AUCTION.in;
  const name = table.view.players[seat].name;
  const eyes = Array.from({ length: Math.min(insight, MOST_EYES) }, (_, index) => index < (bid ?? 0));
  return html`<li class=${`bid ${out ? "out" : ""} ${bid ? "leads" : ""} ${isMine ? "you" : ""}`}>
    <${Sigil} name=${name} seat=${seat} />
    <span><b class="title">${nameOf(table, seat)}</b><small>${part}</small></span>
    <b class="num">${bid ?? last ?? AUCTION.noBid}</b>
    <span class="eyes" role="img" aria-label=${AUCTION.insight(insight)}>
      ${eyes.map((isHot) => html`<${Icon} name="insight" class=${isHot ? "hot" : ""} />`)}
      ${insight > MOST_EYES && html`<small>${insight}</small>`}
    </span>
  </li>`;
}

/** What everybody bid last in this auction: it is in the log. @param {Table} table @returns {Map<number, number>} */
function lastBids({ log }) {
  const told = (log.at(-1)?.lines ?? []).flat();
  const begun = told.findLastIndex(({ event }) => event !== "bid");
  const bids = told.slice(begun + 1).flatMap(({ player, words }) => {
    const amount = words.find((span) => typeof span !== "string" && span.number !== undefined);
    return player !== null && typeof amount === "object" ? [[player, amount.number]] : [];
  });
  return new Map(/** @type {[number, number][]} */ (bids));
}

const AT_ONCE = 4;

/** Whether all bids are offered. */
const isOpen = signal(false);

/** The lowest bid is the first choice; high ones are behind a button. @param {{table: Table, play: Play}} props */
function Bidding({ table, play }) {
  const { buttons, decline } = table.lights;
  const shown = isOpen.value ? buttons : buttons.slice(0, AT_ONCE);
  const insight = table.view.players[table.seat].insight;
  return html`<div class="acts side">
    <span class="own-insight"><${Icon} name="insight" /><b>${insight}</b> ${AUCTION.toBid}<${OwnClock} table=${table} /></span>
    ${shown.map(
      (move, index) => html`<${Act}
        key=${move.text}
        look=${`option ${index ? "glow" : "primary"}`}
        keycap=${index + 1}
        onPress=${() => play.move(move.text)}
      >
        <span class=${index ? "sr" : ""}>${AUCTION.bid}${" "}</span>${move.number}
      <//>`,
    )}
    ${
      buttons.length > AT_ONCE &&
      html`<${Act} act="more bids" look="quiet" title=${AUCTION.more} onPress=${() => (isOpen.value = !isOpen.value)}>…<//>`
    }
    ${decline && html`<${Act} act="decline" icon="close" keycap="esc" look="glow" onPress=${() => play.move(decline.text)}>${ACTS.pass}<//>`}
    <${Back} table=${table} play=${play} /><${HintButton} table=${table} play=${play} />
  </div>`;
}
