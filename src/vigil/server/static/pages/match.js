/** A match: the waiting room, the table, and how it ended. */

import { Refusal, get, sentence } from "../api.js";
import { loadCatalogue } from "../catalogue.js";
import { Pass, passTo } from "../table/pass.js";
import { Play } from "../table/play.js";
import { TableView, styles as tableStyles } from "../table/table.js";
import { Waiting } from "../table/waiting.js";
import { html, useEffect, useSignalEffect, useState } from "../ui.js";
import { Page } from "./chrome.js";
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
  const missing = useMissing(play);
  const match = play.match.value;
  const update = play.shown.value;
  if (missing) return html`<${Missing} why=${missing} />`;
  if (!match) return html`<main class="room pass"><h1>Coming to the table</h1></main>`;
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

/** Why there is no match to be shown; a WebSocket that is turned away is not told. @param {Play} play */
function useMissing(play) {
  const [why, setWhy] = useState("");
  useSignalEffect(() => {
    if (play.match.peek() || play.online.value !== "offline") return;
    get(`/api/matches/${play.id}`).catch((problem) => {
      if (!(problem instanceof Refusal) || !problem.status) return;
      play.close();
      setWhy(sentence(problem));
    });
  });
  return why;
}

/** @param {{why: string}} props */
const Missing = ({ why }) =>
  html`<${Page} heading="No table to sit at">
    <p class="wrong" role="alert">${why}</p>
    <p class="line"><a class="btn" href="/">Home</a><a class="btn quiet" href="/games">My games</a></p>
  <//>`;
