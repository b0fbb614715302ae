/** The corner with the turn, the way home, and the menu. */

import { theme, toggleTheme } from "../app/theme.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { span } from "../words/numbers.js";
import { menu } from "./dialogs/menu.js";
import { drawer } from "./log/log.js";

/** @typedef {import("./state/model.js").Table} Table */

export const Brand = () =>
  html`<a class="brand" href="/" aria-label="Vigil, home"><${Icon} name="flame" /><span>Vigil</span></a>`;

/** @param {{table: Table}} props */
export function Tools({ table }) {
  const { view, match } = table;
  return html`<nav class="tools" aria-label="Table">
    <span class="turnbox"
      ><b class="title">Turn ${view.turn_number}</b
      ><small
        >${match.clock ? `${span(match.clock.seconds)} a ${match.clock.per}` : "no clock"}${match.taken_back ? ", taken back" : ""}</small
      ></span
    >
    <a class="btn quiet round wide" href="/rules" target="_blank" aria-label="Rules and rulings" title="Rules"
      ><${Icon} name="book"
    /></a>
    <button
      type="button"
      class="btn quiet round wide"
      aria-label=${theme.value === "dark" ? "Light theme" : "Dark theme"}
      onClick=${toggleTheme}
    >
      <${Icon} name=${theme.value === "dark" ? "sun" : "moon"} />
    </button>
    <button
      type="button"
      class="btn quiet round narrow"
      aria-label="Log"
      onClick=${() => (drawer.value = !drawer.value)}
    >
      <${Icon} name="log" />
    </button>
    <button type="button" class="btn quiet round" aria-label="Menu" onClick=${() => (menu.value = "menu")}>
      <${Icon} name="menu" />
    </button>
  </nav>`;
}
