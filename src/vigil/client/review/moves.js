/** The moves of the chosen turn, each with its pane and the chance after it; the chosen one shows the best moves. */

import { html } from "../app/ui.js";
import { capital, GRADES, lineWords, nameOf, percent, REVIEW, signed } from "../words/review.js";
import { linesOf } from "./rounds.js";
import { Sign } from "./signs.js";

/**
 * @typedef {import("../net/protocol.js").MatchState} Match
 * @typedef {import("../net/protocol.js").Review} Review
 * @typedef {import("../net/protocol.js").Judged} Judged
 * @typedef {import("./rounds.js").Round} Round
 */

const SHOWN = 4;

/** @param {{match: Match, seat: number, round: Round | null, move: number | null, choose: (judged: Judged) => void, review: Review | null}} props */
export function Moves({ match, round, move, choose, review }) {
  if (!round) return html`<section class="turn-moves"></section>`;
  return html`<section class="turn-moves" aria-labelledby="turn-moves">
    <h2 id="turn-moves">${REVIEW.turn(round.number)} <small>${REVIEW.span(percent(round.before), percent(round.after))}</small></h2>
    <ol>
      ${linesOf(round.decisions).map((line) => html`<${Line} line=${line} on=${line.some(({ number }) => number === move)} choose=${choose} />`)}
      <li class="luck-line"><span class="sign" aria-hidden="true"></span><span>${luckWords(match, round)}</span></li>
    </ol>
    ${review && html`<p>${digestWords(review)}</p>`}
  </section>`;
}

/** @param {{line: Judged[], on: boolean, choose: (judged: Judged) => void}} props */
function Line({ line, on, choose }) {
  const last = line[line.length - 1];
  return html`<li class=${on ? "on" : ""}>
    <button aria-expanded=${on} onClick=${() => choose(line[0])}>
      <${Sign} grade=${last.grade} size=${18} />
      <span>${lineWords(line)} <em class="sr">${GRADES[last.grade]}</em></span><b>${percent(last.after)}</b>
    </button>
    ${on && last.options.length > 1 && html`<${Could} judged=${last} />`}
  </li>`;
}

/** @param {{judged: Judged}} props */
function Could({ judged }) {
  const best = judged.options.slice(0, SHOWN);
  const shown = best.some(({ move }) => move === judged.taken.move)
    ? best
    : [...best.slice(0, SHOWN - 1), judged.taken];
  const top = shown[0].chance || 1;
  return html`<ul class="could">
      ${shown.map(
        ({
          move,
          chance,
        }) => html`<li class=${move === judged.taken.move ? "was" : ""} style=${{ "--c": Math.max(8, Math.round((100 * chance) / top)) }}>
          <span>${capital(move)}</span><b>${percent(chance)}</b></li>`,
      )}
    </ul>
    ${judged.loss > 0 && judged.line.length > 1 && html`<p class="the-line">${REVIEW.line(judged.line)}</p>`}`;
}

/** @param {Match} match @param {Round} round */
function luckWords(match, { parts }) {
  const shares = parts.others.map(({ seat, change }) => `${nameOf(match, seat)} ${signed(change)}`);
  return REVIEW.luckOf(signed(parts.draws), signed(parts.row), shares);
}

/** @param {Review} review */
function digestWords({ digest: { luckiest, unluckiest, best_buy } }) {
  const told = [];
  if (luckiest) told.push(REVIEW.luckiest(luckiest.round, signed(luckiest.change)));
  if (unluckiest) told.push(REVIEW.unluckiest(unluckiest.round, signed(unluckiest.change)));
  if (best_buy) told.push(REVIEW.bestBuy(best_buy.card, signed(best_buy.gain)));
  return told.join(" ");
}
