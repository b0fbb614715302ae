// Draws every card it reads from standard input, twice and in both orders, and prints the pictures as JSON.
// Usage: node draw_cards.mjs CLIENT < cards.json

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const root = pathToFileURL(`${process.argv[2]}/`);
const { back, die, picture, portrait, tallWindow } = await import(new URL("art/index.js", root));
const { SUBJECTS } = await import(new URL("art/subjects.js", root));
const { NAMES, icon } = await import(new URL("icons/shapes.js", root));

const cards = JSON.parse(readFileSync(0, "utf8"));
const draw = (list) => Object.fromEntries(list.map((card) => [card.name, picture(card)]));

const answer = {
  pictures: draw(cards),
  again: draw(cards.toReversed()),
  subjects: SUBJECTS,
  unknown: picture({ name: "A card of nobody's", kind: "hero", factions: [] }),
  others: {
    back: back(),
    portrait: portrait("Ada", 0),
    window: tallWindow(cards.at(-1), 560),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((side) => [`die ${side}`, die(side)])),
    ...Object.fromEntries(NAMES.map((name) => [`icon ${name}`, icon(name)])),
  },
};
process.stdout.write(JSON.stringify(answer));
