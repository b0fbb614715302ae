/** Challenges that wait for an answer, and the tables of those that were accepted. */

import { html } from "../app/ui.js";
import { Sigil } from "../icons/sigil.js";
import { useRequest } from "../net/request.js";
import { CHALLENGE } from "../words/challenge.js";
import { challenges, respond } from "./company.js";

/** @typedef {import("../net/protocol.js").ChallengeState} Challenge */

export function Challenged() {
  const shown = challenges.value.filter(
    ({ state, yours }) => state === "open" || (yours && state === "accepted"),
  );
  if (shown.length === 0) return null;
  return html`<ul class="challenged">${shown.map((one) => html`<li key=${one.id} class="panel"><${One} challenge=${one} /></li>`)}</ul>`;
}

/** @param {{challenge: Challenge}} props */
function One({ challenge }) {
  const { busy, error, ask } = useRequest();
  return html`<${Sigil} name=${challenge.name} seat=${challenge.id % 6} size=${40} />
    <span><b>${CHALLENGE.says(challenge)}</b><small>${error || CHALLENGE.what(challenge)}</small></span>
    ${
      challenge.match
        ? html`<a class="btn sm" href="/match/${challenge.match}">${CHALLENGE.sitDown}</a>`
        : answers(challenge).map(
            ([answer, words]) =>
              html`<button class="btn sm" disabled=${busy} onClick=${() => ask(() => respond(challenge, answer))}>${words}</button>`,
          )
    }`;
}

/** @param {Challenge} challenge @returns {["accept" | "decline" | "withdraw", string][]} */
const answers = ({ yours }) =>
  yours
    ? [["withdraw", CHALLENGE.withdraw]]
    : [
        ["accept", CHALLENGE.accept],
        ["decline", CHALLENGE.decline],
      ];
