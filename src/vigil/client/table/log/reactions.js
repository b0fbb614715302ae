/** Quick reactions: choosing one, and seeing those of others beside their names for a while. */

import { html } from "../../app/ui.js";
import { ReactionWindow } from "../../icons/reactions.js";
import { REACTION_WORDS, REACTIONS } from "../../words/reactions.js";
import { isShown, useLastRemark } from "./remarks.js";

/**
 * @typedef {import("../state/play.js").Play} Play
 * @typedef {import("../../net/protocol.js").Said} Said
 * @typedef {import("../../icons/reactions.js").Reaction} Reaction
 */

export const styles = ["/table/log/reactions.css"];

const SPAN = 8000;
const CODES = /** @type {Reaction[]} */ (Object.keys(REACTION_WORDS));

/** @param {{play: Play}} props */
const ReactionBar = ({ play }) =>
  html`<div class="reactions" role="group" aria-label=${REACTIONS.label}>
    ${CODES.map(
      (code) =>
        html`<button
          key=${code}
          type="button"
          class="btn quiet"
          aria-label=${REACTION_WORDS[code]}
          title=${REACTION_WORDS[code]}
          onClick=${() => play.send({ type: "react", reaction: code })}
        >
          <${ReactionWindow} code=${code} size=${26} />
        </button>`,
    )}
  </div>`;

/** A reaction with its words. @param {{code: Reaction}} props */
const Reacted = ({ code }) =>
  html`<span class="reacted"><${ReactionWindow} code=${code} size=${20} /> ${REACTION_WORDS[code]}</span>`;

/**
 * How a player has just reacted, beside the name; it is also heard.
 * @param {{chat: Said[], seat: number}} props
 */
function Reaction({ chat, seat }) {
  const [said] = useLastRemark(chat, (remark) => remark.seat === seat && remark.reaction !== null, SPAN);
  const isSeen = said?.reaction && isShown(said);
  return html`<span class=${`reaction ${isSeen ? "seen" : ""}`} role="status"
    >${isSeen && html`<span class="sr">${REACTIONS.by(said.name)} </span><${Reacted} code=${said.reaction} />`}</span
  >`;
}

/** Loaded where somebody could react. @typedef {typeof reacting} Reacting */
export const reacting = { ReactionBar, Reacted, Reaction };
