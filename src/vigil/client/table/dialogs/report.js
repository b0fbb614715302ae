/** Reporting a player of the match to whoever runs the server. */

import { entering } from "../../app/fields.js";
import { html, useState } from "../../app/ui.js";
import { post } from "../../net/api.js";
import { useRequest } from "../../net/request.js";
import { REASONS, REPORT } from "../../words/report.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../../net/protocol.js").MatchState} Match */

const LONGEST = 500;

/**
 * The seats of other people.
 * @param {Match} match
 */
export const others = ({ seats }) =>
  [...seats.entries()].filter(([, { kind, yours }]) => kind === "person" && !yours);

/** @param {{match: Match, close: () => void}} props */
export function Report({ match, close }) {
  const [sent, setSent] = useState(false);
  return html`<${Dialog} heading=${REPORT.heading} class="report" onClose=${close}>
    ${sent ? html`<p role="status">${REPORT.sent}</p>` : html`<${Form} match=${match} done=${() => setSent(true)} />`}
  <//>`;
}

/** @param {{match: Match, done: () => void}} props */
function Form({ match, done }) {
  const people = others(match);
  const [report, setReport] = useState({ seat: people[0]?.[0], reason: REASONS[0][0], text: "" });
  const { busy, error, ask } = useRequest();
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    ask(async () => {
      await post(`/api/matches/${match.id}/report`, report);
      done();
    });
  };
  return html`<form onSubmit=${send}>
    <p class="why">${REPORT.lead}</p>
    <label>${REPORT.who}
      <select class="field" onChange=${entering((seat) => setReport({ ...report, seat: Number(seat) }))}>
        ${people.map(([place, { name }]) => html`<option value=${place} selected=${place === report.seat}>${name}</option>`)}
      </select>
    </label>
    <label>${REPORT.why}
      <select class="field" onChange=${entering((reason) => setReport({ ...report, reason }))}>
        ${REASONS.map(([reason, words]) => html`<option value=${reason} selected=${reason === report.reason}>${words}</option>`)}
      </select>
    </label>
    <label>${REPORT.words}
      <textarea
        class="field"
        rows="3"
        maxlength=${LONGEST}
        value=${report.text}
        onInput=${entering((text) => setReport({ ...report, text }))}
      />
    </label>
    <button class="btn primary" disabled=${busy}>${REPORT.send}</button>
    ${error && html`<p class="why" role="alert">${error}</p>`}
  </form>`;
}
