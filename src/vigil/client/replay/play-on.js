/** Playing on from a past position, with newly chosen seats. */

import { focusWrong, submitting } from "../app/fields.js";
import { useLayer } from "../app/layers.js";
import { html, useEffect, useRef, useState } from "../app/ui.js";
import { nameOrNew } from "../net/person.js";
import { useRequest } from "../net/request.js";
import { botName, start, usualLevel } from "../setup/new-match.js";
import { asked, Seating } from "../setup/seats.js";
import { PLAY_ON } from "../words/replay.js";

/** @typedef {Required<import("../net/protocol.js").TableSetup>} Setup */
/** @typedef {import("../setup/new-match.js").Start} Start */

/**
 * A button, and the dialog behind it.
 * @param {{setup: Setup, names: string[], you: number, from: Start}} props
 */
export function PlayOn({ setup, names, you, from }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  useLayer(open, () => dialog.current?.close());
  return html`<button type="button" class="btn" onClick=${() => setOpen(true)}>
      <span>${PLAY_ON.button}<span class="roomy">${PLAY_ON.roomy}</span></span>
    </button>
    ${
      open &&
      html`<dialog class="page-dialog" ref=${dialog} aria-labelledby="play-on" onClose=${() => setOpen(false)}>
      <${Form} setup=${setup} names=${names} you=${you} from=${from} close=${() => dialog.current?.close()} />
    </dialog>`
    }`;
}

/**
 * Plays on at once: oneself at a seat, bots at the others, hidden cards dealt anew.
 * @param {{setup: Setup, names: string[], you: number, from: Start}} given
 */
export function retry({ setup: { sets, edition, variant }, names, you, from }) {
  const seats = seated(names.length, you);
  const name = nameOrNew();
  return start({ setup: { sets, edition, variant }, seats: asked(seats), name, start: from, shuffle: true });
}

/** @param {{setup: Setup, names: string[], you: number, from: Start, close: () => void}} props */
function Form({ setup, names, you, from, close }) {
  const [seats, setSeats] = useState(() => seated(names.length, you));
  const [shuffle, setShuffle] = useState(true);
  const { busy, error, ask } = useRequest();
  /** @param {HTMLFormElement} form */
  const submit = (form) => {
    if (focusWrong(form)) return;
    const { sets, edition, variant } = setup;
    const name = seats.find((seat) => seat.kind === "me")?.name ?? nameOrNew();
    ask(() => start({ setup: { sets, edition, variant }, seats: asked(seats), name, start: from, shuffle }));
  };
  return html`<form onSubmit=${submitting(submit)}>
    <h2 id="play-on">${PLAY_ON.heading}</h2>
    <p class="lead">${PLAY_ON.lead}</p>
    <${Seating} seats=${seats} change=${setSeats} notes=${names.map((name) => PLAY_ON.sat(name))} />
    <label class="check"><input type="checkbox" checked=${shuffle} onChange=${() => setShuffle(!shuffle)} />
      ${PLAY_ON.shuffle}</label>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <div class="line spaced">
      <button class="btn primary" disabled=${busy}>${busy ? PLAY_ON.busy : PLAY_ON.start}</button>
      <button type="button" class="btn quiet" onClick=${close}>${PLAY_ON.cancel}</button>
    </div>
  </form>`;
}

/**
 * The player at one seat, bots at the others.
 * @param {number} count
 * @param {number} you
 */
function seated(count, you) {
  const name = nameOrNew();
  const level = usualLevel();
  /** @type {import("../setup/seats.js").Seat[]} */
  const seats = [];
  for (let place = 0; place < count; place++) {
    if (place === you) seats.push({ kind: "me", name, level });
    else seats.push({ kind: "bot", name: botName([name, ...seats.map((seat) => seat.name)]), level });
  }
  return seats;
}
