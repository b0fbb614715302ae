/** Five windows: a faction each, and the monsters. */

import { html } from "../app/ui.js";
import { pictureUrl, svgUrl, tallWindow } from "../art/index.js";
import { WINDOWS } from "../words/home.js";

/** @typedef {{family: keyof typeof WINDOWS, height: number, figure: string, thing: string}} Bay */

/** @type {Bay[]} */
const BAYS = [
  {
    family: "enlightened",
    height: 560,
    figure: "Master Dhartha",
    thing: "The All-Seeing Eye",
  },
  {
    family: "lifebound",
    height: 620,
    figure: "Cetra, Weaver of Stars",
    thing: "Snapdragon",
  },
  {
    family: "mechana",
    height: 680,
    figure: "Kor, the Ferromancer",
    thing: "Rocket Courier X-99",
  },
  {
    family: "void",
    height: 620,
    figure: "Shade of the Black Watch",
    thing: "Shadow Star",
  },
  {
    family: "monster",
    height: 560,
    figure: "Avatar of the Fallen",
    thing: "Mistake of Creation",
  },
];

export function Nave() {
  return BAYS.map((bay) => html`<${Window} ...${bay} />`);
}

/** @param {Bay} bay */
function Window({ family, height, figure, thing }) {
  const { title, words } = WINDOWS[family];
  /** @param {string} name @param {string} kind */
  const card = (name, kind) =>
    family === "monster" ? { name, kind: family, factions: [] } : { name, kind, factions: [family] };
  return html`<figure class="win f-${family}">
    <img src=${svgUrl(tallWindow(card(figure, "hero"), height))} width="200" height=${height} alt="" />
    <div class="below"><img src=${pictureUrl(card(thing, "construct"))} alt="" /></div>
    <figcaption>${title}<small>${words}</small></figcaption>
  </figure>`;
}
