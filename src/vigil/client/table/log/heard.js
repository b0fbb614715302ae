/** What somebody has just said, in sight for a while where the log is not. */

import { muted } from "../../app/settings.js";
import { html, useEffect, useRef, useState } from "../../app/ui.js";
import { LOG } from "../../words/table.js";
import { drawer } from "./log.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../../net/protocol.js").Said} Said
 */

const SHOWN = 6000;

/** @param {{table: Table, chat: Said[]}} props */
export function Heard({ table, chat }) {
  const [said, setSaid] = useState(/** @type {Said | null} */ (null));
  const known = useRef(chat.length);
  const isInSight = !table.measures.drawer || drawer.value;
  useEffect(() => {
    const fresh = chat.slice(known.current).filter((remark) => isHeard(table, remark));
    known.current = chat.length;
    if (fresh.length) setSaid(fresh[fresh.length - 1]);
  }, [chat]);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(null), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);
  const open = () => {
    drawer.value = true;
    setSaid(null);
  };
  return html`<p class="heard" role="status">
    ${
      said &&
      !isInSight &&
      html`<button type="button" onClick=${open}><b>${said.name}</b> ${said.text}<span class="sr">${LOG.answer}</span></button>`
    }
  </p>`;
}

/** @param {Table} table @param {Said} remark */
const isHeard = ({ own, seat }, { speaker, seat: by }) =>
  !muted.value.includes(speaker) && !(own && by === seat);
