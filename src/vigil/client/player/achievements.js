/** Sixty small windows: lit when earned, lit up to how far one has come, dark before. */

import { Foot, Nav } from "../app/page.js";
import { html, useEffect, useState } from "../app/ui.js";
import { get, sentence } from "../net/api.js";
import { ACHIEVED, ACHIEVEMENTS } from "../words/achievements.js";
import { Emblem } from "./emblem.js";
import { GROUPS } from "./emblems.js";

/** @typedef {import("../net/protocol.js").Achievements} Found */
/** @typedef {import("../net/protocol.js").AchievementState} State */
/** @typedef {"all" | "earned" | "begun" | "rare"} Shown */

export const styles = ["/player/player.css", "/player/achievements.css"];

const RARE = 5; // of 100 players

/** @type {Record<Shown, (state: State) => boolean>} */
const SHOWN = {
  all: () => true,
  earned: ({ at }) => at !== null,
  begun: ({ at, progress }) => at === null && progress > 0,
  rare: ({ share }) => share < RARE,
};

/** @param {{name?: string}} props */
export function Achievements({ name }) {
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [error, setError] = useState("");
  const [shown, show] = useState(/** @type {Shown} */ ("all"));
  const path = name
    ? `/api/players/${encodeURIComponent(decodeURIComponent(name))}/achievements`
    : "/api/player/achievements";
  const load = () => {
    setError("");
    get(path).then(setFound, (problem) => setError(sentence(problem)));
  };
  useEffect(load, [path]);
  const states = found?.found ?? [];
  return html`<div class="room paged">
    <${Nav} />
    <main id="main" class="achieve">
      <header class="achieve-head">
        <div><h1>${ACHIEVEMENTS.heading}</h1><p class="ash">${name ? (found?.name ?? "–") : ACHIEVEMENTS.lead}</p></div>
        <div class="seg" role="group" aria-label=${ACHIEVEMENTS.heading}>
          ${/** @type {Shown[]} */ (Object.keys(SHOWN)).map((kind) => html`<button class="chip" aria-pressed=${kind === shown} onClick=${() => show(kind)}>${ACHIEVEMENTS[kind]} ${found ? states.filter(SHOWN[kind]).length : "–"}</button>`)}
        </div>
        <p class="achieve-sum"><b class="num">${found ? states.filter(SHOWN.earned).length : "–"}</b> ${ACHIEVEMENTS.of(found?.all ?? 60)}</p>
      </header>
      ${error && html`<p class="wrong" role="alert">${error} <button class="btn sm" onClick=${load}>${ACHIEVEMENTS.again}</button></p>`}
      ${Object.entries(GROUPS).map(([group, codes]) => html`<${Group} key=${group} words=${ACHIEVEMENTS.groups[/** @type {keyof typeof GROUPS} */ (group)]} states=${found ? codes.flatMap((code) => states.find((state) => state.code === code) ?? []) : codes.map(dark)} shown=${shown} />`)}
    </main>
    <${Foot} />
  </div>`;
}

/** A window before anything is known. @param {string} code @returns {State} */
const dark = (code) => ({ code, at: null, match: null, progress: 0, goal: 1, share: 0 });

/** @param {{words: string, states: State[], shown: Shown}} props */
function Group({ words, states, shown }) {
  const wanted = states.filter(SHOWN[shown]);
  if (wanted.length === 0) return null;
  return html`<section>
    <h2>${words} <small>${ACHIEVEMENTS.progress(states.filter(SHOWN.earned).length, states.length)}</small></h2>
    <ul class="emblems">${wanted.map((state) => html`<${Window} key=${state.code} state=${state} />`)}</ul>
  </section>`;
}

/** @param {{state: State}} props */
function Window({ state }) {
  const { code, at, match, progress, goal, share } = state;
  const { name, todo } = ACHIEVED[code] ?? { name: code, todo: "" };
  const day =
    at === null ? "" : new Date(at * 1000).toLocaleDateString("en", { day: "numeric", month: "long" });
  const way = progress > 0 ? ACHIEVEMENTS.progress(progress, goal) : ACHIEVEMENTS.notBegun;
  return html`<li class=${at === null ? "" : "has"}>
    <details>
      <summary>
        <${Emblem} code=${code} share=${at === null ? progress / goal : 1} size=${88} />
        <b class="title">${name}</b><span>${todo}</span>
        <small>${at === null ? way : html`<span aria-hidden="true">✓</span><span class="sr">${ACHIEVEMENTS.earned}</span> ${day}`}</small>
      </summary>
      <p>${ACHIEVEMENTS.share(share)} ${match && html`<a href="/replay/${match}">${ACHIEVEMENTS.game}</a>`}</p>
    </details>
  </li>`;
}
