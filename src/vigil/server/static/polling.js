/** Asking again from time to time, as long as somebody is looking. */

import { useEffect } from "./ui.js";

/**
 * Asks now, every so many seconds, and when the page is looked at again.
 * @param {() => unknown} ask
 * @param {number} seconds
 */
export function usePolling(ask, seconds) {
  useEffect(() => {
    const askIfSeen = () => {
      if (!document.hidden) ask();
    };
    askIfSeen();
    const timer = setInterval(askIfSeen, seconds * 1000);
    document.addEventListener("visibilitychange", askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askIfSeen);
    };
  }, []);
}
