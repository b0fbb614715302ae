/** The log of the game and the talk beside it. */

import { useLayer } from "../../app/layers.js";
import { useLoaded } from "../../app/modules.js";
import { mute, muted } from "../../app/settings.js";
import { html, signal, useEffect, useState } from "../../app/ui.js";
import { read } from "../../cards/open-card.js";
import { Quantity, Spans } from "../../cards/text.js";
import { Icon } from "../../icons/icon.js";
import { RESOURCES } from "../../words/sill.js";
import { LOG, LOG_FILTERS } from "../../words/table.js";
import { cutShort } from "../../words/verdict.js";
import { roundNumbers } from "../state/rounds.js";
import { deed, movesCards } from "./lines.js";
import { hasListeners, isOfOthers, isShown } from "./remarks.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../../net/protocol.js").Turn} LogTurn
 * @typedef {import("../../net/protocol.js").Said} Said
 * @typedef {import("../../net/protocol.js").Told} Told
 * @typedef {import("../../net/protocol.js").Amount} Amount
 */

/** @typedef {keyof typeof LOG_FILTERS} Filter */

const FILTERS = /** @type {Filter[]} */ (Object.keys(LOG_FILTERS));

/** On small screens the log is a drawer. */
export const drawer = signal(false);

const close = () => {
  drawer.value = false;
};

/** How many remarks have been in sight. */
const seen = signal(0);

/** How many remarks of others nobody has looked at. @param {Table} table @param {Said[]} chat */
export const unread = (table, chat) =>
  chat.slice(seen.value).filter((remark) => isShown(remark) && isOfOthers(table, remark)).length;

/** Before anything has happened there may be talk. @type {LogTurn[]} */
const EMPTY = [{ turn: 0, player: null, lines: [] }];

const filter = signal(/** @type {Filter} */ ("all"));

/** @typedef {{label: string, content: unknown}} Aside  what takes the place of the log */

/** @param {{table: Table, log: LogTurn[], chat: Said[], reacting: import("./reactions.js").Reacting | null, aside: Aside | null}} props */
export function Log({ table, log, chat, reacting, aside }) {
  const Figures = useLoaded(() => import("./figures.js"), "Figures", filter.value === "figures");
  useEffect(() => close, []); // with the table
  useLayer(drawer.value && table.measures.drawer && table.measures.layout !== "desktop", close);
  useEffect(() => {
    seen.value = chat.length; // what was said before one came is no news
  }, []);
  useEffect(() => {
    if (drawer.value || !table.measures.drawer) seen.value = chat.length;
  }, [drawer.value, table.measures.drawer, chat.length]);
  const rounds = roundNumbers(log);
  const isHeard = hasListeners(table);
  const looks = `log panel zone ${drawer.value ? "open" : ""}`;
  const veil = html`<div class=${`veil ${drawer.value ? "open" : ""}`} onClick=${close} />`;
  if (aside)
    return html`${veil}
      <aside class=${looks} data-zone="log" aria-label=${aside.label}><${Close} />${aside.content}</aside>`;
  return html`${veil}
    <aside class=${looks} data-zone="log" aria-label=${LOG.heading}>
      <header>
        <h2>${LOG.heading}</h2>
        ${FILTERS.filter((one) => one !== "chat" || isHeard).map((one) => html`<${Chip} key=${one} name=${one} />`)}
        <${Close} />
      </header>
      <div class="lines" tabindex="0" role="region" aria-label=${LOG.lines}>
        ${
          filter.value === "figures"
            ? Figures && html`<${Figures} table=${table} />`
            : html`<ol>
          ${(log.length ? log : EMPTY).map((turn, index, all) => entry(table, turn, rounds.get(turn.turn) ?? 1, filter.value, said(chat, all, index)))}
          ${table.play && cutShort(table.match) && html`<li class="turn"><h3>${LOG.over}</h3><ul><li>${cutShort(table.match)}</li></ul></li>`}
        </ol>`
        }
      </div>
      <${Muted} chat=${chat} />
      ${table.play && isHeard && html`${reacting && html`<${reacting.ReactionBar} play=${table.play} />`}<${Say} table=${table} />`}
    </aside>`;
}

const Close = () =>
  html`<button type="button" class="btn quiet round close" aria-label=${LOG.close} onClick=${close}>
    <${Icon} name="close" />
  </button>`;

/**
 * What was said in a turn; remarks of turns that were taken back go to the last one.
 * @param {Said[]} chat
 * @param {LogTurn[]} log
 * @param {number} index
 */
function said(chat, log, index) {
  const next = log[index + 1]?.turn ?? Infinity;
  const heard = chat.filter(isShown);
  return heard.filter(({ turn }) => turn < next && (turn >= log[index].turn || index === 0));
}

/** @param {{name: Filter}} props */
const Chip = ({ name }) =>
  html`<button type="button" class="chip" aria-pressed=${filter.value === name} onClick=${() => (filter.value = name)}>
    ${LOG_FILTERS[name]}
  </button>`;

/**
 * Drawn turns, kept until something is added to them.
 * @type {WeakMap<LogTurn, {key: string, drawn: unknown}>}
 */
