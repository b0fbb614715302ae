/** Words of notices. */

import { count } from "./numbers.js";

/** @typedef {import("../net/protocol.js").NoticeLine} Notice */
/** @typedef {import("../net/protocol.js").ChosenWay} Chosen */

export const NOTICES = {
  lead: (/** @type {number} */ unread) => (unread ? `${unread} new.` : "Nothing new."),
  none: "When it is your turn while you are away, somebody challenges you, or your table is ready, it stands here.",
  allRead: "Mark all as read",
  choose: "Choose what you are told",
  settings: "What you are told",
  isNew: "New: ",
  /** @type {Record<Notice["kind"], string>} */
  kinds: {
    turn: "Your turn, while you are away",
    challenge: "Somebody challenges you",
    accepted: "Your challenge is accepted",
    declined: "Your challenge is declined",
    paired: "An opponent is found",
    round: "Your table in a tournament is ready",
    deadline: "A round ends soon, and it is your turn",
  },
};

/** @type {{way: Chosen["way"], words: string}[]} */
export const WAYS = [
  { way: "push", words: "here and on my devices" },
  { way: "app", words: "only here" },
  { way: "off", words: "not at all" },
];

export const DEVICE = {
  begin: "Notify this device",
  end: "Notify this device no more",
  here: (/** @type {number} */ devices) =>
    devices > 1 ? `This device and ${count(devices - 1, "other")} are notified.` : "This device is notified.",
  elsewhere: (/** @type {number} */ devices) =>
    devices
      ? `${count(devices, "other device is", "other devices are")} notified, this one is not.`
      : "No device is notified.",
  denied: "Your browser does not let this site notify you: allow it in its settings for this page",
  unreachable: "Your browser does not reach its push service: try again later",
  cannot: "This browser cannot be notified while the page is closed.",
  needsAccount: "With an account your devices can be notified, too.",
};

const SOMEBODY = "Somebody";

/** @type {Record<Notice["kind"], (name: string | null, words: string) => string>} */
const SENTENCES = {
  turn: (name) => (name ? `${name} has moved: it is your turn` : "It is your turn"),
  challenge: (name) => `${name ?? SOMEBODY} challenges you to a game`,
  accepted: (name) => `${name ?? SOMEBODY} has accepted your challenge`,
  declined: (name) => `${name ?? SOMEBODY} has declined your challenge`,
  paired: (name) => `You were brought together with ${name ?? "somebody"}`,
  round: (_, words) => `Your table in ${words} is ready`,
  deadline: (_, words) => `A round of ${words} ends soon, and it is your turn`,
};

/** @param {Notice} notice */
export const noticeWords = ({ kind, name, words }) => SENTENCES[kind](name, words);
