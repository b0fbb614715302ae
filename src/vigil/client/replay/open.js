/** Opening a file: a record of a game, or a position written by hand. */

import { entering, submitting } from "../app/fields.js";
import { useLoaded } from "../app/modules.js";
import { Page } from "../app/page.js";
import { go, place } from "../app/router.js";
import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { post, Refusal } from "../net/api.js";
import { useRequest } from "../net/request.js";
import { OPEN, REPLAY } from "../words/replay.js";
import { asMatch } from "./as-match.js";
import { retry } from "./play-on.js";
import { Viewer } from "./viewer.js";

export { styles } from "./viewer.js";

/** @typedef {import("./viewer.js").Source} Source */

const LARGEST = 1_000_000;

export function Open() {
  const [source, setSource] = useState(/** @type {Source | null} */ (null));
  const { busy, error, ask } = useRequest();
  const [text, setText] = useState(EXAMPLE);
  /** @param {any} event */
  const choose = ({ currentTarget }) => {
    const [file] = currentTarget.files;
    if (file) ask(async () => setSource(await opened(await textOf(file))));
    currentTarget.value = ""; // so that the same file can be chosen again once it is mended
  };
  const paste = () => ask(async () => setSource(await opened(text)));
  const isReviewing = source?.reviewed && place.value.query.has("reviewing");
  const Review = useLoaded(() => import("../review/review.js"), "ReviewView", Boolean(isReviewing));
  if (source && isReviewing) return Review && html`<${Review} reviewed=${reviewOf(source)} />`;
  if (source) return html`<${Viewer} source=${source} />`;
  return html`<${Page} heading=${OPEN.heading} lead=${OPEN.lead}>
    <label class="btn upload"><${Icon} name="upload" />${OPEN.file}
      <input class="sr" type="file" accept=".json,.toml,application/json,application/toml,text/plain" onChange=${choose} />
    </label>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <h2>${OPEN.paste}</h2>
    <form onSubmit=${submitting(paste)}>
      <label class="labelled">${OPEN.field}
        <textarea class="field code" rows="14" spellcheck="false" value=${text} onInput=${entering(setText)} />
      </label>
      <p class="line spaced"><button class="btn primary" disabled=${busy}>${busy ? OPEN.busy : OPEN.look}</button></p>
    </form>
  <//>`;
}

/** @param {Source} source @returns {import("../review/review.js").Reviewed} */
function reviewOf(source) {
  const { match, start } = source;
  const names = match.seats.map(({ name }) => name);
  const seat = Number(place.value.query.get("seat") ?? 0) || 0;
  /** @param {number} step @param {number} at */
  const show = (step, at) => go(`/open?step=${step}&seat=${at}&review=1`, { replace: true });
  return {
    match,
    subject: /** @type {import("../review/making.js").Subject} */ (source.reviewed),
    seat: Math.min(seat, names.length - 1),
    look: (at) => go(`/open?seat=${at}&reviewing=1`, { replace: true }),
    replay: show,
    retry: (step, you) => retry({ setup: match.setup, names, you, from: start(step) }),
    back: () => show(source.steps, seat),
  };
}

const EXAMPLE = `sets = ["godslayer"]
power = 3
center_row = ["Mephit", "Arha Initiate"]
[[seats]]
name = "Ada"
hand = ["Apprentice", "Militia"]
[[seats]]
name = "Bo"
`;

/** @param {File} file */
function textOf(file) {
  if (file.size > LARGEST) throw new Refusal(OPEN.tooLarge, 0);
  return file.text();
}

/**
 * @param {string} text
 * @returns {Promise<Source>}
 */
async function opened(text) {
  const found = await post("/api/look", { text });
  const { record, position } = found.document;
  const document = record ? { record } : { position };
  return {
    match: asMatch(found),
    title: record ? REPLAY.record : REPLAY.position,
    seat: found.steps ? 0 : found.update.view.turn,
    steps: found.steps,
    turns: found.turns,
    table: async (step, seat) => (await post("/api/look", { ...document, step, seat })).update,
    start: (step) => (record ? { record, step } : { position }),
    reviewed: record && found.update.view.result ? { record } : null,
    review: (seat) => `/open?seat=${seat}&reviewing=1`,
  };
}
