/** Treasures: crystals that hold energy. */

import { drawings } from "./drawing.js";

export const TREASURES = drawings(`
crystal
  tone.95 M100 16L118 46L100 58Z
  tone.75 M100 16L82 46L100 58Z
  tone.55 M118 46L116 124L100 138L100 58Z
  glow.6 M82 46L84 124L100 138L100 58Z
darkcrystal
  tone.42 M100 16L118 46L100 58Z
  tone.3 M100 16L82 46L100 58Z
  tone.14 M118 46L116 124L100 138L100 58Z
  tone.06 M82 46L84 124L100 138L100 58Z
  line glow.7 2 M100 66L93 82L104 92L96 108L101 124
spark
  put crystal 100 80 1.15
  spark white 92 44 14
  spark white 118 112 7
shards
  put crystal 66 104 .7 -28
  put crystal 138 102 .75 26
  put crystal 100 80 1.1
  spark white 94 40 12
  spark white 140 60 7
darkshards
  put darkcrystal 58 100 .7 -38
  put darkcrystal 144 100 .7 38
  put darkcrystal 78 88 .9 -16
  put darkcrystal 124 88 .9 17
  put darkcrystal 100 80 1.12
  spark glow.7 100 34 13
  spark glow.8 148 66 7
`);
