/** The table: opponents, center, sill, own cards. In the document they come as they are best heard. */

import { useLoaded } from "../app/modules.js";
import { showVerbs } from "../app/settings.js";
import { html, useRef } from "../app/ui.js";
import { TABLE } from "../words/table.js";
import { Announcer } from "./announcer.js";
import { Candle } from "./center/candle.js";
import { Always, CenterPiles, Row } from "./center/center.js";
import { menu } from "./dialogs/open-menu.js";
import { Inside } from "./dialogs/pile.js";
import { useDrag } from "./input/drag.js";
import { useKeyboard, usesKeys } from "./input/keyboard.js";
import { usePress } from "./input/press.js";
import { useSwipe } from "./input/swipe.js";
import { Heard } from "./log/heard.js";
import { drawer, Log } from "./log/log.js";
import { hasListeners } from "./log/remarks.js";
import { useMotion } from "./motion/motion.js";
import { rested, useResting } from "./peek/resting.js";
import { Opponents } from "./sides/opponents.js";
import { Hand, Mat, Me } from "./sides/own.js";
import { isGrown } from "./sill/question.js";
import { Sill } from "./sill/sill.js";
import { useSound } from "./sound/sound.js";
import { measures } from "./state/measures.js";
import { others, tableOf } from "./state/model.js";
import { Brand, Tools } from "./tools.js";

/**
 * @typedef {import("../net/protocol.js").MatchState} Match
 * @typedef {import("../net/protocol.js").Update} Update
 * @typedef {import("../net/protocol.js").Turn} LogTurn
 * @typedef {import("../net/protocol.js").Said} Said
 * @typedef {import("./state/play.js").Play} Play
 * @typedef {import("./state/model.js").Table} Table
 */

export const styles = [
  "/table/table.css",
  "/table/table-parts.css",
  "/table/center/candle.css",
  "/table/center/center.css",
  "/table/center/center-small.css",
  "/table/center/center-low.css",
  "/table/center/panes.css",
  "/table/sides/side.css",
  "/table/sides/opponents.css",
  "/table/sides/opponents-small.css",
  "/table/sides/own.css",
  "/table/sides/own-small.css",
  "/table/sides/hand.css",
  "/table/sides/recap.css",
  "/table/sides/team.css",
  "/table/sides/sides-low.css",
  "/table/sides/hand-low.css",
  "/table/sill/sill.css",
  "/table/sill/sill-low.css",
  "/table/sill/question.css",
  "/table/sill/question-small.css",
  "/table/log/log.css",
  "/table/dialogs/dialogs.css",
];

/**
 * The table after an act; without a `play` it can only be looked at.
 * @param {{match: Match, update: Update, log?: LogTurn[], chat?: Said[], play?: Play | null, below?: number, onEnd?: () => void, voice?: import("./state/model.js").Voice | null, marked?: Table["marked"], aside?: import("./log/log.js").Aside | null, when?: {title: string, words: string} | null, look?: string, children?: unknown}} props
 *   onEnd: back to how it ended, where that has been seen; aside: what takes the place of the log; when: that of
 *   turn and clock; look: further classes; children: what lies beside it
 */
export function TableView({
  match,
  update,
  log = update.log,
  chat = [],
  play = null,
  below = 0,
  onEnd,
  voice = null,
  marked = null,
  aside = null,
  when = null,
  look = "",
  children,
}) {
  const press = usePress(play);
  const opponents = update.view.players.length - 1;
  const sizes = measures(opponents, below);
  const table = tableOf({ match, update, log, play, press, voice, marked, measures: sizes });
  const Menu = useLoaded(() => import("./dialogs/menu.js"), "Menu", menu.value !== null);
  const isRead = rested.value !== null || (table.chosen !== null && table.measures.layout === "phone");
  const Peek = useLoaded(() => import("./peek/peek.js"), "Peek", isRead);
  const isTalked = play !== null && hasListeners(table);
  const reacting = useLoaded(() => import("./log/reactions.js"), "reacting", isTalked);
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useKeyboard(element, table);
  useMotion(element, table);
  useSwipe(element);
  useDrag(element);
  useResting(element);
  useSound(table);
  return html`<main
    id="main"
    ref=${element}
    data-step=${update.step}
    class=${`${classes(table)} ${look}`}
    style=${{ ...table.measures.vars, "--below": `${below}px`, "--warmth": warmth(table) }}
  >
    <h1 class="sr">${TABLE.heading(table.round)}</h1>
    <${Announcer} table=${table} />
    <${Sill} table=${table} />
    <${Hand} table=${table} />
    <${Row} table=${table} />
    <${Always} table=${table} />
    <${CenterPiles} table=${table} />
    <${Candle} table=${table} />
    <${Mat} table=${table} />
    <${Me} table=${table} chat=${chat} reacting=${reacting} />
    <${Opponents} table=${table} chat=${chat} reacting=${reacting} />
    <${Log} table=${table} log=${log} chat=${chat} reacting=${reacting} aside=${aside} />
    <${Heard} table=${table} chat=${chat} reacting=${reacting} />
    <${Brand} /><${Tools} table=${table} chat=${chat} when=${when} onEnd=${onEnd} />
    <${Inside} table=${table} />
    ${Menu && html`<${Menu} table=${table} />`}
    ${Peek && html`<${Peek} table=${table} />`}
    ${children}
  </main>`;
}

/** @param {Table} table */
function classes(table) {
  const { layout, low, panes, drawer: hasDrawer, tworows, docked, lying } = table.measures;
  const flags = {
    compact: layout !== "desktop",
    low,
    panes,
    drawer: hasDrawer,
    logging: hasDrawer && layout === "desktop" && drawer.value,
    tworows,
    docked,
    lying,
    grown: isGrown(table),
    asking: table.asked !== null && (!table.asked.main || table.pile !== null),
    many: others(table).length + (table.view.rival ? 1 : 0) > 1,
    hinting: table.hinted !== null,
    "quiet-verbs": !showVerbs(),
    "show-keys": usesKeys.value,
    watching: !table.own,
    ended: table.view.result !== null,
  };
  return [
    "room",
    "table",
    layout,
    ...Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name] : [])),
  ].join(" ");
}

const LOW_CANDLE = 10;

/** Below ten honor the warm light fades with the candle. @param {Table} table */
const warmth = (table) =>
  table.view.ending
    ? 0
    : Math.min(1, table.view.honor_pool / Math.min(LOW_CANDLE, table.match.setup.honor_pool || 1));
