/** Which game: sets, rulebook and variant. */

import { html } from "../app/ui.js";
import { pictureUrl } from "../art/index.js";
import { asSentence } from "../net/api.js";
import { card, catalogue } from "../net/catalogue.js";
import { SETS } from "../words/sets.js";

/** @typedef {import("../net/protocol.js").Setup} Setup */

const EDITIONS = [
  { edition: 2, title: "Second edition", words: "30 honor in the pool for every player." },
  {
    edition: 1,
    title: "First edition",
    words: "The rulebook of 2010, with a pool of its own for two to four.",
  },
];

/** @param {{setup: Setup, change: (news: Partial<Setup>) => void}} props */
export function SetChoice({ setup, change }) {
  /** @param {string} code */
  const toggle = (code) => {
    const sets = setup.sets.includes(code)
      ? setup.sets.filter((other) => other !== code)
      : [...setup.sets, code];
    const possible = editionsOf(sets).map(({ edition }) => edition);
    change({ sets, edition: possible.includes(setup.edition) ? setup.edition : possible[0] });
  };
  return html`<fieldset class="choices sets">
    <legend>Sets <small>one, or several shuffled together</small></legend>
    ${(catalogue.value?.sets ?? []).map(
      ({ code, name, cards }) => html`<label class="choice panel">
        <input type="checkbox" checked=${setup.sets.includes(code)} onChange=${() => toggle(code)} />
        <span class="choice-words"><b>${name}</b><small>${SETS[code]?.words} ${cards} cards.</small></span>
        <span class="samples">${(SETS[code]?.samples ?? []).map(pictured)}</span>
      </label>`,
    )}
    ${setup.sets.length === 0 && html`<p class="wrong" role="alert">Choose at least one set.</p>`}
  </fieldset>`;
}

/** @param {string} name */
const pictured = (name) => html`<img src=${pictureUrl(card(name))} alt="" loading="lazy" />`;

/** @param {{setup: Setup, change: (news: Partial<Setup>) => void}} props */
export function EditionChoice({ setup, change }) {
  const possible = editionsOf(setup.sets);
  if (possible.length < 2) return null;
  return html`<fieldset class="choices">
    <legend>Rulebook</legend>
    ${possible.map(
      ({ edition, title, words }) =>
        html`<${Choice} group="edition" title=${title} words=${words} on=${setup.edition === edition} choose=${() => change({ edition })} />`,
    )}
  </fieldset>`;
}

/** @param {{setup: Setup, change: (news: Partial<Setup>) => void, error: string | null}} props */
export function VariantChoice({ setup, change, error }) {
  return html`<fieldset class="choices">
    <legend>Variant</legend>
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
  return EDITIONS.filter(({ edition }) => chosen.every(({ editions }) => editions.includes(edition)));
}
