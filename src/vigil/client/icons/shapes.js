/** Icons on 24 x 24: told apart by outline, coloured by the text around them. */

const INK = "#0b0d15";

/** @param {string} d */
const line = (d) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
/** @param {string} d */
const solid = (d) => `<path d="${d}" fill="currentColor"/>`;
/** @param {string} d */
const faint = (d) => `<path d="${d}" fill="currentColor" opacity=".55"/>`;
/** @param {string} d */
const light = (d) => `<path d="${d}" fill="#fff" fill-opacity=".42"/>`;
/** @param {string} d */
const dark = (d) => `<path d="${d}" fill="${INK}"/>`;
/** @param {string} d */
const scratch = (d, width = 2.1) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** @param {number} r */
const disc = (r, fill = "currentColor") => `<circle cx="12" cy="12" r="${r}" fill="${fill}"/>`;

const FLAME =
  "M12.6.8c.4 4.4 7 7.2 7 14.2 0 4.8-3.4 8.2-7.6 8.2s-7.6-3.2-7.6-7.8c0-3 1.5-5 3-6.4.2 1.9.9 3.1 2.1 3.6C9 8.6 10.4 4 12.6.8Z";
const FLAME_HEART =
  "M12.2 11.4c.3 2.4 3.4 3.6 3.4 6.8 0 2.2-1.6 3.8-3.6 3.8s-3.6-1.5-3.6-3.7c0-2.7 2.9-3.7 3.8-6.9Z";
const COG =
  "M20 8.8 20.4 10.1H23.4V13.9H20.4L19.3 16.6 21.4 18.7 18.7 21.4 16.6 19.3 13.9 20.4V23.4H10.1V20.4L7.4 19.3 5.3 21.4 2.6 18.7 4.7 16.6 3.6 13.9H.6V10.1H3.6L4.7 7.4 2.6 5.3 5.3 2.6 7.4 4.7 10.1 3.6V.6H13.9V3.6L16.6 4.7 18.7 2.6 21.4 5.3 19.3 7.4Z";
const STAR = "M12 1 15 9 23 12 15 15 12 23 9 15 1 12 9 9Z";

