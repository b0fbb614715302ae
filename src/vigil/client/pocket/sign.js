/** The sign that the game runs on this device, and what there is to know of it: progress, storage, a new version. */

import { keep, kept } from "../app/storage.js";
import { html, signal, useEffect } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { me } from "../net/person.js";
import { SIGN } from "../words/sign.js";
import { changeVersion, install, isInstalled, newVersion, offer } from "./installation.js";
import { stage, storage } from "./pocket-state.js";

const DECLINED = "vigil.notInstalled";
const refused = signal(false); // whether a game held off the new version
const declined = signal(kept(DECLINED) !== null);

/** @typedef {import("./pocket-state.js").Stage} Stage */

/** How far the game has come, in words; empty when it is there. @param {Stage} now */
export function stageWords({ name, done, total, reason }) {
  switch (name) {
    case "download":
      return total ? SIGN.download(done ?? 0, total) : SIGN.fetching;
    case "python":
      return SIGN.python;
    case "rules":
      return SIGN.rules;
    case "failed":
      return SIGN.failed(reason ?? "");
    case "ready":
      return "";
  }
}

export function Sign() {
  const hasFinished = (me.value?.matches ?? []).some(({ status }) => status === "finished");
  useEffect(() => {
    if (hasFinished) navigator.storage?.persist?.();
  }, [hasFinished]);
  return html`<a class="pill" href="/offline" title=${SIGN.meaning}><${Icon} name="moon" />${SIGN.here}</a>
    <div class="pocket-news" role="status">
      <${Progress} />
      ${storage.value === "memory" && html`<p>${SIGN.lost}</p>`}
      ${newVersion.value && html`<${NewVersion} />`}
      ${hasFinished && offer.value && !isInstalled && !declined.value && html`<${InstallHint} />`}
    </div>`;
}

function Progress() {
  const { name, done = 0, total = 0 } = stage.value;
  const words = stageWords(stage.value);
  if (!words) return null;
  return html`<p>
    ${words}${name === "download" && total > 0 && html` <progress value=${done} max=${total} aria-label=${words}></progress>`}
    ${name === "failed" && html` <button class="btn" onClick=${() => location.reload()}>${SIGN.again}</button>`}
  </p>`;
}

function NewVersion() {
  const change = async () => {
    refused.value = !(await changeVersion());
  };
  return html`<p>${SIGN.newVersion} <button class="btn" onClick=${change}>${SIGN.change}</button> ${refused.value && SIGN.busy}</p>`;
}

function InstallHint() {
  const decline = () => {
    keep(DECLINED, "1");
    declined.value = true;
  };
  return html`<p>
    ${SIGN.keep} <button class="btn" onClick=${install}><${Icon} name="download" />${SIGN.install}</button>
    <button class="btn quiet" onClick=${decline}>${SIGN.later}</button>
  </p>`;
}
