/** The game as a window of light: one lancet a turn, lit the higher the further one was ahead. */

import { html } from "../app/ui.js";
import { lightWindow } from "../review/light-window.js";
import { useSize } from "../review/window-size.js";

/** @typedef {import("./course.js").Passed} Passed */

const HEIGHT = 76;
const MARGINS = 88;
const LEAST = 8; // honor; less fills no window

/** @param {{course: Passed[], seat: number, won: boolean, decided: number}} props  decided: the turn that is ringed */
export function Glass({ course, seat, won, decided }) {
  const width = Math.max(280, Math.min(useSize().width - MARGINS, 1552));
  const rounds = course.at(-1)?.round ?? 0;
  if (rounds < 2) return null;
  const leads = course.map(({ honor }) => lead(honor, seat));
  const most = Math.max(LEAST, ...leads.map(Math.abs));
  const points = leads.map((ahead, index) => ({
    at: (index * rounds) / (course.length - 1),
    chance: 0.5 + (0.45 * ahead) / most,
  }));
  const drawn = lightWindow({
    points,
    rounds,
    panes: [],
    chosen: decided,
    width,
    height: HEIGHT,
    small: true,
    won,
  });
  return html`<div class="end-glass" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawn }} />`;
}

/** How far one is ahead of the best of the others. @param {number[]} honor @param {number} seat */
const lead = (honor, seat) => honor[seat] - Math.max(0, ...honor.filter((_, place) => place !== seat));
