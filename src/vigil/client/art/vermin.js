/** What crawls and flutters. */

import { drawings } from "./drawing.js";

export const VERMIN = drawings(`
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
`);
