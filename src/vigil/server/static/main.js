/** The beginning: shows the page of the present address, and the card being read above it. */

import { arrive, place, title } from "./router.js";
import { find } from "./routes.js";
import { effect, html, render, signal, useErrorBoundary, useLayoutEffect, useSignal, useSignalEffect } from "./ui.js";
import { reading } from "./cards/reading.js";
import { loadCatalogue } from "./catalogue.js";
import { Page } from "./pages/chrome.js";

/** @typedef {{path: string, Shown: any, params: Record<string, string>}} Showing */

const showing = signal(/** @type {Showing | null} */ (null));
let first = true;

effect(() => {
  if (place.value.path !== showing.peek()?.path) open(place.value.path);
});

/** @param {string} path */
async function open(path) {
  const { route, params } = find(path);
  const Shown = await loaded(route).catch(() => Unloaded);
  if (place.peek().path !== path) return;
  title(route.title);
  showing.value = { path, Shown, params };
}

/** @param {import("./routes.js").Route} route */
async function loaded(route) {
  const module = await route.load();
  await Promise.all((module.styles ?? []).map(styled));
  return module[route.page];
}

/**
 * Loads a style sheet, once, before the page that needs it is shown.
 * @param {string} address
 */
function styled(address) {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = fail;
    document.head.append(link);
  });
}

const Unloaded = () => html`<${Failed} heading="This page could not be loaded" />`;

/** @param {{heading: string}} props */
function Failed({ heading }) {
  return html`<${Page} heading=${heading} lead="Nothing is lost: games are kept by the server.">
    <p class="line"><button class="btn" onClick=${() => location.reload()}>Try again</button><a class="btn quiet" href="/" target="_self">Home</a></p>
  <//>`;
}

function App() {
  const shown = showing.value;
  const [broken] = useErrorBoundary((error) => console.error(error));
  useLayoutEffect(() => {
    if (!shown) return;
    if (!first) arrive();
    first = false;
  }, [shown]);
  if (broken) return html`<${Failed} heading="Something on this page broke" />`;
  if (!shown) return null;
  return html`<${shown.Shown} key=${shown.path} ...${shown.params} /><${LazyReader} />`;
}

/** The reader comes with the first card that is read. */
function LazyReader() {
  const Reader = useSignal(/** @type {any} */ (null));
  useSignalEffect(() => {
    if (reading.value && !Reader.peek()) import("./cards/reader.js").then((module) => (Reader.value = module.Reader));
  });
  return Reader.value && html`<${Reader.value} />`;
}

loadCatalogue().catch(() => {}); // whoever needs it shows what is missing, and asks again

const app = document.getElementById("app");
if (app) render(html`<${App} />`, app);
