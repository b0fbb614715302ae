/** A request made by a click: whether it is in progress, and its error. */

import { goal, place } from "../app/router.js";
import { useState } from "../app/ui.js";
import { sentence } from "./api.js";

/** @typedef {{busy: boolean, error: string, ask: (what: () => Promise<unknown>) => Promise<void>}} ServerRequest */

/** @returns {ServerRequest} */
export function useRequest() {
  const [state, setState] = useState({ busy: false, error: "" });
  const isLeaving = goal.value.path !== place.value.path; // until the next page is there, a second click would ask again
  /** @param {() => Promise<unknown>} what */
  const ask = async (what) => {
    setState({ busy: true, error: "" });
    const error = await what().then(() => "", sentence);
    setState({ busy: false, error });
  };
  return { busy: state.busy || isLeaving, error: state.error, ask };
}