const SHAPES = {
  // What is gained and paid.
  rune:
    solid("M12 1.2 21 6.4V17.6L12 22.8 3 17.6V6.4Z") +
    light("M12 1.2 21 6.4 12 11.6 3 6.4Z") +
    scratch("M9.4 5.8V18.4M9.4 10.4l5.6-4M9.4 14.6l5.6-4"),
  power:
    solid("M12 .8 17 8l-2.4 8.4H9.4L7 8ZM5 16.2h14l-1.2 3H6.2ZM10.6 19.2h2.8v4h-2.8z") +
    light("M12 .8V16.4H9.4L7 8Z"),
  honor: solid(FLAME) + light(FLAME_HEART),
  energy: solid("M14.4.8 3.6 13.6h6.6L8 23.2 20.4 9.6h-7.2Z") + light("M14.4.8 3.6 13.6h6.6l2-4Z"),
  insight:
    solid("M.8 12C4 7 8 4.6 12 4.6S20 7 23.2 12C20 17 16 19.4 12 19.4S4 17 .8 12Z") +
    disc(5.6, INK) +
    solid("M12 6.8 13.3 10.7 17.2 12 13.3 13.3 12 17.2 10.7 13.3 6.8 12 10.7 10.7Z"),
  draw: line("M4 5.5 13.4 3l4 15L8 20.5Z") + solid("M17.5 12.5v-3h3v3h3v3h-3v3h-3v-3h-3v-3Z"),
  banish:
    solid("M5 2h13v7l-3-1.5-3 3L8.5 8 5 10.5Z") +
    faint("M5 13.6 8.5 11l3.5 2.6 3-3 3 1.6V16l-3 1.2-2.6 4.8L9.5 18 5 19Z"),
  more: line("M5 5h14M5 12h14M5 19h8"),

  // Where cards lie, and what they are.
  hand: line("M3 8.5 9 6.3l4.4 12-6 2.2ZM9.5 4H16v13.5h-5M16 5.5l5 1.8-4.4 12-2.6-.9"),
  deck: line("M6 2.5h12.5V19H6ZM3.5 5v16.5H16"),
  discard: line("M5 6.5 15.5 3l4.8 13.6L9.8 20.2Z") + solid("M11 9h3v4h2.5l-4 4.5-4-4.5H11Z"),
  "void-pile": solid(
    "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm1.8 4.4a7.4 7.4 0 1 1-3.6 14.1A9.4 9.4 0 0 0 13.8 5.4Z",
  ),
  cards: line("M8 4h11v16H8ZM8 6 4 7l3 13.5 1-.2"),
  construct: `<path fill-rule="evenodd" d="M4 3h16v3h-2v12h2v3H4v-3h2V6H4Zm5 3v12h2V6Zm4 0v12h2V6Z" fill="currentColor"/>`,
  die:
    solid("M12 1 22 6.5v11L12 23 2 17.5v-11Z") +
    light("M12 1 22 6.5 12 12 2 6.5Z") +
    scratch("M7 13.5v.1M7 17.5v.1M17 14v.1M15 18v.1M12 6.5v.1"),
  fang:
    solid("M4 3.5C9 2 15 2 20 3.5 20.5 12 17 19.5 9.5 23 12 17 12 12 10.5 8.5 8 9 6 8.5 4 3.5Z") +
    light("M7 4.5C11 3.5 14 3.6 17.5 4.6 16 6.8 12 7.6 9 6.8Z"),
  dreamborn: solid("M15.5 2.5a10 10 0 1 0 6 14A8 8 0 0 1 15.5 2.5Z"),
  fate: line("M12 2v20M5 7l7-5 7 5M3 14l3-6 3 6a3 3 0 0 1-6 0ZM15 14l3-6 3 6a3 3 0 0 1-6 0Z"),
  chevron: line("M4 15 12 7l8 8M4 21l8-8 8 8"),

  // Factions and kinds: circle, leaf, gear, diamond, fang, square, gem.
  enlightened:
    disc(11) +
    dark(
      "M12 3.5 13.6 8 17.9 6.1 16 10.4 20.5 12 16 13.6 17.9 17.9 13.6 16 12 20.5 10.4 16 6.1 17.9 8 13.6 3.5 12 8 10.4 6.1 6.1 10.4 8Z",
    ) +
    disc(2.6),
  lifebound:
    solid(
      "M22.5 1.5C23 13 18 21.5 9.5 21.5c-2 0-3.6-.6-4.7-1.5L2.5 22.5 1 21l2.6-2.5C1.5 14.5 2.5 3.5 22.5 1.5Z",
    ) +
    scratch("M4.5 19.5C9 14 13 10 18.5 6M9 14.5l-.6-4.5M12 11.7l-.3-4.5M9.5 14.2l4.7.5M12.5 11.2l4.5.2", 1.5),
  mechana: solid(COG) + disc(5.2, INK) + disc(2.2),
  void: solid("M12 .3 23.7 12 12 23.7.3 12Z") + dark("M14.5 5.5a7 7 0 1 0 3.7 9.3A5.6 5.6 0 0 1 14.5 5.5Z"),
  monster:
    solid("M1 1.5 8 5.5h8l7-4L21 12l-9 11.5L3 12Z") +
    dark("M5.5 9.5 10.5 12l-1 2.5-3-1.3ZM18.5 9.5 13.5 12l1 2.5 3-1.3Z"),
  none: solid("M3 3h18v18H3Z") + dark("M8 17V9.5a4 4 0 0 1 8 0V17Z"),
  treasure: solid("M7 1.5h10L23 9 12 23 1 9Z") + scratch("M1.5 9h21M7 1.5 9 9l3 13M17 1.5 15 9l-3 13", 1.5),

  // What one may do.
  play: solid("M6 3 20 12 6 21Z"),
  pause: solid("M6 3h4v18H6ZM14 3h4v18h-4Z"),
  next: solid("M4 4 14 12 4 20ZM16 4h4v16h-4Z"),
  previous: solid("M20 4 10 12l10 8ZM4 4h4v16H4Z"),
  "end-turn": line("M6 2h12M6 22h12M7 2c0 6 10 6 10 10S7 16 7 22M17 2c0 6-10 6-10 10s10 4 10 10"),
  undo: line("M9 5 4 10l5 5M4.5 10H14a6 6 0 0 1 0 12h-3"),
  hint: line("M9 21h6M9.5 17.5h5c0-3 3.5-4 3.5-8.5a6 6 0 0 0-12 0c0 4.5 3.5 5.5 3.5 8.5Z"),
  replay: line("M4 4v6h6M4.5 10A8.5 8.5 0 1 1 4 14.5"),
  swap: line("M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7"),
  check: line("M4 12.5 9.5 18 20 6.5"),
  close: line("M5 5l14 14M19 5 5 19"),
  plus: line("M12 4v16M4 12h16"),
  minus: line("M4 12h16"),
  flag: line("M5 22V3M5 4c5-3 9 3 14 0v10c-5 3-9-3-14 0"),
  turn: solid(STAR),

  // The rooms of the house.
  log: line("M4 5h16M4 10h11M4 15h16M4 20h9"),
  menu: line("M4 6h16M4 12h16M4 18h16"),
  book: line(
    "M12 6C9 3.5 5 3.5 2.5 4.5v15c2.5-1 6.5-1 9.5 1.5 3-2.5 7-2.5 9.5-1.5v-15C19 3.5 15 3.5 12 6ZM12 6v15",
  ),
  table: line("M3 8h18M5 8v12M19 8v12M3 8l3-5h12l3 5M9 12h6v5H9Z"),
  person: line(
    "M12 3.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM3.500 21c1-4.500 4.500-6 8.500-6s7.500 1.500 8.500 6",
  ),
  home: line("M3 11.5 12 3l9 8.5M5.5 9.5V21h13V9.5M10 21v-6.5h4V21"),
  bot:
    line("M4 9h16v11H4ZM12 9V4M12 3v.1M1.5 13v3M22.5 13v3M9 17h6") +
    solid("M7.5 12h2.5v2.5H7.5ZM14 12h2.5v2.5H14Z"),
  bell: line("M5 17.5c2-2 2-4 2-7.5a5 5 0 0 1 10 0c0 3.5 0 5.5 2 7.5ZM9.5 20.5a2.6 2.6 0 0 0 5 0M12 2.5V5"),
  clock: line("M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 7v5.5l3.5 2"),
  chart: line("M3 3v18h18M7 16l4-6 4 3 5-8"),
  sun: line(
    "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M19.8 4.2l-2.1 2.1M6.3 17.7l-2.1 2.1",
  ),
  moon: line("M14.5 3a9.5 9.5 0 1 0 6.5 13A8 8 0 0 1 14.5 3Z"),
  search: line("M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM16 16l6 6"),
  keyboard: line("M2 6h20v12H2ZM6 10v.1M10 10v.1M14 10v.1M18 10v.1M8 14.5h8"),
  eye: line(
    "M1.5 12C4.5 7 8 5 12 5s7.5 2 10.5 7c-3 5-6.5 7-10.5 7S4.5 17 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  ),
  link: line(
    "M10 14a4.5 4.5 0 0 0 6.4 0l4-4A4.5 4.5 0 0 0 14 3.6L12.5 5M14 10a4.5 4.5 0 0 0-6.4 0l-4 4A4.5 4.5 0 0 0 10 20.4l1.5-1.4",
  ),
  copy: line("M8 8h13v13H8ZM16 8V3H3v13h5"),
  share: line("M12 15V3M7.5 7 12 2.5 16.5 7M6 11H4v10.5h16V11h-2"),
  download: line("M12 3v12M7 10.5l5 5 5-5M4 20.5h16"),
  upload: line("M12 16V4M7 8.5l5-5 5 5M4 20.5h16"),
  "arrow-left": line("M20 12H4M10 5l-7 7 7 7"),
  "arrow-right": line("M4 12h16M14 5l7 7-7 7"),
  trophy: line(
    "M7 3h10v7a5 5 0 0 1-10 0ZM7 5H3c0 4 1.5 6 4.5 6M17 5h4c0 4-1.5 6-4.5 6M12 15v4M7.5 21.5h9M9.5 19h5",
  ),
  flame: solid(FLAME),
};

/** @typedef {keyof typeof SHAPES} IconName */

export const NAMES = /** @type {IconName[]} */ (Object.keys(SHAPES));

/**
 * The markup of an icon.
 * @param {IconName} name
 */
export function icon(name) {
  return `<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true">${SHAPES[name]}</svg>`;
}
