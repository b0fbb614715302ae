/** Things that stand alone: tools, plants, treasures. */

import { drawings } from "./drawing.js";

export const THINGS = drawings(`
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
dreamtablet
  both
  tone.62 M100 10L66 20L54 146L100 152Z
  tone.3 M100 22L74 30L65 137L100 142Z
  once
  tone.97 M114 36A27 27 0 1 0 126 78A20 20 0 1 1 114 36Z
  spark glow.8 117 56 12
  line glow.7 2.6 M74 106q8 -8 17 0t17 0t17 0M74 121q8 -8 17 0t17 0t17 0
timeeye
  wheel glow.6 tone.7 24 70 100 80 9
  turn 12 100 80
  tone.92 M97 22h6v13h-6z
  once
  eye tone.4 tone.97 100 80 48 22
  wheel tone.42 tone.62 12 19 100 80 6
  disc ink 100 80 14
  line white 3 M100 81V69M100 81L109 85
scripture
  paper M52 34H148V126H52Z
  line wood.3 2.2 M64 52h72M64 64h58M64 76h72M64 88h46M64 100h40
  wood.62 M42 20h116v18h-116zM42 122h116v18h-116z
  both
  disc glow.5 42 29 10
  disc glow.5 42 131 10
  once
  spikes glow.4 12 17 13 130 102
  spikes glow.7 6 8 4 130 102
mantra
  turn 12 100 80
  leaf tone.92 tone.62 12 100 56 100 8
  once
  disc tone.22 100 80 42
  turn 8 100 80
  leaf glow.78 glow.52 8 100 64 100 40
  once
  disc tone.92 100 80 23
  eye tone.35 white 100 80 19 10
dreamstone
  haze tone.9 100 80 60
  tone.95 M100 10L138 44L118 62L100 46Z
  tone.6 M138 44L128 118L112 100L118 62Z
  tone.4 M128 118L100 150L100 114L112 100Z
  glow.5 M100 150L72 118L88 100L100 114Z
  glow.72 M72 118L62 44L82 62L88 100Z
  tone.8 M62 44L100 10L100 46L82 62Z
  tone.3 M100 46L118 62L112 100L100 114L88 100L82 62Z
  tone.97 M106 60A17 17 0 1 0 112 88A13 13 0 1 1 106 60Z
  spark white 84 34 11
dragoneye
  turn 16 100 80
  leaf tone.56 tone.36 13 100 46 100 4
  once
  tone.24 M22 80Q100 6 178 80Q100 154 22 80Z
  glow.5 M34 80Q100 20 166 80Q100 140 34 80Z
  glow.74 M60 80Q100 34 140 80Q100 126 60 80Z
  ink M100 36Q113 80 100 124Q87 80 100 36Z
  dot white 84 62 5.5
tome
  both
  tone.34 M100 36L46 22L38 122L100 140Z
  tone.92 M100 44L54 32L48 110L100 126Z
  tone.7 M100 44L89 41L86 122L100 126Z
  line tone.3 1.8 M60 48l22 6M58 62l23 6M57 76l23 6M56 90l24 6
  once
  glow.55 M100 128C86 108 97 95 90 76C112 86 118 106 111 120Z
  white M101 124C95 112 101 105 98 96C107 103 110 114 106 119Z
  eye glow.5 white 100 52 13 6
feeder
  tone.4 M95 96h10v64h-10z
  line glow.6 1.8 M95 116l10 6M95 128l10 6M95 140l10 6
  both
  tone.55 M100 10C68 14 48 40 50 76C60 66 68 66 74 70L80 58L87 72L94 58L100 70Z
  tone.85 M100 10C80 14 64 30 58 54C70 36 84 26 100 24Z
  tone.45 M100 106C74 108 54 96 48 82C60 78 70 80 74 84L80 94L87 82L94 96L100 84Z
  once
  eye glow.6 white 100 44 15 7
  glow.55 M80 112q-5 9 0 13q5 -4 0 -13ZM120 112q-5 9 0 13q5 -4 0 -13Z
gauntlets
  both
  tone.72 M57 100L40 84Q36 74 46 75L60 88Z
  tone.5 M59 140L64 104H92L97 140Z
  tone.88 M60 126L95 126L97 138L58 138Z
  tone.62 M58 106L54 74H96L94 106Z
  tone.84 M54 76V56Q58.5 48 63 56V76ZM65 76V42Q69.5 34 74 42V76ZM76 76V36Q80.5 28 85 36V76ZM87 76V42Q91.5 34 96 42V76Z
  line ink 1.4 M54 66h9M65 58h9M76 55h9M87 58h9
  disc glow.65 75 91 9
clutch
  horn tone.56 20 2 76 106 50 70 56 14
  horn tone.62 20 2 92 100 84 54 92 2
  horn tone.56 20 2 108 100 118 56 118 8
  horn tone.5 19 2 122 106 150 76 146 28
  horn tone.5 19 2 124 128 164 122 174 84
  tone.44 M64 98C84 82 116 82 132 106C142 126 130 144 120 160H80C66 142 58 118 64 98Z
  disc glow.55 100 116 20
  disc ink 100 116 14
  spark glow.8 100 116 16
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
antlerstaff
  both
  horn bone.8 9 1.5 98 60 54 60 48 10
  horn bone.75 7 1.5 68 54 46 58 28 40
  horn bone.75 7 1.5 58 34 74 28 78 8
  leaf tone.85 tone.6 8 96 88 64 96
  leaf tone.75 tone.5 7 96 104 70 124
  once
  wood.6 M95 70L105 70L103 160L97 160Z
  bone.9 M85 44Q100 34 115 44L112 64L105 84H95L88 64Z
  disc ink 94 58 4
  disc ink 106 58 4
  dot glow.7 94 58 1.8
  dot glow.7 106 58 1.8
  line glow.6 2 M96 112l8 5M96 124l8 5M96 136l8 5
trap
  both
  horn tone.5 9 3 100 152 36 158 22 116
  leaf tone.85 tone.6 10 60 148 26 150
  glow.36 M100 136C62 138 40 112 38 78L100 92Z
  tone.62 M100 146C52 150 22 112 26 52C36 96 62 122 100 122Z
  tone.85 M100 132C62 130 38 104 30 72C44 104 70 118 100 118Z
  tone.5 M96 66C76 60 56 40 52 14C40 40 54 82 92 90Z
  tone.78 M94 68C78 62 64 50 56 34C56 58 70 78 92 84Z
  bone.92 M40 90L56 96L50 76ZM56 106L72 108L66 90ZM76 116L92 116L86 98Z
  once
  eye glow.65 white 100 104 17 8
garland
  turn 12 100 80
  leaf tone.66 tone.46 10 86 40 116 52
  leaf tone.9 tone.64 11 82 36 124 22
  once
  turn 6 100 80
  disc glow.6 100 36 6
leafcrown
  both
  leaf tone.82 tone.56 12 54 96 20 40
  leaf tone.9 tone.64 13 74 100 56 22
  tone.6 M100 94C76 94 54 92 38 80L44 120C60 132 80 136 100 136Z
  tone.8 M100 94C76 94 54 92 38 80L40 90C56 102 78 105 100 105Z
  disc glow.6 58 112 7
  disc glow.6 78 121 6
  once
  leaf tone.96 tone.7 15 100 104 100 8
  gon glow.6 4 15 100 116
  gon glow.85 4 8 100 116
horn
  horn tone.66 48 9 46 46 52 152 168 98
  horn tone.94 24 4 42 46 50 144 166 96
  glow.6 M56 78L68 84L60 96L48 90ZM74 98L88 100L84 114L71 110ZM100 106L114 104L114 117L101 118Z
  oval tone.2 45 44 25 9
  disc glow.7 168 98 7
  line glow.7 3 M84 48A30 30 0 0 0 72 22M104 52A50 50 0 0 0 86 12M124 54A70 70 0 0 0 104 8
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
