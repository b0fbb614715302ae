/** The review of a finished game: the window of light, what the light was lost to, and what to do better. */

import { arrive, go, place, title } from "../app/router.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../app/ui.js";
import { styles as cardStyles } from "../cards/card.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { useRequest } from "../net/request.js";
import { percent, REVIEW, signedPoints, underWay } from "../words/review.js";
import { headline } from "../words/verdict.js";
import { Accuracy } from "./accuracy.js";
import { bandsOf } from "./bands.js";
import { Light } from "./light.js";
import { useMaking } from "./making.js";
import { Moments } from "./moments.js";
import { Moves } from "./moves.js";
import { linesOf, momentsOf, roundsOf } from "./rounds.js";
import { useRequired } from "./window-size.js";

/**
 * @typedef {import("../net/protocol.js").MatchState} Match
 * @typedef {import("../net/protocol.js").Review} Review
 * @typedef {import("../net/protocol.js").Judged} Judged
 *
 * @typedef {object} Reviewed  what is reviewed, and the ways from there
 * @property {Match} match
 * @property {import("./making.js").Subject} subject
 * @property {number} seat
 * @property {(seat: number) => void} [look]  from another seat
 * @property {(step: number, seat: number) => void} [replay]
 * @property {(step: number, seat: number) => Promise<unknown>} [retry]
 * @property {import("./making.js").State} [made]  the whole of it, where there is no server to ask
 * @property {() => void} back
 */

/** So many windows are dark until it is known how many there are. */
const UNKNOWN = 12;

export const styles = [
  ...cardStyles,
  "/review/signs.css",
  "/review/window.css",
  "/review/review.css",
  "/review/review-parts.css",
  "/review/review-small.css",
];

