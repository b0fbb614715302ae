/** What one wants to play: pace, sets, and whether it counts. It is kept for the next time. */

import { keep, kept } from "../app/storage.js";
import { computed, html, signal } from "../app/ui.js";
import { pictureUrl } from "../art/index.js";
import { card, catalogue } from "../net/catalogue.js";
import { me } from "../net/person.js";
import { CHOOSE, PACES } from "../words/opponent.js";

/** @typedef {import("./search.js").Wish} Wish */
/** @typedef {Wish["pace"]} Pace */

const KEY = "vigil.wish";
const CODES = /** @type {Pace[]} */ (Object.keys(PACES));

/** @type {Wish} */
const USUAL = { pace: "20m", sets: ["godslayer"], rated: true };

const chosen = signal(/** @type {Wish} */ ({ ...USUAL, ...remembered() }));

/** What is wanted; only games of people with accounts can count. */
export const wish = computed(() => ({ ...chosen.value, rated: chosen.value.rated && isMember() }));

const isMember = () => me.value?.account ?? false;

/** @returns {Partial<Wish>} */
function remembered() {
  try {
    const { pace, sets, rated } = JSON.parse(kept(KEY) ?? "{}");
    return {
      ...(CODES.includes(pace) && { pace }),
      ...(Array.isArray(sets) && sets.length > 0 && { sets }),
      ...(typeof rated === "boolean" && { rated }),
    };
  } catch {
    return {};
  }
}

/** @param {Partial<Wish>} news */
export function wishFor(news) {
  chosen.value = { ...chosen.value, ...news };
  keep(KEY, JSON.stringify(chosen.value));
}

/** @param {{change: (news: Partial<Wish>) => void, done?: () => void}} props  done: of a sheet that can be closed */
export function Wishes({ change, done }) {
  return html`<section class="choose panel" aria-labelledby="what-you-play">
    <h2 id="what-you-play" class="head">${CHOOSE.heading}</h2>
    <${PaceChoice} change=${change} />
    <${SetWishes} change=${change} />
    ${isMember() && html`<${RatedChoice} change=${change} />`}
    ${done && html`<button class="btn" onClick=${done}>${CHOOSE.done}</button>`}
  </section>`;
}

/** @param {{change: (news: Partial<Wish>) => void}} props */
function PaceChoice({ change }) {
  return html`<fieldset>
    <legend>${CHOOSE.pace}</legend>
    <div class="pace-list">
      ${CODES.map((code) => {
        const { number, unit, kind, long } = PACES[code];
        return html`<label class="opt">
          <input type="radio" name="pace" checked=${wish.value.pace === code} onChange=${() => change({ pace: code })} />
          <b>${number} ${unit}</b><small>${kind}, ${long}</small>
        </label>`;
      })}
    </div>
  </fieldset>`;
}

/** @param {{change: (news: Partial<Wish>) => void}} props */
function SetWishes({ change }) {
  const { sets } = wish.value;
  /** @param {string} code */
  const toggle = (code) =>
    change({ sets: sets.includes(code) ? sets.filter((other) => other !== code) : [...sets, code] });
  return html`<fieldset>
    <legend>${CHOOSE.sets} <small>${CHOOSE.drawn}</small></legend>
    <div class="set-list">
      ${(catalogue.value?.sets ?? []).map(
        ({ code, short, samples }) => html`<label class="set">
          <input type="checkbox" checked=${sets.includes(code)} onChange=${() => toggle(code)} />
          <span class="pane-pic">${samples[0] && html`<img src=${pictureUrl(card(samples[0]))} alt="" loading="lazy" />`}</span>
          <b>${short}</b>
        </label>`,
      )}
    </div>
    ${sets.length === 0 && html`<p class="wrong" role="alert">${CHOOSE.noSet}</p>`}
  </fieldset>`;
}

/** @param {{change: (news: Partial<Wish>) => void}} props */
function RatedChoice({ change }) {
  const choices = [
    { value: true, words: CHOOSE.rated },
    { value: false, words: CHOOSE.unrated },
  ];
  return html`<fieldset class="levels">
    <legend>${CHOOSE.rating}</legend>
    <div class="segments">
      ${choices.map(
        ({ value, words }) => html`<label>
          <input type="radio" name="rated" checked=${wish.value.rated === value} onChange=${() => change({ rated: value })} /><span>${words}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
