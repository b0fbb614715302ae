/** A game that was played, move by move: the table as it stood, and a bar to go through it. */

import { entering } from "../app/fields.js";
import { Page } from "../app/page.js";
import { arrive, go, place, title } from "../app/router.js";
import { html, signal, useEffect, useLayoutEffect, useMemo, useState } from "../app/ui.js";
import { styles as cardStyles } from "../cards/card.js";
import { Icon } from "../icons/icon.js";
import { sentence } from "../net/api.js";
import { useMaking } from "../review/making.js";
import { replayed } from "../review/replayed.js";
import { lastRound } from "../table/state/rounds.js";
import { TableView, styles as tableStyles } from "../table/table.js";
import { REPLAY } from "../words/replay.js";
import { REVIEW } from "../words/review.js";
import { TABLE } from "../words/table.js";
import { PlayOn, retry } from "./play-on.js";

export const styles = [
  ...cardStyles,
  ...tableStyles,
  "/replay/replay.css",
  "/setup/new.css",
  "/review/signs.css",
  "/review/window.css",
  "/review/marks.css",
];

/** @typedef {import("../net/protocol.js").MatchState} Match */
/** @typedef {import("../net/protocol.js").Update} Update */
/** @typedef {import("../net/protocol.js").TurnMark} Turn */

/** @typedef {number | "all" | null} Viewpoint  a seat, all hands, or a spectator */

/**
 * @typedef {object} Source  what can be looked at
 * @property {Match} match
 * @property {string} title
 * @property {number | null} seat  from which to look at first
 * @property {number} steps
 * @property {Turn[]} turns
 * @property {(step: number, seat: Viewpoint) => Promise<Update>} table
 * @property {boolean} [openable]  whether all hands can be seen at once
 * @property {(step: number) => import("../setup/new-match.js").Start} start
 * @property {import("../review/making.js").Subject | null} [reviewed]  what can be reviewed; null: nothing
 * @property {(seat: number) => string} [review]  where its review is
 */

const SPEEDS = [1, 2, 4];
const PACE = 1000;

/** @param {{source: Source}} props */
export function Viewer({ source }) {
  const step = wanted("step", source.steps, source.steps) ?? 0;
  const seat = wanted("seat", source.seat, source.match.seats.length - 1);
  const isOpen = isEveryHandOpen(source);
  const { update: found, error } = useTable(source, step, isOpen ? ALL : seat);
  const update = found && isOpen ? seenFrom(source.seat, found) : found;
  useEffect(() => title(source.title), [update]); // after the table, which speaks of turns
  useEffect(arrive, [update === null]);
  const walk = useWalking(step, source.steps, update?.step === step);
  const review = useReviewed(source, step, seat, update);
  useKeys(source, step, walk, review);
  if (!update && error)
    return html`<${Page} heading=${REPLAY.noTable}><p class="wrong" role="alert">${error}</p><//>`;
  if (!update) return html`<main id="main" class="room pass"><h1>${REPLAY.laying}</h1></main>`;
  return html`<div class="replay">
    <${TableView} match=${asItWas(source, update)} update=${update} below=${barHeight.value}
      when=${whenOf(source, update, review?.round ?? null)} aside=${review?.aside} ...${update.step === step ? said(review) : {}}
      >${update.step === step && review?.marks}<//>
    <section class="replay-bar" aria-label=${REPLAY.bar}>
      ${source.steps > 0 && html`<${Buttons} source=${source} step=${step} walk=${walk} />`}
      ${source.steps > 0 ? html`<${Track} source=${source} step=${step} picture=${review?.track ?? ""} />` : html`<p class="track">${REPLAY.position}</p>`}
      <${From} source=${source} seat=${isOpen ? ALL : seat} />
      ${!review && html`<${PlayOn} setup=${source.match.setup} names=${source.match.seats.map(({ name }) => name)} you=${seat ?? 0} from=${source.start(step)} />`}
      ${
        source.reviewed &&
        source.review &&
        html`<a class="btn to-review" href=${source.review(seat ?? 0)} aria-label=${REVIEW.toReview}>
        <${Icon} name="chart" /><span class="roomy">${REVIEW.toReview}</span></a>`
      }
      ${error && html`<p class="wrong" role="alert">${error}</p>`}
    </section>
  </div>`;
}

