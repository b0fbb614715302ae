import { html } from "../ui.js";
export function Reader() { return html`<span hidden />`; }
