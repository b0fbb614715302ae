/** Seconds that pass while one looks. */

import { useEffect, useState } from "../app/ui.js";

/**
 * A number of seconds that goes on by itself from what the server said last.
 * @param {number} now
 */
export function useSeconds(now) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.floor(now);
}

/** "1:04". @param {number} seconds */
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
