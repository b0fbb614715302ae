/** What to say about the sets where people choose among them. */

/** @typedef {{name: string, words: string, samples: string[]}} SetWords */

/** @type {Record<string, SetWords>} */
export const SETS = {
  godslayer: {
    name: "Godslayer",
    words: "Where it all begins: heroes, constructs and monsters, and nothing to learn beside them.",
    samples: ["Master Dhartha", "Snapdragon", "Rocket Courier X-99", "Avatar of the Fallen"],
  },
  rise_of_vigil: {
    name: "Rise of Vigil",
    words: "Treasure lies under the cards of the row, and its energy makes other cards stronger.",
    samples: ["Oziah, Judge of Logos", "Starcaller Leotan", "Prototype CH32", "Vault Sphinx"],
  },
  darkness_unleashed: {
    name: "Darkness Unleashed",
    words: "Energy again, now with cards that transform. A small box for two that mixes well with others.",
    samples: ["Toric, Devoted Disciple", "Dendris the Gladewyrm", "Yolothian Monolith", "Erabus, the Exiled"],
  },
  realms_unraveled: {
    name: "Realms Unraveled",
    words: "Heroes of two factions, cards that unite, and sides that transform for good.",
    samples: ["Timestream Seer", "Remus, Pack Guardian", "Secluded Laboratory", "Adayu the Tormented"],
  },
  delirium: {
    name: "Delirium",
    words: "Dreams: insight to spend, auctions for cards, and a die that is never harmless.",
    samples: ["Loa, Dream Dragon", "Pollen Pixie", "Clockwork Helm", "Zis, Dreamreaper"],
  },
};

/** @param {string[]} codes */
export const setNames = (codes) => codes.map((code) => SETS[code]?.name ?? code).join(" + ");
