/** The entry point: shows the page of the current address, and the card reader above it. */

import { loaded, useLoaded } from "./app/modules.js";
import { Page } from "./app/page.js";
import { arrive, goal, place, title } from "./app/router.js";
import { find } from "./app/routes.js";
import { batch, effect, html, render, signal, useErrorBoundary, useLayoutEffect } from "./app/ui.js";
import { reading } from "./cards/open-card.js";
import { loadCatalogue } from "./net/catalogue.js";
import { isLooking } from "./opponent/looking.js";
import { FAILED, PAGES } from "./words/app.js";

/** @typedef {{path: string, Content: any, params: Record<string, string>}} Showing */

const showing = signal(/** @type {Showing | null} */ (null));
let first = true;

effect(() => {
  const { path } = goal.value;
  if (path === showing.peek()?.path) place.value = goal.value;
  else open(path);
});

/** @param {string} path */
async function open(path) {
  const { route, params } = find(path);
  const Content = await contentOf(route);
  if (goal.peek().path !== path) return;
  title(route.title);
  batch(() => {
    place.value = goal.peek();
    reading.value = null;
    showing.value = { path, Content, params };
  });
}

/** @param {import("./app/routes.js").Route} route */
async function contentOf(route) {
  try {
    return (await loaded(route.load))[route.page];
  } catch (problem) {
    console.error(problem);
    return Unloaded;
  }
}

const Unloaded = () => html`<${Failed} heading=${FAILED.unloaded} />`;

/** @param {{heading: string}} props */
function Failed({ heading }) {
  return html`<${Page} heading=${heading} lead=${FAILED.lead}>
    <p class="line">
      <button class="btn" onClick=${() => location.reload()}>${FAILED.again}</button>
      <a class="btn quiet" href="/" target="_self">${PAGES.home}</a>
    </p>
  <//>`;
}

function App() {
  const shown = showing.value;
  useLayoutEffect(() => {
    if (!shown) return;
    if (!first) arrive();
    first = false;
  }, [shown]);
  return shown ? html`<${Whole} key=${shown.path} ...${shown} />` : html`<${Shell} />`;
}

/** What is seen before the first page is there; index.html shows the same before this runs. */
const Shell = () => html`<div class="room shell"><p class="logo">${PAGES.name}</p></div>`;

/**
 * A page and the card reader above it. An error is cleared by the next navigation.
 * @param {Showing} props
 */
function Whole({ Content, params }) {
  const [broken] = useErrorBoundary((error) => console.error(error));
  if (broken) return html`<${Failed} heading=${FAILED.broken} />`;
  return html`<${Content} ...${params} /><${Reading} /><${Looking} />`;
}

function Reading() {
  const Reader = useLoaded(() => import("./cards/reader.js"), "Reader", reading.value !== null);
  return Reader && html`<${Reader} />`;
}

/** While one looks for an opponent, on whatever page. */
function Looking() {
  const Seeker = useLoaded(() => import("./opponent/seeker.js"), "Seeker", isLooking.value);
  return Seeker && html`<${Seeker} />`;
}

loadCatalogue().catch(() => {}); // a page that needs it reports the error and tries again

addEventListener("load", () => import("./pocket/installation.js"));

const app = document.getElementById("app");
if (app) render(html`<${App} />`, app);
