/** The window of light with the bands beneath it, and a table of the same for the ear. */

import { entering } from "../app/fields.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { GRADES, nameOf, percent, REVIEW, signed, signedPoints } from "../words/review.js";
import { lightWindow } from "./light-window.js";
import { panesOf, pointsOf } from "./rounds.js";

/**
 * @typedef {import("../net/protocol.js").MatchState} Match
 * @typedef {import("../net/protocol.js").Review} Review
 * @typedef {import("../net/protocol.js").Judged} Judged
 * @typedef {import("./rounds.js").Round} Round
 */

const WIDE = { width: 1184, height: 232 };
const NARROW = { width: 358, height: 128 };
const TOLD = 0.045; // a change that has its number written beside it
const FEW = 4; // others with a band of their own

/** @param {{match: Match, rounds: Round[], total: number, moments: Judged[], review: Review | null, seat: number, round: number, move: Judged | null, choose: (round: number) => void, wide: boolean}} props */
export function Light({ match, rounds, total, moments, review, seat, round, move, choose, wide }) {
  const shown = rounds.find(({ number }) => number === round) ?? null;
  const { width, height } = wide ? WIDE : NARROW;
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
  const bands = bandsOf(match, rounds, review);
  const words = shown ? spokenRound(shown, move) : "";
  return html`<figure class="light" style=${{ "--rounds": total }}>
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

/**
 * @typedef {object} BandOf
 * @property {string} icon
 * @property {string} words
 * @property {(round: Round) => number} change
 * @property {number} sum  in points
 */

/**
 * One band for each part; from the fourth other on they share one.
 * @param {Match} match
 * @param {Round[]} rounds
 * @param {Review | null} review
 * @returns {BandOf[]}
 */
function bandsOf(match, rounds, review) {
  /** @param {(round: Round) => number} change */
  const summed = (change) => Math.round(100 * rounds.reduce((sum, round) => sum + change(round), 0));
  /** @param {number} seat @returns {(round: Round) => number} */
  const shareOf = (seat) => (round) => round.parts.others.find((share) => share.seat === seat)?.change ?? 0;
  const seats = [...new Set(rounds.flatMap(({ parts }) => parts.others.map(({ seat }) => seat)))].sort(
    (a, b) => a - b,
  );
  const own = [
    { icon: "hand", words: REVIEW.decisions, change: (/** @type {Round} */ round) => round.parts.decisions },
    { icon: "deck", words: REVIEW.draws, change: (/** @type {Round} */ round) => round.parts.draws },
    { icon: "cards", words: REVIEW.row, change: (/** @type {Round} */ round) => round.parts.row },
  ];
  const others = seats.slice(0, FEW).map((seat) => ({
    icon: match.seats[seat]?.kind === "person" ? "eye" : "bot",
    words: nameOf(match, seat),
    change: shareOf(seat),
  }));
  const points = review?.points;
  const sums = points ? [points.decisions, points.draws, points.row, ...points.others] : [];
  return [...own, ...others].map((band, index) => ({ ...band, sum: sums[index] ?? summed(band.change) }));
}

/** Up is for you, down against you; the length is the points. @param {BandOf & {kind: number, rounds: Round[], total: number, chosen: number}} props */
function Band({ icon, words, change, sum, kind, rounds, total, chosen }) {
  const panes = Array.from({ length: total }, (_, i) => {
    const round = rounds[i];
    return round ? change(round) : 0;
  });
  return html`<div class=${`band b${kind}`}>
    <span class="band-name"><${Icon} name=${icon} /><span>${words}</span></span>
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
