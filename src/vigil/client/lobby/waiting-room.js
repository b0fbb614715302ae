/** The waiting room: who is here, who is missing, and the links that bring them. */

import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { setName } from "../net/catalogue.js";
import { linkTo, takeBack } from "../net/links.js";
import { useRequest } from "../net/request.js";
import { Withdraw } from "../table/dialogs/devices.js";
import { WAITING_ROOM } from "../words/lobby.js";
import { sitting } from "../words/seats.js";
import { Invitation } from "./invitation.js";
import { Terms } from "./terms.js";

/**
 * @typedef {import("../net/protocol.js").MatchState} Match
 * @typedef {import("../net/protocol.js").SeatState} Seat
 */

export const styles = ["/lobby/waiting-room.css"];

/** @param {{match: Match}} props */
export function Waiting({ match }) {
  const missing = match.seats.filter((seat) => seat.kind === "open" || seat.kind === "invited").length;
  return html`<main id="main" class="room waiting">
    <section class="panel">
      <h1>${WAITING_ROOM.heading(missing)}</h1>
      <p class="why">
        ${WAITING_ROOM.about(match.setup.sets.map(setName))}
      </p>
      <${Terms} match=${match} />
      <ul>
        ${match.seats.map((seat, index) => html`<${SeatRow} key=${index} match=${match} seat=${seat} index=${index} />`)}
      </ul>
      <${Meanwhile} />
      <p>
        <a class="btn quiet" href="/"><${Icon} name="home" />${WAITING_ROOM.leave}</a>
      </p>
    </section>
  </main>`;
}

/** Something to do, in another tab: this one says when the game begins. */
const Meanwhile = () =>
  html`<section class="meanwhile">
    <h2>${WAITING_ROOM.meanwhile}</h2>
    <p class="line">
      <a class="btn" href="/puzzles" target="_blank"><${Icon} name="hint" />${WAITING_ROOM.puzzle}</a>
      <a class="btn" href="/cards" target="_blank"><${Icon} name="cards" />${WAITING_ROOM.cards}</a>
    </p>
  </section>`;

/** @param {{match: Match, seat: Seat, index: number}} props */
function SeatRow({ match, seat, index }) {
  const isOpen = seat.kind === "open" || seat.kind === "invited";
  return html`<li>
    <${Sigil} name=${isOpen ? WAITING_ROOM.seat(index + 1) : seat.name} seat=${index} on=${seat.online} />
    <div><b class="title">${isOpen ? WAITING_ROOM.seat(index + 1) : seat.name}</b><small>${sitting(seat)}</small></div>
    ${isOpen && html`<${Invite} id=${match.id} seat=${index} until=${seat.link_until} />`}
  </li>`;
}

/** @param {{id: string, seat: number, until: number | null}} props */
function Invite({ id, seat, until }) {
  const [link, setLink] = useState("");
  const { busy, error, ask } = useRequest();
  const make = () => ask(async () => setLink(await linkTo(id, seat)));
  const withdraw = () => ask(() => takeBack(id, seat).then(() => setLink("")));
  if (link)
    return html`<div><${Invitation} link=${link} /><${Withdraw} until=${until ?? 0} busy=${busy} withdraw=${withdraw} /></div>`;
  return html`<button type="button" class="btn" disabled=${busy} onClick=${make}>
      <${Icon} name="share" />${WAITING_ROOM.invite}</button
    >${error && html`<p class="why" role="alert">${error}</p>`}`;
}
