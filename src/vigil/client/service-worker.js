/**
 * The service worker. In the pocket it has all files of one version in one cache, and pages come from there
 * alone; beside a server it keeps what was last loaded, for when there is no connection.
 */

const BUILD = null; // tools/pocket_build.py writes the version and the files of the pocket in this place

/** @typedef {{version: string, files: [string, number][]}} Build */

const worker = /** @type {any} */ (self);
const build = /** @type {Build | null} */ (BUILD);
const base = new URL("./", location.href).pathname;
const OURS = `vigil ${base} `;
const NAME = OURS + (build?.version ?? "server");
const AT_ONCE = 6;

worker.addEventListener("install", (/** @type {any} */ event) => {
  if (build) event.waitUntil(install(build));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || !pathname.startsWith(base)) return;
  if (pathname.startsWith(`${base}api/`)) return;
  if (build) event.respondWith(fromCache(event.request));
  else if (!pathname.startsWith(`${base}pocket/`)) event.respondWith(fromNetwork(event.request));
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "change") worker.skipWaiting();
});

worker.addEventListener("push", (/** @type {any} */ event) => {
  event.waitUntil(showNotice(event.data?.json()));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

/** Whoever looks at a page of ours sees its bell instead. @param {{title: string, path: string, tag: string}} told */
async function showNotice({ title, path, tag }) {
  await tellPages({ notice: true });
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (pages.some((/** @type {any} */ page) => page.focused)) return;
  const icon = `${base}icon-192.png`;
  await worker.registration.showNotification(title, { tag, icon, badge: icon, data: { path } });
}

/** Shows a page of ours, in the window that has it or in a new one. @param {string} path */
async function openPage(path) {
  const address = new URL(base + String(path).replace(/^\/+/, ""), location.origin).href;
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const there = pages.find((/** @type {any} */ page) => page.url === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}

/** Puts all files into the cache of this version. @param {Build} known */
async function install({ files }) {
  const cache = await caches.open(NAME);
  const total = files.reduce((sum, [, size]) => sum + size, 0);
  const waiting = [...files];
  let done = 0;
  const fetchNext = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await put(cache, file[0]);
      done += file[1];
      await tellPages({ download: { done, total } });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/**
 * @param {Cache} cache
 * @param {string} name
 */
async function put(cache, name) {
  const answer = await fetch(base + name, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${name} cannot be had (${answer.status})`);
  await cache.put(base + name, answer);
}

/** @param {object} said */
async function tellPages(said) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) page.postMessage(said);
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)),
  );
}

/** A file of this version; every page is the index. @param {Request} request */
async function fromCache(request) {
  const cache = await caches.open(NAME);
  const path = new URL(request.url).pathname;
  const found = await cache.match(path);
  if (found) return found;
  if (request.mode === "navigate") return (await cache.match(`${base}index.html`)) ?? fetch(request);
  return fetch(request);
}

/** What the server has, and what it last had if it cannot be reached. @param {Request} request */
async function fromNetwork(request) {
  const cache = await caches.open(NAME);
  const key = request.mode === "navigate" ? base : request;
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.type === "basic") await cache.put(key, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw problem;
  }
}
