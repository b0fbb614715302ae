/** What one can do about somebody else: challenge, follow, block. */

import { html, useEffect, useState } from "../app/ui.js";
import { Icon } from "../icons/icon.js";
import { me } from "../net/person.js";
import { useRequest } from "../net/request.js";
import { challengeTo, changeTie, company, loadCompany } from "../opponent/company.js";
import { PROFILE } from "../words/player.js";

/** Whoever has no account has nobody to follow. @param {{name: string}} props */
export function Acts({ name }) {
  const { busy, error, ask } = useRequest();
  const [sent, setSent] = useState(false);
  const isMember = Boolean(me.value?.account);
  useEffect(() => {
    if (isMember) loadCompany().catch(() => {});
  }, [isMember]);
  const known = company.value;
  if (!isMember || !known) return null;
  const isFollowed = known.followed.some((one) => one.name === name);
  const isBlocked = known.blocked.includes(name);
  /** @param {Parameters<typeof changeTie>[1]} tie */
  const change = (tie) => () => ask(() => changeTie(name, tie));
  const challenge = () =>
    ask(async () => {
      await challengeTo(name);
      setSent(true);
    });
  return html`${
    !isBlocked &&
    html`<button class="btn primary" disabled=${busy || sent} onClick=${challenge}><${Icon} name="table" />${PROFILE.play}</button>
    <button class="btn" aria-pressed=${isFollowed} disabled=${busy} onClick=${change(isFollowed ? "unfollow" : "follow")}>
      <${Icon} name=${isFollowed ? "check" : "plus"} />${isFollowed ? PROFILE.unfollow : PROFILE.follow}
    </button>`
  }
  ${
    isBlocked
      ? html`<button class="btn" disabled=${busy} onClick=${change("unblock")}>${PROFILE.unblock}</button>`
      : html`<details class="who-more">
        <summary class="btn quiet">${PROFILE.more}</summary>
        <div class="panel"><button class="btn danger" disabled=${busy} onClick=${change("block")}>${PROFILE.block}</button><p>${PROFILE.blocked}</p></div>
      </details>`
  }
  <span role="status" class="who-said">${error || (sent ? PROFILE.sent(name) : isBlocked ? PROFILE.blocked : "")}</span>`;
}
