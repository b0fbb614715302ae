/** The buttons of the sill. At most one of them is golden. */

import { speed } from "../../app/settings.js";
import { html, signal } from "../../app/ui.js";
import { Quantity, Spans } from "../../cards/text.js";
import { Icon } from "../../icons/icon.js";
import { resourceOf } from "../../words/cards.js";
import { ACTS, OVERDUE } from "../../words/sill.js";
import { plain, withCapital } from "../../words/spans.js";
import { isConnected, overdueSeat } from "../state/model.js";
import { leftOver } from "./prompt.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../state/play.js").Play} Play
 * @typedef {import("../../net/protocol.js").Option} Move
 * @typedef {{table: Table, play: Play}} ActsProps
 */

/** @param {{table: Table}} props */
export function Acts({ table }) {
  const { play, asked } = table;
  if (!play || !isConnected(play)) return null;
  if (table.chosen) return html`<${ChosenActs} table=${table} play=${play} />`;
  if (play.pace.waiting.value.length) return html`<${ShowingActs} play=${play} />`;
  const late = asked ? null : overdueSeat(table);
  if (late !== null) return html`<${OverdueActs} table=${table} play=${play} seat=${late} />`;
  if (asked?.main) return html`<${MainActs} table=${table} play=${play} />`;
  return html`<div class="acts">
    <${Back} table=${table} play=${play} />
    ${asked && html`<${HintButton} table=${table} play=${play} /><${Options} table=${table} play=${play} />`}
  </div>`;
}

/**
 * A button of the sill.
 * @param {object} props
 * @param {() => void} props.onPress
 * @param {string} [props.act]  by which it is found
 * @param {import("../../icons/shapes.js").IconName} [props.icon]
 * @param {string | number} [props.keycap]
 * @param {string} [props.look]  classes: primary, glow, quiet
 * @param {string} [props.title]
 * @param {boolean} [props.disabled]
 * @param {unknown} [props.children]
 */
export function Act({ onPress, act, icon, keycap, look = "", title, disabled = false, children }) {
  return html`<button
    type="button"
    class=${`btn ${look}`}
    data-act=${act}
    title=${title}
    disabled=${disabled}
    onClick=${onPress}
  >
    ${icon && html`<${Icon} name=${icon} />`}
    <span>${children}</span>
    ${keycap && html`<kbd>${keycap}</kbd>`}
  </button>`;
}

/** @param {ActsProps} props */
function MainActs({ table, play }) {
  const all = table.asked?.play_all.length ?? 0;
  return html`<div class="acts main">
    <${Back} table=${table} play=${play} />
    <${HintButton} table=${table} play=${play} />
    ${table.lights.buttons.map((move) => html`<${OtherMove} key=${move.text} move=${move} play=${play} />`)}
    ${all > 0 && html`<${PlayAll} count=${all} play=${play} />`}
    <${EndTurn} table=${table} play=${play} />
  </div>`;
}

/** A move of the turn itself that no card stands for, such as rolling the die. @param {{move: Move, play: Play}} props */
function OtherMove({ move, play }) {
  const { verb, price, label } = move;
  const words =
    verb === "roll" && price
      ? html`${ACTS.roll}, <${Quantity} number=${price.number} unit=${resourceOf(price.unit)} />`
      : labelled(label);
  return html`<${Act} icon=${verb === "roll" && "die"} look="glow" onPress=${() => play.move(move.text)}>${words}<//>`;
}

/** What a button says. @param {import("../../net/protocol.js").Text} label */
const labelled = (label) => html`<${Spans} text=${withCapital(label)} prose />`;

/** @param {{count: number, play: Play}} props */
const PlayAll = ({ count, play }) =>
  html`<${Act} act="play all" icon="play" keycap="space" look="glow" onPress=${() => play.playAll()}>
    ${ACTS.playAll(count)}
  <//>`;

/** @param {ActsProps} props */
function EndTurn({ table, play }) {
  if (!table.lights.endTurn) return null;
  const isIdle = table.asked?.moves.length === 1;
  const press = () => endTurn(table, play);
  return html`<${Act} act="end turn" icon="end-turn" keycap="↵" look=${isIdle ? "primary" : ""} onPress=${press}>
    ${play.warned.value ? ACTS.endAnyway : ACTS.endTurn}
  <//>`;
}

/**
 * Ends the turn; warns once if something useful is left.
 * @param {Table} table
 * @param {Play} play
 */
