/** The third step, and whenever codes are made anew: ten codes, shown once. */

import { ticking } from "../app/fields.js";
import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { MAKING } from "../words/account.js";

const BLANK = Array.from({ length: 10 }, () => "····-····");

/** @param {{codes: string[], done: () => void}} props */
export function CodesStep({ codes, done }) {
  const [isAway, setAway] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const isBlank = codes.length === 0;
  const text = codes.join("\n");
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true), console.warn);
  return html`<p class="hint-line">${isBlank ? MAKING.codesLater : MAKING.codesWords}</p>
    <ol class="codes" aria-hidden=${isBlank}>${(isBlank ? BLANK : codes).map((code) => html`<li><code>${code}</code></li>`)}</ol>
    <p class="line">
      <button class="btn" disabled=${isBlank} onClick=${copy}><${Icon} name="copy" />${isCopied ? MAKING.copied : MAKING.copy}</button>
      ${
        isBlank
          ? html`<button class="btn" disabled><${Icon} name="download" />${MAKING.save}</button>`
          : html`<a class="btn" download=${MAKING.file} href=${`data:text/plain,${encodeURIComponent(text)}`}><${Icon} name="download" />${MAKING.save}</a>`
      }
    </p>
    <label class="tick">
      <input type="checkbox" disabled=${isBlank} checked=${isAway} onChange=${ticking(setAway)} />${MAKING.away}
    </label>
    <button class=${`btn big ${isBlank ? "" : "primary"}`} disabled=${!isAway} onClick=${done}>${MAKING.done}</button>`;
}