/** @param {{reviewed: Reviewed}} props */
export function ReviewView({ reviewed }) {
  const { match, subject, seat } = reviewed;
  const asked = useMaking(subject, seat, !reviewed.made);
  const [deeperSeat, setDeeperSeat] = useState(/** @type {number | null} */ (null));
  const isDeeper = deeperSeat === seat;
  const deeper = useMaking(subject, seat, isDeeper, "master");
  const making = reviewed.made
    ? { ...asked, state: reviewed.made, turns: reviewed.made.review?.turns ?? [] }
    : deeper.state?.review
      ? deeper
      : asked;
  const { state, turns } = making;
  const review = state?.review ?? null;
  const rounds = roundsOf(turns);
  const moments = momentsOf(turns);
  const [chosen, setChosen] = useState(
    /** @type {{round: number, move: number | null}} */ ({ round: 0, move: null }),
  );
  const wide = useRequired("(min-width: 600px)");
  const roomy = useRequired("(min-width: 1400px)");
  useEffect(() => title(REVIEW.title), []);
  useEffect(arrive, []);
  const remembered = useRef(place.peek().query.get("step")).current;
  const decisions = turns.flatMap((turn) => turn.decisions);
  const first = decisions.find(({ number }) => String(number) === remembered) ?? moments[0] ?? null;
  const round = chosen.round || first?.round || 1;
  const line = chosen.round ? chosen.move : (first?.number ?? null);
  /** @param {Judged | null} judged */
  const choose = (judged) => judged && setChosen({ round: judged.round, move: judged.number });
  /** @param {number} number */
  const chooseRound = (number) => {
    const there = rounds.find((each) => each.number === number);
    const costly = there?.decisions.filter(({ loss }) => loss > 0).sort((a, b) => b.loss - a.loss)[0];
    setChosen({ round: number, move: costly?.number ?? null });
  };
  const shown = rounds.find(({ number }) => number === round);
  const decision = decisions.find(({ number }) => number === line);
  const step = decision?.number ?? shown?.turns[0]?.first_move ?? 0;
  const { busy, error, ask } = useRequest();
  const retry = () => reviewed.retry && ask(async () => reviewed.retry?.(step, seat));
  const acts = {
    turn: (/** @type {number} */ by) => chooseRound(Math.min(Math.max(round + by, 1), rounds.length || 1)),
    moment: (/** @type {number} */ by) => choose(nextMoment(moments, line, by)),
    move: (/** @type {number} */ by) => choose(nextLine(shown?.decisions ?? [], line, by)),
    retry,
    replay: () => reviewed.replay?.(step, seat),
    back: reviewed.back,
  };
  useKeys(acts);
  const total = Math.max(rounds.length, Math.ceil((state?.total ?? 0) / match.seats.length)) || UNKNOWN;
  return html`<div class="room">
    <main id="main" class="review">
      <${Head} reviewed=${reviewed} review=${review} making=${making}>
        ${review && !reviewed.made && html`<${Deeper} review=${review} making=${isDeeper ? deeper : null} ask=${() => setDeeperSeat(seat)} />`}
      <//>
      <${Light} match=${match} rounds=${rounds} total=${total} moments=${moments} review=${review} seat=${seat}
        round=${round} move=${decision ?? null} choose=${chooseRound} wide=${wide} />
      <${Moments} moments=${moments} chosen=${line} choose=${choose} done=${review !== null} wide=${roomy} />
      <${Moves} match=${match} seat=${seat} round=${shown ?? null} move=${line} choose=${choose} review=${review} />
      <footer class="review-foot">
        <${Accuracy} review=${review} />
        <nav class="review-next" aria-label=${REVIEW.next}>
          ${error && html`<p class="wrong" role="alert">${error}</p>`}
          ${
            reviewed.retry &&
            html`<button class="btn primary" disabled=${busy || !turns.length} onClick=${retry}><${Icon} name="undo" />${REVIEW.retry} <kbd>R</kbd></button>`
          }
          ${
            reviewed.replay &&
            html`<button class="btn" disabled=${!turns.length} onClick=${acts.replay}><${Icon} name="replay" />${REVIEW.replay} <kbd>P</kbd></button>`
          }
          <button class="btn" disabled=${moments.length < 2} onClick=${() => acts.moment(1)} aria-label=${REVIEW.nextMoment}>
            <span class="roomy">${REVIEW.nextMoment}</span><${Icon} name="arrow-right" /><kbd aria-hidden="true">N</kbd></button>
        </nav>
      </footer>
    </main>
  </div>`;
}

/** @param {{reviewed: Reviewed, review: Review | null, making: import("./making.js").Making, children?: unknown}} props */
function Head({ reviewed, review, making, children }) {
  const { match, seat, look } = reviewed;
  const face = match.result?.winners[0] ?? 0;
  return html`<header class="review-head">
    ${!reviewed.made && html`<button class="btn quiet round review-back" aria-label=${REVIEW.back} title=${REVIEW.back} onClick=${reviewed.back}><${Icon} name="arrow-left" /></button>`}
    <${Sigil} name=${match.seats[face]?.name ?? ""} seat=${face} size=${72} />
    <div class="review-words">
      <h1>${match.result ? headline(match) : REVIEW.title}</h1>
      ${
        look &&
        match.seats.length > 1 &&
        html`<p class="seen">${match.seats.map(
          (
            each,
            index,
          ) => html`<button class=${`chip ${index === seat ? "on" : ""}`} aria-pressed=${index === seat}
            onClick=${() => look(index)}>${each.yours ? REVIEW.seenByYou : REVIEW.seenBy(each.name)}</button>`,
        )}</p>`
      }
      ${children}
      <span class="line-break"></span>
      <${Progress} review=${review} making=${making} />
    </div>
    ${review && html`<${Split} match=${match} review=${review} />`}
  </header>`;
}

