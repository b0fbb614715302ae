/** Challenging somebody by name. */

import { html, useState } from "../app/ui.js";
import { me } from "../net/person.js";
import { useRequest } from "../net/request.js";
import { CHALLENGE } from "../words/challenge.js";
import { challengeTo } from "./company.js";

export function ChallengeForm() {
  const [name, setName] = useState("");
  const [duplicate, setDuplicate] = useState(false);
  const [sent, setSent] = useState("");
  const { busy, error, ask } = useRequest();
  if (!me.value?.account) return null;
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    setSent("");
    ask(async () => {
      await challengeTo(name.trim(), { duplicate });
      setSent(name.trim());
      setName("");
    });
  };
  return html`<section class="challenge-form" aria-labelledby="challenge">
    <h2 id="challenge" class="head">${CHALLENGE.heading}</h2>
    <form class="line" onSubmit=${submit}>
      <label class="labelled grow">${CHALLENGE.name}<input class="field" value=${name} maxlength="40" required onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
      <button class="btn" disabled=${busy || !name.trim()}>${CHALLENGE.go}</button>
    </form>
    <label class="line"><input type="checkbox" checked=${duplicate} onChange=${() => setDuplicate(!duplicate)} />${CHALLENGE.duplicate}</label>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}
    <p role="status">${sent && CHALLENGE.sent(sent)}</p>
  </section>`;
}
