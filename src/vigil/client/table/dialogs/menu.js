/** The menu of the table, the list of keys, and finding a card. */

import { inPocket } from "../../app/base.js";
import { DownloadButton } from "../../app/download.js";
import { entering } from "../../app/fields.js";
import { coachFrom, letterKeys, oneTap, peeks, reactions, speed, verbs, volume } from "../../app/settings.js";
import { theme, toggleTheme } from "../../app/theme.js";
import { html, signal, useEffect, useState } from "../../app/ui.js";
import { read } from "../../cards/open-card.js";
import { Icon } from "../../icons/icon.js";
import { Terms } from "../../lobby/terms.js";
import { catalogue } from "../../net/catalogue.js";
import { THEME } from "../../words/app.js";
import { KEY_LIST, MENU, SETTINGS, TO } from "../../words/menu.js";
import { Devices } from "./devices.js";
import { Dialog } from "./dialog.js";
import { menu } from "./open-menu.js";
import { others, Report } from "./report.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../state/play.js").Play} Play
 */

/** Whether resigning was pressed once; a signal, because the table is drawn again with every move. */
const sure = signal(false);

const close = () => {
  menu.value = null;
  sure.value = false;
};

/** @param {{table: Table}} props */
export function Menu({ table }) {
  useEffect(() => close, []); // with the table
  if (menu.value === "menu") return html`<${Main} table=${table} />`;
  if (menu.value === "keys") return html`<${Keys} />`;
  if (menu.value === "find") return html`<${Find} />`;
  if (menu.value === "report") return html`<${Report} match=${table.match} close=${close} />`;
  return null;
}

/** @param {{table: Table}} props */
function Main({ table: { play, match, seat, own } }) {
  const isKept = play && match.id !== ""; // else it is a puzzle, or a replay: nothing waits there
  const mayReport = isKept && own && others(match).length > 0;
  const mayResign = isKept && own && match.status === "playing";
  return html`<${Dialog} heading=${MENU.heading} class="menu" onClose=${close}>
    <nav aria-label=${MENU.help}>
      <button type="button" class="btn" onClick=${() => (menu.value = "keys")}><${Icon} name="keyboard" />${MENU.keys}</button>
      <button type="button" class="btn" onClick=${() => (menu.value = "find")}>
        <${Icon} name="search" />${MENU.find}
      </button>
      <a class="btn" href="/rules" target="_blank"><${Icon} name="book" />${MENU.rules}</a>
      <button type="button" class="btn" onClick=${toggleTheme}>
        <${Icon}
          name=${theme.value === "dark" ? "sun" : "moon"}
        />${theme.value === "dark" ? THEME.light : THEME.dark}
      </button>
    </nav>
    <${Settings} />
    <${Terms} match=${match} />
    ${isKept && html`<${Devices} match=${match} seat=${own ? seat : null} />`}
    <nav aria-label=${MENU.out}>
      ${mayResign && html`<${Resign} play=${play} />`}
      ${inPocket && mayResign && html`<${DownloadButton} path="/api/matches/${match.id}/record" name="vigil-${match.id}.json" words=${MENU.take} />`}
      ${
        mayReport &&
        html`<button type="button" class="btn" onClick=${() => (menu.value = "report")}>
          <${Icon} name="eye" />${MENU.report}
        </button>`
      }
      <a class="btn" href="/" onClick=${close}><${Icon} name="home" />${MENU.leave}</a>
    </nav>
    ${isKept && html`<p class="why">${MENU.leaving}</p>`}
    ${match.commitment && html`<p class="why">${MENU.commitment} <code>${match.commitment}</code></p>`}
  <//>`;
}

const SPEEDS = [
  [1, SETTINGS.calm],
  [3, SETTINGS.quick],
  [0, SETTINGS.atOnce],
];

const VERBS = [
  [null, SETTINGS.firstGames],
  [true, SETTINGS.always],
  [false, SETTINGS.pointed],
];

/** Points of the chance of winning that a move has to lose before the coach speaks up. */
const MARGINS = [[0, SETTINGS.noCoach], ...[10, 5, 3].map((points) => [points, SETTINGS.coachFrom(points)])];

/**
 * One of several values of a setting.
 * @param {{name: string, setting: import("../../vendor/signals.js").Signal<any>, choices: [unknown, string][]}} props
 */
