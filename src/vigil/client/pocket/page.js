/** The page about the pocket: what works without a connection, installing, and what is kept on this device. */

import { inPocket } from "../app/base.js";
import { saveFile } from "../app/download.js";
import { Page } from "../app/page.js";
import { html, useEffect, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { useRequest } from "../net/request.js";
import { LINES, POCKET } from "../words/pocket.js";
import { install, isInstalled, offer } from "./installation.js";
import { storage } from "./pocket-state.js";

export const styles = ["/pocket/pocket.css"];

export function Pocket() {
  return html`<${Page} heading=${POCKET.heading} lead=${POCKET.lead}>
    <${Installing} />
    <h2>${POCKET.without}</h2>
    <ul class="pocket-lines">${LINES.map((line) => html`<${Line} ...${line} />`)}</ul>
    ${inPocket && html`<${Keeping} />`}
  <//>`;
}

/** Beside a server: whether it has the pocket, which has an address of its own. */
function usePocketBeside() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!inPocket)
      fetch("/pocket/pocket.json").then(
        ({ ok }) => setThere(ok),
        () => {},
      );
  }, []);
  return isThere;
}

function Installing() {
  const isBeside = usePocketBeside();
  return html`<section class="pocket-install panel">
    <span class="app-icon" aria-hidden="true"><${Icon} name="flame" /></span>
    <div><b class="title">${POCKET.put}</b><p>${isInstalled ? POCKET.installed : POCKET.about}</p></div>
    ${offer.value && html`<button class="btn primary" onClick=${install}><${Icon} name="download" />${POCKET.install}</button>`}
    ${isBeside && html`<a class="btn" href="/pocket/" target="_self"><${Icon} name="moon" />${POCKET.open}</a>`}
    ${!offer.value && !isInstalled && html`<p class="hint-line">${POCKET.byHand}</p>`}
  </section>`;
}

/** @param {{icon: string, title: string, words: string, works: boolean}} props */
const Line = ({ icon, title, words, works }) => html`<li class=${works ? "works" : ""}>
  <${Icon} name=${icon} />
  <span><b>${title}</b><small>${words}</small></span>
  <span class="state">${works && html`<${Icon} name="check" />`}${works ? POCKET.works : POCKET.waits}</span>
</li>`;

function Keeping() {
  return html`<h2>${POCKET.kept}</h2>
    <p>${storage.value === "memory" ? POCKET.inMemory : POCKET.onDevice}</p>
    <${Lasting} />
    <${Files} />
    <p>${POCKET.carry}</p>
    <p>${POCKET.secrets}</p>`;
}

function Lasting() {
  const [isLasting, setLasting] = useState(/** @type {boolean | null} */ (null));
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    navigator.storage?.persisted?.().then(setLasting);
  }, []);
  const ask = async () => {
    const promised = await navigator.storage.persist();
    setLasting(promised);
    setRefused(!promised);
  };
  if (isLasting === null) return null;
  if (isLasting) return html`<p>${POCKET.lasting}</p>`;
  return html`<p>${isRefused ? POCKET.refused : POCKET.notLasting} <button class="btn" onClick=${ask}>${POCKET.askLasting}</button></p>`;
}

function Files() {
  const { busy, error, ask } = useRequest();
  const [chosen, setChosen] = useState(/** @type {File | null} */ (null));
  const transfer = () => import("./pocket-transport.js");
  const save = () =>
    ask(async () => {
      const content = await (await transfer()).exportAll();
      saveFile(POCKET.file(new Date().toISOString().slice(0, 10)), content, "application/octet-stream");
    });
  const load = () =>
    ask(async () => {
      if (chosen) await (await transfer()).importAll(new Uint8Array(await chosen.arrayBuffer()));
      location.reload();
    });
  /** @param {Event} event */
  const choose = ({ target }) => setChosen(/** @type {HTMLInputElement} */ (target).files?.[0] ?? null);
  return html`<p class="line">
      <button class="btn" disabled=${busy} onClick=${save}><${Icon} name="download" />${POCKET.save}</button>
      <label class="btn"><${Icon} name="upload" />${POCKET.load}<input class="sr" type="file" accept=".db" onChange=${choose} /></label>
    </p>
    ${
      chosen &&
      html`<p role="alert">
        ${POCKET.sure}
        <button class="btn" disabled=${busy} onClick=${load}>${POCKET.replace}</button>
        <button class="btn quiet" onClick=${() => setChosen(null)}>${POCKET.cancel}</button>
      </p>`
    }
    ${error && html`<p class="wrong" role="alert">${error}</p>`}`;
}