/** @param {{review: Review | null, making: import("./making.js").Making}} props */
function Progress({ review, making }) {
  const { state, error, stop, again } = making;
  if (review) return html`<p>${review.digest.headline}</p>`;
  const wrong = error || state?.error;
  if (wrong)
    return html`<p><span class="wrong" role="alert">${wrong}</span> <button class="btn sm" onClick=${again}>${REVIEW.again}</button></p>`;
  if (state?.status === "stopped")
    return html`<p>${REVIEW.stopped} <button class="btn sm" onClick=${again}>${REVIEW.again}</button></p>`;
  if (!state) return html`<p role="status">${REVIEW.asking}</p>`;
  return html`<p><span role="status">${underWay(state.done, state.total)}</span>
    <button class="btn sm" onClick=${stop}>${REVIEW.stop}</button></p>`;
}

/**
 * A review by the strongest bot, made while this one is read.
 * @param {{review: Review, making: import("./making.js").Making | null, ask: () => void}} props
 */
function Deeper({ review, making, ask }) {
  if (review.level === "master") return html`<p>${REVIEW.byMaster}</p>`;
  if (making) return html`<${Progress} review=${null} making=${making} />`;
  return html`<p><button class="btn sm deeper" onClick=${ask}>${REVIEW.deeper}</button></p>`;
}

/** Start and parts make the result. @param {{match: Match, review: Review}} props */
function Split({ match, review }) {
  return html`<dl class="split" aria-label=${REVIEW.split}>
    <div><dt>${REVIEW.start}</dt><dd>${review.points.start}</dd></div>
    ${bandsOf(match, [], review).map(({ words, sum }) => html`<div><dt>${words}</dt><dd>${signedPoints(sum)}</dd></div>`)}
    <div class="sum-up"><dt>${REVIEW.result}</dt><dd>${percent(review.result)}</dd></div>
  </dl>`;
}

/**
 * The moment after the chosen one, in the order of the game.
 * @param {Judged[]} moments
 * @param {number | null} chosen
 * @param {number} by
 */
function nextMoment(moments, chosen, by) {
  const inOrder = [...moments].sort((a, b) => a.number - b.number);
  if (!inOrder.length) return null;
  const place = inOrder.findIndex(({ number }) => number === chosen);
  return inOrder[(place + by + inOrder.length) % inOrder.length];
}

/**
 * The line of moves after the chosen one.
 * @param {Judged[]} decisions
 * @param {number | null} chosen
 * @param {number} by
 */
function nextLine(decisions, chosen, by) {
  const lines = linesOf(decisions);
  const place = lines.findIndex((line) => line.some(({ number }) => number === chosen));
  return lines[Math.min(Math.max(place + by, 0), lines.length - 1)]?.[0] ?? null;
}

/**
 * @typedef {object} Acts
 * @property {(by: number) => void} turn
 * @property {(by: number) => void} moment
 * @property {(by: number) => void} move
 * @property {() => void} retry
 * @property {() => void} replay
 * @property {() => void} back
 */

/** @param {Acts} acts */
function useKeys(acts) {
  // Before the next key, not after the next paint: what a key does depends on where one is.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const act = actOf(event, acts);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** @param {KeyboardEvent} event @param {Acts} acts */
function actOf({ code, shiftKey, target }, acts) {
  const arrow = code.startsWith("Arrow") && target instanceof HTMLInputElement;
  /** @type {Record<string, () => void>} */
  const known = {
    ArrowLeft: () => acts.turn(-1),
    ArrowRight: () => acts.turn(1),
    ArrowUp: () => acts.move(-1),
    ArrowDown: () => acts.move(1),
    KeyN: () => acts.moment(shiftKey ? -1 : 1),
    KeyR: acts.retry,
    KeyP: acts.replay,
    Escape: acts.back,
  };
  return arrow ? null : known[code];
}

/** The seat and step in the address. @param {number} seats */
export function wantedSeat(seats) {
  const given = place.value.query.get("seat") ?? "";
  return /^\d+$/.test(given) && Number(given) < seats ? Number(given) : null;
}

/** @param {number} seat */
export const lookFrom = (seat) => go(`${place.peek().path}?seat=${seat}`, { replace: true });
