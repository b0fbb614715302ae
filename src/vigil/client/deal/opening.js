/** The opening as a tree: where several people stood in exactly the same position, and what each of them did. */

import { html, useState } from "../app/ui.js";
import { pictureUrl } from "../art/index.js";
import { card } from "../net/catalogue.js";
import { AFTER } from "../words/deal.js";
import { listed } from "../words/numbers.js";

/** @typedef {import("../net/protocol.js").OpeningFork} Fork */
/** @typedef {import("../net/protocol.js").OpeningWay} Way */

/** @param {{opening: Fork | null}} props */
export function Opening({ opening }) {
  const [chosen, choose] = useState(/** @type {number[]} */ ([]));
  if (!opening) return html`<p class="quiet-line">${AFTER.few}</p>`;
  return html`<section aria-labelledby="opening">
    <h2 id="opening" class="head">${AFTER.opening}<small>${AFTER.openingMore}</small></h2>
    <div class="forks">
      ${forksOn(opening, chosen).map(
        ({ fork, at }, depth) =>
          html`<${OneFork} key=${depth} fork=${fork} at=${at} choose=${(/** @type {number} */ way) => choose([...chosen.slice(0, depth), way])} />`,
      )}
    </div>
  </section>`;
}

/**
 * The forks on a way through the tree: the chosen one, else one's own, else the most frequent.
 * @param {Fork} opening
 * @param {number[]} chosen
 */
function forksOn(opening, chosen) {
  const found = [];
  /** @type {Fork | null} */
  let fork = opening;
  for (let depth = 0; fork; depth += 1) {
    const own = Math.max(
      0,
      fork.ways.findIndex(({ yours }) => yours),
    );
    const at = chosen[depth] ?? own;
    found.push({ fork, at });
    fork = fork.ways[at]?.next ?? null;
  }
  return found;
}

/** @param {{fork: Fork, at: number, choose: (way: number) => void}} props */
function OneFork({ fork, at, choose }) {
  return html`<section class="fork panel">
    <h3 class="head">${AFTER.turn(fork.turn)}<small>${AFTER.stood(fork.people)}</small></h3>
    <ul>
      ${fork.ways.map((way, place) => html`<li><${OneWay} way=${way} all=${fork.people} on=${place === at} choose=${() => choose(place)} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{way: Way, all: number, on: boolean, choose: () => void}} props */
function OneWay({ way, all, on, choose }) {
  return html`<button class="fork-way" aria-pressed=${on} onClick=${choose}>
    <span class="pane-pic">${way.took[0] && html`<img src=${pictureUrl(card(way.took[0]))} alt="" loading="lazy" />`}</span>
    <span class="fork-words">
      <span class="fork-name">
        <b>${way.took.length ? listed(way.took) : AFTER.nothing}</b>
        ${way.yours && html`<i class="by-me">${AFTER.you}</i>`}${way.best && html`<i>${AFTER.best}</i>`}${way.names.map((name) => html`<i>${name}</i>`)}
      </span>
      <span class="fork-bar"><i style=${{ width: `${(60 * way.people) / all}%` }}></i><small>${AFTER.ofHundred(way.people, all)}</small></span>
    </span>
    <span class="num fork-mean" title=${AFTER.mean(way.honor)}>${way.honor}<span class="sr"> ${AFTER.mean(way.honor)}</span></span>
  </button>`;
}
