/** Whose colours a card bears, and how wide it is: what its style says. */

/**
 * @typedef {import("../net/protocol.js").Printed} Printed
 * @typedef {import("../icons/icon.js").IconName} IconName
 */

/**
 * Whose colours a card bears: its factions', or its kind's.
 * @param {Printed} card
 * @returns {IconName[]}
 */
export function families({ kind, factions }) {
  if (kind === "monster" || kind === "treasure") return [kind];
  if (!factions.length) return ["none"];
  return factions.map((faction) => /** @type {IconName} */ (faction.toLowerCase()));
}

/**
 * A card of several factions is split between their colours.
 * @param {Printed} card
 */
export function factionStyle(card) {
  if (card.factions.length < 2) return undefined;
  return { "--frame": split(card, "f"), "--body": split(card, "d") };
}

/**
 * @param {Printed} card
 * @param {"f" | "d"} shade
 */
function split(card, shade) {
  const share = 100 / card.factions.length;
  const stops = families(card).map(
    (family, n) => `var(--${shade}-${family}) ${n * share}% ${(n + 1) * share}%`,
  );
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}

/** @param {number | string | undefined} width */
export const widthStyle = (width) =>
  width === undefined ? {} : { "--w": typeof width === "number" ? `${width}px` : width };
