/** Live regions for screen readers and the title of the tab: one sentence a move, questions at once. */

import { title } from "../app/router.js";
import { html, useEffect } from "../app/ui.js";
import { listed } from "../words/numbers.js";
import { plain } from "../words/spans.js";
import { ANNOUNCER, RECAP } from "../words/table.js";
import { recapNow } from "./sides/recap.js";
import { lastLine, questionOf } from "./sill/prompt.js";

/** @typedef {import("./state/model.js").Table} Table */

/** @param {{table: Table}} props */
export function Announcer({ table }) {
  const call = callFor(table);
  const words = table.asked ? (table.asked.main ? ANNOUNCER.yourTurn : ANNOUNCER.asked) : waitingTitle(table);
  useEffect(() => title(words), [words]);
  useEffect(() => {
    if (table.asked && document.hidden) notify(call);
  }, [call, Boolean(table.asked)]);
  return html` <p class="sr" role="status" aria-live="polite">${plain(lastLine(table.update))}</p>
    <p class="sr" role="alert" aria-live="assertive">${call}</p>`;
}

/** @param {Table} table */
function waitingTitle({ view, match, play }) {
  const isShown = !play?.pace.waiting.value.length; // what is not shown yet is not told
  if (view.result || (match.status === "finished" && isShown)) return ANNOUNCER.over;
  const decider = view.decision?.player;
  return decider === undefined ? ANNOUNCER.waiting : ANNOUNCER.thinking(view.players[decider].name);
}

/** @param {Table} table */
function callFor(table) {
  const { asked, lights, view } = table;
  if (table.voice) return `${table.voice.title} ${table.voice.words}`;
  if (!asked) return "";
  if (asked.main) return [ANNOUNCER.turn(table.round), ...recap(table)].join(" ");
  const cards = lights.moves.size;
  const ways = [
    cards && ANNOUNCER.cards(cards),
    asked.naming && ANNOUNCER.naming,
    ...lights.buttons.slice(0, 6).map((move) => plain(move.label)),
    lights.decline && ANNOUNCER.decline(plain(lights.decline.label)),
  ];
  const answers = listed(ways.filter((way) => typeof way === "string"));
  return `${asked.opening.length && !asked.auction ? ANNOUNCER.asks(plain(asked.opening)) : ""}${plain(questionOf({ view }, asked))} ${answers}.`;
}

/** What the others did, once: when the turn begins. @param {Table} table */
function recap(table) {
  const sides = recapNow(table).map(({ player, honor, cards }) =>
    RECAP.side(
      table.view.players[player].name,
      cards.map(([card, deed]) => RECAP.deed(deed, card)),
      honor,
    ),
  );
  return sides.length ? [RECAP.said(sides)] : [];
}

/** @param {string} words */
function notify(words) {
  if ("Notification" in globalThis && Notification.permission === "granted")
    new Notification("Vigil", { body: words, tag: "vigil" });
}
