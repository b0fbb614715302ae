/** Every rule and ruling by its number, with a search. */

import { entering, submitting } from "../app/fields.js";
import { go, place } from "../app/router.js";
import { html, useEffect, useRef, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { sentence } from "../net/api.js";
import { catalogue } from "../net/catalogue.js";
import { CONTENTS, NUMBERED } from "../words/rules.js";
import { countRules, loadRulings, matching, rulings } from "./rulings.js";

/**
 * @typedef {import("./rulings.js").Chapter} Chapter
 * @typedef {import("./rulings.js").Section} Part
 */

export function Numbered() {
  const [problem, setProblem] = useState("");
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  const typed = useRef("");
  const words = place.value.query.get("find") ?? "";
  /** @param {string} news */
  const search = (news) => {
    typed.current = news;
    go(news ? `/rules?find=${encodeURIComponent(news)}` : "/rules", { replace: true });
  };
  useEffect(() => {
    loadRulings().catch((error) => setProblem(sentence(error)));
  }, []);
  useEffect(() => {
    if (words && words !== typed.current) section.current?.scrollIntoView(); // again once all that lies above is there
  }, [words, catalogue.value, rulings.value]);
  const found = matching(rulings.value ?? [], words);
  return html`<section id="numbered" ref=${section} aria-labelledby="numbered-title">
    <h2 id="numbered-title">${CONTENTS.numbered}</h2>
    <p>${NUMBERED.about}</p>
    <${Search} words=${words} found=${countRules(found)} search=${search} />
    ${problem && html`<p role="alert">${problem}</p>`}
    ${found.map((chapter) => html`<${ChapterOf} key=${chapter.title} chapter=${chapter} isOpen=${Boolean(words)} />`)}
  </section>`;
}

/** @param {{words: string, found: number, search: (words: string) => void}} props */
function Search({ words, found, search }) {
  return html`<form class="rules-search" role="search" onSubmit=${submitting()}>
    <label>
      <span class="sr">${NUMBERED.search}</span><${Icon} name="search" />
      <input class="field" type="search" placeholder=${NUMBERED.placeholder} value=${words} onInput=${entering(search)} />
    </label>
    <p role="status">${NUMBERED.found(found)}</p>
  </form>`;
}

/** @param {{chapter: Chapter, isOpen: boolean}} props */
function ChapterOf({ chapter, isOpen }) {
  return html`<details class="chapter panel" open=${isOpen}>
    <summary>
      <h3>${chapter.title}</h3>
      <span>${countRules([chapter])}</span>
    </summary>
    ${chapter.lead && html`<p>${chapter.lead}</p>`}
    ${chapter.sections.map((part) => html`<${PartOf} key=${part.title} part=${part} />`)}
  </details>`;
}

/** @param {{part: Part}} props */
function PartOf({ part }) {
  return html`${part.title && html`<h4>${part.title}</h4>`}
    <dl class="numbers">
      ${part.rules.map(([id, text]) => html`<div key=${id}><dt>${id}</dt><dd>${text}</dd></div>`)}
    </dl>`;
}
