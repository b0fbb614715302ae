/** Pressing a lit card: a click makes the move, a first tap selects the card. */

import { oneTap } from "../../app/settings.js";
import { useLayoutEffect, useRef } from "../../app/ui.js";

/**
 * @typedef {import("../state/play.js").Play} Play
 * @typedef {import("../state/play.js").Chosen} Chosen
 */

/**
 * @param {Play | null} play
 * @returns {(chosen: Chosen) => void}
 */
export function usePress(play) {
  const byTouch = useRef(false);
  useLayoutEffect(() => {
    /** @param {PointerEvent} event */
    const note = (event) => {
      byTouch.current = event.pointerType === "touch";
    };
    const noteKey = () => {
      byTouch.current = false;
    };
    addEventListener("pointerdown", note, true);
    addEventListener("keydown", noteKey, true);
    return () => {
      removeEventListener("pointerdown", note, true);
      removeEventListener("keydown", noteKey, true);
    };
  }, []);
  return (chosen) => {
    if (!play) return;
    const isSecond = play.chosen.peek()?.spot === chosen.spot;
    if (byTouch.current && !oneTap.peek() && !isSecond) play.chosen.value = chosen;
    else play.choose(chosen);
  };
}
