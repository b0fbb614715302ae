/** Naming a card: a field that finds any card of the game, and the faces of those that fit. */

import { entering } from "../../app/fields.js";
import { html, useEffect, useMemo, useRef, useState } from "../../app/ui.js";
import { Card } from "../../cards/card.js";
import { Prose } from "../../cards/text.js";
import { Icon } from "../../icons/icon.js";
import { catalogue, card as printed } from "../../net/catalogue.js";
import { spoken } from "../../words/cards.js";
import { NAMING, QUESTION } from "../../words/sill.js";
import { plain } from "../../words/spans.js";
import { Act, Back, HintButton, Options } from "./acts.js";
import { asks, prompt, questionOf } from "./prompt.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../state/play.js").Play} Play
 * @typedef {import("../../net/protocol.js").Asked} Asked
 * @typedef {import("../../net/protocol.js").Naming} Named
 */

export const styles = ["/table/sill/naming.css"];

/** So many faces are shown; whoever wants another types more of its name. */
const MOST_SHOWN = 16;
const LIST = "names";

/** @param {{table: Table, play: Play, asked: Asked, naming: Named}} props */
export function Naming({ table, play, asked, naming }) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  useAboveKeyboard(sheet);
  const names = useMemo(() => namesOf(naming, table), [naming, catalogue.value]);
  const found = useMemo(() => find(names, text), [names, text]);
  const shown = found.slice(0, MOST_SHOWN);
  const wanted = shown[active];
  const name = () => wanted && play.move(naming.before + wanted);
  /** @param {string} entered */
  const enter = (entered) => {
    setText(entered);
    setActive(entered.trim() ? 0 : -1);
  };
  return html`<section ref=${sheet} class="sill ask naming zone answers" data-zone="sill" aria-label=${QUESTION.asks(plain(asked.opening))}>
    ${asked.asker && html`<div class="asker"><${Card} name=${asked.asker.card} size=${table.measures.layout === "phone" ? "s" : "m"} asker=${asked.asker} /></div>`}
    <div class="question">
      <${Question} table=${table} asked=${asked} />
      <div class="group">
        <${Field}
          text=${text}
          enter=${enter}
          shown=${shown}
          active=${active}
          setActive=${setActive}
          name=${name}
          isPhone=${table.measures.layout === "phone"}
        />
        <p class="found" role="status">${NAMING.found(found.length, names.length)}</p>
        <${Faces} shown=${shown} active=${active} pick=${setActive} name=${name} />
      </div>
    </div>
    <div class="acts side">
      <${Act} act="name" look="primary" keycap="↵" disabled=${!wanted} onPress=${name}>${wanted ? NAMING.name(wanted) : NAMING.none}<//>
      <${Options} table=${table} play=${play} />
      ${table.voice?.acts ?? html`<${Back} table=${table} play=${play} /><${HintButton} table=${table} play=${play} />`}
    </div>
  </section>`;
}

/** What is asked and by whom; or what a hint, the coach or a refusal says. @param {{table: Table, asked: Asked}} props */
function Question({ table, asked }) {
  const { title, words, tone } = prompt(table);
  const speaks = table.voice || tone === "bad" || table.play?.hint.value;
  return html`<h2><${Prose} text=${questionOf(table, asked)} /></h2>
    <p class="why">${speaks ? html`<b>${title}</b> <${Prose} text=${words} />` : asks(table, plain(asked.opening))}</p>`;
}

/**
 * The field. The focus stays in it; the arrows go through the faces below.
 * @param {{text: string, enter: (text: string) => void, shown: string[], active: number, setActive: (place: number) => void, name: () => void, isPhone: boolean}} props
 */
