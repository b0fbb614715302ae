/** The puzzle of the day, on the home page. */

import { solvedIn, streak } from "../app/settings.js";
import { html, useEffect, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { get } from "../net/api.js";
import { PUZZLE, PUZZLES } from "../words/puzzles.js";

/** @typedef {import("../net/protocol.js").TodaysPuzzle} Found */

export const styles = ["/home/today.css"];

export function Today() {
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  useEffect(() => void get("/api/puzzles/today").then(setFound, () => {}), []);
  if (!found) return null;
  const { id, story, steps, rating } = found.puzzle;
  const tries = solvedIn(id);
  const days = streak(found.day);
  return html`<section class="todays" aria-labelledby="todays-puzzle">
    <h2 id="todays-puzzle">${PUZZLES.today} <a href="/puzzles">${PUZZLE.all}</a></h2>
    <a class="todays-row" href="/puzzles/${id}">
      <${Icon} name=${tries ? "check" : "hint"} />
      <span><b>${story}</b><small>${[PUZZLES.moves(steps), PUZZLE.rated(rating), tries ? PUZZLES.solved(tries) : "", days ? PUZZLES.streak(days) : ""].filter(Boolean).join(" · ")}</small></span>
      <${Icon} name="arrow-right" />
    </a>
  </section>`;
}
