/** Monsters. */

import { drawings } from "./drawing.js";

export const MONSTERS = drawings(`
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
moth
  both
  leaf tone.8 glow.45 34 96 70 44 30
  leaf tone.56 tone.36 24 96 80 54 126
  disc glow.7 66 52 7
  line ink 2 M98 50q-4 -16 -14 -20
  once
  tone.12 M100 46C92 50 94 96 100 114C106 96 108 50 100 46Z
  eyes glow.8 58 3.5 2.4
imp
  both
  tone.36 M90 108L20 44Q29 64 10 84Z
  tone.29 M90 108L10 84Q30 103 22 122Z
  tone.22 M90 108L22 122Q49 131 48 140Z
  horn tone.14 6 1.5 90 108 56 60 20 44
  horn tone.74 11 1 82 44 62 34 66 8
  tone.22 M80 62L46 46L56 74L78 82Z
  tone.5 M76 64L56 56L62 72L76 76Z
  tone.2 M100 38C82 38 72 52 73 72C74 94 86 112 100 116Z
  tone.32 M100 44C90 44 80 52 80 64L92 70L100 66Z
  tone.14 M74 118C64 128 60 146 62 164L100 164L100 112Z
  once
  glare glow.6 70 13 8
  ink M80 88Q100 104 120 88Q114 110 100 111Q86 110 80 88Z
  teeth 84 116 91 7 6
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
giant
  both
  tone.16 M84 90L40 96L20 128L14 164L100 164Z
  tone.34 M60 92L30 104L24 128L62 118Z
  tone.5 M36 98L26 78L48 92Z
  tone.44 M60 94L54 70L72 88Z
  tone.24 M100 30L78 36L70 58L74 92L88 110L100 114Z
  tone.42 M100 36L84 40L80 56L100 60Z
  tone.56 M78 36L66 18L90 30Z
  tone.66 M96 32L94 10L102 30Z
  tone.4 M100 70L94 84L100 88Z
  line tone.62 2.4 M60 118l-12 46M84 130l-6 34
  once
  glare glow.6 66 13 8
  ink M84 96L116 96L110 106L90 106Z
  teeth 86 114 96 6 5
  line tone.9 2.6 M100 120L92 138L102 146L96 164
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
jester
  both
  horn tone.5 24 6 90 50 54 10 28 62
  horn glow.4 10 3 94 48 76 20 60 96
  disc glow.7 28 66 6
  once
  horn tone.66 20 4 100 50 112 14 136 12
  disc glow.7 139 12 6
  bone.9 M100 46C76 46 68 66 72 88C76 112 90 122 100 126Z
  tone.36 M100 46C124 46 132 66 128 88C124 112 110 122 100 126Z
  ink M78 78L90 70L94 80L86 84Z
  glow.75 M122 78L110 70L106 80L114 84Z
  ink M80 96Q100 110 120 92Q116 116 100 118Q84 116 80 96Z
  teeth 85 115 99 5 7
  both
  glow.4 M100 126L82 126L88 152Z
  tone.6 M82 124L64 123L69 148Z
  glow.4 M64 122L46 120L50 144Z
  tone.14 M84 140L50 164L100 164L100 134Z
ghost
  both
  tone.62 M100 24C76 28 66 54 68 84C56 104 40 116 34 146L48 138L52 164L66 148L76 166L88 150L100 168Z
  tone.86 M100 34C84 38 78 58 80 84C72 108 62 122 60 140L74 128L84 148L100 134Z
  oval ink 89 68 7 10
  dot glow.7 89 70 2.6
  hoop tone.7 60 116 4.5 7.5 2.6
  hoop tone.7 55 129 4.5 7.5 2.6
  hoop tone.7 50 142 4.5 7.5 2.6
  once
  oval ink 100 98 8 14
blob
  both
  horn tone.24 15 2 80 120 30 130 26 60
  horn tone.29 15 2 76 110 40 100 10 120
  horn tone.34 15 2 84 130 50 160 20 150
  horn tone.39 15 2 86 80 56 60 58 16
  once
  tone.2 M100 36C70 34 56 60 58 88C50 112 62 144 100 150C138 144 150 112 142 88C144 60 130 34 100 36Z
  disc bone.8 84 66 14
  disc glow.5 85 67 7.8
  dot ink 85 67 3.6
  disc bone.9 120 72 11
  disc glow.5 121 73 6.2
  dot ink 121 73 2.9
  disc bone.8 100 98 17
  disc glow.5 101 99 9.5
  dot ink 101 99 4.4
  disc bone.9 72 102 8
  disc glow.5 73 103 4.5
  dot ink 73 103 2.1
  disc bone.8 130 106 9
  disc glow.5 131 107 5
  dot ink 131 107 2.3
  disc bone.9 102 50 6
  disc glow.5 103 51 3.4
  dot ink 103 51 1.6
  ink M76 128Q100 142 124 128Q116 146 100 147Q84 146 76 128Z
  teeth 82 118 131 6 7
avatar
  blade tone.6 tone.36 14 70.5 78.8 23.2 70.5
  blade tone.6 tone.36 14 74 69 32.5 45
  blade tone.6 tone.36 14 80.7 61 49.9 24.2
  blade tone.6 tone.36 14 89.7 55.8 73.3 10.7
  blade tone.6 tone.36 14 100 54 100 6
  blade tone.6 tone.36 14 110.3 55.8 126.7 10.7
  blade tone.6 tone.36 14 119.3 61 150.1 24.2
  blade tone.6 tone.36 14 126 69 167.5 45
  blade tone.6 tone.36 14 129.5 78.8 176.8 70.5
  both
  horn bone.8 17 1 80 60 42 60 40 20
  bone.7 M100 40C78 40 66 58 70 80L78 98L82 120L100 126Z
  ink M96 74C88 66 78 70 78 80C80 90 92 92 96 84Z
  dot glow.65 87 80 3.4
  ink M100 92L96 102L100 104Z
  bone.5 M82 112L78 126L88 148L100 152L100 118Z
  tone.14 M70 120C44 124 26 142 18 164L90 164L84 140Z
  line ink 1.6 M86 113v10
  line ink 1.6 M91 113v10
  line ink 1.6 M96 113v10
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
hounds
  put hound 56 98
  put hound 144 98
  put hound 100 84
moths
  put moth 58 64 .66 -14
  put moth 146 58 .56 16
  put moth 102 100 .9
maw
  both
  horn tone.24 17 1.5 88 84 56 49 30 30
  horn tone.34 17 1.5 88 84 56 67 12 66
  horn tone.24 17 1.5 88 84 56 88 16 108
  horn tone.34 17 1.5 88 84 56 109 44 150
  horn tone.24 17 1.5 88 84 56 39 62 10
  once
  disc tone.2 100 84 50
  disc ink 100 86 38
  jaws 100 86 38 18
  eye glow.5 bone.8 100 86 15 8
  eye glow.6 white 70 42 9 4.5
  eye glow.6 white 130 42 9 4.5
  eye glow.6 white 100 34 9 4.5
titan
  both
  tone.18 M80 92L30 92L8 130L4 164L100 164Z
  disc tone.34 42 108 24
  horn tone.8 14 1 80 50 50 40 46 14
  tone.26 M100 28C78 30 66 50 68 74C70 100 84 114 100 118Z
  tone.44 M100 34C88 36 80 46 80 58L100 62Z
  once
  eye glow.55 bone.9 100 72 20 9
  ink M82 98Q100 90 118 98L114 106Q100 100 86 106Z
  teeth 86 114 98 6 5
  spark glow.8 100 20 12
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
crab
  both
  horn tone.3 14 10 70 110 30 110 26 76
  tone.5 M36 84C14 76 10 44 32 28L34 52L46 34C54 56 50 78 36 84Z
  horn tone.2 9 2 70 122 40 130 30 160
  horn tone.2 9 2 76 130 56 142 52 166
  tone.26 M100 76C76 76 58 94 60 116C66 136 84 144 100 144Z
  tone.46 M100 84C84 84 72 96 74 110L100 114Z
  horn tone.2 5 4 88 82 84 66 82 56
  disc bone.9 81 52 8
  disc glow.5 81 52 4
  once
  ink M84 124Q100 132 116 124Q110 138 100 138Q90 138 84 124Z
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
`);
