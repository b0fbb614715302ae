/** The shelf of a profile: what was earned last. */

import { html } from "../app/ui.js";
import { ACHIEVED } from "../words/achievements.js";
import { PROFILE } from "../words/player.js";
import { Emblem } from "./emblem.js";

/** @typedef {import("../net/protocol.js").AchievementState} Achieved */

const SHOWN = 10;

/** @param {{earned: Achieved[], name: string | null}} props */
export const Shelf = ({ earned, name }) => html`<section class="shelf">
  <h2>
    ${PROFILE.achievements} <small>${PROFILE.earned(earned.length, Object.keys(ACHIEVED).length)}</small>
    <a href=${name ? `/players/${encodeURIComponent(name)}/achievements` : "/achievements"}>${PROFILE.allOfThem}</a>
  </h2>
  <ul>
    ${earned.slice(0, SHOWN).map(({ code }) => html`<li><${Emblem} code=${code} share=${1} size=${58} /><span>${ACHIEVED[code]?.name ?? code}</span></li>`)}
  </ul>
</section>`;
