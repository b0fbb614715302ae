/** The first step: a name that nobody else has, checked while it is typed. */

import { entering, submitting } from "../app/fields.js";
import { html, useEffect, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { Sigil } from "../icons/sigil.js";
import { post, sentence } from "../net/api.js";
import { MAKING } from "../words/account.js";
import { asSentence } from "../words/sentences.js";

const PAUSE = 300; // milliseconds after the last key
const LONGEST = 24;
const NOTHING = { name: "", free: false, problem: "" };

/** What is known of a name, a moment after it was typed. @param {string} name */
export function useNameCheck(name) {
  const [checked, setChecked] = useState(NOTHING);
  useEffect(() => {
    if (!name.trim()) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await post("/api/account/name", { name }).catch((error) => ({
        free: false,
        problem: sentence(error),
      }));
      if (!isOver)
        setChecked({ name, free: found.free, problem: found.problem ? asSentence(found.problem) : "" });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [name]);
  return checked.name === name ? checked : { ...NOTHING, name };
}

/**
 * @typedef {object} NameProps
 * @property {boolean} isNow
 * @property {boolean} isDone  the account is made
 * @property {string} name
 * @property {(name: string) => void} choose
 * @property {() => void} go
 * @property {() => void} again
 */

/** @param {NameProps} props */
export function NameStep({ isNow, isDone, name, choose, go, again }) {
  const checked = useNameCheck(name);
  return html`<form class="name-step" onSubmit=${submitting(() => checked.free && go())}>
    ${!isNow && html`<${Chosen} name=${name} isDone=${isDone} again=${again} />`}
    <div class=${isNow ? "" : "fold"}>
      <${NameField} label=${MAKING.called} name=${name} choose=${choose} checked=${checked} disabled=${isDone} />
      <p class="hint-line">${MAKING.rule}</p>
      <div class="own-window">
        <${Sigil} name=${name.trim()} seat=${0} size=${78} />
        <p><b>${MAKING.window}</b> ${MAKING.windowWords}</p>
      </div>
      <div class="seen-by-others">
        <p class="hint-line">${MAKING.seen}</p>
        <p class="seen-line"><${Sigil} name=${name.trim()} seat=${0} size=${42} /><span><b>${name.trim() || "–"}</b><br />${MAKING.fresh}</span></p>
      </div>
      ${isNow && html`<button class="btn primary big" disabled=${!checked.free}>${MAKING.next}</button>`}
    </div>
  </form>`;
}

/** On a phone, a step that is done is one line. @param {{name: string, isDone: boolean, again: () => void}} props */
const Chosen = ({ name, isDone, again }) =>
  html`<p class="chosen-name">
    <${Sigil} name=${name.trim()} seat=${0} size=${48} />
    <span><b>${name}</b><br /><small>${MAKING.kept}</small></span>
    ${!isDone && html`<button type="button" class="btn quiet sm" onClick=${again}>${MAKING.change}</button>`}
  </p>`;

/**
 * @typedef {object} FieldProps
 * @property {string} label
 * @property {string} name
 * @property {(name: string) => void} choose
 * @property {{free: boolean, problem: string}} checked
 * @property {boolean} [disabled]
 */

/** A field for a name, with what is known of it beside. @param {FieldProps} props */
export function NameField({ label, name, choose, checked, disabled = false }) {
  return html`<label class="labelled">${label}
      <span class="checked-field">
        <input class="field" value=${name} maxlength=${LONGEST} autocomplete="username" spellcheck=${false} disabled=${disabled}
          aria-describedby="name-check" onInput=${entering(choose)} />
        ${checked.free && html`<span class="free" aria-hidden="true"><${Icon} name="check" />${MAKING.free}</span>`}
      </span>
    </label>
    <p id="name-check" class="name-check" role="status">${checked.free ? html`<span class="sr">${MAKING.free}</span>` : checked.problem}</p>`;
}
