/** Looking for an opponent: it goes on from page to page, until somebody is found or one stops. */

import { go } from "../app/router.js";
import { computed, signal } from "../app/ui.js";
import { get, post } from "../net/api.js";
import { nameOrNew } from "../net/person.js";
import { isLooking } from "./looking.js";

/** @typedef {import("../net/protocol.js").Opponents} Opponents */
/** @typedef {import("../net/protocol.js").OwnSeek} Seek */
/** @typedef {{pace: Seek["pace"], sets: string[], rated: boolean}} Wish */

const AT_ONCE = 10; // whoever began to look so many seconds ago is there, and need not say so again
const PAUSE = 2000; // milliseconds after an error
const LIVE = ["10m", "20m"];

export const opponents = signal(/** @type {Opponents | null} */ (null));

/** When the last answer came, in milliseconds. */
let heard = 0;

/** The live game that one looks for. */
export const seek = computed(() => opponents.value?.seeks.find(({ pace }) => isLive(pace)) ?? null);

/** @param {Seek["pace"]} pace */
export const isLive = (pace) => LIVE.includes(pace);

/** How many seconds have passed since the server said what is shown. */
export const sinceHeard = () => (performance.now() - heard) / 1000;

/** Tables that one was sent to already. @type {Set<string>} */
const seen = new Set();
let isFollowing = false;

export async function refreshOpponents() {
  take(await get("/api/opponents"));
}

/**
 * Look for a game; a slow one that somebody waits for begins at once.
 * @param {Wish} wish
 */
export async function lookFor(wish) {
  const instead = isLive(wish.pace) ? (seek.value?.id ?? null) : null;
  take(await post("/api/seeks", { ...wish, instead, name: nameOrNew() }));
}

export const stopLooking = () => change("stop");
export const takeAnybody = () => change("anybody");
export const sitDown = () => change("come");

/** @param {number} id */
export const withdraw = async (id) => take(await post(`/api/seeks/${id}/stop`));

/** @param {number} id */
export async function takeUp(id) {
  const { match } = await post(`/api/seeks/${id}/take-up`);
  go(`/match/${match}`);
}

/** @param {"stop" | "anybody" | "come"} what */
async function change(what) {
  if (seek.value) take(await post(`/api/seeks/${seek.value.id}/${what}`));
}

/** @param {Opponents} found */
function take(found) {
  heard = performance.now();
  opponents.value = found;
  isLooking.value = seek.value !== null;
  const begun = found.seeks.find(({ match }) => match && !seen.has(match));
  if (begun?.match) {
    seen.add(begun.match);
    go(`/match/${begun.match}`);
  }
  if (seek.value && !seek.value.match) follow();
}

/** Ask until there is nothing to look for any more. */
async function follow() {
  if (isFollowing) return;
  isFollowing = true;
  while (seek.value && !seek.value.match) {
    if (isEvident(seek.value)) await sitDown().catch(() => {});
    const { mark } = /** @type {Opponents} */ (opponents.value);
    await get(`/api/opponents?mark=${mark}`).then(take, pause);
  }
  isFollowing = false;
}

/** Whether somebody is found, and one is evidently there: the button was pressed just now. @param {Seek} looking */
const isEvident = ({ meeting, seconds }) =>
  meeting !== null && !meeting.came && seconds < AT_ONCE && !document.hidden;

const pause = () => new Promise((done) => setTimeout(done, PAUSE));

addEventListener("pagehide", () => {
  const looking = seek.value;
  if (looking && !looking.match) fetch(`/api/seeks/${looking.id}/stop`, { method: "POST", keepalive: true });
});
