/** The bell above every page: how many notices are new, and the way to them. */

import { inPocket } from "../app/base.js";
import { place } from "../app/router.js";
import { html } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { freshenMe, me } from "../net/person.js";
import { usePoll } from "../net/poll.js";
import { PAGES } from "../words/app.js";

const OFTEN = 60; // seconds

export function Bell() {
  usePoll(() => freshenMe(OFTEN), OFTEN); // a page that needs it reports the error
  const person = me.value;
  if (!person?.name || inPocket) return null;
  const { unread } = person;
  return html`<a
    class="btn quiet round bell"
    href="/notices"
    aria-label=${PAGES.notices(unread)}
    aria-current=${place.value.path === "/notices" ? "page" : null}
  >
    <${Icon} name="bell" />${unread > 0 && html`<span class="count" aria-hidden="true">${unread > 99 ? "99+" : unread}</span>`}
  </a>`;
}
