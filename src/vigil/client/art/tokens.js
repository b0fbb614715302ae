/** Pictures that are no card: the back, the die, the players' windows. */

/** @import { Family } from "./palette.js" */
/** @import { IconName } from "../icons/shapes.js" */
import { icon } from "../icons/shapes.js";
import { Chance } from "./chance.js";
import { Brush, GOLD, LEAD } from "./palette.js";
import { around, circlePath, disc, FULL, line, pane, range, round, sector, star, XMLNS } from "./svg.js";

/** The colours of the seats, so that no two at a table look alike. @type {Family[]} */
const SEATS = ["enlightened", "mechana", "lifebound", "void", "monster", "none"];

/**
 * A player's round rose window.
 * @param {string} name
 * @param {number} seat
 */
export function portrait(name, seat) {
  const chance = new Chance(name);
  const brush = new Brush(SEATS[seat % SEATS.length], chance);
  const points = chance.pick([5, 6, 7, 8]);
  const rings = [
    [70, 100, 0.3],
    [42, 70, 0.5],
  ].flatMap(([inner, outer, share]) =>
    range(24).map((i) => {
      const piece = sector([100, 100], inner, outer, (i / 24) * FULL, ((i + 1) / 24) * FULL);
      return pane(piece, brush.uneven(i % 2 ? share : share + 0.1, 0.05));
    }),
  );
  const middle =
    disc(100, 100, 46, brush.tone(0.12)) +
    star([100, 100], points, 78, 30, brush.glow(0.72), brush.glow(0.46));
  const heart = disc(100, 100, 17, brush.tone(0.95));
  const lead = `stroke="${LEAD}" stroke-width="3" stroke-linejoin="round"`;
  return `<svg ${XMLNS} viewBox="0 0 200 200"><g ${lead}>${rings.join("")}${middle}${heart}</g></svg>`;
}

/**
 * An icon as part of a picture.
 * @param {IconName} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} colour
 */
const inlaid = (name, x, y, size, colour) =>
  icon(name).replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${colour}" `);

const LANCET = "M14 276V110C14 60 50 24 100 8C150 24 186 60 186 110V276Z";

/** The back of every card: a blue lancet with the flame, 200 x 284. */
export function back() {
  const [x, y] = [100, 118];
  const spokes = range(24).map(
    (i) =>
      `M${x} ${y}L${around(x, y, 190, (i / 24) * FULL)
        .map(round)
        .join(" ")}`,
  );
  const rings = [34, 56, 80, 108, 140].map((r) => circlePath(x, y, r));
  const beads = range(12).map((i) =>
    disc(...around(x, y, 68, (i / 12) * FULL), 9, "#2d5288", ' fill-opacity=".5"'),
  );
  return (
    `<svg ${XMLNS} viewBox="0 0 200 284" preserveAspectRatio="xMidYMid slice"><defs>` +
    '<radialGradient id="back-light" cy=".42" r=".75"><stop stop-color="#39639c"/><stop offset=".5" stop-color="#1a2c52"/>' +
    `<stop offset="1" stop-color="#0d1428"/></radialGradient><clipPath id="back"><path d="${LANCET}"/></clipPath></defs>` +
    `<rect width="200" height="284" fill="#0b0f1c"/>${pane(LANCET, "url(#back-light)")}` +
    `<g clip-path="url(#back)" stroke="#090d19" stroke-width="2.4">${line(spokes.join("") + rings.join(""), "#090d19", 2.4)}${beads.join("")}</g>` +
    line(LANCET, "#c79a4b", 5) +
    `<circle cx="${x}" cy="${y}" r="30" fill="#0d1428" stroke="#c79a4b" stroke-width="3"/>` +
    inlaid("honor", 76, 92, 48, GOLD) +
    "</svg>"
  );
}

/** What each side of the die shows, and in which colour. @type {[IconName, string][]} */
const SIDES = [
  ["banish", "#e8e2d4"],
  ["draw", "#e8e2d4"],
  ["rune", "#6fdcf0"],
  ["power", "#ff8371"],
  ["honor", GOLD],
  ["insight", "#b3bcff"],
];

/** Where the pips of a side lie, in thirds of it. */
const PIPS = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/**
 * The Delirium Die with a side up: as many icons as it gives.
 * @param {number} face from 1 to 6
 */
export function die(face) {
  const [name, colour] = SIDES[face - 1];
  const size = face === 1 ? 44 : 27;
  const pips = PIPS[face - 1].map(([column, row]) =>
    inlaid(name, 35 + column * 28 - size / 2, 35 + row * 28 - size / 2, size, colour),
  );
  return (
    `<svg ${XMLNS} viewBox="0 0 126 126"><g stroke="${LEAD}" stroke-width="2" stroke-linejoin="round">` +
    pane("M24 3H102L123 24V102L102 123H24L3 102V24Z", "#4a3a86") +
    pane("M24 3H102L108 18H18Z", "#8f86d8") +
    pane("M3 24L18 18V108L3 102Z", "#6c60b8") +
    pane("M123 24L108 18V108L123 102Z", "#33275f") +
    pane("M24 123H102L108 108H18Z", "#241a48") +
    `</g><rect x="18" y="18" width="90" height="90" rx="10" fill="#15112b" stroke="#b3bcff" stroke-width="1.5"/>${pips.join("")}</svg>`
  );
}
