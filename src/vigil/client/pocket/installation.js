/** Installing and updating: the service worker, the browser's offer to install, and a version that waits. */

import { BASE, inPocket, withBase } from "../app/base.js";
import { place } from "../app/router.js";
import { computed, effect, signal } from "../app/ui.js";
import { tellStage } from "./pocket-state.js";

/** @typedef {Event & {prompt: () => Promise<{outcome: string}>}} Offer */

/** The browser's offer to install, once it has made one. */
export const offer = signal(/** @type {Offer | null} */ (null));

/** Whether it runs as an app of its own. */
export const isInstalled = matchMedia("(display-mode: standalone)").matches;

/** A newer version that is complete and waits. */
export const newVersion = signal(/** @type {ServiceWorker | null} */ (null));

const TABLE = `vigil table ${BASE}`;
const workers = navigator.serviceWorker;
let isChanging = false;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer.value = /** @type {Offer} */ (event);
});

export async function install() {
  const made = offer.peek();
  offer.value = null;
  await made?.prompt();
}

/** Holds off a new version as long as this page is at a table. */
function holdAtTables() {
  const isAtTable = computed(() => place.value.path.startsWith("/match/"));
  let leave = () => {};
  /** @returns {Promise<void>} */
  const untilLeft = () =>
    new Promise((done) => {
      leave = done;
    });
  effect(() => {
    leave();
    if (isAtTable.value) navigator.locks.request(TABLE, { mode: "shared" }, untilLeft);
  });
}

/**
 * Changes to the new version, unless somebody is at a table in any tab.
 * @returns {Promise<boolean>}
 */
export const changeVersion = () =>
  navigator.locks.request(TABLE, { ifAvailable: true }, async (lock) => {
    if (lock) newVersion.peek()?.postMessage("change");
    return Boolean(lock);
  });

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  const look = () => {
    if (workers.controller) newVersion.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/** Every file comes from one version: a page that has begun with the one before begins again. */
function follow() {
  const had = workers.controller;
  workers.addEventListener("controllerchange", () => {
    if (!had || isChanging) return;
    isChanging = true;
    location.reload();
  });
  workers.addEventListener("message", ({ data }) => {
    if (data.download) tellStage({ name: "download", ...data.download });
    if (data.notice) hearNotice().catch(() => {}); // the bell asks again in a minute
  });
}

/** Asks what there is to know. Requests wait for this module in the pocket, so it must not wait for them. */
async function hearNotice() {
  const { refreshMe } = await import("../net/person.js");
  await refreshMe();
}

/** @returns {Promise<void>} */
async function begin() {
  if (!workers) return;
  follow();
  holdAtTables();
  try {
    watch(await workers.register(withBase("/service-worker.js")));
    if (inPocket) await controlled();
  } catch (problem) {
    console.warn("without a service worker nothing is kept for a time without a connection:", problem);
  }
}

/** Until the service worker has everything: what Python needs then comes from there, not twice over the network. */
async function controlled() {
  const { active } = await workers.ready;
  if (workers.controller || active === null) return;
  await new Promise((done) => workers.addEventListener("controllerchange", done, { once: true }));
}

/** When the service worker is there, or cannot be. */
export const ready = begin();
