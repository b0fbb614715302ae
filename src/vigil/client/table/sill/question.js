/** The sill, grown: a question whose answers lie in piles, an auction, or the name of a card. */

import { useLoaded } from "../../app/modules.js";
import { html } from "../../app/ui.js";
import { Card } from "../../cards/card.js";
import { Prose } from "../../cards/text.js";
import { countCards } from "../../words/numbers.js";
import { zoneWords } from "../../words/piles.js";
import { ACTS, QUESTION } from "../../words/sill.js";
import { plain } from "../../words/spans.js";
import { Spot } from "../spot.js";
import { spot } from "../state/lights.js";
import { ownerName, stacked } from "../state/model.js";
import { Act, Back, HintButton, Options } from "./acts.js";
import { asks, prompt, questionOf } from "./prompt.js";
import { Purse } from "./purse.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../../net/protocol.js").Zone} Zone
 * @typedef {{zone: Zone, owner: number | null, words: string, cards: [string, number][]}} Group
 */

/** More answers than these do not fit beside the prompt. */
const MANY_OPTIONS = { phone: 2, tablet: 3, desktop: 4 };

/** Whether the sill needs more room than its line. @param {Table} table */
export function isGrown(table) {
  if (!table.asked || table.chosen) return false;
  if (table.asked.auction || table.asked.naming || table.pile) return true;
  return (
    !table.asked.main &&
    (laidOpen(table).length > 0 || table.lights.buttons.length > MANY_OPTIONS[table.measures.layout])
  );
}

/** Zones whose answers lie on the table, in sight. */
const IN_SIGHT = ["row", "available", "hand"];

/**
 * The groups of cards that are laid open in the sill. A phone takes all answers along, if any are laid open.
 * @param {Table} table
 * @returns {Group[]}
 */
function laidOpen(table) {
  const { lights, measures, pile } = table;
  const places = new Set([...lights.moves.values()].map(([move]) => `${move.zone}/${move.owner ?? ""}`));
  if (pile) return [pile].map((place) => groupOf(table, place));
  const hidden = [...places].filter((place) => !IN_SIGHT.includes(place.split("/")[0]));
  if (!hidden.length) return [];
  const shown =
    measures.layout === "desktop"
      ? hidden
      : [...hidden, ...[...places].filter((place) => !hidden.includes(place))];
  return shown.map((place) => groupOf(table, place));
}

/** @param {Table} table @param {string} place @returns {Group} */
function groupOf(table, place) {
  const [name, number] = place.split("/");
  const zone = /** @type {Zone} */ (name);
  const owner = number === "" ? null : Number(number);
  const cards = stacked(cardsOf(table, zone, owner));
  const lit = cards.filter(([card]) => table.lights.at(spot(zone, owner, card)).length);
  return {
    zone,
    owner,
    words: zoneWords(zone, owner === null ? undefined : ownerName(table, owner)),
    cards: lit,
  };
}

/** @param {Table} table @param {Zone} zone @param {number | null} owner @returns {string[]} */
function cardsOf({ view, lights }, zone, owner) {
  const player = owner === null ? null : view.players[owner];
  const own = {
    hand: player?.hand_cards,
    discard: player?.discard,
    constructs: player?.constructs,
    played: player?.played,
    trophies: player?.trophies,
  };
  const center = { void: view.void, aside: view.aside, available: Object.keys(view.supply) };
  const listed = { ...own, ...center }[/** @type {"void"} */ (zone)];
  const begin = `${zone}/${owner ?? ""}/`;
  const lit = lights.within(zone, owner).map((where) => where.slice(begin.length));
  return listed && lit.every((card) => listed.includes(card)) ? listed : lit;
}

