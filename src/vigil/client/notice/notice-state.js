/** The notices of whoever is here, and how they want to be told. */

import { signal } from "../app/ui.js";
import { get, post } from "../net/api.js";
import { me } from "../net/person.js";

/** @typedef {import("../net/protocol.js").Notices} Notices */
/** @typedef {import("../net/protocol.js").NoticeLine} Notice */

export const notices = signal(/** @type {Notices | null} */ (null));

/** @param {Notices} told */
function take(told) {
  notices.value = told;
  const person = me.peek();
  if (person && person.unread !== told.unread) me.value = { ...person, unread: told.unread };
}

export const refreshNotices = async () => take(await get("/api/notices"));

/** Marks some of them as read, or all. @param {number[] | null} ids */
export const markRead = async (ids) => take(await post("/api/notices/read", { ids }));

/** @param {Notices["ways"][number]} chosen */
export const chooseWay = async (chosen) => take(await post("/api/notices/ways", chosen));

/** @param {object} subscription  as the browser gave it */
export const addDevice = async (subscription) => take(await post("/api/notices/device", subscription));

export const endDevice = async () => take(await post("/api/notices/device/end"));
