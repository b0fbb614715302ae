/** Making an account in three steps: a name, a key, and codes for when the key is lost. */

import { Page } from "../app/page.js";
import { html, useEffect, useRef, useState } from "../app/ui.js";
import { Taper } from "../learn/taper.js";
import { MAKING } from "../words/account.js";
import { CodesStep } from "./codes-step.js";
import { KeyStep } from "./key-step.js";
import { NameStep } from "./name-step.js";
import { refreshAll } from "./state.js";

/** @typedef {import("./state.js").AccountState} AccountState */
/** @typedef {{name: string, codes: string[]}} NewAccount */
/** @typedef {{step: number, number: number, heading: string, children?: any}} PanelProps */

/** @param {{state: AccountState, hold: (isMaking: boolean) => void}} props */
export function Making({ state, hold }) {
  const [step, setStep] = useState(0);
  const [name, setName] = useState(state.account ? state.name : "");
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const keep = (/** @type {NewAccount} */ made) => {
    hold(true);
    setCodes(made.codes);
    setStep(2);
    return refreshAll();
  };
  return html`<${Page} heading=${MAKING.heading} lead=${MAKING.lead} wide>
    <ol class="making-tapers" aria-hidden="true">
      ${MAKING.steps.map((word, number) => html`<li class=${number === step ? "now" : ""}><${Taper} state=${stateOf(number, step)} />${word}</li>`)}
    </ol>
    <div class="making-steps">
      <${Panel} step=${step} number=${0} heading=${MAKING.name}>
        <${NameStep} isNow=${step === 0} isDone=${step === 2} name=${name} choose=${setName} go=${() => setStep(1)} again=${() => setStep(0)} />
      <//>
      <${Panel} step=${step} number=${1} heading=${MAKING.key}>
        <${KeyStep} isNow=${step === 1} state=${state} name=${name} keep=${keep} />
      <//>
      <${Panel} step=${step} number=${2} heading=${MAKING.codes}>
        <${CodesStep} codes=${codes} done=${() => hold(false)} />
      <//>
    </div>
    <${Along} along=${state.along} />
    <p class="quiet-line spaced">${MAKING.known} <a href="/login">${MAKING.login}</a></p>
  <//>`;
}

/**
 * @param {number} number
 * @param {number} step
 */
const stateOf = (number, step) => (number < step ? "done" : number === step ? "now" : "next");

/** One of the steps; the heading of the burning one gets the focus. @param {PanelProps} props */
function Panel({ step, number, heading, children }) {
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  const isNow = step === number;
  useEffect(() => {
    if (isNow && number > 0) head.current?.focus();
  }, [isNow]);
  return html`<section class=${`panel making-step ${stateOf(number, step)}`} aria-current=${isNow ? "step" : null}>
    <header>
      <${Taper} state=${stateOf(number, step)} />
      <p>${MAKING.step(number + 1)}</p>
      <h2 ref=${head} tabindex="-1">${heading}</h2>
    </header>
    ${children}
  </section>`;
}

/** @param {{along: AccountState["along"]}} props */
const Along = ({ along }) =>
  html`<section class="along">
    <h2>${MAKING.along}</h2>
    <p><b>${along.finished}</b> ${MAKING.finished}</p>
    <p><b>${along.running}</b> ${MAKING.running}</p>
    <p class="whole quiet-line">${MAKING.everything}</p>
  </section>`;
