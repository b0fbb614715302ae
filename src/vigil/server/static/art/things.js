/** Things that constructs are. */

import { drawings } from "./drawing.js";

export const THINGS = drawings(`
hedron
  gon tone.75 6 36 100 80
  gon tone.14 6 24 100 80
  disc glow.55 100 80 11
  disc white 100 80 5
eye
  turn 8 100 80 11
  blade glow.75 glow.5 9 130 80 174 80
  turn 8 100 80 33
  blade glow.75 glow.5 9 130 80 162 80
  once
  eye tone.4 tone.97 100 80 52 23
  wheel tone.42 tone.62 12 18 100 80 10
  disc ink 100 80 8
  dot white 96 76 2.6
star
  wheel tone.7 tone.5 24 66 100 80
  star tone.24 tone.06 8 58 18 100 80
  star tone.95 tone.72 4 42 11 100 80 45
  disc glow.7 100 80 9
flower
  horn tone.34 7 5 100 164 92 136 100 96
  leaf tone.6 tone.42 14 98 142 54 122
  leaf tone.56 tone.38 14 100 148 150 132
  leaf glow.6 glow.42 20 100 92 47.8 58.7
  leaf glow.6 glow.42 20 100 92 152.2 58.7
  leaf glow.6 glow.42 20 100 92 69.2 34.9
  leaf glow.6 glow.42 20 100 92 130.8 34.9
  leaf glow.74 glow.54 18 100 94 100 14
  both
  glow.34 M100 66C82 64 70 76 74 94L84 88L88 98L94 90L100 96Z
  white M80 90L82 101L87 93Z
  white M90 93L92 103L96 94Z
  once
  disc tone.95 90 76 3.4
  disc tone.95 110 76 3.4
treestaff
  both
  horn wood.5 9 1.5 100 96 76 74 62 34
  horn wood.4 6 1.2 92 84 66 80 44 60
  horn wood.4 5 1 98 110 84 104 66 96
  leaf tone.86 tone.62 7 62 34 74.4 18.3
  leaf tone.7 tone.5 6 62 34 80 34
  leaf tone.86 tone.62 7 72 54 57.3 40.5
  leaf tone.7 tone.5 6 72 54 73.3 36
  leaf tone.86 tone.62 7 44 60 26.9 49.7
  leaf tone.7 tone.5 6 44 60 41.7 42.2
  leaf tone.86 tone.62 7 56 72 59.4 52.3
  leaf tone.7 tone.5 6 56 72 71.8 63.4
  leaf tone.86 tone.62 7 66 96 47.2 89.3
  leaf tone.7 tone.5 6 66 96 60.2 79
  leaf tone.86 tone.62 7 78 72 85.2 53.4
  leaf tone.7 tone.5 6 78 72 95.2 66.7
  once
  wood.55 M95 164L97 60Q100 30 103 60L105 164Z
  disc tone.2 100 52 12
  orb 100 52 9
katana
  line glow.6 3 M30 128A92 92 0 0 1 138 26
  line tone.7 2.4 M42 124A92 92 0 0 1 128 36
  line tone.4 1.8 M54 120A92 92 0 0 1 118 46
  tone.95 M78 108C112 84 140 54 160 18C150 62 124 98 88 120Z
  tone.68 M82 113C116 90 140 62 160 18C150 62 124 98 88 120Z
  glow.55 M70 100L76 96L96 122L90 127Z
  horn tone.12 9 7 82 114 66 128 44 144
  line glow.6 2 M70 118l7 8
  line glow.6 2 M61 125l7 8
  line glow.6 2 M52 132l7 8
thirst
  both
  tone.5 M100 100C80 98 60 108 46 92C52 118 78 126 100 116Z
  glow.5 M100 100C86 100 76 104 66 102C74 112 88 114 100 112Z
  tone.86 M100 8L88 40L92 62L86 96L100 100Z
  once
  glow.42 M100 26L105 46L102 92L100 96L98 92L95 46Z
  tone.16 M95 116h10v32h-10z
  line glow.6 1.5 M95 124l10 6M95 132l10 6M95 140l10 6
  disc glow.6 100 152 7
  eye glow.7 white 100 106 11 5
  glow.55 M62 124q-5 9 0 12q5 -3 0 -12Z
  glow.55 M138 124q-5 9 0 12q5 -3 0 -12Z
  glow.55 M80 132q-5 9 0 12q5 -3 0 -12Z
  glow.55 M120 132q-5 9 0 12q5 -3 0 -12Z
rocket
  both
  glow.5 M86 92L62 122L66 134L90 118Z
  metal.55 M84 60C60 62 40 54 26 38C30 72 56 88 84 86Z
  tone.62 M84 66C66 68 50 62 38 52C44 72 62 82 84 80Z
  tone.86 M100 10C84 30 80 70 86 122L100 126Z
  once
  glow.5 M100 10C90 22 86 38 85 52L115 52C114 38 110 22 100 10Z
  disc tone.16 100 72 11
  disc glow.75 100 72 8
  dot white 97 69 2.5
  tone.4 M86 96L114 96L115 104L85 104Z
  glow.6 M88 124L112 124C114 140 104 146 100 160C96 146 86 140 88 124Z
  white M94 125L106 125C106 136 102 140 100 150C98 140 94 136 94 125Z
drill
  both
  metal.28 M64 84L46 78L34 96L42 126L60 124Z
  disc tone.7 47 86 4.6
  disc tone.7 47 98 4.6
  disc tone.7 47 110 4.6
  disc tone.7 47 122 4.6
  metal.44 M100 22L74 26L60 52L64 88L100 92Z
  tone.6 M100 30L82 34L74 54L76 76L100 80Z
  once
  disc tone.14 100 56 15
  disc glow.65 100 56 11
  dot white 96 52 3
  tone.9 M66 92L134 92L126.5 105L73.5 105Z
  line ink 1.4 M66 92L126.5 105
  tone.72 M73.5 105L126.5 105L119 118L81 118Z
  line ink 1.4 M73.5 105L119 118
  tone.9 M81 118L119 118L111.5 131L88.5 131Z
  line ink 1.4 M81 118L111.5 131
  tone.72 M88.5 131L111.5 131L104 144L96 144Z
  line ink 1.4 M88.5 131L104 144
  tone.9 M96 144L104 144L96.5 157L103.5 157Z
  line ink 1.4 M96 144L96.5 157
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
cannon
  turn 6 100 80
  blade glow.8 glow.5 9 120 80 176 80
  turn 6 100 80 30
  blade glow.8 glow.5 9 120 80 158 80
  once
  gon tone.34 6 54 100 80
  gon tone.62 6 42 100 80
  gon tone.24 6 30 100 80
  turn 6 100 80
  disc tone.9 100 32 4
  once
  disc glow.6 100 80 20
  disc white 100 80 11
link
  put hedron 100 48
  put hedron 72 98
  put hedron 128 98
  line glow.7 3 M100 59L78 90M100 59L122 90M84 98L116 98
armillary
  wheel tone.6 tone.42 36 66 100 80
  hoop tone.8 100 80 56 20 5
  hoop tone.94 100 80 20 56 5
  hoop glow.5 100 80 54 24 4 45
  gear tone.95 tone.1 glow.5 100 80 17 10
tablet
  both
  tone.6 M100 14C78 14 62 26 60 48L56 146L100 150Z
  tone.32 M100 22C84 22 70 32 68 50L65 138L100 142Z
  once
  tone.96 M78 46L122 46L104 78L122 112L78 112L96 78Z
  glow.5 M84 50L116 50L100 76Z
  glow.6 M82 110L118 110L100 92Z
  glow.55 M72 40h56v7h-56zM72 111h56v7h-56z
  line tone.9 2 M76 124h48M80 131h40
shield
  both
  metal.5 M100 12L48 26C44 84 64 124 100 150Z
  tone.56 M100 24L58 34C56 82 72 112 100 134Z
  once
  gear tone.9 tone.1 tone.34 100 70 34 14
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
circlet
  tone.78 M40 96C48 64 78 48 100 48C122 48 152 64 160 96C142 82 122 76 100 76C78 76 58 82 40 96Z
  both
  tone.9 M70 58L58 28L86 50Z
  tone.66 M52 70L32 52L62 62Z
  leaf tone.7 tone.5 9 66 92 40 128
  disc glow.5 68 72 5
  once
  glow.5 M100 12L114 48L100 88L86 48Z
  glow.72 M100 12L100 88L86 48Z
tree
  both
  horn wood.3 14 2 90 160 60 160 30 166
  wood.42 M100 60C84 66 78 100 74 164L100 164Z
  horn wood.36 12 2 88 84 60 74 34 48
  horn wood.4 10 2 94 74 82 50 78 22
  leaf tone.84 tone.6 10 34 56 24 32
  leaf tone.74 tone.5 10 46 68 44 44
  leaf tone.64 tone.4 10 60 76 66 52
  leaf tone.84 tone.6 10 78 30 68 6
  leaf tone.74 tone.5 10 78 48 76 24
  leaf tone.64 tone.4 10 88 60 94 36
  leaf tone.84 tone.6 10 56 54 46 30
  leaf tone.74 tone.5 10 64 38 62 14
  leaf tone.64 tone.4 10 28 74 34 50
  glow.75 M82 100L95 106L84 110Z
  ink M100 124L86 120L90 134L96 128L100 136Z
  once
  leaf tone.9 tone.7 12 100 58 100 8
gem
  tone.95 M100 10L138 44L118 62L100 46Z
  tone.6 M138 44L128 118L112 100L118 62Z
  tone.4 M128 118L100 150L100 114L112 100Z
  glow.5 M100 150L72 118L88 100L100 114Z
  glow.7 M72 118L62 44L82 62L88 100Z
  tone.8 M62 44L100 10L100 46L82 62Z
  tone.98 M100 46L118 62L112 100L100 114L88 100L82 62Z
  spark white 90 70 12
hammer
  wood.3 M95 70h10v88h-10z
  line glow.5 1.6 M95 100l10 6M95 112l10 6M95 124l10 6M95 136l10 6
  both
  tone.5 M100 22L54 14L42 48L54 82L100 74Z
  tone.28 M100 32L66 28L58 48L66 68L100 64Z
  tone.7 M54 14L30 34L42 48Z
  tone.36 M42 48L30 62L54 82Z
  once
  disc tone.06 100 48 15
  line glow.6 3 M87 48a13 13 0 1 1 26 0a13 13 0 1 1 -26 0
  disc glow.5 100 156 6
monolith
  both
  tone.4 M100 8L74 30L68 150L100 156Z
  tone.7 M100 8L74 30L86 36L100 26Z
  line glow.7 2.4 M78 60h12v14h-8v14h12M80 112h10v16
  once
  eye glow.6 white 100 62 13 6
horn
  tone.8 M34 52C40 110 90 140 150 108L162 124C100 166 20 130 22 50Z
  tone.95 M34 52C40 110 90 140 150 108L156 116C94 152 28 120 28 52Z
  disc glow.55 60 108 6
  disc glow.55 92 124 6
  disc glow.55 124 120 6
  line glow.7 2.6 M40 40A30 30 0 0 1 72 58
  line glow.7 2.6 M44 30A42 42 0 0 1 88 50
  line glow.7 2.6 M48 20A54 54 0 0 1 104 42
  oval tone.2 28 50 12 7
compass
  wheel tone.8 tone.56 32 64 100 80
  disc tone.16 100 80 54
  star tone.6 tone.4 8 34 9 100 80
  star glow.75 glow.48 4 52 10 100 80
  disc white 100 80 6
axe
  wood.3 M96 24h8v136h-8z
  both
  tone.82 M96 30C74 24 56 26 40 12C34 46 40 78 54 98C64 84 78 76 96 76Z
  tone.5 M84 40C70 38 60 38 50 32C48 54 52 70 58 80C66 72 74 66 84 64Z
  once
  disc glow.6 100 53 9
  line glow.5 1.6 M96 100l8 5M96 110l8 5M96 120l8 5M96 130l8 5
drone
  horn metal.4 8 5 100 80 70 59.2 40 54
  gear tone.7 tone.1 tone.4 40 54 19 10
  horn metal.4 8 5 100 80 130 59.2 160 54
  gear tone.7 tone.1 tone.4 160 54 19 10
  horn metal.4 8 5 100 80 78 107.2 56 114
  gear tone.7 tone.1 tone.4 56 114 19 10
  horn metal.4 8 5 100 80 122 107.2 144 114
  gear tone.7 tone.1 tone.4 144 114 19 10
  metal.5 M134 80L117 109.4L83 109.4L66 80L83 50.6L117 50.6Z
  disc tone.15 100 80 20
  disc glow.6 100 80 14
  dot white 95 75 4
`);
