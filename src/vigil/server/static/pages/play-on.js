/** Playing on from a table that was, with seats of one's choice. */

import { sentence } from "../api.js";
import { kept } from "../keeping.js";
import { nameOrNew } from "../person.js";
import { start } from "../starting.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { Seating, asked, fitted, usualSeats } from "./seating.js";

/** @typedef {import("../protocol.js").Setup} Setup */
/** @typedef {import("../starting.js").Start} Start */

/**
 * A button, and the dialog behind it.
 * @param {{setup: Setup, seats: number, from: Start, primary?: boolean}} props
 */
export function PlayOn({ setup, seats, from, primary = false }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  return html`<button type="button" class="btn ${primary ? "primary" : ""}" onClick=${() => setOpen(true)}>Play on<span class="roomy">from here</span></button>
    ${open &&
    html`<dialog class="sheet" ref=${dialog} aria-labelledby="play-on" onClose=${() => setOpen(false)}>
      <${Form} setup=${setup} count=${seats} from=${from} close=${() => dialog.current?.close()} />
    </dialog>`}`;
}

/** @param {{setup: Setup, count: number, from: Start, close: () => void}} props */
function Form({ setup, count, from, close }) {
  const [seats, setSeats] = useState(() => fitted(usualSeats(nameOrNew(), kept("vigil.level") ?? "greedy"), count));
  const [shuffle, setShuffle] = useState(true);
  const [error, setError] = useState("");
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const { sets, edition, variant } = setup;
    const name = seats.find((seat) => seat.kind === "me")?.name ?? nameOrNew();
    start({ setup: { sets, edition, variant }, seats: asked(seats), name, start: from, shuffle }).catch((problem) => setError(sentence(problem)));
  };
  return html`<form onSubmit=${submit}>
    <h2 id="play-on">Play on from here</h2>
    <p class="lead">The table as it stands, with whoever you want at the seats.</p>
    <${Seating} seats=${seats} change=${setSeats} teams=${setup.variant === "team"} />
    <label class="check"><input type="checkbox" checked=${shuffle} onChange=${() => setShuffle(!shuffle)} />
      Deal hidden cards anew, so that nobody profits from having seen what comes</label>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <div class="line spaced">
      <button class="btn primary">Start</button>
      <button type="button" class="btn quiet" onClick=${close}>Not now</button>
    </div>
  </form>`;
}
