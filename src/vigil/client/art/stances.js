/** How a figure stands, and where in the window. */

import { drawings } from "./drawing.js";

/** What is below a body, which ends at the height 160. */
export const STANCES = drawings(`
stand
  both
  cloth.22 M100 146L46 146C40 196 32 244 24 284L100 290Z
  cloth.34 M60 146C58 200 52 250 46 287L68 289C72 240 78 190 82 146Z
  cloth.12 M100 146L88 146C86 200 84 250 84 290H100Z
  glow.45 M24 284L27 271L100 278V290Z
march
  both
  metal.3 M100 146L62 146L58 206L66 214L86 210L100 172Z
  metal.55 M56 204L66 194L86 198L89 216L62 221Z
  metal.36 M62 219L87 215L85 264L64 264Z
  metal.5 M62 260L86 258L89 287H46L50 276Z
stride
  cloth.16 M58 146L104 146L92 196L56 236L28 280L8 272L28 226L50 188Z
  metal.34 M6 266L30 280L18 294L-12 286Z
  cloth.3 M92 146H142L168 194L162 252H136L134 208L104 180Z
  metal.5 M132 246H164L186 288H130Z
kneel
  cloth.18 M58 146H104L96 200L88 230H18L30 212L52 202Z
  cloth.32 M96 146H140C158 156 166 172 164 190L160 226H180V234H130V192L98 180Z
  metal.5 M128 218H162L184 234H128Z
lotus
  both
  cloth.26 M100 142L56 142C34 150 10 168 8 188C30 206 70 204 100 194Z
  cloth.38 M100 164C70 160 38 170 14 190C44 200 76 196 100 186Z
  skin M100 188C92 183 84 183 76 190L84 199H100Z
float
  cloth.2 M46 146C50 190 68 220 96 238C118 250 136 248 148 268C168 248 160 226 142 218C148 200 152 176 154 146Z
  cloth.36 M72 146C80 190 96 214 120 228C132 236 140 238 147 250C147 232 138 226 130 218C112 200 106 176 106 146Z
`);

/** Across, down, scale and degrees of a head; a negative scale looks to the left. @type {Record<string, number[]>} */
export const PLACES = {
  middle: [100, 66, 1],
  left: [68, 70, 1],
  right: [132, 70, -1],
  near: [100, 86, 1.55],
  nearleft: [70, 88, 1.6],
  low: [100, 86, 1.05],
  lean: [110, 60, 1.1, 12],
  leanleft: [90, 60, -1.1, -12],
  // full figures, by their stance unless told otherwise
  stand: [100, 40, 0.56],
  march: [100, 40, 0.56],
  stride: [100, 44, 0.54],
  kneel: [100, 50, 0.68],
  lotus: [100, 52, 0.76],
  float: [96, 44, 0.6],
  farleft: [68, 44, 0.56],
  farright: [132, 44, -0.56],
  below: [100, 116, 0.6],
  rider: [92, 36, 0.58],
  riderleft: [108, 36, -0.58],
  // companions and things
  mount: [100, 70, 1],
  mountleft: [100, 70, -1],
  beside: [148, 104, 0.6],
  besideleft: [52, 104, -0.6],
  foot: [160, 126, 0.42],
  footleft: [40, 126, -0.42],
  aboveleft: [50, 42, -0.42],
  aloft: [100, 24, 0.5],
  whole: [100, 66, 1.3],
};
