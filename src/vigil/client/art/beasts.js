/** Beasts, great and small, friendly and not. */

import { drawings } from "./drawing.js";

export const BEASTS = drawings(`
hound
  both
  tone.22 M100 56L90 56L78 32L74 66C72 84 80 98 86 104L92 126L100 130Z
  tone.38 M100 62L92 70L90 96L94 118L100 120Z
  glow.65 M78 72L90 78L84 81Z
  tone.12 M86 104L66 122L58 166L100 166L100 128Z
  once
  ink M93 112L107 112L100 120Z
  both
  teeth 88 99 122 7 2
hounds
  put hound 56 98
  put hound 144 98
  put hound 100 84
seadrake
  both
  leaf tone.62 glow.36 10 82 80 36 20
  leaf tone.57 glow.36 10 82 80 18 44
  leaf tone.52 glow.36 10 82 80 10 74
  leaf tone.47 glow.36 10 82 80 18 102
  leaf tone.42 glow.36 10 82 80 54 8
  horn tone.26 16 2 70 164 20 150 30 110
  tone.2 M100 38L82 44L68 66L74 92L84 116L92 140L100 146Z
  tone.36 M100 44L92 52L86 76L84 98L92 130L100 134Z
  tone.13 M84 116L66 126L70 164L100 164L100 144Z
  once
  glare glow.6 78 18 8
  both
  teeth 82 98 134 11 2
  once
bird
  both
  leaf tone.6 tone.36 11 86 108 -4 106.1
  leaf tone.55 tone.33 11 86 108 4.6 86.6
  leaf tone.5 tone.3 11 86 108 16.7 70.7
  leaf tone.45 tone.27 11 86 108 31.3 59
  leaf tone.4 tone.24 11 86 108 47.2 51.6
  leaf tone.35 tone.21 11 86 108 63.2 48.6
  tone.18 M100 40C84 44 78 62 82 82C72 110 72 140 80 164L100 164Z
  leaf tone.4 tone.28 7 98 108 82 126
  leaf tone.4 tone.28 7 98 122 82 142
  leaf tone.4 tone.28 7 98 136 82 158
  leaf glow.55 glow.4 6 94 54 62 26
  leaf glow.55 glow.4 6 94 54 76 12
  leaf glow.55 glow.4 6 94 54 90 6
  once
  glare glow.6 68 11 7
  both
  tone.92 M100 66L91 76L96 98L100 112Z
horse
  both
  tone.3 M92 40L80 10L76 48Z
  bone.7 M100 30C84 34 74 52 78 74L88 112L86 138L100 146Z
  ink M94 66C84 60 78 66 82 76L94 78Z
  dot glow.65 87 71 3
  ink M95 128L90 120L96 118Z
  horn tone.44 14 1 78 56 56 36 40 30
  horn tone.66 14 1 78 64 56 64 28 58
  horn tone.44 14 1 78 72 56 96 24 90
  horn tone.66 14 1 78 80 56 128 34 122
  horn tone.44 14 1 78 88 56 18 54 12
  tone.12 M84 132L60 146L56 166L100 166L100 146Z
serpent
  both
  tone.24 M100 30C64 26 44 60 54 100C62 124 80 132 100 134Z
  tone.44 M100 44C78 42 64 64 70 92C76 110 88 116 100 118Z
  disc glow.6 74 62 5
  disc glow.6 77 79 4
  disc glow.6 80 96 3
  tone.14 M100 44L88 52L84 72L92 92L100 96Z
  glow.7 M86 64L96 70L90 73Z
  white M93 90L95 108L98 92Z
  once
  horn tone.18 22 18 70 166 60 140 100 124
drake
  both
  horn tone.82 15 1 80 52 48 48 34 10
  horn tone.7 12 1 76 70 44 74 22 56
  horn tone.6 9 1 78 90 52 102 34 98
  tone.2 M100 34L82 42L68 66L74 92L84 116L92 140L100 146Z
  tone.34 M100 40L92 50L86 76L84 98L92 130L100 134Z
  tone.48 M100 62L96 80L94 118L100 124Z
  ink M94 124L86 126L90 132Z
  tone.1 M68 70L86 72L94 86L82 84Z
  tone.13 M84 116L70 128L76 164L100 164L100 144Z
  once
  glare glow.6 80 18 8
  both
  teeth 84 98 138 9 2
cub
  both
  disc wood.45 69 44 14
  disc wood.7 69 44 7.5
  wood.42 M86 106C68 118 58 140 58 166H100V108Z
  wood.55 M100 38C72 38 58 58 60 80C62 104 82 116 100 118Z
  bone.85 M100 82C86 82 80 96 87 107L100 113Z
  disc white 82 74 10.5
  disc glow.5 82 75 7
  dot ink 82 75 3.2
  dot white 79 72 2
  wood.62 M78 150C66 150 63 164 64 168H94V154Z
  once
  ink M91 87H109L100 96Z
  line ink 1.7 M100 96v5M100 101q-6 5 -11 1M100 101q6 5 11 1
  spikes glow.8 5 13 6 100 54
gladewyrm
  both
  leaf tone.66 tone.44 20 82 106 8 60
  leaf tone.72 tone.5 18 84 100 24 22
  leaf tone.6 tone.4 17 82 112 10 112
  horn wood.62 13 1 84 50 54 46 48 8
  horn wood.52 9 1 80 68 58 70 42 58
  tone.3 M84 112L64 128L54 168H100V140Z
  tone.4 M100 32L82 42L69 66L76 92L86 116L92 138L100 145Z
  tone.54 M100 40L92 50L87 76L86 98L92 130L100 135Z
  tone.7 M100 60L96 80L94 116L100 122Z
  ink M94 124L87 126L91 132Z
  leaf tone.68 tone.48 8 84 122 64 150
  once
  glare glow.65 80 17 8
owl
  both
  leaf tone.66 tone.44 22 84 94 14 62
  leaf tone.6 tone.38 20 84 104 20 110
  cloth.34 M100 34C90 38 82 30 68 18C69 44 64 60 68 80C62 112 74 148 100 162Z
  cloth.52 M100 92C87 92 79 100 79 120C81 142 90 152 100 155Z
  disc bone.92 83 62 18
  disc glow.55 83 62 13
  disc ink 83 62 6.5
  dot white 80 59 2.8
  line ink 1.5 M86 110q7 6 14 0M84 123q8 7 16 0M86 136q7 6 14 0
  once
  glow.5 M92 71H108L100 90Z
stag
  both
  horn bone.88 11 2 92 62 54 66 52 33
  horn bone.82 8 1.5 64 61 38 66 30 44
  horn bone.82 8 1.5 56 54 72 48 74 26
  tone.4 M84 82L50 80L60 94L82 98Z
  tone.32 M87 114L60 138L48 168H100V132Z
  leaf tone.66 tone.46 10 88 124 56 158
  tone.46 M100 54C85 56 79 70 82 88L90 120L94 134L100 137Z
  tone.7 M100 62L94 72L94 112L100 118Z
  glow.75 M82 86L93 90L86 95Z
  once
  ink M93 124H107L100 133Z
  spark glow.85 100 40 13
ursine
  both
  disc tone.28 66 34 15
  disc tone.48 66 34 7.5
  tone.2 M70 106C38 114 20 140 14 168H100V124Z
  blade bone.95 bone.7 7 34 134 18 164
  blade bone.95 bone.7 7 46 136 34 168
  blade bone.95 bone.7 7 58 138 50 168
  tone.3 M100 24C74 26 58 46 60 72C52 92 58 104 66 108L84 126L100 132Z
  tone.46 M100 58C85 60 77 78 81 98L100 104Z
  glow.65 M68 62L88 66L77 72Z
  once
  ink M87 64H113L106 77H94Z
  ink M81 92Q100 84 119 92Q117 124 100 126Q83 124 81 92Z
  teeth 85 115 91 10 5
wyrmhead
  both
  horn tone.8 11 1 84 54 60 50 54 18
  horn tone.66 9 1 82 70 56 74 42 58
  tone.3 M100 42L86 48L75 68L81 88L88 106L94 124L100 129Z
  tone.48 M100 50L93 60L90 78L90 96L95 116L100 121Z
  ink M95 112L89 113L93 119Z
  once
  glare glow.65 76 13 7.5
  teeth 92 108 120 8 4
twisted
  horn tone.24 36 26 96 176 40 150 58 88
  horn tone.2 36 26 104 176 164 146 142 88
  put wyrmhead 57 74 .95 -16
  put wyrmhead 144 72 .95 16
sphinx
  both
  leaf tone.66 tone.44 15 84 110 4 64
  leaf tone.6 tone.38 15 84 106 20 22
  leaf tone.56 tone.36 14 84 114 8 108
  tone.3 M86 98C66 112 58 140 58 168H100V100Z
  tone.48 M74 142C60 144 56 158 56 168H92V146Z
  glow.42 M100 22C78 22 66 40 68 62L58 110L82 106L88 84L100 70Z
  line ink 1.6 M70 54l15 2M67 68l17 2M64 82l19 2M61 97l20 1
  once
  face 66
  glow.7 M95 26h10l-5 20z
  eyes glow.8 66 6 4.5
moth
  both
  leaf tone.8 glow.45 34 96 70 44 30
  leaf tone.56 tone.36 24 96 80 54 126
  disc glow.7 66 52 7
  line ink 2 M98 50q-4 -16 -14 -20
  once
  tone.12 M100 46C92 50 94 96 100 114C106 96 108 50 100 46Z
  eyes glow.8 58 3.5 2.4
moths
  put moth 58 64 .66 -14
  put moth 146 58 .56 16
  put moth 102 100 .9
spider
  both
  horn tone.12 8 1.5 84 92 40 50 16 96
  horn tone.12 8 1.5 84 98 34 76 12 140
  horn tone.12 8 1.5 86 104 50 104 30 164
  horn tone.12 8 1.5 84 86 56 30 26 44
  once
  disc tone.13 100 114 36
  both
  glow.55 M100 84L88 88L98 112L86 138L100 142Z
  once
  disc tone.2 100 68 22
  disc glow.65 88 62 4
  dot white 87 61 1.2
  disc glow.65 112 62 4
  dot white 111 61 1.2
  disc glow.65 95 57 4.5
  dot white 94 56 1.2
  disc glow.65 105 57 4.5
  dot white 104 56 1.2
  disc glow.65 91 71 2.6
  dot white 90 70 1.2
  disc glow.65 109 71 2.6
  dot white 108 70 1.2
  both
  horn bone.9 6 .8 94 82 88 94 96 102
widow
  both
  horn tone.16 10 1.5 90 108 24 56 4 124
  horn tone.16 10 1.5 88 118 36 98 16 168
  horn tone.16 10 1.5 90 100 50 26 10 40
  horn tone.16 9 1.5 92 96 70 16 36 4
  tone.16 M100 98C72 104 58 130 64 168H100Z
  glow.55 M100 116L86 126L97 144L84 166H100Z
  tone.34 M100 32C80 36 72 58 79 86L92 102L100 106Z
  bone.88 M100 46C89 48 84 60 86 74L94 94L100 98Z
  ink M98 71L87 65L88 74L97 76Z
  dot glow.7 89 57 2.6
  dot glow.7 94 51 2.1
  once
  glow.55 M95 86h10l-5 5z
webclaw
  line bone.8 1.3 M100 4V60M30 14L80 60M170 14L120 60M10 70L70 84M190 70L130 84M72 12L60 42L36 52M128 12L140 42L164 52M60 42L100 34L140 42
  both
  horn tone.2 9 1.5 84 106 40 120 20 168
  horn tone.2 9 1.5 88 116 60 132 50 170
  horn tone.36 13 8 80 98 30 116 30 74
  tone.56 M34 82C6 76 0 42 22 20L28 48L42 28C54 54 50 76 34 82Z
  once
  disc tone.22 100 108 40
  both
  tone.46 M100 80L80 96L88 126L100 118Z
  once
  disc tone.34 100 72 23
  both
  disc glow.65 88 64 5.5
  disc glow.65 95 56 4
  disc glow.65 84 75 3
  horn bone.92 8 1 94 86 84 102 94 112
beetle
  both
  horn tone.14 8 2 76 84 36 70 18 92
  horn tone.14 8 2 74 106 34 108 16 136
  horn tone.14 8 2 78 126 50 140 36 164
  horn tone.74 9 1.5 94 44 72 30 80 4
  tone.3 M100 70C74 70 62 92 66 118C70 144 86 156 100 158Z
  tone.5 M94 76C80 78 72 96 74 114C76 130 84 140 92 142Z
  tone.18 M100 40C84 40 74 50 74 66L100 72Z
  disc glow.6 86 54 5
centipede
  horn tone.5 5 .8 40 170 47.8 151.6 38.5 140
  horn tone.5 5 .8 40 170 56.2 181.8 54.2 196.4
  disc tone.32 40 170 15
  horn tone.5 5 .8 69 160.8 74.6 141.5 64 131.2
  horn tone.5 5 .8 69 160.8 86.5 170.5 86.3 185.3
  disc tone.2 69 160.8 14.8
  horn tone.5 5 .8 88 151.5 89.3 131.5 76.8 123.7
  horn tone.5 5 .8 88 151.5 107.2 157.3 110.1 171.8
  disc tone.32 88 151.5 14.6
  horn tone.5 5 .8 98.6 142.2 92.3 123.2 77.7 120.7
  horn tone.5 5 .8 98.6 142.2 118.5 140.3 126.7 152.7
  disc tone.2 98.6 142.2 14.4
  horn tone.5 5 .8 102.5 132.8 87.4 119.6 73.6 124.9
  horn tone.5 5 .8 102.5 132.8 118.7 121.1 132 127.6
  disc tone.32 102.5 132.8 14.2
  horn tone.5 5 .8 101.3 123.3 82.3 117.1 71.6 127.3
  horn tone.5 5 .8 101.3 123.3 111.7 106.2 126.5 106.9
  disc tone.2 101.3 123.3 14
  horn tone.5 5 .8 96.8 113.6 76.9 111.1 68.3 123.2
  horn tone.5 5 .8 96.8 113.6 103.7 94.9 118.4 92.9
  disc tone.32 96.8 113.6 13.8
  horn tone.5 5 .8 90.5 103.8 70.6 102.1 62.5 114.5
  horn tone.5 5 .8 90.5 103.8 96.7 84.8 111.3 82.2
  disc tone.2 90.5 103.8 13.6
  horn tone.5 5 .8 84.2 93.8 64.5 90.5 55.4 102.2
  horn tone.5 5 .8 84.2 93.8 91.9 75.4 106.6 74
  disc tone.32 84.2 93.8 13.4
  horn tone.5 5 .8 79.4 83.6 61 75.9 49.5 85.2
  horn tone.5 5 .8 79.4 83.6 91.2 67.4 105.9 69.4
  disc tone.2 79.4 83.6 13.2
  horn tone.5 5 .8 78 73.1 64.1 58.8 49.9 62.8
  horn tone.5 5 .8 78 73.1 95.2 62.9 107.9 70.5
  disc tone.32 78 73.1 13
  horn tone.5 5 .8 81.5 62.4 75.5 43.3 61 40.5
  horn tone.5 5 .8 81.5 62.4 101.5 60.9 109.4 73.4
  disc tone.2 81.5 62.4 12.8
  horn tone.5 5 .8 91.6 51.4 92.2 31.4 79.4 24
  horn tone.5 5 .8 91.6 51.4 110.9 56.5 114.4 70.9
  disc tone.32 91.6 51.4 12.6
  horn tone.5 5 .8 110 40 122.4 24.3 116.6 10.7
  horn tone.5 5 .8 110 40 122.4 55.7 116.6 69.3
  disc tone.2 110 40 12.4
  disc tone.26 110 40 20
  both
  once
  eye glow.6 white 102 36 7 4
  eye glow.6 white 119 36 7 4
  horn bone.9 7 1 100 52 92 70 104 74
  horn bone.9 7 1 120 52 130 70 116 74
slug
  both
  horn tone.42 11 6 88 60 68 42 62 16
  disc glow.7 62 14 7
  dot ink 61 13 2.6
  horn tone.48 7 3 84 76 60 70 42 54
  disc glow.6 41 53 4.5
  tone.3 M100 48C78 50 68 70 70 92C50 104 24 120 8 168H100Z
  tone.55 M70 90C48 96 26 112 12 142L31 132L33 150L49 134L56 154L68 132L78 146L84 114Z
  disc glow.55 86 64 4
  disc glow.55 80 80 3
  once
  ink M84 96Q100 86 116 96Q114 116 100 118Q86 116 84 96Z
  teeth 88 112 94 8 6
toad
  both
  disc tone.26 70 50 20
  disc glow.6 70 48 13
  oval ink 70 48 9 4
  tone.22 M100 52C66 52 30 76 26 112C24 146 60 162 100 162Z
  tone.5 M100 120C70 120 46 128 40 142C56 156 80 160 100 160Z
  disc tone.42 46 92 5
  disc tone.42 60 80 4
  disc tone.42 80 72 5
  disc tone.42 40 110 4
  disc tone.42 84 88 3
  once
  ink M32 106Q100 140 168 106Q150 132 100 134Q50 132 32 106Z
  disc ink 94 96 1.8
  disc ink 106 96 1.8
burrower
  both
  tone.3 M100 14C62 16 44 50 48 84C36 112 36 142 40 168H100Z
  line ink 1.7 M54 54Q76 38 100 38M46 132Q70 146 100 146
  disc glow.65 72 34 4.5
  disc glow.65 86 27 4.5
  once
  disc tone.5 100 90 44
  disc ink 100 92 35
  jaws 100 92 35 14
  dot glow.5 100 92 8
  both
  stone.36 M-4 168L6 116L28 104L44 128L56 168Z
  blade bone.92 bone.6 10 52 152 22 116
  blade bone.92 bone.6 10 46 166 8 138
wyvern
  tone.62 M96 92L44 8Q40 34 6 40Q34 54 28 84Q52 72 68 98Z
  tone.5 M104 92L128 4Q142 28 184 22Q158 44 166 74Q142 70 126 98Z
  horn tone.85 6 1.5 92 92 64 60 44 8
  horn tone.85 6 1.5 110 92 116 50 128 4
  horn tone.6 26 3 120 130 70 176 40 110 6 150
  tone.66 M82 148C66 120 84 96 104 92C116 88 118 74 126 62C134 50 150 48 160 56L192 72L186 84L154 82C158 112 146 150 116 158Z
  tone.9 M154 82C158 112 146 150 116 158C132 136 138 112 134 86Z
  horn bone.8 8 1 146 54 130 42 112 44
  glow.8 M150 62L162 67L152 70Z
  line ink 1.6 M160 78L186 80
`);
