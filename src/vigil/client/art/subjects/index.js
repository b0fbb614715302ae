/** What every card shows, in at most four words: one drawing, or head, body, hands and what is behind. */

import { DARKNESS_UNLEASHED } from "./darkness_unleashed.js";
import { DELIRIUM } from "./delirium.js";
import { GODSLAYER } from "./godslayer.js";
import { REALMS_UNRAVELED } from "./realms_unraveled.js";
import { RISE_OF_VIGIL } from "./rise_of_vigil.js";

/** @type {Record<string, string>} */
export const SUBJECTS = {
  ...GODSLAYER,
  ...RISE_OF_VIGIL,
  ...DARKNESS_UNLEASHED,
  ...REALMS_UNRAVELED,
  ...DELIRIUM,
};

/** What a card of a kind shows that is in none of these lists. @type {Record<string, string[]>} */
export const USUAL = {
  hero: [
    "hat coat lantern",
    "hood cloak staff+pearl",
    "monk robe scroll",
    "helm armor sword",
    "braid gown orb",
  ],
  construct: ["compass", "armillary", "tablet", "star", "monolith"],
  monster: ["imp", "drake", "blob", "fiend", "serpent"],
  treasure: ["shards"],
};