/** Whoever looks back at their own game sees all hands, unless they have chosen otherwise. @param {Source} source */
function isEveryHandOpen({ openable, seat }) {
  const chosen = place.value.query.get("seat");
  return Boolean(openable) && (chosen === null ? seat !== null : chosen === ALL);
}

/** @type {WeakMap<Update, Update>} */
const turned = new WeakMap();

/**
 * All hands, with one's own nearest; the same table every time it is drawn.
 * @param {number | null} seat
 * @param {Update} update
 */
function seenFrom(seat, update) {
  const known = turned.get(update) ?? { ...update, view: { ...update.view, seat } };
  turned.set(update, known);
  return known;
}

/** What a review says on the table. @param {ReturnType<typeof useReviewed>} review */
const said = (review) => ({ voice: review?.voice ?? null, marked: review?.marked ?? null });

/**
 * Where in the game one is, by the turns of a review if there is one.
 * @param {Source} source
 * @param {Update} update
 * @param {number | null} round
 */
function whenOf({ steps, turns }, { step }, round) {
  if (!steps) return null;
  return { title: TABLE.turn(round ?? roundAt(turns, step)), words: REPLAY.step(step, steps) };
}

/** The number by which the turn of a step is called. @param {Turn[]} turns @param {number} step */
const roundAt = (turns, step) => lastRound(turns.filter((each) => each.step <= step));

const NONE = { match: "" };

/**
 * What the review says at a step, if it was asked for: null without one.
 * @param {Source} source
 * @param {number} step
 * @param {number | null} seat
 * @param {Update | null} update
 */
function useReviewed(source, step, seat, update) {
  const isWanted = place.value.query.has("review") && source.reviewed && seat !== null;
  const { turns } = useMaking(
    isWanted && source.reviewed ? source.reviewed : NONE,
    seat ?? 0,
    Boolean(isWanted),
  );
  if (!isWanted) return null;
  const names = source.match.seats.map(({ name }) => name);
  const again = () => {
    retry({ setup: source.match.setup, names, you: seat ?? 0, from: source.start(step) });
  };
  const from = { seat: seat ?? 0, row: update?.view.center_row ?? [] };
  const acts = { retry: again, look: (/** @type {number} */ to) => look({ step: to }) };
  return { ...replayed(turns, step, from, acts), retry: again };
}

/**
 * The match as it was at a step: before the last one it is not over.
 * @param {Source} source
 * @param {Update} update
 * @returns {Match}
 */
function asItWas({ match, steps }, update) {
  if (update.step >= steps) return match;
  return { ...match, status: "playing", result: null, turn_number: update.view.turn_number };
}

/** How high the bar is in replay.css: the first that fits the window. */
const BARS = [
  { window: matchMedia("(max-height: 499px)"), height: 54 },
  { window: matchMedia("(max-width: 1199px)"), height: 116 },
  { window: matchMedia("all"), height: 72 },
];
const barHeight = signal(0);
const measureBar = () => {
  barHeight.value = BARS.find(({ window }) => window.matches)?.height ?? 0;
};
for (const { window } of BARS) window.addEventListener("change", measureBar);
measureBar();

const NOBODY = "nobody";
const ALL = "all";

/**
 * A number from the address, within bounds; null for a spectator.
 * @param {string} name
 * @param {number | null} otherwise
 * @param {number} most
 */
function wanted(name, otherwise, most) {
  const given = place.value.query.get(name) ?? "";
  if (given === NOBODY || given === ALL) return null;
  return /^\d+$/.test(given) ? Math.min(Number(given), most) : otherwise;
}

