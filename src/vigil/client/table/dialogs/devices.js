/** On which devices one's seats are: moving one to another, taking it back, giving one of several away. */

import { html, useState } from "../../app/ui.js";
import { Icon } from "../../icons/icon.js";
import { linkTo, takeBack } from "../../net/links.js";
import { useRequest } from "../../net/request.js";
import { DEVICES } from "../../words/menu.js";
import { SEEN } from "../../words/terms.js";
import { Copied } from "./copied.js";

/** @typedef {import("../../net/protocol.js").MatchState} Match */
/** @typedef {import("../../net/protocol.js").SeatState} Seat */

/** @param {{match: Match, seat: number | null}} props  seat: the one at which somebody sits here */
export function Devices({ match, seat }) {
  const lent = match.seats.flatMap((one, place) => (one.lent ? [place] : []));
  const own = match.seats.flatMap((one, place) => (one.yours ? [place] : []));
  const borrowed = match.seats.filter((one) => one.borrowed);
  return html`${borrowed.map(({ name }) => html`<p class="why">${SEEN.borrowed(name)}</p>`)}
    ${lent.map((place) => html`<${Lent} key=${place} id=${match.id} seat=${match.seats[place]} place=${place} />`)}
    ${seat !== null && own.map((place) => html`<${Move} key=${place} match=${match} seat=${place} words=${own.length > 1 ? DEVICES.giving(match.seats[place].name, match.acts > 0) : DEVICES.moving} />`)}`;
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

/** @param {{match: Match, seat: number, words: {button: string, link: string}}} props */
function Move({ match: { id, seats }, seat, words }) {
  const until = seats[seat].link_until;
  const [link, setLink] = useState("");
  const { busy, error, ask } = useRequest();
  const make = () => ask(async () => setLink(await linkTo(id, seat)));
  const withdraw = () => ask(() => takeBack(id, seat).then(() => setLink("")));
  return html`<section>
    <button type="button" class="btn" disabled=${busy} onClick=${make}><${Icon} name="link" />${words.button}</button>
    ${error && html`<p class="why" role="alert">${error}</p>`}
    ${link && html`<p class="why">${words.link} <${Copied} text=${link} /></p>`}
    ${until !== null && html`<${Withdraw} until=${until} busy=${busy} withdraw=${withdraw} />`}
  </section>`;
}

/** A link that is out. @param {{until: number, busy: boolean, withdraw: () => void}} props */
export function Withdraw({ until, busy, withdraw }) {
  return html`<p class="why">
    ${DEVICES.out(until)} <button type="button" class="btn quiet sm" disabled=${busy} onClick=${withdraw}>${DEVICES.withdraw}</button>
  </p>`;
}
