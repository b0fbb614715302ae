/** The review as a page that stands alone: everything it needs is in its file. */

import { html, render } from "../app/ui.js";
import { fill } from "../net/catalogue.js";
import { ReviewView } from "./review.js";

const { match, state, catalogue } = JSON.parse(document.getElementById("told")?.textContent ?? "{}");
fill(catalogue);
const reviewed = { match, subject: { match: "" }, seat: state.seat, made: state, back: () => {} };
render(html`<${ReviewView} reviewed=${reviewed} />`, document.body);
