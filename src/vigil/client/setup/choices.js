/** Which game: sets, rulebook and variant. */

import { html } from "../app/ui.js";
import { pictureUrl } from "../art/index.js";
import { card, catalogue } from "../net/catalogue.js";
import { asSentence } from "../words/sentences.js";
import { EDITIONS, GAME_CHOICE } from "../words/setup.js";

/** @typedef {Required<import("../net/protocol.js").TableSetup>} Setup */

/** The usual one first. */
const EDITION_ORDER = [2, 1];

/** @param {{setup: Setup, change: (news: Partial<Setup>) => void}} props */
export function SetChoice({ setup, change }) {
  /** @param {string} code */
  const toggle = (code) => {
    const sets = setup.sets.includes(code)
      ? setup.sets.filter((other) => other !== code)
      : [...setup.sets, code];
    const possible = editionsOf(sets);
    change({ sets, edition: possible.includes(setup.edition) ? setup.edition : possible[0] });
  };
  return html`<fieldset class="choices sets">
    <legend>${GAME_CHOICE.sets} <small>${GAME_CHOICE.several}</small></legend>
    ${(catalogue.value?.sets ?? []).map(
      ({ code, name, about, samples, cards }) => html`<label class="choice panel">
        <input type="checkbox" checked=${setup.sets.includes(code)} onChange=${() => toggle(code)} />
        <span class="choice-words"><b>${name}</b><small>${about} ${GAME_CHOICE.cards(cards)}</small></span>
        <span class="set-samples">${samples.map(pictured)}</span>
      </label>`,
    )}
    ${setup.sets.length === 0 && html`<p class="wrong" role="alert">${GAME_CHOICE.noSet}</p>`}
  </fieldset>`;
}

/** @param {string} name */
const pictured = (name) => html`<img src=${pictureUrl(card(name))} alt="" loading="lazy" />`;

/** @param {{setup: Setup, change: (news: Partial<Setup>) => void}} props */
export function EditionChoice({ setup, change }) {
  const possible = editionsOf(setup.sets);
  if (possible.length < 2) return null;
  return html`<fieldset class="choices">
    <legend>${GAME_CHOICE.rulebook}</legend>
    ${possible.map(
      (edition) =>
        html`<${Choice} group="edition" ...${EDITIONS[edition]} on=${setup.edition === edition} choose=${() => change({ edition })} />`,
    )}
  </fieldset>`;
}

/** @param {{setup: Setup, change: (news: Partial<Setup>) => void, error: string | null}} props */
export function VariantChoice({ setup, change, error }) {
  return html`<fieldset class="choices">
    <legend>${GAME_CHOICE.variant}</legend>
    ${(catalogue.value?.variants ?? []).map(
      ({ variant, title, words }) =>
        html`<${Choice} group="variant" title=${title} words=${words} on=${setup.variant === variant} choose=${() => change({ variant })} />`,
    )}
    ${error && html`<p class="wrong" role="alert">${asSentence(error)}</p>`}
  </fieldset>`;
}

/** @param {{group: string, title: string, words: string, on: boolean, choose: () => void}} props */
function Choice({ group, title, words, on, choose }) {
  return html`<label class="choice panel">
    <input type="radio" name=${group} checked=${on} onChange=${choose} />
    <span class="choice-words"><b>${title}</b><small>${words}</small></span>
  </label>`;
}

/** Those that all chosen sets can be played by. @param {string[]} sets */
function editionsOf(sets) {
  const chosen = (catalogue.value?.sets ?? []).filter(({ code }) => sets.includes(code));
  return EDITION_ORDER.filter((edition) => chosen.every(({ editions }) => editions.includes(edition)));
}
