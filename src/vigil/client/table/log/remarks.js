/** Which remarks whoever sits here wants to hear, and those that are new. */

import { muted, reactions } from "../../app/settings.js";
import { useEffect, useRef, useState } from "../../app/ui.js";
import { me } from "../../net/person.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("../../net/protocol.js").Said} Said
 */

/** Whether a remark is shown at all. @param {Said} remark */
export const isShown = ({ speaker, reaction }) =>
  !muted.value.includes(speaker) && (reaction === null || reactions.value);

/** Whether somebody else has made it. @param {Pick<Table, "own" | "seat">} table @param {Said} remark */
export const isOfOthers = ({ own, seat }, { seat: by }) => !(own && by === seat);

/** Whether anybody could hear a remark: bots do not, but those who watch a listed game. @param {Pick<Table, "own" | "match">} table */
export const hasListeners = ({ match, own }) =>
  !me.value?.off.includes("chat") &&
  (!own || match.listed || match.seats.some(({ kind, yours }) => kind !== "bot" && !yours));

/**
 * The last remark that has come while one looks, for a while.
 * @param {Said[]} chat
 * @param {(remark: Said) => boolean} isWanted
 * @param {number} span  for which it stays, in milliseconds
 * @returns {[Said | null, () => void]}  and a way to be done with it
 */
export function useLastRemark(chat, isWanted, span) {
  const [said, setSaid] = useState(/** @type {Said | null} */ (null));
  const known = useRef(chat.length);
  useEffect(() => {
    const fresh = chat.slice(known.current).filter(isWanted);
    known.current = chat.length;
    if (fresh.length) setSaid(fresh[fresh.length - 1]);
  }, [chat]);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(null), span);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, () => setSaid(null)];
}
