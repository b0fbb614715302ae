/** The window of light with the bands beneath it, and a table of the same for the ear. */

import { entering } from "../app/fields.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { GRADES, percent, REVIEW, signed, signedPoints } from "../words/review.js";
import { bandsOf } from "./bands.js";
import { lightWindow, riseOf } from "./light-window.js";
import { panesOf, pointsOf } from "./rounds.js";
import { useSize } from "./window-size.js";

/**
 * @typedef {import("../net/protocol.js").MatchState} Match
 * @typedef {import("../net/protocol.js").Review} Review
 * @typedef {import("../net/protocol.js").Judged} Judged
 * @typedef {import("./bands.js").BandOf} BandOf
 * @typedef {import("./rounds.js").Round} Round
 */

const WIDE = { least: 500, most: 1384, beside: 256 }; // beside it: margins, names and sums
const HIGH = { least: 132, most: 232, around: 568, band: 25 }; // around it: the head, what was costly, the foot
const NARROW = { width: 358, height: 128 };
const TOLD = 0.045; // a change that has its number written beside it

/** @param {{match: Match, rounds: Round[], total: number, moments: Judged[], review: Review | null, seat: number, round: number, move: Judged | null, choose: (round: number) => void, wide: boolean}} props */
export function Light({ match, rounds, total, moments, review, seat, round, move, choose, wide }) {
  const shown = rounds.find(({ number }) => number === round) ?? null;
  const bands = bandsOf(match, rounds, review, seat);
  const { width, height } = sizeOf(useSize(), bands.length, wide);
  const drawn = lightWindow({
    points: pointsOf(rounds),
    rounds: total,
    panes: panesOf(rounds, moments, review?.digest.unluckiest?.round ?? null),
    chosen: shown ? round : 0,
    width,
    height,
    small: !wide,
    won: review?.result === 1,
  });
  const words = shown ? spokenRound(shown, move) : "";
  return html`<figure class="light" style=${{ "--rounds": total, "--rise": `${riseOf(width / total, height)}px`, "--glass": `${height}px` }}>
    <div class="light-scale" aria-hidden="true"><span>100 %</span><span>50</span><span>0</span></div>
    <div class="light-glass">
      <div dangerouslySetInnerHTML=${{ __html: drawn }} />
      <input class="light-slider" type="range" min="1" max=${total} value=${round} aria-label=${REVIEW.window}
        aria-valuetext=${words} onInput=${entering((value) => choose(Number(value)))} />
      ${shown && html`<${Tip} round=${shown} move=${move} total=${total} />`}
    </div>
    <ol class="turns" aria-hidden="true">
      ${Array.from({ length: total }, (_, i) => html`<li class=${i + 1 === round ? "on" : ""}>${i + 1}</li>`)}
    </ol>
    <div class="bands" aria-hidden="true">
      ${bands.map((band, kind) => html`<${Band} ...${band} kind=${kind} rounds=${rounds} total=${total} chosen=${round} />`)}
    </div>
    ${rounds.length > 0 && html`<figcaption class="sr">${REVIEW.caption(rounds.length, rounds[0].before, rounds[rounds.length - 1].after)}</figcaption>`}
    <${AsTable} bands=${bands} rounds=${rounds} seat=${seat} />
  </figure>`;
}

/**
 * How large the window is drawn: so that what was costly can be read below it without scrolling.
 * @param {{width: number, height: number}} room  of the browser's window
 * @param {number} bands
 * @param {boolean} wide
 */
function sizeOf(room, bands, wide) {
  if (!wide) return NARROW;
  const left = room.height - HIGH.around - HIGH.band * bands;
  return {
    width: Math.max(WIDE.least, Math.min(room.width - WIDE.beside, WIDE.most)),
    height: Math.max(HIGH.least, Math.min(left, HIGH.most)),
  };
}

/** @param {{round: Round, move: Judged | null, total: number}} props */
function Tip({ round, move, total }) {
  const side = round.number > total / 2 ? "left" : "right";
  const from = move && move.loss > 0 ? move.before : round.before;
  const to = move && move.loss > 0 ? move.after : round.after;
  return html`<p class=${`light-tip ${side}`} style=${{ "--turn": round.number }} aria-hidden="true">
    <b>${REVIEW.span(percent(from), percent(to))}</b> ${REVIEW.turn(round.number)}${move?.taken.card && `, ${move.taken.card}`}
  </p>`;
}

/** @param {Round} round @param {Judged | null} move */
function spokenRound({ number, before, after, decisions }, move) {
  const worst =
    move ??
    decisions.reduce((a, b) => (b.loss > (a?.loss ?? 0) ? b : a), /** @type {Judged | null} */ (null));
  const words = REVIEW.round(number, percent(before), percent(after));
  return worst && worst.loss > 0 ? `${words}, ${GRADES[worst.grade].toLowerCase()}` : words;
}

/** Up is for you, down against you; the length is the points. @param {BandOf & {kind: number, rounds: Round[], total: number, chosen: number}} props */
function Band({ icon, words, change, sum, kind, rounds, total, chosen }) {
  const panes = Array.from({ length: total }, (_, i) => {
    const round = rounds[i];
    return round ? change(round) : 0;
  });
  return html`<div class=${`band b${kind}`}>
    <span class="band-name" title=${words}><${Icon} name=${icon} /><span>${words}</span></span>
    <span class="band-panes">
      ${panes.map(
        (each, i) => html`<i class=${`${each > 0 ? "up" : "down"} ${i + 1 === chosen ? "on" : ""}`}
          style=${{ "--points": Math.abs(Math.round(100 * each)) }}>${Math.abs(each) >= TOLD && html`<b>${signed(each)}</b>`}</i>`,
      )}
    </span>
    <b class="band-sum">${signedPoints(sum)}</b>
  </div>`;
}

/** @param {{bands: BandOf[], rounds: Round[], seat: number}} props */
function AsTable({ bands, rounds }) {
  return html`<div class="sr"><table>
    <caption>${REVIEW.table}</caption>
    <thead><tr><th>${REVIEW.window}</th><th>${REVIEW.chance}</th>${bands.map(({ words }) => html`<th>${words}</th>`)}</tr></thead>
    <tbody>
      ${rounds.map(
        (
          round,
        ) => html`<tr><th>${round.number}</th><td>${REVIEW.span(percent(round.before), percent(round.after))}</td>
          ${bands.map(({ change }) => html`<td>${signed(change(round))}</td>`)}</tr>`,
      )}
    </tbody>
  </table></div>`;
}
