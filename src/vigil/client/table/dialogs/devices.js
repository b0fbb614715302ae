/** On which devices one's seats are: moving one to another, and taking it back. */

import { html, useState } from "../../app/ui.js";
import { Icon } from "../../icons/icon.js";
import { linkTo, takeBack } from "../../net/links.js";
import { useRequest } from "../../net/request.js";
import { DEVICES } from "../../words/menu.js";
import { Copied } from "./copied.js";

/** @typedef {import("../../net/protocol.js").MatchState} Match */
/** @typedef {import("../../net/protocol.js").SeatState} Seat */

/** @param {{match: Match, seat: number | null}} props  seat: the one at which somebody sits here */
export function Devices({ match, seat }) {
  const lent = match.seats.flatMap((one, place) => (one.lent ? [place] : []));
  return html`${lent.map((place) => html`<${Lent} key=${place} id=${match.id} seat=${match.seats[place]} place=${place} />`)}
    ${seat !== null && html`<${Move} id=${match.id} seat=${seat} until=${match.seats[seat].link_until} />`}`;
}

/** A seat that is on another device. @param {{id: string, seat: Seat, place: number}} props */
function Lent({ id, seat, place }) {
  const { busy, error, ask } = useRequest();
  if (!seat.lent) return null;
  return html`<section>
    <p class="why">${DEVICES.lent(seat.name, seat.lent.device, seat.lent.since, seat.online)}</p>
    <button type="button" class="btn" disabled=${busy} onClick=${() => ask(() => takeBack(id, place))}>
      <${Icon} name="undo" />${DEVICES.takeBack}
    </button>
    ${error && html`<p class="why" role="alert">${error}</p>`}
  </section>`;
}

/** @param {{id: string, seat: number, until: number | null}} props */
function Move({ id, seat, until }) {
  const [link, setLink] = useState("");
  const { busy, error, ask } = useRequest();
  const make = () => ask(async () => setLink(await linkTo(id, seat)));
  const withdraw = () => ask(() => takeBack(id, seat).then(() => setLink("")));
  return html`<section>
    <button type="button" class="btn" disabled=${busy} onClick=${make}><${Icon} name="link" />${DEVICES.move}</button>
    ${error && html`<p class="why" role="alert">${error}</p>`}
    ${link && html`<p class="why">${DEVICES.link} <${Copied} text=${link} /></p>`}
    ${until !== null && html`<${Withdraw} until=${until} busy=${busy} withdraw=${withdraw} />`}
  </section>`;
}

/** A link that is out. @param {{until: number, busy: boolean, withdraw: () => void}} props */
export function Withdraw({ until, busy, withdraw }) {
  return html`<p class="why">
    ${DEVICES.out(until)} <button type="button" class="btn quiet sm" disabled=${busy} onClick=${withdraw}>${DEVICES.withdraw}</button>
  </p>`;
}
