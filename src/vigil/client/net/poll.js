/** Repeats a request at intervals while the page is visible. */

import { useEffect, useState } from "../app/ui.js";
import { sentence } from "./api.js";

const LONGEST_WAIT = 60;

/**
 * Asks now, `seconds` after every answer, and when the page becomes visible again; backs off on errors.
 * @param {() => Promise<unknown>} ask
 * @param {number} seconds
 * @returns {string}  what went wrong
 */
export function usePoll(ask, seconds) {
  const [error, setError] = useState("");
  useEffect(() => {
    let wait = seconds;
    let timer = 0;
    let isAsking = false;
    let isOver = false;

    async function poll() {
      clearTimeout(timer);
      if (document.hidden || isAsking) return;
      isAsking = true;
      const problem = await ask().then(() => "", sentence);
      isAsking = false;
      if (isOver) return;
      setError(problem);
      wait = problem ? Math.min(2 * wait, LONGEST_WAIT) : seconds;
      timer = setTimeout(poll, 1000 * wait);
    }

    poll();
    document.addEventListener("visibilitychange", poll);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, []);
  return error;
}
