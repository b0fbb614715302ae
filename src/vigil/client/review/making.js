/** A review that the server makes: asked for, followed turn by turn, stopped. */

import { useEffect, useState } from "../app/ui.js";
import { get, post, Refusal, sentence } from "../net/api.js";

/**
 * @typedef {import("../net/protocol.js").ReviewState} State
 * @typedef {import("../net/protocol.js").ReviewedTurn} Turn
 * @typedef {{match: string} | {record: object}} Subject
 * @typedef {"expert" | "master"} Level
 * @typedef {Subject & {seat: number, level: Level}} Asked
 *
 * @typedef {object} Making
 * @property {State | null} state
 * @property {Turn[]} turns  as far as they are reviewed
 * @property {string} error
 * @property {() => void} stop
 * @property {() => void} again
 */

const PAUSE = 700;
const GONE = 404;

/**
 * @param {Subject} subject
 * @param {number} seat
 * @param {boolean} [isWanted]
 * @param {Level} [level]
 * @returns {Making}
 */
export function useMaking(subject, seat, isWanted = true, level = "expert") {
  const [made, setMade] = useState({
    state: /** @type {State | null} */ (null),
    turns: /** @type {Turn[]} */ ([]),
    error: "",
  });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const following = { current: true };
    setMade({ state: null, turns: [], error: "" });
    follow({ ...subject, seat, level }, following, setMade).catch((problem) => {
      if (following.current) setMade((before) => ({ ...before, error: sentence(problem) }));
    });
    return () => {
      following.current = false;
    };
  }, [JSON.stringify(subject).length, "match" in subject && subject.match, seat, tries, isWanted]);
  const stop = () => {
    if (made.state) post(`/api/reviews/${made.state.id}/stop`).catch(() => {});
  };
  return { ...made, stop, again: () => setTries(tries + 1) };
}

/**
 * @param {Asked} asked
 * @param {{current: boolean}} following
 * @param {(made: {state: State, turns: Turn[], error: string}) => void} tell
 */
async function follow(asked, following, tell) {
  /** @type {Turn[]} */
  let turns = [];
  /** @type {State} */
  let state = await post("/api/reviews", asked);
  while (following.current) {
    turns = state.review ? state.review.turns : [...turns, ...state.turns];
    tell({ state, turns, error: "" });
    if (state.status !== "running") return;
    await new Promise((done) => setTimeout(done, PAUSE));
    state = await looked(state.id, turns.length, asked);
  }
}

/**
 * @param {string} id
 * @param {number} after
 * @param {Asked} asked
 * @returns {Promise<State>}
 */
async function looked(id, after, asked) {
  try {
    return await get(`/api/reviews/${id}?after=${after}`);
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== GONE) throw problem;
    const state = await post("/api/reviews", asked); // another process of the server, perhaps
    return { ...state, turns: state.turns.slice(after) };
  }
}
