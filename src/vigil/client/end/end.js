/** The end: who won, why, how it went, and what next. */

import { DownloadButton } from "../app/download.js";
import { arrive } from "../app/router.js";
import { html, useEffect, useState } from "../app/ui.js";
import { Card } from "../cards/card.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { get, sentence } from "../net/api.js";
import { catalogue, card as printed } from "../net/catalogue.js";
import { Rate } from "../player/rate.js";
import { notePlayed } from "../statistics/played.js";
import { sound } from "../table/sound/sound.js";
import { WayBack } from "../tournament/way-back.js";
import { PAGES } from "../words/app.js";
import { END } from "../words/end.js";
import { circumstances, figures, headline, rivalName, wasPlayedOut } from "../words/verdict.js";
import { Chart } from "./chart.js";
import { courseOf, decidedBy } from "./course.js";
import { Glass } from "./glass.js";
import { Again, RematchButton } from "./rematch.js";
import { Scores } from "./scores.js";
import { share } from "./share.js";

export const styles = ["/end/end.css", "/review/window.css", "/player/player.css", "/player/rate.css"];

/** @typedef {import("../net/protocol.js").MatchState} Match */
/** @typedef {import("../net/protocol.js").Replay} Replay */
/** @typedef {import("./course.js").Passed} Passed */

const BUYS = 4;
const MOMENTS = 2;

/** @param {{match: Match, onClose: () => void}} props */
export function End({ match, onClose }) {
  const [replay, setReplay] = useState(/** @type {Replay | null} */ (null));
  const [error, setError] = useState("");
  const own = match.seats.findIndex((seat) => seat.yours);
  const outcome = outcomeFor(match, own);
  useEffect(() => {
    get(`/api/matches/${match.id}/replay`).then(setReplay, (problem) => setError(sentence(problem)));
  }, [match.id]);
  useEffect(() => {
    arrive();
    if (outcome !== "watched") sound([outcome]);
  }, []);
  useEffect(() => {
    const levels = (catalogue.peek()?.levels ?? []).map(({ level }) => level);
    if (replay) notePlayed(match, replay, levels);
  }, [replay]);
  const course = replay ? courseOf(replay) : [];
  const decided = replay && wasPlayedOut(match) ? decidedBy(course) : null;
  return html`<div class="room">
    <main id="main" class=${`end ${outcome}`}>
      <${Verdict} match=${match} own=${own} rounds=${course.at(-1)?.round} />
      <${Glass} course=${course} seat=${seatShown(match, own)} won=${outcome === "won"} decided=${decided?.turn.round ?? 0} />
      <${Rate} match=${match} />
      <${Again} match=${match} />
      <${WayBack} match=${match} />
      <${WhatNext} match=${match} own=${own} onClose=${onClose} />
      ${decided && html`<${Deciding} match=${match} decided=${decided} />`}
      ${error && html`<p class="wrong" role="alert">${error}</p>`}
      ${replay && html`<${Scores} match=${match} replay=${replay} own=${own} />`}
      ${replay && html`<${HonorByTurn} match=${match} replay=${replay} course=${course} own=${own} />`}
      ${replay && html`<${BestBuys} match=${match} replay=${replay} own=${own} />`}
      ${replay && html`<${Moments} match=${match} replay=${replay} course=${course} />`}
      <${Deal} match=${match} />
    </main>
  </div>`;
}

/**
 * What it is to whoever looks: a win or a loss of their own, or neither.
 * @param {Match} match
 * @param {number} own
 * @returns {"won" | "lost" | "watched"}
 */
function outcomeFor(match, own) {
  if (own < 0 || match.seats.filter(({ yours }) => yours).length > 1) return "watched";
  if (match.seats.length > 1 && match.result?.winners.length === 0) return "watched";
  return match.result?.winners.includes(own) ? "won" : "lost";
}

/** Through whose eyes the game is seen. @param {Match} match @param {number} own */
const seatShown = (match, own) => (own >= 0 ? own : (match.result?.winners[0] ?? 0));

/** Which turn decided it, and the way there. @param {{match: Match, decided: import("./course.js").Decided}} props */
function Deciding({ match, decided: { how, turn, gained } }) {
  const { name, yours } = match.seats[turn.player ?? 0];
  const words = END.decided[how](turn.round, yours ? null : name, gained);
  return html`<p class="deciding panel">
    <span>${words}</span>
    <a class="btn" href="/replay/${match.id}?step=${turn.step}"><${Icon} name="eye" />${END.lookAtIt}</a>
  </p>`;
}

/** @param {{match: Match, own: number, rounds?: number}} props */
function Verdict({ match, own, rounds }) {
  const shown = figures(match);
  const isNamed = match.seats.length > 2;
  const winners = match.result?.winners ?? [];
  const face = winners.includes(own) ? own : (winners[0] ?? 0);
  return html`<header class="verdict">
    <${Sigil} name=${match.seats[face].name} seat=${face} size=${92} on=${face === own} />
    <div><h1>${headline(match)}</h1><p>${circumstances(match, rounds)}</p></div>
    <p class="figures">
      ${shown.map(
        ({ score, won, name }, index) =>
          html`${index === 1 && shown.length === 2 && html`<span>${END.to}</span>`}
            <b class=${won ? "won" : ""}>${isNamed ? html`<small>${name}</small>` : html`<span class="sr">${name} </span>`}${score}</b>`,
      )}
    </p>
  </header>`;
}

