/** The short game with which a lesson ends. */

import { coachFrom } from "../app/settings.js";
import { html } from "../app/ui.js";
import { nameOrNew } from "../net/person.js";
import { useRequest } from "../net/request.js";
import { botName, start } from "../setup/new-match.js";
import { Act } from "../table/sill/acts.js";
import { LESSON } from "../words/learn.js";

const MARGIN = 5; // points from which the coach speaks up

/** @param {{film: import("../net/protocol.js").LessonFilm}} props */
export function ShortGame({ film: { game } }) {
  const { busy, error, ask } = useRequest();
  const begin = () => {
    const name = nameOrNew();
    coachFrom.value = coachFrom.peek() || MARGIN;
    ask(() =>
      start({
        setup: { edition: 2, variant: "standard", ...game.setup },
        seats: [{ kind: "me" }, { kind: "bot", name: botName([name]), level: game.level }],
        name,
        start: game.start,
      }),
    );
  };
  return html`<div class="acts main">
    ${error && html`<span class="wrong" role="alert">${error}</span>`}
    <a class="btn quiet" href="/learn">${LESSON.later}</a>
    <${Act} look="primary" disabled=${busy} onPress=${begin}>${LESSON.begin}<//>
  </div>`;
}
