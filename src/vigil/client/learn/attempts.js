/** What was tried at a puzzle: right moves lead on, wrong ones are counted, and the first counts for the rating. */

import { useState } from "../app/ui.js";
import { post, sentence } from "../net/api.js";

/**
 * @typedef {import("../net/protocol.js").PuzzleAnswer} Answer
 * @typedef {import("../net/protocol.js").PuzzleTable} PuzzleTable
 * @typedef {import("../net/protocol.js").Update} Update
 * @typedef {{text: string, answer: Answer, at: number}} Try  at: the number of its decision, from 0
 * @typedef {{tries: Try[], path: string[], end: Answer | null}} Attempts  path: the right moves that led on
 */

export const TRIES = 3;

/** @type {Attempts} */
const NONE = { tries: [], path: [], end: null };

/** @param {Try[]} tries */
export const wrongOnes = (tries) => tries.filter(({ answer }) => !answer.right && !answer.near);

/** How the rating has changed, if it has. @param {Attempts} attempts */
export const ratedBy = ({ tries, end }) =>
  end?.rated ?? tries.find(({ answer }) => answer.rated)?.answer.rated ?? null;

/** @param {PuzzleTable} puzzle */
export function useAttempts({ id, update }) {
  const [made, setMade] = useState(NONE);
  const [table, setTable] = useState(update);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");
  /** @param {string[]} moves @param {boolean} show @returns {Promise<Answer | null>} */
  const ask = async (moves, show) => {
    setBusy(true);
    setError("");
    try {
      return await post(`/api/puzzles/${id}/try`, { moves, show });
    } catch (problem) {
      setError(sentence(problem));
      return null;
    } finally {
      setBusy(false);
    }
  };
  /** @param {string[]} [path] */
  const show = async (path = made.path) => {
    const answer = await ask(path, true);
    if (answer) setMade((before) => ({ ...before, end: answer }));
  };
  /** @param {string} text @returns {Promise<Update | null>} */
  const attempt = async (text) => {
    const { tries, path, end } = made;
    const isKnown = tries.some((one) => one.text === text && one.at === path.length);
    if (isBusy || end || isKnown) return null;
    const answer = await ask([...path, text], false);
    if (!answer) return null;
    const now = [...tries, { text, answer, at: path.length }];
    const led = answer.update ? [...path, text] : path;
    setMade({ tries: now, path: led, end: answer.solved ? answer : null });
    if (answer.update) setTable(answer.update);
    if (wrongOnes(now).length >= TRIES) await show(led);
    return answer.update;
  };
  return { made, table, isBusy, error, attempt, show: () => show() };
}
