/** Something asked of the server by a click: whether it is under way, and what went wrong. */

import { sentence } from "./api.js";
import { useState } from "./ui.js";

/** @typedef {{busy: boolean, error: string, ask: (what: () => Promise<unknown>) => Promise<void>}} Asking */

/** @returns {Asking} */
export function useAsking() {
  const [state, setState] = useState({ busy: false, error: "" });
  /** @param {() => Promise<unknown>} what */
  const ask = async (what) => {
    setState({ busy: true, error: "" });
    const error = await what().then(() => "", sentence);
    setState({ busy: false, error });
  };
  return { ...state, ask };
}