const Radios = ({ name, setting, choices }) =>
  choices.map(
    ([value, words]) =>
      html`<label>
        <input
          type="radio"
          name=${name}
          checked=${setting.value === value}
          onChange=${() => (setting.value = value)}
        />${" "}${words}
      </label>`,
  );

function Settings() {
  return html`<section class="settings">
    <fieldset>
      <legend>${SETTINGS.speed}</legend>
      <${Radios} name="speed" setting=${speed} choices=${SPEEDS} />
    </fieldset>
    <fieldset>
      <legend>${SETTINGS.verbs}</legend>
      <${Radios} name="verbs" setting=${verbs} choices=${VERBS} />
    </fieldset>
    <fieldset>
      <legend>${SETTINGS.coach}</legend>
      <${Radios} name="coach" setting=${coachFrom} choices=${MARGINS} />
    </fieldset>
    <fieldset>
      <legend>${SETTINGS.sound}</legend>
      <label class="volume"
        >${SETTINGS.volume}
        <input type="range" min="0" max="1" step="0.1" value=${volume.value} onInput=${entering((loud) => (volume.value = Number(loud)))} />
      </label>
    </fieldset>
    <fieldset>
      <legend>${SETTINGS.ways}</legend>
      <label
        ><input type="checkbox" checked=${oneTap.value} onChange=${() => (oneTap.value = !oneTap.value)} /> ${SETTINGS.oneTap}</label
      >
      <label
        ><input type="checkbox" checked=${letterKeys.value} onChange=${() => (letterKeys.value = !letterKeys.value)} />
        ${SETTINGS.letterKeys}</label
      >
      <label
        ><input type="checkbox" checked=${peeks.value} onChange=${() => (peeks.value = !peeks.value)} /> ${SETTINGS.peeks}</label
      >
      <label
        ><input type="checkbox" checked=${reactions.value} onChange=${() => (reactions.value = !reactions.value)} />
        ${SETTINGS.reactions}</label
      >
      <${Notify} />
    </fieldset>
  </section>`;
}

/** The setting for notifications while the page is hidden. */
function Notify() {
  const [state, setState] = useState("Notification" in globalThis ? Notification.permission : "denied");
  if (state === "denied") return null;
  const ask = async () => setState(await Notification.requestPermission());
  return html`<label
    ><input type="checkbox" checked=${state === "granted"} disabled=${state === "granted"} onChange=${ask} /> ${SETTINGS.notify}</label
  >`;
}

/** @param {{play: Play}} props */
function Resign({ play }) {
  const resign = () => {
    if (sure.value) {
      play.send({ type: "resign" });
      close();
    } else sure.value = true;
  };
  return html`<button type="button" class="btn danger" onClick=${resign}>
    <${Icon} name="flag" />${sure.value ? MENU.sure : MENU.resign}
  </button>`;
}

const Keys = () =>
  html`<${Dialog} heading=${MENU.keys} class="keys" onClose=${close}>
    <dl>
      ${KEY_LIST.map(
        ({ keys, words }) =>
          html`<dt>${keys.map((key) => (key === TO ? ` ${TO} ` : html`<kbd>${key}</kbd> `))}</dt>
            <dd>${words}</dd>`,
      )}
    </dl>
  <//>`;

const MOST_FOUND = 12;

function Find() {
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const cards = catalogue.value?.cards ?? [];
  const found = wanted
    ? cards.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MOST_FOUND)
    : [];
  /** @param {Event} event */
  const first = (event) => {
    event.preventDefault();
    if (found[0]) open(found[0].name);
  };
  /** @param {string} name */
  const open = (name) => {
    close();
    read(name);
  };
  return html`<${Dialog} heading=${MENU.find} class="find" onClose=${close}>
    <form onSubmit=${first}>
      <input
        class="field"
        autofocus
        aria-label=${MENU.name}
        value=${text}
        onInput=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => setText(event.currentTarget.value)}
      />
    </form>
    <ul>
      ${found.map(
        ({ name }) =>
          html`<li key=${name}>
            <button type="button" class="btn quiet" onClick=${() => open(name)}>${name}</button>
          </li>`,
      )}
    </ul>
    ${wanted && !found.length && html`<p class="why">${MENU.noCard}</p>`}
  <//>`;
}
