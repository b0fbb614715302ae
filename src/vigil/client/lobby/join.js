/** Taking a seat: from the lobby, by an invitation, or on another device. */

import { entering, submitting } from "../app/fields.js";
import { Page } from "../app/page.js";
import { go } from "../app/router.js";
import { html, useEffect, useState } from "../app/ui.js";
import { Sigil } from "../icons/sigil.js";
import { get, post, sentence } from "../net/api.js";
import { setNames } from "../net/catalogue.js";
import { nameOrNew, refreshMe } from "../net/person.js";
import { useRequest } from "../net/request.js";
import { JOIN } from "../words/lobby.js";
import { listed } from "../words/numbers.js";
import { SEEN, TERMS } from "../words/terms.js";
import { LONGEST_NAME } from "./name.js";
import { clockWords, nameOf } from "./rows.js";
import { Terms } from "./terms.js";

/** @typedef {import("../net/protocol.js").MatchState & Partial<import("../net/protocol.js").Invitation>} Match */
/** @typedef {import("../net/protocol.js").SeatState} Seat */

/** @param {{id?: string, old?: string}} props  old: the secret of a link as links once were */
export function Join({ id, old }) {
  if (!id) return html`<${Paste} />`;
  return old
    ? html`<${UsedUp} id=${id} />`
    : html`<${Invitation} id=${id} token=${location.hash.slice(1)} />`;
}

/** A link that was sent as text. */
function Paste() {
  const [error, setError] = useState("");
  const [link, setLink] = useState("");
  const open = () => {
    const path = pathOf(link);
    if (path) go(path);
    else setError(JOIN.noLink(location.origin));
  };
  return html`<${Page} heading=${JOIN.byLink} lead=${JOIN.paste}>
    <form class="line" onSubmit=${submitting(open)}>
      <label class="labelled grow">${JOIN.link}
        <input class="field" type="text" inputmode="url" autocomplete="off" value=${link} onInput=${entering(setLink)}
          aria-invalid=${error !== ""} aria-describedby="link-says" />
      </label>
      <button class="btn primary">${JOIN.open}</button>
    </form>
    <p class="wrong" id="link-says" role="alert" hidden=${!error}>${error}</p>
  <//>`;
}

/**
 * The address within this site that a pasted link leads to.
 * @param {string} text
 */
