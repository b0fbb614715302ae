/** What a game has earned its player: shown at its end, never over the table. */

import { html } from "../app/ui.js";
import { ACHIEVED, ACHIEVEMENTS } from "../words/achievements.js";
import { Emblem } from "./emblem.js";

/** @param {{earned: import("../net/protocol.js").EarnedHere[]}} props */
export function Earned({ earned }) {
  if (earned.length === 0) return null;
  return html`<section class="box panel earned-box">
    <h2>${ACHIEVEMENTS.fresh}</h2>
    <ul>
      ${earned.map(
        ({ code, share }) => html`<li>
          <${Emblem} code=${code} share=${1} size=${84} />
          <p><b class="title">${ACHIEVED[code]?.name ?? code}</b>${ACHIEVED[code]?.todo}. <span class="ash">${ACHIEVEMENTS.share(share)}</span></p>
        </li>`,
      )}
    </ul>
  </section>`;
}