function Field({ text, enter, shown, active, setActive, name, isPhone }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    if (!isPhone) field.current?.focus({ preventScroll: true }); // there it would raise the keyboard over the cards
  }, []);
  /** @param {number} step */
  const go = (step) => setActive(shown.length ? (active + step + shown.length) % shown.length : -1);
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowDown: () => go(1),
    ArrowUp: () => go(active < 0 ? 0 : -1),
    Enter: name,
    Escape: () => (text ? enter("") : leave(field.current)),
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.isComposing || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  };
  return html`<label class="search">
    <span class="sr">${NAMING.label}</span><${Icon} name="search" />
    <input
      ref=${field}
      class="field"
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded=${shown.length > 0}
      aria-controls=${LIST}
      aria-activedescendant=${shown[active] ? optionId(active) : undefined}
      autocomplete="off"
      autocapitalize="off"
      spellcheck=${false}
      enterkeyhint="done"
      placeholder=${NAMING.placeholder}
      value=${text}
      onInput=${entering(enter)}
      onKeyDown=${press}
    />
  </label>`;
}

/** Declines, if that is allowed. @param {HTMLElement | null} field */
function leave(field) {
  const decline = field?.closest(".ask")?.querySelector("[data-act=decline]");
  if (decline instanceof HTMLElement) decline.click();
}

/** @param {number} place */
const optionId = (place) => `${LIST}-${place}`;

/**
 * The faces of the cards that fit: a press picks one, a second press names it.
 * @param {{shown: string[], active: number, pick: (place: number) => void, name: () => void}} props
 */
function Faces({ shown, active, pick, name }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [active, shown]);
  /** @param {string} card @param {number} place */
  const option = (card, place) =>
    html`<li
      key=${card}
      id=${optionId(place)}
      role="option"
      aria-selected=${place === active}
      aria-label=${spoken(printed(card))}
      data-name=${card}
      onClick=${() => (place === active ? name() : pick(place))}
    >
      <span aria-hidden="true"><${Card} name=${card} size="s" state="legal" selected=${place === active} rest=${{ role: "presentation" }} /></span>
    </li>`;
  return html`<ul ref=${list} id=${LIST} class="names" role="listbox" aria-label=${NAMING.list}>${shown.map(option)}</ul>`;
}

/**
 * Everything that can be named: what one's own deck is made of, the commonest first, then all others by name.
 * @param {Named} naming
 * @param {Table} table
 */
function namesOf({ sets }, { view, seat }) {
  const boxes = (catalogue.value?.sets ?? []).filter(({ code }) => sets.includes(code));
  const deck = view.players[seat].deck_holds ?? {};
  const all = [...new Set(boxes.flatMap(({ names }) => names))];
  return all.sort((one, other) => (deck[other] ?? 0) - (deck[one] ?? 0) || one.localeCompare(other));
}

/**
 * The names in which a text is found, the likeliest first; those with its letters in order, if there is no other.
 * @param {string[]} names
 * @param {string} text
 */
function find(names, text) {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, " ");
  if (!wanted) return names;
  const ranked = names.map((name) => ({ name, rank: rankOf(name.toLowerCase(), wanted) }));
  const least = ranked.some(({ rank }) => rank < IN_ORDER) ? IN_ORDER : NOWHERE;
  return ranked
    .filter(({ rank }) => rank < least)
    .sort((one, other) => one.rank - other.rank || one.name.localeCompare(other.name))
    .map(({ name }) => name);
}

const IN_ORDER = 3; // and more for long names, in which any letters are found
const NOWHERE = 100;

/** @param {string} name @param {string} wanted */
function rankOf(name, wanted) {
  if (name.startsWith(wanted)) return 0;
  if (name.includes(` ${wanted}`)) return 1;
  if (name.includes(wanted)) return 2;
  let place = 0;
  for (const letter of name) if (letter === wanted[place]) place += 1;
  return place === wanted.length ? IN_ORDER + name.length / 10 : NOWHERE;
}

/** Lifts a sheet above the keyboard of a phone, which covers what lies at the bottom. @param {{current: HTMLElement | null}} sheet */
function useAboveKeyboard(sheet) {
  useEffect(() => {
    const seen = window.visualViewport;
    const lift = () => {
      const covered = seen ? innerHeight - seen.height - seen.offsetTop : 0;
      sheet.current?.style.setProperty("--covered", `${Math.max(0, Math.round(covered))}px`);
    };
    seen?.addEventListener("resize", lift);
    return () => seen?.removeEventListener("resize", lift);
  }, []);
}
