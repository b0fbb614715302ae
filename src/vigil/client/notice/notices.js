/** The page of notices: what happened, and the way to it. */

import { Page } from "../app/page.js";
import { html } from "../app/ui.js";
import { me } from "../net/person.js";
import { usePoll } from "../net/poll.js";
import { useRequest } from "../net/request.js";
import { TITLES } from "../words/app.js";
import { NOTICES, noticeWords } from "../words/notices.js";
import { ago } from "../words/numbers.js";
import { NoticeSettings } from "./notice-settings.js";
import { markRead, notices, refreshNotices } from "./notice-state.js";

export const styles = ["/notice/notices.css"];

/** @typedef {import("./notice-state.js").Notice} Notice */

const OFTEN = 20; // seconds

export function NoticePage() {
  const problem = usePoll(refreshNotices, OFTEN);
  const { busy, error, ask } = useRequest();
  const told = notices.value;
  return html`<${Page} heading=${TITLES.notices} lead=${told ? NOTICES.lead(told.unread) : ""}>
    ${(problem || error) && html`<p class="wrong" role="alert">${error || problem}</p>`}
    ${
      told &&
      html`<p class="line">
        ${told.unread > 0 && html`<button class="btn" disabled=${busy} onClick=${() => ask(() => markRead(null))}>${NOTICES.allRead}</button>`}
        ${me.value?.account && html`<a class="btn quiet" href="/account">${NOTICES.choose}</a>`}
      </p>
      ${told.notices.length ? html`<ul class="notices panel">${told.notices.map((one) => html`<${Line} key=${one.id} notice=${one} />`)}</ul>` : html`<p class="panel box">${NOTICES.none}</p>`}
      ${me.value && !me.value.account && html`<${NoticeSettings} />`}`
    }
  <//>`;
}

/** @param {{notice: Notice}} props */
function Line({ notice }) {
  const read = () => {
    if (!notice.read) markRead([notice.id]).catch(() => {}); // it leads there all the same
  };
  return html`<li class=${notice.read ? "" : "new"}>
    <a href=${notice.path} onClick=${read}>
      <span>${!notice.read && html`<span class="sr">${NOTICES.isNew}</span>`}${noticeWords(notice)}</span>
      <small>${ago(notice.at)}</small>
    </a>
  </li>`;
}