function pathOf(text) {
  const found = text.trim().match(/\/(?:join\/[^/\s?#]+(?:[/#][^/\s?#]+)?|match\/[^/\s?#]+)/);
  return found?.[0] ?? null;
}

/** @param {{id: string, token: string}} props  token: empty for an open seat */
function Invitation({ id, token }) {
  const [match, setMatch] = useState(/** @type {Match | null} */ (null));
  const [error, setError] = useState("");
  useEffect(() => {
    invited(id, token).then(setMatch, (problem) => setError(sentence(problem)));
  }, [id, token]);
  if (error) return html`<${NoSeat} why=${error} />`;
  if (match && token && match.for_seat === null) return html`<${UsedUp} id=${id} />`;
  if (!match)
    return html`<${Page} heading=${JOIN.heading}><p class="quiet-line" role="status">${JOIN.looking}</p><//>`;
  return html`<${Page} heading=${headingOf(match)} lead=${JOIN.about(setNames(match.setup.sets), match.seats.length, clockWords(match))}>
    <${AtTheTable} match=${match} />
    <${Terms} match=${match} />
    <${AboutSeat} match=${match} />
    <${Taking} match=${match} token=${token} />
  <//>`;
}

/**
 * The match of a link; also loads the person, whose name the form shows.
 * @param {string} id
 * @param {string} token
 * @returns {Promise<Match>}
 */
async function invited(id, token) {
  const address = `/api/matches/${id}`;
  const asked = token ? post(`${address}/invitation`, { token }) : get(address);
  const [match] = await Promise.all([asked, refreshMe().catch(() => {})]);
  return match;
}

/** @param {{why: string}} props */
const NoSeat = ({ why }) => html`<${Page} heading=${JOIN.noSeat}>
  <p class="wrong" role="alert">${why}</p>
  <p><a href="/lobby">${JOIN.company}</a></p>
<//>`;

/** @param {{id: string}} props */
function UsedUp({ id }) {
  return html`<${Page} heading=${JOIN.usedUp} lead=${JOIN.usedUpLead}>
    <p><a class="btn" href="/match/${id}">${JOIN.watch}</a></p>
  <//>`;
}

/** @param {Match} match */
function headingOf({ moves, for_seat, seats }) {
  if (for_seat === null || for_seat === undefined) return JOIN.heading;
  const { kind, name } = seats[for_seat];
  if (moves) return JOIN.moves(name);
  return kind === "person" ? JOIN.given(name) : JOIN.heading;
}

/** What becomes of a seat that somebody has, and who has seen its hand. @param {{match: Match}} props */
function AboutSeat({ match: { seats, for_seat, moves, new_deal, seen_by = [] } }) {
  if (for_seat === null || for_seat === undefined) return null;
  const words = [
    ...(moves ? [SEEN.borrowed(seats[for_seat].name)] : []),
    ...(new_deal ? [SEEN.newDeal] : []),
    ...(!moves && seen_by.length ? [SEEN.sat(listed(seen_by), seats[for_seat].name)] : []),
  ];
  return (
    words.length > 0 &&
    html`<p class="hint-line spaced" role="note" aria-label=${TERMS.seat}>${words.join(" ")}</p>`
  );
}

/** @param {{match: Match}} props */
function AtTheTable({ match: { seats, for_seat } }) {
  /** @param {Seat} seat @param {number} index */
  const called = (seat, index) => (index === for_seat && seat.kind === "invited" ? JOIN.yours : nameOf(seat));
  return html`<ul class="rows">
    ${seats.map((seat, index) => html`<li class="game"><${Sigil} name=${seat.name} seat=${index} size=${44} /><span><b>${called(seat, index)}</b></span></li>`)}
  </ul>`;
}

/** @param {{match: Match, token: string}} props */
function Taking({ match, token }) {
  const [name, setName] = useState(nameOrNew());
  const { busy, error, ask } = useRequest();
  const free = match.seats.flatMap((seat, place) => (seat.kind === "open" ? [place] : []));
  const [seat, setSeat] = useState(free[0]);

  const table = `/match/${match.id}`;
  const sitsHere = match.seats.some((each) => each.yours);
  if (!token && sitsHere)
    return html`<p class="spaced">${JOIN.alreadyHere} <a class="btn primary" href=${table}>${JOIN.toTheTable}</a></p>`;
  if (!token && !free.length)
    return html`<p class="spaced">${JOIN.full} <a class="btn" href=${table}>${JOIN.watch}</a></p>`;

  const take = async () => {
    await post(`/api/matches/${match.id}/join`, token ? { name, token } : { name, seat });
    go(table, { replace: true });
  };
  return html`<form class="line spaced" onSubmit=${submitting(() => ask(take))}>
    ${
      match.named !== false &&
      html`<label class="labelled">${JOIN.name}
      <input class="field" value=${name} maxlength=${LONGEST_NAME} onInput=${entering(setName)} />
    </label>`
    }
    ${!token && free.length > 1 && html`<${WhichSeat} free=${free} seat=${seat} choose=${setSeat} />`}
    <button class="btn primary" disabled=${busy}>${match.moves ? JOIN.playHere : JOIN.take}</button>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
  </form>`;
}

/** @param {{free: number[], seat: number, choose: (seat: number) => void}} props */
function WhichSeat({ free, seat, choose }) {
  return html`<label class="labelled">${JOIN.seat}
    <select class="field" onChange=${entering((value) => choose(Number(value)))}>
      ${free.map((place) => html`<option value=${place} selected=${place === seat}>${JOIN.seatNumber(place + 1)}</option>`)}
    </select>
  </label>`;
}
