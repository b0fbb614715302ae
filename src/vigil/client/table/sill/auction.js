/** An auction: everybody in turn order, with their insight as eyes, the part that is bid bright. */

import { html } from "../../app/ui.js";
import { Icon } from "../../icons/icon.js";
import { Sigil } from "../../icons/sigil.js";
import { AUCTION } from "../../words/sill.js";
import { nameOf } from "../state/model.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../../net/protocol.js").Bidder} Bidder
 */

const MOST_EYES = 12;

/** @param {{table: Table, auction: import("../../net/protocol.js").Bidding}} props */
export function Auction({ table, auction }) {
  const { bidders } = auction;
  const first = bidders.findIndex((bidder) => bidder.seat === table.view.turn);
  const inOrder = [...bidders.slice(first), ...bidders.slice(0, first)];
  return html`<ul class="bids">
    ${inOrder.map((bidder) => html`<${Bid} key=${bidder.seat} table=${table} bidder=${bidder} />`)}
  </ul>`;
}

/** @param {{table: Table, bidder: Bidder}} props */
function Bid({ table, bidder }) {
  const { seat, insight, bid, out } = bidder;
  const isMine = table.own && seat === table.seat;
  const part = out ? AUCTION.out : bid ? AUCTION.leads : isMine ? AUCTION.yours : AUCTION.in;
  const name = table.view.players[seat].name;
  const eyes = Array.from({ length: Math.min(insight, MOST_EYES) }, (_, index) => index < (bid ?? 0));
  return html`<li class=${`bid ${out ? "out" : ""} ${bid ? "leads" : ""} ${isMine ? "you" : ""}`}>
    <${Sigil} name=${name} seat=${seat} />
    <span><b class="title">${nameOf(table, seat)}</b><small>${part}</small></span>
    <b class="num">${bid ?? AUCTION.noBid}</b>
    <span class="eyes" role="img" aria-label=${AUCTION.insight(insight)}>
      ${eyes.map((isHot) => html`<${Icon} name="insight" class=${isHot ? "hot" : ""} />`)}
      ${insight > MOST_EYES && html`<small>${insight}</small>`}
    </span>
  </li>`;
}