/**
 * Looks at another step, or from another seat.
 * @param {{step?: number, seat?: string}} news
 */
function look(news) {
  const query = new URLSearchParams(place.peek().query);
  for (const [name, value] of Object.entries(news)) query.set(name, String(value));
  go(`${place.peek().path}?${query}`, { replace: true });
}

/**
 * The table at a step; while it is fetched, the one before.
 * @param {Source} source
 * @param {number} step
 * @param {Viewpoint} seat
 */
function useTable(source, step, seat) {
  const [shown, setShown] = useState({ update: /** @type {Update | null} */ (null), error: "" });
  const fetched = useMemo(() => remembered(source), [source]);
  useEffect(() => {
    let current = true;
    fetched(step, seat).then(
      (update) => current && setShown({ update, error: "" }),
      (problem) => current && setShown((before) => ({ ...before, error: sentence(problem) })),
    );
    if (step < source.steps) fetched(step + 1, seat).catch(() => {});
    return () => {
      current = false;
    };
  }, [fetched, step, seat]);
  return shown;
}

/**
 * Asks for every table only once.
 * @param {Source} source
 * @returns {Source["table"]}
 */
function remembered(source) {
  /** @type {Map<string, Promise<Update>>} */
  const known = new Map();
  return (step, seat) => {
    const key = `${step} ${seat}`;
    const asked = known.get(key) ?? source.table(step, seat);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

/** @typedef {{speed: number, setSpeed: (speed: number) => void}} Walk  speed 0: standing still */

/**
 * Steps forward automatically, no faster than the tables arrive.
 * @param {number} step
 * @param {number} last
 * @param {boolean} arrived
 * @returns {Walk}
 */
function useWalking(step, last, arrived) {
  const [speed, setSpeed] = useState(0);
  useEffect(() => {
    if (!speed || !arrived) return undefined;
    if (step >= last) return setSpeed(0);
    const timer = setTimeout(() => look({ step: step + 1 }), PACE / speed);
    return () => clearTimeout(timer);
  }, [speed, step, arrived]);
  return { speed, setSpeed };
}

/**
 * Where one can go from a step.
 * @param {Source} source
 * @param {number} step
 */
const ways = ({ turns, steps }, step) => ({
  turnBefore: turns.findLast((turn) => turn.step < step)?.step ?? 0,
  before: Math.max(0, step - 1),
  after: Math.min(steps, step + 1),
  turnAfter: turns.find((turn) => turn.step > step)?.step ?? steps,
  start: 0,
  end: steps,
});

/** @param {number} to @param {Walk} walk */
function jumpTo(to, walk) {
  walk.setSpeed(0);
  look({ step: to });
}

/** @param {Source} source @param {number} step @param {Walk} walk */
function toggleWalk({ steps }, step, walk) {
  if (!walk.speed && step >= steps) look({ step: 0 });
  walk.setSpeed(walk.speed ? 0 : SPEEDS[0]);
}

/** @type {Record<string, keyof ReturnType<typeof ways>>} */
const KEYS = {
  ArrowLeft: "before",
  ArrowRight: "after",
  ArrowUp: "turnBefore",
  ArrowDown: "turnAfter",
  PageUp: "turnBefore",
  PageDown: "turnAfter",
  Home: "start",
  End: "end",
  Comma: "before",
  Period: "after",
};

/**
 * Arrows go by moves and turns, space walks and stands still, plus and minus change the pace.
 * @param {Source} source
 * @param {number} step
 * @param {Walk} walk
 * @param {ReturnType<typeof useReviewed>} review
 */
function useKeys(source, step, walk, review) {
  // Before the next key, not after the next paint: what a key does depends on where one is.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const { target, code, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (target instanceof HTMLElement && target.matches("input, select, textarea, button")) return;
      const way = KEYS[code];
      if (review?.moment != null && code === "KeyN") jumpTo(review.moment, walk);
      else if (review && code === "KeyR") review.retry();
      else if (way) jumpTo(ways(source, step)[way], walk);
      else if (code === "Space") toggleWalk(source, step, walk);
      else if (key === "+" && walk.speed) walk.setSpeed(faster(walk.speed));
      else return;
      event.preventDefault(); // the table's own keys do not follow
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  });
}