/** @param {{match: Match, replay: Replay, course: Passed[], own: number}} props */
function HonorByTurn({ match, replay, course, own }) {
  const order = match.seats.map((_, place) => place).sort((a, b) => Number(b === own) - Number(a === own));
  const lines = order.map((place) => ({
    name: place === own ? END.you : match.seats[place].name,
    values: replay.honor.map((honor) => honor[place]),
  }));
  if (replay.rival) lines.push({ name: rivalName(match), values: replay.rival.honor });
  return html`<section class="box panel">
    <h2>${END.byTurn} <small>${END.asIf}</small></h2>
    <${Chart} lines=${lines} turns=${course.map(({ round }) => round)} unit=${END.honor} />
  </section>`;
}

/** @param {{match: Match, replay: Replay, own: number}} props */
function BestBuys({ match, replay, own }) {
  const seat = own >= 0 ? own : (match.result?.winners[0] ?? 0);
  const buys = replay.buys[seat].filter(({ card }) => !printed(card).basic).slice(0, BUYS);
  if (buys.length === 0) return null;
  const whose = own >= 0 ? null : match.seats[seat].name;
  return html`<section class="box panel">
    <h2>${END.bestBuys(whose)} <small>${END.served}</small></h2>
    <ul class="buys">
      ${buys.map(
        ({ card, honor, uses, copies }) => html`<li>
          <${Card} name=${card} size="s" width=${96} count=${copies} />
          <span>${honor} <${Icon} name="honor" /><span class="sr">${END.honorUnit}</span> · ${uses}×<span class="sr">${END.used}</span></span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{match: Match, replay: Replay, course: Passed[]}} props */
function Moments({ match, replay, course }) {
  return html`<section class="box panel">
    <h2>${END.replay} <small>${END.moments(replay.steps, course.at(-1)?.round ?? 1)}</small></h2>
    <ul class="rows">
      ${richest(course).map(
        ({ player, gained, round, step }) => html`<li>
          <a class="game" href="/replay/${match.id}?step=${step}">
            <${Sigil} name=${match.seats[player].name} seat=${player} size=${40} />
            <span><b>${END.turn(round)}</b><small>${END.gained(match.seats[player].yours ? null : match.seats[player].name, gained)}</small></span>
            <span class="pill">${END.look}</span>
          </a>
        </li>`,
      )}
    </ul>
    <p class="after"><a class="btn" href="/replay/${match.id}?step=0"><${Icon} name="play" />${END.fromStart}</a></p>
  </section>`;
}

/** The turns that brought most honor, in order. @param {Passed[]} course */
function richest(course) {
  const gains = course.flatMap(({ player, round, step, honor }, index) =>
    player === null || !index
      ? []
      : [{ player, round, step, gained: honor[player] - course[index - 1].honor[player] }],
  );
  const best = gains.filter(({ gained }) => gained > 0).sort((a, b) => b.gained - a.gained);
  return best.slice(0, MOMENTS).sort((a, b) => a.step - b.step);
}

/** @param {{match: Match, own: number, onClose: () => void}} props */
function WhatNext({ match, own, onClose }) {
  const [said, setSaid] = useState("");
  const pass = () => share(`/replay/${match.id}`, headline(match)).then(setSaid);
  return html`<nav class="next" aria-label=${END.next}>
    ${own >= 0 && html`<${RematchButton} match=${match} />`}
    ${wasPlayedOut(match) && html`<a class="btn" href="/review/${match.id}"><${Icon} name="chart" />${END.review}</a>`}
    <button class="btn" onClick=${pass}><${Icon} name="share" />${END.share}</button>
    <a class="btn" href="/new?like=${match.id}"><${Icon} name="table" />${END.change}</a>
    <button class="btn quiet" onClick=${onClose}>${END.table}</button>
    <a class="btn quiet" href="/">${PAGES.home}</a>
    <span role="status">${said}</span>
  </nav>`;
}

/** The record, and how anybody can check that the cards were dealt fairly. @param {{match: Match}} props */
const Deal = ({ match }) => html`<details class="deal">
  <summary>${match.seed ? END.checkDeal : END.record}</summary>
  ${
    match.seed &&
    html`<p>
      ${END.dealtFrom} <code>${match.seed}</code>${END.hash} <code>${match.commitment}</code>${END.verify}
      <code>${END.command(match.id, match.commitment)}</code>
    </p>`
  }
  <p><${DownloadButton} path="/api/matches/${match.id}/record" name="vigil-${match.id}.json" words=${END.download} /></p>
</details>`;
