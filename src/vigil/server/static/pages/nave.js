/** Five windows: a faction each, and the monsters. */

import { pictureUrl, svgUrl, tallWindow } from "../art/index.js";
import { html } from "../ui.js";

/** @typedef {{faction: string, title: string, words: string, figure: string, thing: string, kind: string, height: number}} Bay */

/** @type {Bay[]} */
const BAYS = [
  { faction: "enlightened", title: "Enlightened", words: "draw, see, defeat", figure: "Master Dhartha", thing: "The All-Seeing Eye", kind: "construct", height: 560 },
  { faction: "lifebound", title: "Lifebound", words: "runes and honor", figure: "Cetra, Weaver of Stars", thing: "Snapdragon", kind: "construct", height: 620 },
  { faction: "mechana", title: "Mechana", words: "constructs that stay", figure: "Kor, the Ferromancer", thing: "Rocket Courier X-99", kind: "construct", height: 680 },
  { faction: "void", title: "Void", words: "power and banishing", figure: "Shade of the Black Watch", thing: "Shadow Star", kind: "construct", height: 620 },
  { faction: "monster", title: "Monsters", words: "defeat for honor", figure: "Avatar of the Fallen", thing: "Mistake of Creation", kind: "monster", height: 560 },
];

export function Nave() {
  return BAYS.map((bay) => html`<${Window} ...${bay} />`);
}

/** @param {Bay} bay */
function Window({ faction, title, words, figure, thing, kind, height }) {
  const factions = kind === "monster" ? [] : [faction];
  return html`<figure class="win f-${faction}">
    <img src=${svgUrl(tallWindow({ name: figure, kind: kind === "monster" ? kind : "hero", factions }, height))} width="200" height=${height} alt="" />
    <div class="below"><img src=${pictureUrl({ name: thing, kind, factions })} alt="" /></div>
    <figcaption>${title}<small>${words}</small></figcaption>
  </figure>`;
}
