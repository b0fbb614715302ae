/** Whether the window fits a media query, followed as it changes. */

import { useEffect, useState } from "../app/ui.js";

/** @param {string} query */
export function useRequired(query) {
  const [fits, setFits] = useState(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => setFits(list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return fits;
}
