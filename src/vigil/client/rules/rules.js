/** The rules: in short first, then every rule and ruling by its number. */

import { Page } from "../app/page.js";
import { html, useEffect } from "../app/ui.js";
import { Card, styles as cardStyles } from "../cards/card.js";
import { read } from "../cards/open-card.js";
import { Prose } from "../cards/text.js";
import { Icon } from "../icons/icon.js";
import { catalogue, loadCatalogue } from "../net/catalogue.js";
import { CONTENTS, END, FACTIONS, IDEA, KINDS, LEGEND, ROW, RULES, TURN, WAYS } from "../words/rules.js";
import { Numbered } from "./numbered.js";

export const styles = [...cardStyles, "/rules/rules.css"];

export function Rules() {
  useEffect(() => {
    loadCatalogue().catch(() => {}); // without it the cards are blank, the rules can be read
  }, []);
  return html`<${Page} heading=${RULES.heading} lead=${RULES.lead}>
    <div class="rules">
      <nav class="rules-contents" aria-label=${RULES.contents}>
        ${Object.entries(CONTENTS).map(([id, words]) => html`<a key=${id} href=${`#${id}`}>${words}</a>`)}
      </nav>
      <div class="rules-text">
        <${Idea} /><${Cards} /><${Turn} /><${Row} /><${Factions} /><${End} /><${Sets} /><${Ways} /><${Words} />
        <${Numbered} />
      </div>
    </div>
  <//>`;
}

/** @param {{id: keyof typeof CONTENTS, children: import("../app/ui.js").Children}} props */
const Section = ({ id, children }) => html`<section id=${id} aria-labelledby=${`${id}-title`}>
  <h2 id=${`${id}-title`}>${CONTENTS[id]}</h2>
  ${children}
</section>`;

/**
 * A card to look at; a click reads it.
 * @param {{name: string, size: "s" | "m"}} props
 */
const Sample = ({ name, size }) =>
  html`<${Card} name=${name} size=${size} state="plain" onAct=${() => read(name)} />`;

/**
 * Cards beside the words that are about them.
 * @param {{names: string[]}} props
 */
const Samples = ({ names }) => html`<ul class="rules-samples">
  ${names.map((name) => html`<li key=${name}><${Sample} name=${name} size="s" /></li>`)}
</ul>`;

/** @param {{text: import("../net/protocol.js").Text}} props */
const Paragraph = ({ text }) => html`<p><${Prose} text=${text} /></p>`;

const Idea = () => html`<${Section} id="idea">
  ${IDEA.map((text) => html`<${Paragraph} text=${text} />`)}
<//>`;

const Cards = () => html`<${Section} id="cards">
  <ul class="kinds">
    ${KINDS.map(
      ({ kind, card, words }) => html`<li key=${kind}>
        <${Sample} name=${card} size="m" />
        <h3>${kind}</h3>
        <p><${Prose} text=${words} /></p>
      </li>`,
    )}
  </ul>
  <p class="legend">
    ${LEGEND.map(({ icon, words }) => html`<span><${Icon} name=${icon} /> ${words}</span>`)}
  </p>
<//>`;

const Turn = () => html`<${Section} id="turn">
  <ol class="steps">
    ${TURN.map(
      ({ title, words, icon }) => html`<li key=${title}>
        <${Icon} name=${icon} />
        <div><h3>${title}</h3><${Paragraph} text=${words} /></div>
      </li>`,
    )}
  </ol>
<//>`;

const Row = () => html`<${Section} id="row">
  <${Paragraph} text=${ROW[0]} />
  <${Samples} names=${["Mystic", "Heavy Infantry", "Cultist"]} />
  <${Paragraph} text=${ROW[1]} />
<//>`;

const Factions = () => html`<${Section} id="factions">
  <dl class="factions">
    ${FACTIONS.map(({ faction, words, icon }) => html`<div key=${faction}><dt><${Icon} name=${icon} />${faction}</dt><dd>${words}</dd></div>`)}
  </dl>
<//>`;

const End = () => html`<${Section} id="end">
  <${Paragraph} text=${END} />
<//>`;

const Sets = () => html`<${Section} id="sets">
  ${(catalogue.value?.sets ?? []).map(
    ({ code, name, adds, shown }) => html`<article key=${code}>
      <h3>${name}</h3>
      ${adds.map((text) => html`<${Paragraph} text=${text} />`)}
      <${Samples} names=${shown} />
    </article>`,
  )}
<//>`;

/**
 * Words, and what they mean.
 * @param {{meanings: Record<string, import("../net/protocol.js").Text>}} props
 */
const Glossary = ({ meanings }) => html`<dl class="words">
  ${Object.entries(meanings).map(([word, meaning]) => html`<div key=${word}><dt>${word}</dt><dd><${Prose} text=${meaning} /></dd></div>`)}
</dl>`;

const Ways = () => html`<${Section} id="ways"><${Glossary} meanings=${WAYS} /><//>`;

const Words = () =>
  html`<${Section} id="words"><${Glossary} meanings=${catalogue.value?.keywords ?? {}} /><//>`;
