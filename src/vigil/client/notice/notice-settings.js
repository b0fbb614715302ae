/** How somebody wants to be told: by kind, and on which devices. */

import { entering } from "../app/fields.js";
import { html, useEffect } from "../app/ui.js";
import { useRequest } from "../net/request.js";
import { DEVICE, NOTICES, WAYS } from "../words/notices.js";
import { canPush, endHere, isDenied, notifyHere } from "./device.js";
import { chooseWay, notices, refreshNotices } from "./notice-state.js";

/** @typedef {import("./notice-state.js").Notices} Notices */

export function NoticeSettings() {
  const { busy, error, ask } = useRequest();
  const told = notices.value;
  useEffect(() => {
    if (!notices.peek()) ask(refreshNotices);
  }, []);
  return html`<section class="panel box notice-settings">
    <h2>${NOTICES.settings}</h2>
    ${told && html`<ul>${told.ways.map((one) => html`<li key=${one.kind}><${Choice} chosen=${one} canPush=${told.key !== null} busy=${busy} ask=${ask} /></li>`)}</ul>`}
    ${told && html`<${Device} told=${told} busy=${busy} ask=${ask} />`}
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
  </section>`;
}

/** @param {{chosen: Notices["ways"][number], canPush: boolean, busy: boolean, ask: (what: () => Promise<unknown>) => Promise<void>}} props */
function Choice({ chosen, canPush, busy, ask }) {
  const ways = canPush ? WAYS : WAYS.filter(({ way }) => way !== "push");
  const shown = canPush || chosen.way === "off" ? chosen.way : "app";
  const choose = entering((way) => ask(() => chooseWay({ kind: chosen.kind, way })));
  return html`<label>
    <span>${NOTICES.kinds[chosen.kind]}</span>
    <select class="field" value=${shown} disabled=${busy} onChange=${choose}>
      ${ways.map(({ way, words }) => html`<option value=${way} selected=${way === shown}>${words}</option>`)}
    </select>
  </label>`;
}

/** @param {{told: Notices, busy: boolean, ask: (what: () => Promise<unknown>) => Promise<void>}} props */
function Device({ told, busy, ask }) {
  const { key, here, devices } = told;
  if (key === null) return html`<p class="quiet-line">${DEVICE.needsAccount}</p>`;
  if (!canPush) return html`<p class="quiet-line">${DEVICE.cannot}</p>`;
  return html`<p class="line" role="status">
    <span>${here ? DEVICE.here(devices) : DEVICE.elsewhere(devices)}</span>
    ${
      here
        ? html`<button class="btn sm" disabled=${busy} onClick=${() => ask(endHere)}>${DEVICE.end}</button>`
        : html`<button class="btn sm" disabled=${busy} onClick=${() => ask(() => notifyHere(key))}>${DEVICE.begin}</button>`
    }
  </p>
  ${isDenied() && !here && html`<p class="quiet-line">${DEVICE.denied}</p>`}`;
}
