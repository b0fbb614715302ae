/** The size of the window, followed as it changes. */

import { useEffect, useState } from "../app/ui.js";
import { windowSize } from "../app/zoom.js";

/** Whether the window fits a media query. @param {string} query */
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

/** How wide and how high the window is. */
export function useSize() {
  const [size, setSize] = useState(windowSize());
  useEffect(() => {
    const measure = () => setSize(windowSize());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return size;
}