/** @param {{table: Table}} props */
export function Ask({ table }) {
  const { asked, play } = table;
  const Auction = useLoaded(() => import("./auction.js"), "Auction", Boolean(asked?.auction));
  const Naming = useLoaded(() => import("./naming.js"), "Naming", Boolean(asked?.naming));
  if (!asked || !play) return null;
  if (asked.naming)
    return Naming && html`<${Naming} table=${table} play=${play} asked=${asked} naming=${asked.naming} />`;
  if (asked.auction)
    return (
      Auction && html`<${Auction} table=${table} play=${play} asked=${asked} auction=${asked.auction} />`
    );
  const groups = laidOpen(table);
  const { title, words, tone } = prompt(table);
  const speaks = !table.voice && (table.hinted || tone === "bad" || play.hint.value);
  const heading = table.voice ? [title] : table.pile ? [groups[0].words] : questionOf(table, asked);
  const why = table.voice ? html`<${Prose} text=${words} />` : explain(table, groups);
  return html`<section
    class="sill ask zone answers"
    data-zone="sill"
    aria-label=${asked.opening.length && !asked.auction ? QUESTION.asks(plain(asked.opening)) : QUESTION.label}
  >
    ${asked.asker && !table.pile && html`<${Asker} asker=${asked.asker} measures=${table.measures} />`}
    <div class="question">
      <h2><${Prose} text=${heading} /></h2>
      <p class=${`why ${table.view.turn === table.seat ? "" : "caused"}`}>${speaks ? html`<b>${title}</b> <${Prose} text=${words} />` : why}</p>
      ${groups.map((group) => html`<${Laid} key=${`${group.zone} ${group.owner}`} table=${table} group=${group} />`)}
    </div>
    <div class="acts side">
      <${Purse} table=${table} />
      ${
        table.pile
          ? html`<${Act} act="close" look="glow" keycap="esc" onPress=${() => play.layOpen(null)}>${ACTS.back}<//>`
          : html`<${Options} table=${table} play=${play} />`
      }
      ${table.voice?.acts ?? html`<${Back} table=${table} play=${play} /><${HintButton} table=${table} play=${play} />`}
    </div>
  </section>`;
}

/** The card that asks. @param {{asker: import("../../net/protocol.js").Asker, measures: Table["measures"]}} props */
const Asker = ({ asker, measures: { layout } }) =>
  html`<div class="asker">
    <${Card} name=${asker.card} size=${layout === "phone" ? "s" : "m"} asker=${asker} />
  </div>`;

/** @param {Table} table @param {Group[]} groups */
function explain(table, groups) {
  const { asked, lights, pile } = table;
  if (pile) return QUESTION.pile;
  const where = groups.length ? QUESTION.pick : QUESTION.choose;
  const who = asked?.opening.length ? `${asks(table, plain(asked.opening))} ` : "";
  return `${who}${where}${lights.decline ? QUESTION.decline(plain(lights.decline.label)) : ""}.`;
}

/** @param {{table: Table, group: Group}} props */
function Laid({ table, group }) {
  const { zone, owner, words, cards } = group;
  const total = cards.reduce((sum, [, number]) => sum + number, 0);
  /** @param {[string, number]} stack */
  const card = ([name, number]) =>
    html`<li key=${name}>
      <${Spot}
        table=${table}
        where=${spot(zone, owner, name)}
        name=${name}
        size="s"
        count=${number}
        trophy=${zone === "trophies"}
      />
    </li>`;
  return html`<div class="group">
    <h3 class="zone-label"><b>${words}</b> ${countCards(total)}</h3>
    <ul class="laid">
      ${zone === "row" ? html`<${RowAgain} table=${table} />` : cards.map(card)}
    </ul>
  </div>`;
}

/** The lit cards of the row, once more where a phone has covered them. @param {{table: Table}} props */
function RowAgain({ table }) {
  return table.lights.within("row").map((where) => {
    const name = table.view.center_row[Number(where.split("/")[1])];
    return (
      name && html`<li key=${where}><${Spot} table=${table} where=${where} name=${name} size="s" /></li>`
    );
  });
}
