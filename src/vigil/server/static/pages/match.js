/** A match: the waiting room, the table, and how it ended. */

import { loadCatalogue } from "../catalogue.js";
import { Pass, passTo } from "../table/pass.js";
import { Play } from "../table/play.js";
import { TableView, styles as tableStyles } from "../table/table.js";
import { Waiting } from "../table/waiting.js";
import { html, useEffect, useState } from "../ui.js";
import { End } from "./end.js";

export const styles = [...tableStyles, "/style/end.css"];

/** @param {{id: string}} props */
export function Match({ id }) {
  const [play, setPlay] = useState(/** @type {Play | null} */ (null));
  useEffect(() => {
    loadCatalogue();
    const opened = new Play(id);
    setPlay(opened);
    return () => opened.close();
  }, [id]);
  return play && html`<${Room} play=${play} />`;
}

/** @param {{play: Play}} props */
function Room({ play }) {
  const [looks, setLooks] = useState(false);
  const match = play.match.value;
  const update = play.shown.value;
  if (!match)
    return html`<main class="room pass">
      <h1>${play.online.value === "closed" ? "There is no such match" : "Coming to the table"}</h1>
    </main>`;
  if (match.status === "waiting") return html`<${Waiting} match=${match} />`;
  if (!update) return null;
  const next = passTo(play, match);
  if (next !== null) return html`<${Pass} play=${play} match=${match} seat=${next} />`;
  const over = match.status === "finished" && !play.pace.waiting.value.length && !looks;
  if (over) return html`<${End} match=${match} view=${update.view} onClose=${() => setLooks(true)} />`;
  return html`<${TableView}
    match=${match}
    update=${update}
    log=${play.log.value}
    chat=${play.chat.value}
    play=${play}
  />`;
}
