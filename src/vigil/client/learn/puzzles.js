/** All puzzles, and the one of the day. */

import { entering } from "../app/fields.js";
import { Page } from "../app/page.js";
import { go, place } from "../app/router.js";
import { solvedIn, streak } from "../app/settings.js";
import { html, useEffect, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { get, sentence } from "../net/api.js";
import { catalogue, loadCatalogue } from "../net/catalogue.js";
import { PUZZLES } from "../words/puzzles.js";
import { Lancet } from "./lancet.js";

export const styles = ["/learn/puzzles.css", "/learn/coach.css", "/learn/lancet.css"];

/**
 * @typedef {import("../net/protocol.js").Puzzles} All
 * @typedef {import("../net/protocol.js").PuzzleEntry} Entry
 */

export function Puzzles() {
  const [all, setAll] = useState(/** @type {All | null} */ (null));
  const [error, setError] = useState("");
  const [set, setSet] = useState("");
  const [level, setLevel] = useState("");
  useEffect(() => {
    Promise.all([get("/api/puzzles"), loadCatalogue()]).then(
      ([found]) => (follow(found) ? undefined : setAll(found)),
      (problem) => setError(sentence(problem)),
    );
  }, []);
  const shown = (all?.puzzles ?? []).filter(
    ({ sets, difficulty }) => (!set || sets.includes(set)) && (!level || difficulty === Number(level)),
  );
  const today = all?.puzzles.find(({ id }) => id === all.today);
  return html`<${Page} heading=${PUZZLES.heading} lead=${PUZZLES.lead}>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    ${
      all &&
      today &&
      html`<section class="today-puzzle">
        <h2>${PUZZLES.today}</h2>
        <${Row} entry=${today} />
        <p class="why"><${Icon} name="flame" /> ${PUZZLES.streak(streak(all.day))}</p>
      </section>`
    }
    <h2>${PUZZLES.all}</h2>
    <p class="line filters">
      <label>${PUZZLES.set} <select class="field" onChange=${entering(setSet)}>
        <option value="">${PUZZLES.anySet}</option>
        ${(catalogue.value?.sets ?? []).map(({ code, name }) => html`<option value=${code}>${name}</option>`)}
      </select></label>
      <label>${PUZZLES.difficulty} <select class="field" onChange=${entering(setLevel)}>
        <option value="">${PUZZLES.anyDifficulty}</option>
        ${[1, 2, 3, 4, 5].map((each) => html`<option value=${each}>${each}</option>`)}
      </select></label>
    </p>
    ${all && shown.length === 0 && html`<p>${PUZZLES.none}</p>`}
    <ul class="puzzle-rows">${shown.map((entry) => html`<li key=${entry.id}><${Row} entry=${entry} /></li>`)}</ul>
  <//>`;
}

/** Goes on to the first puzzle that is not solved after the one in the address; whether there is one. @param {All} all */
function follow({ puzzles }) {
  const last = place.peek().query.get("next");
  if (!last) return false;
  const at = puzzles.findIndex(({ id }) => id === last);
  const following = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)].find(({ id }) => !solvedIn(id));
  if (following) go(`/puzzles/${following.id}`, { replace: true });
  return Boolean(following);
}

/** @param {{entry: Entry}} props */
function Row({ entry: { id, story, sets, difficulty } }) {
  const tries = solvedIn(id);
  const names = sets.map((code) => catalogue.value?.sets.find((one) => one.code === code)?.name ?? code);
  return html`<a class="puzzle-row" href="/puzzles/${id}">
    <span class="lancets" role="img" aria-label=${PUZZLES.level(difficulty)}>
      ${[1, 2, 3, 4, 5].map((each) => html`<${Lancet} share=${each <= difficulty ? 1 : 0} height=${24} />`)}
    </span>
    <span class="puzzle-words"><b>${story}</b><small>${names.join(", ")}</small></span>
    <small>${tries ? PUZZLES.solved(tries) : PUZZLES.unsolved}</small>
  </a>`;
}
