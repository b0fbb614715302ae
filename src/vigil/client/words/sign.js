/** Words of the sign that the game runs on this device. */

const MEGA = 1_000_000;

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / MEGA).toFixed(1)} MB`;

export const SIGN = {
  here: "on this device",
  offline: "offline",
  meaning: "The game runs on this device, without a server. What works so.",
  download: (/** @type {number} */ done, /** @type {number} */ total) =>
    `Fetching the game, once: ${megabytes(done)} of ${megabytes(total)}`,
  fetching: "Fetching the game, once …",
  python: "Waking up the game …",
  rules: "Laying out the rules …",
  failed: (/** @type {string} */ reason) => `The game does not start on this device: ${reason}`,
  again: "Try again",
  lost: "This browser keeps nothing: games are lost when the tab is closed.",
  newVersion: "A new version is ready.",
  change: "Change to it",
  busy: "A game is on the table in one of your tabs: change when it is left.",
  keep: "Keep Vigil at hand:",
  install: "Install",
  later: "Not now",
};
