/** All puzzles, and the one of the day. */

import { entering } from "../app/fields.js";
import { Page } from "../app/page.js";
import { solvedIn, streak } from "../app/settings.js";
import { html, signal, useEffect, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { get, sentence } from "../net/api.js";
import { catalogue, loadCatalogue } from "../net/catalogue.js";
import { PUZZLE, PUZZLES } from "../words/puzzles.js";
import { Difficulty } from "./riddle.js";

export const styles = ["/learn/puzzles.css", "/learn/lancet.css"];

/**
 * @typedef {import("../net/protocol.js").Puzzles} All
 * @typedef {import("../net/protocol.js").PuzzleEntry} Entry
 */

/** What is looked for; whoever comes back from a puzzle finds the list as it was. */
const wanted = { set: signal(""), theme: signal(""), level: signal(""), state: signal("") };

/** @type {Record<string, (tries: number) => boolean>} */
const STATES = { open: (tries) => !tries, done: (tries) => tries > 0 };

export function Puzzles() {
  const [all, setAll] = useState(/** @type {All | null} */ (null));
  const [error, setError] = useState("");
  useEffect(() => {
    Promise.all([get("/api/puzzles"), loadCatalogue()]).then(
      ([found]) => setAll(found),
      (problem) => setError(sentence(problem)),
    );
  }, []);
  const puzzles = all?.puzzles ?? [];
  const shown = puzzles.filter(isWanted);
  const today = puzzles.find(({ id }) => id === all?.today);
  const solved = puzzles.filter(({ id }) => solvedIn(id)).length;
  return html`<${Page} heading=${PUZZLES.heading} lead=${PUZZLES.lead}>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    ${
      all &&
      today &&
      html`<section class="today-puzzle">
        <h2 class="puzzle-head">${PUZZLES.today} <small>${PUZZLES.date(all.day)}</small></h2>
        <${Row} entry=${today} />
        <p class="why"><${Icon} name="flame" /> ${PUZZLES.streak(streak(all.day))}</p>
      </section>`
    }
    ${all && html`<${Standing} all=${all} />`}
    <h2 class="puzzle-head">${PUZZLES.all} ${all && html`<small>${PUZZLES.progress(solved, puzzles.length)}</small>`}</h2>
    <${Filters} />
    ${all && shown.length === 0 && html`<p>${PUZZLES.none}</p>`}
    <ul class="puzzle-rows">${shown.map((entry) => html`<li key=${entry.id}><${Row} entry=${entry} /></li>`)}</ul>
  <//>`;
}

/** How one fares, and a puzzle that fits. @param {{all: All}} props */
function Standing({ all }) {
  const { solver } = all;
  const fitting = nearest(all);
  return html`<section class="solver">
    ${solver ? html`<p><b>${PUZZLES.yourRating}: ${PUZZLES.rating(solver.rating, solver.unsure)}</b><small>${PUZZLES.firstTries(solver.solved, solver.tries)}</small></p>` : html`<p><small>${PUZZLES.unrated}</small></p>`}
    ${fitting && html`<a class="btn" href="/puzzles/${fitting.id}">${PUZZLES.random} <${Icon} name="arrow-right" /></a>`}
  </section>`;
}

const BEGINNER = 1300;

/** The puzzle not solved yet that is closest to what somebody can do. @param {All} all */
function nearest({ puzzles, solver }) {
  const wish = solver?.rating ?? BEGINNER;
  const open = puzzles.filter(({ id }) => !solvedIn(id));
  return open.sort((one, other) => Math.abs(one.rating - wish) - Math.abs(other.rating - wish)).at(0);
}

/** @param {Entry} entry */
function isWanted({ id, sets, theme, difficulty }) {
  const { set, level, state } = wanted;
  return (
    (!set.value || sets.includes(set.value)) &&
    (!wanted.theme.value || theme === wanted.theme.value) &&
    (!level.value || difficulty === Number(level.value)) &&
    (STATES[state.value]?.(solvedIn(id)) ?? true)
  );
}

function Filters() {
  const sets = (catalogue.value?.sets ?? []).map(({ code, name }) => [code, name]);
  const levels = [1, 2, 3, 4, 5].map((level) => [String(level), String(level)]);
  const states = [
    ["open", PUZZLES.open],
    ["done", PUZZLES.done],
  ];
  return html`<div class="puzzle-filters">
    <${Filter} label=${PUZZLES.set} any=${PUZZLES.anySet} chosen=${wanted.set} options=${sets} />
    <${Filter} label=${PUZZLES.theme} any=${PUZZLES.anyTheme} chosen=${wanted.theme} options=${Object.entries(PUZZLES.themes)} />
    <${Filter} label=${PUZZLES.difficulty} any=${PUZZLES.anyDifficulty} chosen=${wanted.level} options=${levels} />
    <${Filter} label=${PUZZLES.state} any=${PUZZLES.anyState} chosen=${wanted.state} options=${states} />
  </div>`;
}

/** @param {{label: string, any: string, chosen: import("../vendor/signals.js").Signal<string>, options: string[][]}} props */
const Filter = ({ label, any, chosen, options }) =>
  html`<label><span>${label}</span>
    <select class="field" onChange=${entering((value) => (chosen.value = value))}>
      ${[["", any], ...options].map(([value, words]) => html`<option value=${value} selected=${value === chosen.value}>${words}</option>`)}
    </select>
  </label>`;

/** @param {{entry: Entry}} props */
function Row({ entry: { id, story, sets, steps, difficulty, rating, ...first } }) {
  const tries = solvedIn(id);
  const names = sets.map((code) => catalogue.value?.sets.find((one) => one.code === code)?.name ?? code);
  return html`<a class=${`puzzle-row ${tries ? "solved" : ""}`} href="/puzzles/${id}">
    <span class="lancets" role="img" aria-label=${PUZZLES.level(difficulty)}>
      <${Difficulty} level=${difficulty} height=${24} />
    </span>
    <span class="puzzle-words"><b>${story}</b><small>${[PUZZLE.name(id), names.join(", "), PUZZLES.moves(steps), PUZZLE.rated(rating), PUZZLES.solvers(first.solved, first.tries)].filter(Boolean).join(" · ")}</small></span>
    ${tries > 0 && html`<small class="solved-in"><${Icon} name="check" /> ${PUZZLES.solved(tries)}</small>`}
  </a>`;
}
