/** Where one learns: the lessons, and how far one has come in each. */

import { Page } from "../app/page.js";
import { lessonsAt } from "../app/settings.js";
import { html, useEffect, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { get, sentence } from "../net/api.js";
import { LEARN } from "../words/learn.js";
import { Taper } from "./taper.js";

export const styles = ["/learn/learn.css", "/learn/taper.css"];

/** @typedef {import("../net/protocol.js").LessonEntry} Entry */

export function Learn() {
  const [lessons, setLessons] = useState(/** @type {Entry[]} */ ([]));
  const [error, setError] = useState("");
  useEffect(() => {
    get("/api/lessons").then(
      (found) => setLessons(found.lessons),
      (problem) => setError(sentence(problem)),
    );
  }, []);
  return html`<${Page} heading=${LEARN.heading} lead=${LEARN.lead}>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <p class="line"><a class="btn" href="/puzzles"><${Icon} name="hint" />${LEARN.puzzles}</a></p>
    <ul class="lessons">${lessons.map((entry) => html`<li key=${entry.code}><${Row} entry=${entry} /></li>`)}</ul>
  <//>`;
}

/** @param {{entry: Entry}} props */
function Row({ entry: { code, title, about, minutes, ideas } }) {
  const at = Math.min(lessonsAt(code), ideas);
  const isDone = at === ideas;
  /** No candle burns before the lesson has begun. @param {number} index @returns {"done" | "now" | "next"} */
  const state = (index) => (index < at ? "done" : index === at && at > 0 ? "now" : "next");
  return html`<a class="lesson-row" href="/learn/${code}">
    <span class="lesson-words"><b class="title">${title}</b><small>${about}</small></span>
    <span class="candles" aria-hidden="true">${Array.from({ length: ideas }, (_, index) => html`<${Taper} state=${state(index)} />`)}</span>
    <span class="lesson-state">${isDone ? LEARN.done : at ? LEARN.goOn(at, ideas) : LEARN.minutes(minutes)}</span>
  </a>`;
}
