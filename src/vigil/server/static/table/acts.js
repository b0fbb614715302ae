/** The buttons of the sill. At most one of them is golden. */

import { Icon } from "../cards/icon.js";
import { Quantity } from "../cards/text.js";
import { capitalised } from "../cards/words.js";
import { speed } from "../settings.js";
import { html } from "../ui.js";
import { leftOver } from "./prompt.js";

/**
 * @typedef {import("./model.js").Table} Table
 * @typedef {import("./play.js").Play} Play
 * @typedef {import("../protocol.js").Move} Move
 */

/** @param {{table: Table}} props */
export function Acts({ table }) {
  const { play, asked } = table;
  if (!play) return null;
  if (table.chosen) return html`<${ChosenActs} table=${table} play=${play} />`;
  if (play.pace.waiting.value.length) return html`<${ShowingActs} play=${play} />`;
  if (!asked) return html`<div class="acts"><${Back} table=${table} play=${play} /></div>`;
  if (!asked.main) return html`<div class="acts"><${Back} table=${table} play=${play} /><${HintButton} play=${play} /><${Options} table=${table} play=${play} /></div>`;
  return html`<${MainActs} table=${table} play=${play} />`;
}

/** @param {{table: Table, play: Play}} props */
function MainActs({ table, play }) {
  const { asked, lights } = table;
  const all = asked?.play_all.length ?? 0;
  return html`<div class="acts main">
    <${Back} table=${table} play=${play} />
    <${HintButton} play=${play} />
    ${lights.buttons.map((move) => html`<button key=${move.text} type="button" class="btn glow" onClick=${() => play.move(move.text)}>${move.verb === "roll" && html`<${Icon} name="die" />`}${buttonWords(move)}</button>`)}
    ${all > 0 && html`<button type="button" class="btn glow" data-act="play all" onClick=${() => play.playAll()}><${Icon} name="play" />Play all ${all}<kbd>space</kbd></button>`}
    <${EndTurn} table=${table} play=${play} />
  </div>`;
}

/** @param {Move} move */
function buttonWords(move) {
  if (move.verb !== "roll" || move.price === null) return capitalised(move.label);
  return html`Roll, <${Quantity} number=${move.price.number} unit=${singular(move.price.unit)} />`;
}

/** @param {string} unit */
const singular = (unit) => unit.replace(/s$/, "");

/** @param {{table: Table, play: Play}} props */
function EndTurn({ table, play }) {
  if (!table.lights.endTurn) return null;
  const idle = table.asked?.moves.length === 1;
  return html`<button type="button" class=${`btn ${idle ? "primary" : ""}`} data-act="end turn" onClick=${() => endTurn(table, play)}>
    <${Icon} name="end-turn" />${play.warned.value ? "End it anyway" : "End turn"}<kbd>↵</kbd>
  </button>`;
}

/** Ends the turn; warns once if something useful is left. @param {Table} table @param {Play} play */
export function endTurn(table, play) {
  if (!table.lights.endTurn) return;
  if (leftOver(table).length && !play.warned.peek()) play.warned.value = true;
  else play.move(table.lights.endTurn.text);
}

/** @param {{table: Table, play: Play}} props */
function ChosenActs({ table, play }) {
  const moves = table.chosen?.moves ?? [];
  return html`<div class="acts">
    <button type="button" class="btn quiet" data-act="close" onClick=${() => (play.chosen.value = null)}><${Icon} name="close" />Back<kbd>esc</kbd></button>
    ${moves.map((move, index) => html`<button key=${move.text} type="button" class=${`btn ${moves.length === 1 ? "primary" : "glow"}`} onClick=${() => play.move(move.text)}>${moves.length === 1 ? capitalised(move.label) : capitalised(move.text)}${moves.length > 1 && html`<kbd>${index + 1}</kbd>`}</button>`)}
  </div>`;
}

/** While the moves of others are shown. @param {{play: Play}} props */
function ShowingActs({ play }) {
  const faster = () => (speed.value = speed.value === 1 ? 3 : 1);
  return html`<div class="acts">
    <button type="button" class="btn quiet" aria-pressed=${speed.value === 3} onClick=${faster}>×${speed.value || 1}</button>
    <button type="button" class="btn" data-act="skip" onClick=${() => play.pace.skip()}><${Icon} name="next" />Skip<kbd>space</kbd></button>
  </div>`;
}

/** Undo, and where that is not allowed any more, going further back. @param {{table: Table, play: Play}} props */
export function Back({ table, play }) {
  const { undo, rewind } = table.update;
  if (undo || !rewind) {
    if (!undo && !table.asked) return null;
    return html`<button type="button" class="btn icon-only" data-act="undo" disabled=${!undo} onClick=${() => play.undo()} title=${undo ? "Take back the last move" : "Nothing can be taken back"}><${Icon} name="undo" /><span>Undo</span><kbd>U</kbd></button>`;
  }
  return html`<button type="button" class="btn icon-only" data-act="rewind" onClick=${() => play.rewind()} title="Go further back than the rules allow; the game is marked"><${Icon} name="undo" /><span>Go back</span><kbd>U</kbd></button>`;
}

/** @param {{play: Play}} props */
export const HintButton = ({ play }) =>
  html`<button type="button" class="btn icon-only" data-act="hint" onClick=${() => play.askHint()} disabled=${play.thinking.value}><${Icon} name="hint" /><span>Hint</span><kbd>H</kbd></button>`;

/** The answers that are no cards. @param {{table: Table, play: Play}} props */
export function Options({ table, play }) {
  const { buttons, decline } = table.lights;
  const isBid = Boolean(table.asked?.auction);
  return html`${buttons.map((move, index) => html`<button key=${move.text} type="button" class=${`btn ${isBid && index === 0 ? "primary" : "glow"}`} data-option=${index} onClick=${() => play.move(move.text)}>${capitalised(move.label)}<kbd>${index + 1}</kbd></button>`)}
    ${decline && html`<button type="button" class="btn glow" data-act="decline" onClick=${() => play.move(decline.text)}><${Icon} name="close" />${isBid ? "Pass, I am out" : "Decline"}<kbd>esc</kbd></button>`}`;
}