export function endTurn(table, play) {
  if (!table.lights.endTurn) return;
  if (leftOver(table).length && !play.warned.peek()) play.warned.value = true;
  else play.move(table.lights.endTurn.text);
}

/** The moves of the card that was pressed. @param {ActsProps} props */
function ChosenActs({ table, play }) {
  const moves = table.chosen?.moves ?? [];
  const isOnly = moves.length === 1;
  const isEnough = new Set(moves.map(({ label }) => plain(label))).size === moves.length;
  /** @param {Move} move @param {number} index */
  const button = (move, index) =>
    html`<${Act}
      key=${move.text}
      look=${isOnly ? "primary" : "glow"}
      keycap=${!isOnly && index + 1}
      onPress=${() => play.move(move.text)}
    >
      ${labelled(isEnough ? move.label : move.words)}
    <//>`;
  return html`<div class=${`acts ${isOnly ? "" : "choices"}`}>
    <${Act} act="close" icon="close" keycap="esc" look="quiet" onPress=${() => (play.chosen.value = null)}>${ACTS.back}<//>
    ${moves.map(button)}
  </div>`;
}

/** Whether ending was pressed once; a signal, because the table is drawn anew. */
const sure = signal(false);

/** Going on without somebody; among several, only with a bot. @param {ActsProps & {seat: number}} props */
function OverdueActs({ table, play, seat }) {
  const end = () => {
    if (sure.value) play.send({ type: "count out", seat });
    sure.value = !sure.value;
  };
  return html`<div class="acts">
    ${table.match.seats.length === 2 && html`<${Act} icon="flag" look="danger" onPress=${end}>${sure.value ? OVERDUE.sure : OVERDUE.end}<//>`}
    <${Act} icon="play" onPress=${() => play.send({ type: "take over", seat })}>${OVERDUE.takeOver}<//>
  </div>`;
}

/** While the moves of others are shown. @param {{play: Play}} props */
function ShowingActs({ play }) {
  const faster = () => (speed.value = speed.value === 1 ? 3 : 1);
  return html`<div class="acts">
    <${Act} look="quiet" title=${ACTS.speed} onPress=${faster}>×${speed.value || 1}<//>
    <${Act} act="skip" icon="next" keycap="space" onPress=${() => play.pace.skip()}>${ACTS.skip}<//>
  </div>`;
}

/** Undo, and where that is not allowed any more, going further back. @param {ActsProps} props */
export function Back({ table, play }) {
  const { undo, rewind } = table.update;
  if (rewind && !undo)
    return html`<${Act}
      act="rewind"
      icon="undo"
      keycap="U"
      look="icon-only"
      title=${ACTS.rewindTitle}
      onPress=${() => play.rewind()}
    >
      ${ACTS.rewind}
    <//>`;
  if (!undo && !table.asked) return null;
  return html`<${Act}
    act="undo"
    icon="undo"
    keycap="U"
    look="icon-only"
    title=${undo ? ACTS.undoTitle : ACTS.noUndo}
    disabled=${!undo}
    onPress=${() => play.undo()}
  >
    ${ACTS.undo}
  <//>`;
}

/** Where bots may help. @param {ActsProps} props */
export const HintButton = ({ table, play }) =>
  table.match.hints &&
  html`<${Act}
    act="hint"
    icon="hint"
    keycap="H"
    look="icon-only"
    disabled=${play.thinking.value}
    onPress=${() => play.askHint()}
  >
    ${ACTS.hint}
  <//>`;

/** The answers that are no cards; of bids, the lowest is the first choice. @param {ActsProps} props */
export function Options({ table, play }) {
  const { buttons, decline } = table.lights;
  const isAuction = Boolean(table.asked?.auction);
  /** @param {Move} move @param {number} index */
  const option = (move, index) =>
    html`<${Act}
      key=${move.text}
      look=${`option ${isAuction && index === 0 ? "primary" : "glow"}`}
      keycap=${index + 1}
      onPress=${() => play.move(move.text)}
    >
      ${labelled(move.label)}
    <//>`;
  return html`${buttons.map(option)} ${decline && html`<${Decline} move=${decline} play=${play} isPass=${isAuction} />`}`;
}

/** @param {{move: Move, play: Play, isPass: boolean}} props */
const Decline = ({ move, play, isPass }) =>
  html`<${Act} act="decline" icon="close" keycap="esc" look="glow" onPress=${() => play.move(move.text)}>
    ${isPass ? ACTS.pass : labelled(move.label)}
  <//>`;