const drawnTurns = new WeakMap();

/**
 * @param {Table} table
 * @param {LogTurn} turn
 * @param {number} round
 * @param {Filter} chosen
 * @param {Said[]} chat  in this turn
 */
function entry(table, turn, round, chosen, chat) {
  const remarks = chosen === "all" || chosen === "chat" ? chat : [];
  const key = `${chosen} ${remarks.length}`;
  const known = drawnTurns.get(turn);
  if (known?.key === key) return known.drawn;
  const drawn = html`<${Turn} key=${turn.turn} table=${table} turn=${turn} round=${round} chosen=${chosen} remarks=${remarks} />`;
  drawnTurns.set(turn, { key, drawn });
  return drawn;
}

/** @param {{table: Table, turn: LogTurn, round: number, chosen: Filter, remarks: Said[]}} props */
function Turn({ table, turn, round, chosen, remarks }) {
  const { player, lines } = turn;
  const name = player === null ? "" : (table.view.players[player]?.name ?? "");
  const told = lines.flatMap((line) =>
    line.filter((one) => isChosen(one, chosen)).map((one) => ({ one, sub: one !== line[0] })),
  );
  if (!told.length && !remarks.length) return null;
  return html`<li class="turn">
    <h3>${player === null ? LOG.deal : LOG.turn(round, table.own && player === table.seat ? LOG.you : name)}</h3>
    <ul>
      ${told.map(({ one, sub }) => html`<${Line} table=${table} told=${one} sub=${sub} player=${player} />`)}
      ${remarks.map((remark) => html`<${Remark} table=${table} remark=${remark} />`)}
    </ul>
  </li>`;
}

/** @param {Told} told @param {Filter} chosen */
function isChosen(told, chosen) {
  if (chosen === "gains") return told.gained.length > 0 || told.event === "gained";
  return chosen === "all" || (chosen === "cards" && movesCards(told));
}

/** @param {{table: Table, told: Told, sub: boolean, player: number | null}} props  sub: it only followed from something */
function Line({ table, told, sub, player }) {
  const { paid, gained } = told;
  return html`<li class=${sub ? "sub" : ""}>
    <span><${Spans} text=${deed(told, table.view.players, player)} prose onCard=${read} /></span>
    ${paid.length + gained.length > 0 && html`<span class="gain">${paid.map((one) => change("−", one))}${gained.map((one) => change("+", one))}</span>`}
  </li>`;
}

/** @param {"+" | "−"} sign @param {Amount} amount */
function change(sign, { number, resource }) {
  const isMechana = resource === "Mechana rune";
  return html`${" "}<span class="nowrap"
      >${sign}<${Quantity} number=${number} unit=${isMechana ? "rune" : resource} />${isMechana && html` ${RESOURCES.mechana}`}</span
    >`;
}

/** Whether those speak who only watch. @type {Record<Said["channel"], boolean>} */
const ONLOOKERS = { table: false, gallery: true };

/** @param {{table: Table, remark: Said}} props */
function Remark({ table, remark }) {
  const { name, text, reaction, speaker, channel } = remark;
  const isOnlooker = ONLOOKERS[channel];
  const isOwn = !isOfOthers(table, remark);
  const reacting = useLoaded(() => import("./reactions.js"), "reacting", reaction !== null);
  return html`<li class=${`said ${isOnlooker ? "onlooker" : ""}`}>
    <b>${name}</b>${isOnlooker && html` <small>${LOG.watching}</small>`} ${reaction && reacting ? html`<${reacting.Reacted} code=${reaction} />` : text}
    ${table.play && speaker && !isOwn && html` <button type="button" class="mute" aria-label=${LOG.muteName(name)} onClick=${() => mute(speaker)}>${LOG.mute}</button>`}
  </li>`;
}

/** Whose remarks of this match are not shown, and the way back. @param {{chat: Said[]}} props */
function Muted({ chat }) {
  const people = new Set(
    chat.map(({ speaker }) => speaker).filter((speaker) => muted.value.includes(speaker)),
  );
  if (!people.size) return null;
  const hear = () => {
    muted.value = muted.value.filter((speaker) => !people.has(speaker));
  };
  return html`<p class="muted" role="status">
    ${LOG.muted(people.size)} <button type="button" class="mute" onClick=${hear}>${LOG.hear}</button>
  </p>`;
}

const LONGEST = 500;

/** @param {{table: Table}} props */
function Say({ table }) {
  const [text, setText] = useState("");
  /** @param {Event} event */
  const say = (event) => {
    event.preventDefault();
    if (text.trim() && table.play?.send({ type: "say", text: text.trim() })) setText("");
  };
  const label = table.own ? LOG.say : LOG.saySpectators;
  return html`<form class="say" onSubmit=${say}>
    <input
      class="field"
      aria-label=${label}
      placeholder=${label}
      maxlength=${LONGEST}
      value=${text}
      onInput=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => setText(event.currentTarget.value)}
    />
    <button type="submit" class="btn round" aria-label=${LOG.send}><${Icon} name="arrow-right" /></button>
  </form>`;
}