/** @param {{source: Source, step: number, walk: Walk}} props */
function Buttons({ source, step, walk }) {
  const { turnBefore, before, after, turnAfter } = ways(source, step);
  /** @param {number} to */
  const jump = (to) => jumpTo(to, walk);
  const toggle = () => toggleWalk(source, step, walk);
  return html`<div class="replay-buttons">
    <${Jump} label=${REPLAY.turnBefore} icon="previous" to=${turnBefore} step=${step} jump=${jump} />
    <${Jump} label=${REPLAY.moveBefore} icon="arrow-left" to=${before} step=${step} jump=${jump} />
    <button class="btn round" aria-label=${walk.speed ? REPLAY.pause : REPLAY.play} onClick=${toggle}>
      <${Icon} name=${walk.speed ? "pause" : "play"} />
    </button>
    <${Jump} label=${REPLAY.nextMove} icon="arrow-right" to=${after} step=${step} jump=${jump} />
    <${Jump} label=${REPLAY.nextTurn} icon="next" to=${turnAfter} step=${step} jump=${jump} />
    ${
      walk.speed > 0 &&
      html`<button class="btn quiet sm" aria-label=${REPLAY.speed(walk.speed)} onClick=${() => walk.setSpeed(faster(walk.speed))}>
      ×${walk.speed}
    </button>`
    }
  </div>`;
}

/** @param {{label: string, icon: string, to: number, step: number, jump: (to: number) => void}} props */
function Jump({ label, icon, to, step, jump }) {
  return html`<button class="btn quiet round" aria-label=${label} disabled=${to === step} onClick=${() => jump(to)}>
    <${Icon} name=${icon} />
  </button>`;
}

/** @param {number} speed */
const faster = (speed) => SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length];

/** @param {{source: Source, step: number, picture: string}} props  picture: the window of a review */
function Track({ source, step, picture }) {
  const { steps, turns, match } = source;
  const turn = turns.findLast((each) => each.step <= step);
  const words =
    REPLAY.step(step, steps) + (turn ? REPLAY.turn(roundAt(turns, step), match.seats[turn.player].name) : "");
  return html`<div class=${`track ${picture ? "lit" : ""}`}>
    <span class="track-words">${words}</span>
    <svg class="marks" viewBox="0 0 ${Math.max(1, steps)} 1" preserveAspectRatio="none" aria-hidden="true">
      ${turns.map((each) => html`<path d="M${each.step} 0V1" vector-effect="non-scaling-stroke" />`)}
    </svg>
    <input type="range" min="0" max=${steps} value=${step} aria-label=${REPLAY.move} aria-valuetext=${words}
      onInput=${entering((step) => look({ step: Number(step) }))} />
    ${picture && html`<div class="light-track" dangerouslySetInnerHTML=${{ __html: picture }} />`}
  </div>`;
}

/** @param {{source: Source, seat: Viewpoint}} props */
function From({ source: { match, openable }, seat }) {
  return html`<label class="from"><span>${REPLAY.seenBy}</span>
    <select class="field" onChange=${entering((seat) => look({ seat }))}>
      <option value=${NOBODY} selected=${seat === null}>${REPLAY.spectator}</option>
      ${openable && html`<option value=${ALL} selected=${seat === ALL}>${REPLAY.allHands}</option>`}
      ${match.seats.map(({ name }, index) => html`<option value=${index} selected=${seat === index}>${name}</option>`)}
    </select>
  </label>`;
}
