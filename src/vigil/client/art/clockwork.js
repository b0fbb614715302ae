/** Things with wheels inside: clocks, armor, creatures of metal. */

import { drawings } from "./drawing.js";

export const CLOCKWORK = drawings(`
clock
  tone.36 M44 164L52 140L148 140L156 164Z
  tone.5 M58 140L64 124L136 124L142 140Z
  wheel glow.5 tone.7 24 62 100 80
  disc tone.2 100 80 54
  turn 4 100 80
  glow.6 M95 30L105 30L104 40L96 40Z
  turn 4 100 80 30
  tone.8 M96 30L104 30L103 40L97 40Z
  turn 4 100 80 60
  tone.8 M96 30L104 30L103 40L97 40Z
  once
  disc tone.9 100 80 36
  gear tone.5 tone.1 tone.72 100 80 26 12
  blade tone.1 tone.1 7 100 88 100 46
  blade tone.1 tone.1 6 94 76 126 94
  disc glow.6 100 80 4
armillary
  wheel tone.6 tone.42 36 66 100 80
  hoop tone.8 100 80 56 20 5
  hoop tone.94 100 80 20 56 5
  hoop glow.5 100 80 54 24 4 45
  gear tone.95 tone.1 glow.5 100 80 17 10
clockblade
  blade tone.97 tone.72 24 100 112 100 6
  line tone.4 2 M100 22V104
  both
  metal.5 M100 108L58 96L50 108L64 118L100 120Z
  once
  wood.3 M94 120h12v30h-12z
  gear tone.85 tone.1 glow.5 100 112 22 12
  disc glow.6 100 153 6
helm
  both
  metal.5 M100 18C68 20 50 46 52 84L60 132L84 146L90 100L100 96Z
  ink M92 82L62 74L64 88L88 96Z
  metal.75 M100 18C94 36 92 60 94 90L100 92Z
  dot glow.7 76 84 4
  gear tone.8 tone.1 tone.4 62 56 15 9
familiar
  both
  metal.44 M100 30L84 34L64 14L62 48C56 84 66 120 100 148Z
  disc metal.66 82 62 17
  disc glow.6 82 62 12
  disc ink 82 62 5
  dot white 79 59 2
  tone.5 M64 84C48 96 46 124 58 140C66 126 74 116 78 104Z
  line ink 1.6 M86 104q7 8 14 0
  line ink 1.6 M84 115q7 8 14 0
  line ink 1.6 M82 126q7 8 14 0
  once
  glow.5 M94 74L106 74L100 90Z
shield
  both
  metal.5 M100 12L48 26C44 84 64 124 100 150Z
  tone.56 M100 24L58 34C56 82 72 112 100 134Z
  once
  gear tone.9 tone.1 tone.34 100 70 34 14
monocle
  line glow.6 2.8 M152 108C176 124 172 148 150 158
  wheel tone.88 tone.55 24 60 98 74 11
  disc tone.22 98 74 48
  disc glow.4 98 74 42
  disc glow.6 98 74 30
  disc ink 98 74 13
  shine white M66 60A36 36 0 0 1 88 38L93 49A25 25 0 0 0 78 64Z
  gear tone.92 tone.1 glow.5 150 106 16 10
walker
  both
  metal.4 M86 108L70 126L80 148L58 154H90L92 130L98 112Z
  once
  tone.55 M144 74L176 50L170 74L184 84L148 94Z
  metal.56 M58 84C56 54 78 42 104 44C136 46 152 66 148 92C142 114 116 120 92 116C72 112 60 100 58 84Z
  tone.8 M94 70C120 62 140 76 142 96C120 106 98 98 94 70Z
  line ink 1.6 M106 74q14 2 24 14M102 84q12 2 20 10
  glow.6 M48 30L50 10L60 22L70 10L74 32Z
  metal.72 M60 72C40 66 34 44 48 32C62 22 82 30 82 50L86 68Z
  glow.5 M40 46L16 55L42 60Z
  disc ink 58 46 10
  disc glow.65 58 46 7
  dot white 56 44 2.4
omnicron
  both
  metal.35 M60 56L28 44L18 82L30 120L62 106Z
  disc tone.85 40 62 4.5
  disc tone.85 33 88 4.5
  metal.55 M100 16C70 18 54 44 56 80C58 120 76 142 100 146Z
  metal.78 M100 16C82 18 72 32 70 50L100 56Z
  ink M100 66L66 60L68 86L100 92Z
  disc glow.65 84 75 9
  dot white 81 72 3
  tone.7 M100 104L78 102L83 130L100 134Z
  line ink 1.6 M86 104v26M93 105v28
  once
  gon glow.7 6 10 100 36
mechamonk
  both
  metal.4 M50 108L34 152L52 158L64 120Z
  metal.36 M100 90L76 93L68 120L76 158H100Z
  metal.6 M78 91L44 98L40 120L72 118Z
  metal.56 M100 18C82 18 74 34 75 54C76 74 88 86 100 90Z
  metal.78 M100 18C90 19 84 28 82 40L100 42Z
  ink M97 52L82 50L84 58L96 60Z
  dot glow.75 89 55 3
  tone.8 M100 70L90 68C88 82 92 96 100 106Z
  disc tone.9 52 108 3
  once
  disc glow.7 100 32 4.5
  gear tone.9 tone.1 glow.5 100 128 18 10
  disc white 100 128 5
gargoyle
  both
  stone.5 M86 92L38 24L14 60L22 112L42 98L54 120L70 106L84 118Z
  stone.36 M86 92L38 24L44 72ZM86 92L22 112L42 98Z
  horn stone.85 9 1 90 44 68 40 66 14
  stone.45 M100 86L80 92L68 118L74 148H100Z
  stone.68 M100 96L88 100L86 122L100 130Z
  stone.64 M100 34C84 36 78 52 81 67L90 86L100 92Z
  glow.7 M84 60L96 65L88 68Z
  metal.55 M100 146H58L50 158H100Z
  once
  teeth 91 109 77 7 4
  gear tone.92 tone.1 glow.5 100 113 13 9
monolith
  both
  tone.4 M100 8L74 30L68 150L100 156Z
  tone.7 M100 8L74 30L86 36L100 26Z
  line glow.7 2.4 M78 60h12v14h-8v14h12M80 112h10v16
  once
  eye glow.6 white 100 62 13 6
`);
