/** A link to a seat, to be handed over: by the device's own ways of sharing, by a code, or copied. */

import { html, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { Copied } from "../table/dialogs/copied.js";
import { INVITATION } from "../words/lobby.js";
import { qrCode } from "./qr-code.js";

const QUIET = 4; // modules around a code that stay light

/** @param {{link: string}} props */
export function Invitation({ link }) {
  const [isCodeShown, setCodeShown] = useState(false);
  return html`<div class="invitation">
    <${Copied} text=${link} />
    <div class="line">
      ${"share" in navigator && html`<button type="button" class="btn" onClick=${() => share(link)}><${Icon} name="share" />${INVITATION.share}</button>`}
      <button type="button" class="btn" aria-expanded=${isCodeShown} onClick=${() => setCodeShown(!isCodeShown)}>${isCodeShown ? INVITATION.hideCode : INVITATION.code}</button>
    </div>
    ${isCodeShown && html`<${Code} text=${link} />`}
  </div>`;
}

/** Whoever closes the dialog has changed their mind. @param {string} url */
const share = (url) => navigator.share({ url, title: INVITATION.title }).catch(() => {});

/** Dark on light in every theme: cameras expect it. @param {{text: string}} props */
function Code({ text }) {
  const modules = qrCode(text);
  const size = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])),
  );
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${INVITATION.codeLabel} shape-rendering="crispEdges">
    <rect width=${size} height=${size} fill="#fff" /><path d=${dark.join("")} fill="#000" />
  </svg>`;
}
