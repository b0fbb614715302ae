/** The subject of a card: a figure put together from parts, or one drawing of its own. */

/** @import { Brush } from "./palette.js" */
/** @import { Drawing } from "./drawing.js" */
import { BEASTS } from "./beasts.js";
import { BEHIND } from "./behind.js";
import { BODIES } from "./bodies.js";
import { CLOCKWORK } from "./clockwork.js";
import { draw } from "./drawing.js";
import { FIENDS } from "./fiends.js";
import { HANDS } from "./hands.js";
import { HEADS } from "./heads.js";
import { HELMS } from "./helms.js";
import { MACHINES } from "./machines.js";
import { MONSTERS } from "./monsters.js";
import { PLANTS } from "./plants.js";
import { SUBJECTS, USUAL } from "./subjects/index.js";
import { THINGS } from "./things.js";
import { TREASURES } from "./treasures.js";
import { VERMIN } from "./vermin.js";
import { WEAPONS } from "./weapons.js";

const WORN = { ...HEADS, ...HELMS };
const HELD = { ...HANDS, ...WEAPONS };
const ALONE = {
  ...THINGS,
  ...PLANTS,
  ...CLOCKWORK,
  ...MACHINES,
  ...BEASTS,
  ...VERMIN,
  ...FIENDS,
  ...MONSTERS,
  ...TREASURES,
};

/**
 * A drawing by its name; to ask for one that nobody drew is a mistake in the list of subjects.
 * @param {Record<string, Drawing>} list
 * @param {string} name
 */
function find(list, name) {
  if (name in list) return list[name];
  throw new Error(`nothing is drawn as ${name}`);
}

/**
 * What stands in the window.
 * @param {string} words one drawing, or head, body, hands and what is behind; "+" joins what is held, "-" is nothing
 * @returns {Drawing}
 */
function compose(words) {
  const [head, body, hands = "-", behind = "-"] = words.split(" ");
  if (!body) return find(ALONE, head);
  return [
    ...(behind === "-" ? [] : find(BEHIND, behind)),
    ...find(BODIES, body),
    ...find(WORN, head),
    ...(hands === "-" ? [] : hands.split("+").flatMap((word) => find(HELD, word))),
  ];
}

/**
 * The subject of a card; a card that nobody made one for gets what is usual for its kind.
 * @param {{name: string, kind: string}} card
 * @param {Brush} brush
 */
export function subject({ name, kind }, brush) {
  return draw(compose(SUBJECTS[name] ?? brush.chance.pick(USUAL[kind])), brush);
}
