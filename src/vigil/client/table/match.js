/** A match: the waiting room, the table, and how it ended. */

import { useLoaded } from "../app/modules.js";
import { Page } from "../app/page.js";
import { coachFrom, speed } from "../app/settings.js";
import { html, useEffect, useRef, useSignalEffect, useState } from "../app/ui.js";
import { styles as cardStyles } from "../cards/card.js";
import { get, Refusal, sentence } from "../net/api.js";
import { loadCatalogue } from "../net/catalogue.js";
import { TABLE } from "../words/table.js";
import { Pass, passTo } from "./dialogs/pass.js";
import { Play } from "./state/play.js";
import { TableView, styles as tableStyles } from "./table.js";

export const styles = [...cardStyles, ...tableStyles, "/table/dialogs/pass.css"];

/** @param {{id: string}} props */
export function Match({ id }) {
  const [play, setPlay] = useState(/** @type {Play | null} */ (null));
  useEffect(() => {
    const opened = new Play(id);
    setPlay(opened);
    return () => opened.close();
  }, [id]);
  return play ? html`<${Room} play=${play} />` : html`<${Coming} />`;
}

/** @param {{play: Play}} props */
function Room({ play }) {
  const [looks, setLooks] = useState(false);
  const missing = useMissing(play);
  const match = play.match.value;
  const isOver = match?.status === "finished" && !play.pace.waiting.value.length;
  const isJudged = useMoment(match?.status === "playing", isOver) && !looks;
  const Waiting = useLoaded(() => import("../lobby/waiting-room.js"), "Waiting", match?.status === "waiting");
  const End = useLoaded(() => import("../end/end.js"), "End", match?.status === "finished");
  const coachVoice = useLoaded(() => import("../learn/coach.js"), "coachVoice", coachFrom.value > 0);
  useCards(play);
  const update = play.shown.value;
  if (missing) return html`<${Missing} why=${missing} />`;
  if (!match) return html`<${Coming} isOffline=${play.online.value === "offline"} />`;
  if (match.status === "waiting") return Waiting ? html`<${Waiting} match=${match} />` : html`<${Coming} />`;
  if (!update) return html`<${Coming} />`;
  const next = passTo(play, match);
  if (next !== null) return html`<${Pass} play=${play} match=${match} seat=${next} />`;
  if (isJudged && End) return html`<${End} match=${match} onClose=${() => setLooks(true)} />`;
  const warning = coachVoice && play.weighed.value && update.asked ? coachVoice(play, update.asked) : null;
  return html`<${TableView}
    match=${match}
    update=${update}
    log=${play.log.value}
    chat=${play.chat.value}
    play=${play}
    voice=${warning ?? null}
    look=${warning ? "pondering" : ""}
    onEnd=${looks ? () => setLooks(false) : undefined}
  />`;
}

const MOMENT = 1800;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Whether the end has had its moment: whoever sees the last move sees the table, before it is judged.
 * @param {boolean} isPlaying
 * @param {boolean} isOver
 */
function useMoment(isPlaying, isOver) {
  const [isSeen, setSeen] = useState(false);
  const wasThere = useRef(false);
  wasThere.current ||= isPlaying;
  const isShort = !wasThere.current || calm.matches || !speed.peek();
  useEffect(() => {
    if (!isOver || isShort) return undefined;
    const timer = setTimeout(() => setSeen(true), MOMENT);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver && (isSeen || isShort);
}

/** @param {{isOffline?: boolean}} props */
const Coming = ({ isOffline = false }) =>
  html`<main id="main" class="room pass">
    <h1>${TABLE.coming}</h1>
    <p role="status">${isOffline && TABLE.unreachable}</p>
  </main>`;

/** Loads the cards whenever the connection is back, unless they are loaded. @param {Play} play */
function useCards(play) {
  useSignalEffect(() => {
    if (play.online.value === "online") loadCatalogue().catch(() => {});
  });
}

const NO_MATCH = [403, 404, 410];

/** Why a match cannot be shown; a rejected WebSocket carries no reason, so it is asked by HTTP. @param {Play} play */
function useMissing(play) {
  const [why, setWhy] = useState("");
  useSignalEffect(() => {
    if (play.match.peek() || play.online.value !== "offline") return;
    get(`/api/matches/${play.id}`).catch((problem) => {
      if (!(problem instanceof Refusal) || !NO_MATCH.includes(problem.status)) return;
      play.close();
      setWhy(sentence(problem));
    });
  });
  return why;
}

/** @param {{why: string}} props */
const Missing = ({ why }) =>
  html`<${Page} heading=${TABLE.missing}>
    <p class="wrong" role="alert">${why}</p>
    <p class="line"><a class="btn" href="/">${TABLE.home}</a><a class="btn quiet" href="/games">${TABLE.games}</a></p>
  <//>`;
