/** The coach: a quiet word before a costly move, on the sill, never over the cards. */

import { html } from "../app/ui.js";
import { Act } from "../table/sill/acts.js";
import { COACH } from "../words/coach.js";
import { plain, withCapital } from "../words/spans.js";
import { Lancet } from "./lancet.js";

export const styles = ["/learn/coach.css", "/learn/lancet.css"];

/**
 * @typedef {import("../table/state/play.js").Play} Play
 * @typedef {import("../table/state/model.js").Voice} Voice
 * @typedef {import("../net/protocol.js").Asked} Asked
 */

/**
 * What the coach says of the move that was about to be made.
 * @param {Play} play
 * @param {Asked} asked
 * @returns {Voice | null}
 */
export function coachVoice(play, asked) {
  const weighed = play.weighed.value;
  const move = asked.moves.find(({ text }) => text === weighed?.text);
  const better = asked.moves.find(({ text }) => text === weighed?.best);
  if (!weighed || !move || !better) return null;
  const [before, after] = [percent(weighed.best_chance), percent(weighed.chance)];
  return {
    title: COACH.title(before - after),
    words: COACH.better(withCapital(better.words), weighed.reason),
    tone: "coaching",
    sign: html`<span class="weighed" role="img" aria-label=${COACH.chance(before, after)}>
      <span><${Lancet} share=${weighed.best_chance} height=${46} /><b>${before}</b></span>
      <i aria-hidden="true">→</i>
      <span><${Lancet} share=${weighed.chance} height=${46} /><b>${after}</b></span>
      <small>${COACH.chances}</small>
    </span>`,
    acts: html`<${Acts} play=${play} label=${plain(withCapital(move.label))} text=${move.text} />`,
  };
}

/** @param {number} chance */
const percent = (chance) => Math.round(100 * chance);

/** @param {{play: Play, label: string, text: string}} props */
function Acts({ play, label, text }) {
  const think = () => (play.weighed.value = null);
  const hush = () => {
    play.uncoached.value = true;
    play.move(text);
  };
  return html`<div class="acts">
    <${Act} act="close" icon="undo" keycap="esc" look="primary" onPress=${think}>${COACH.again}<//>
    <${Act} act="anyway" keycap="↵" onPress=${() => play.move(text)}>${COACH.anyway(label)}<//>
    <${Act} icon="close" look="quiet icon-only" title=${COACH.quiet} onPress=${hush}>${COACH.quiet}<//>
  </div>`;
}
