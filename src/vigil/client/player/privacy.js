/** What others may see of one's page: a choice of one's own. */

import { html, useState } from "../app/ui.js";
import { post } from "../net/api.js";
import { useRequest } from "../net/request.js";
import { PROFILE } from "../words/player.js";

/** @typedef {import("../net/protocol.js").ProfileChoices} Choices */

const PARTS = /** @type {(keyof Choices)[]} */ (["rating", "games", "cards", "achievements"]);

/** @param {{choices: Choices}} props */
export function Privacy({ choices }) {
  const [chosen, choose] = useState(choices);
  const { busy, error, ask } = useRequest();
  /** @param {keyof Choices} part */
  const toggle = (part) =>
    ask(async () => choose(await post("/api/player/choices", { ...chosen, [part]: !chosen[part] })));
  return html`<fieldset class="panel box privacy">
    <legend>${PROFILE.shows}</legend>
    ${PARTS.map(
      (part) => html`<label class="check">
        <input type="checkbox" checked=${chosen[part]} disabled=${busy} onChange=${() => toggle(part)} /> ${PROFILE.parts[part]}
      </label>`,
    )}
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
  </fieldset>`;
}
