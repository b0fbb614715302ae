/** What somebody has just said, in sight for a while where the log is not. */

import { html } from "../../app/ui.js";
import { LOG } from "../../words/table.js";
import { drawer } from "./log.js";
import { isOfOthers, isShown, useLastRemark } from "./remarks.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../../net/protocol.js").Said} Said
 */

const SPAN = 6000;

/** @param {{table: Table, chat: Said[], reacting: import("./reactions.js").Reacting | null}} props */
export function Heard({ table, chat, reacting }) {
  const [said, forget] = useLastRemark(chat, (remark) => isShown(remark) && isTold(table, remark), SPAN);
  const isInSight = !table.measures.drawer || drawer.value;
  const open = () => {
    drawer.value = true;
    forget();
  };
  return html`<p class="heard" role="status">
    ${
      said &&
      !isInSight &&
      html`<button type="button" onClick=${open}>
        <b>${said.name}</b> ${said.reaction && reacting ? html`<${reacting.Reacted} code=${said.reaction} />` : said.text}<span class="sr">${LOG.answer}</span>
      </button>`
    }
  </p>`;
}

/** Reactions of players are shown beside their names. @param {Table} table @param {Said} remark */
const isTold = (table, remark) =>
  isOfOthers(table, remark) && (remark.reaction === null || remark.seat === null);
