/** The rules: in short first, then every rule and ruling by its number. */

import { Page } from "../app/page.js";
import { html, useEffect } from "../app/ui.js";
import { Card, styles as cardStyles } from "../cards/card.js";
import { read } from "../cards/reading.js";
import { Prose } from "../cards/text.js";
import { Icon } from "../icons/icon.js";
import { catalogue, loadCatalogue } from "../net/catalogue.js";
import { FACTIONS, KINDS, SETS, TURN, WAYS } from "../words/rules.js";
import { Numbered } from "./numbered.js";

export const styles = [...cardStyles, "/rules/rules.css"];

const CONTENTS = [
  ["idea", "The idea"],
  ["cards", "The cards"],
  ["turn", "A turn"],
  ["row", "The center row"],
  ["factions", "Four factions"],
  ["end", "The end"],
  ["sets", "What each set adds"],
  ["ways", "Other ways to play"],
  ["words", "Words on cards"],
  ["numbered", "Every rule by number"],
];

export function Rules() {
  useEffect(() => {
    loadCatalogue().catch(() => {}); // without it the cards are blank, the rules can be read
  }, []);
  return html`<${Page} heading="Rules" lead="Ten minutes to read, a game to understand. You can also just begin: everything you may do is lit.">
    <div class="rules">
      <nav class="rules-contents" aria-label="On this page">
        ${CONTENTS.map(([id, words]) => html`<a key=${id} href=${`#${id}`}>${words}</a>`)}
      </nav>
      <div class="rules-text">
        <${Idea} /><${Cards} /><${Turn} /><${Row} /><${Factions} /><${End} /><${Sets} /><${Ways} /><${Words} />
        <${Numbered} />
      </div>
    </div>
  <//>`;
}

/** @param {{id: string, children: import("../app/ui.js").Children}} props */
const Section = ({ id, children }) => html`<section id=${id} aria-labelledby=${`${id}-title`}>
  <h2 id=${`${id}-title`}>${CONTENTS.find(([known]) => known === id)?.[1]}</h2>
  ${children}
</section>`;

/**
 * A card to look at; a click reads it.
 * @param {{name: string, size: "s" | "m"}} props
 */
const Sample = ({ name, size }) =>
  html`<${Card} name=${name} size=${size} state="plain" verb="Read" tab=${false} onAct=${() => read(name)} />`;

/**
 * Cards beside the words that are about them.
 * @param {{names: string[]}} props
 */
const Samples = ({ names }) => html`<ul class="samples">
  ${names.map((name) => html`<li key=${name}><${Sample} name=${name} size="s" /></li>`)}
</ul>`;

/** @param {{text: string}} props */
const Paragraph = ({ text }) => html`<p><${Prose} text=${text} /></p>`;

const Idea = () => html`<${Section} id="idea">
  <${Paragraph}
    text="Everybody begins with the same ten weak cards: eight Apprentices, which give 1 rune each, and two Militia, which give 1 power each. Five of them are your hand. With runes you acquire better cards from the center, with power you defeat its monsters. What you acquire goes to your discard pile; when your deck runs out, the discard pile is shuffled and becomes your deck. So the deck grows stronger with every round."
  />
  <${Paragraph}
    text="Honor is what counts in the end. Monsters give it, many cards give it, and most cards you acquire are worth some. The honor pool burns down like a candle; when it is used up, the round is finished and the scores decide."
  />
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
    <span><${Icon} name="rune" /> runes acquire heroes and constructs</span>
    <span><${Icon} name="power" /> power defeats monsters</span>
    <span><${Icon} name="honor" /> honor wins</span>
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
  <${Paragraph}
    text="Six cards lie open in the center, for everybody. When one leaves, the next card of the center deck takes its place at once, so that there are always six. Beside the row three cards are always available: Mystic for 3 runes, Heavy Infantry for 2 runes, and the Cultist, who can be defeated for 2 power as often as you like, for 1 honor each time."
  />
  <${Samples} names=${["Mystic", "Heavy Infantry", "Cultist"]} />
  <${Paragraph}
    text="Defeated monsters and banished cards go to the void. A card you banish from your own hand or discard pile is gone from your deck for good: usually that is a gain, since your best cards then come sooner."
  />
<//>`;

const Factions = () => html`<${Section} id="factions">
  <dl class="factions">
    ${FACTIONS.map(({ faction, words, icon }) => html`<div key=${faction}><dt><${Icon} name=${icon} />${faction}</dt><dd>${words}</dd></div>`)}
  </dl>
<//>`;

const End = () => html`<${Section} id="end">
  <${Paragraph}
    text="The pool holds 30 honor for each player. When the last of it is taken, the round is played to its end, so that everybody has had the same number of turns; honor gained meanwhile still counts in full. Your score is the honor you have gained, and the honor printed on all your cards: in hand, deck, discard pile and play. The highest score wins; of equal ones, the player who came later in turn order."
  />
<//>`;

const Sets = () => html`<${Section} id="sets">
  ${SETS.map(
    ({ name, words, cards }) => html`<article key=${name}>
      <h3>${name}</h3>
      ${words.map((text) => html`<${Paragraph} text=${text} />`)}
      <${Samples} names=${cards} />
    </article>`,
  )}
<//>`;

/**
 * Words, and what they mean.
 * @param {{meanings: Record<string, string>}} props
 */
const Glossary = ({ meanings }) => html`<dl class="words">
  ${Object.entries(meanings).map(([word, meaning]) => html`<div key=${word}><dt>${word}</dt><dd><${Prose} text=${meaning} /></dd></div>`)}
</dl>`;

const Ways = () => html`<${Section} id="ways"><${Glossary} meanings=${WAYS} /><//>`;

const Words = () =>
  html`<${Section} id="words"><${Glossary} meanings=${catalogue.value?.keywords ?? {}} /><//>`;
