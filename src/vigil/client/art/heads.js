/** Heads with a face, and what they wear. */

import { drawings } from "./drawing.js";

export const HEADS = drawings(`
cowl
  both
  cloth.3 M100 34C84 36 76 52 76 68C74 82 70 92 66 98L100 100Z
  once
  face 65
  both
  cloth.44 M100 40C88 41 82 52 83 68L87 60C90 52 94 50 100 49Z
monk
  face 63
  both
  skin M100 44C90 44 86 50 87 58L90 54C94 51 97 50 100 50Z
  hair.8 M100 86L92 80C88 86 90 98 100 108Z
  once
  disc glow.7 100 52 2.4
antler
  both
  horn bone.8 9 2 92 54 58 58 55 32
  horn bone.8 6 1.5 66 53 44 58 36 42
  horn bone.8 6 1.5 59 46 72 42 74 26
  cloth.28 M100 38C85 42 76 57 77 75C78 89 87 98 100 102Z
  leaf tone.6 tone.44 7 100 42 78 64
  once
  face 71
wolf
  both
  cloth.34 M100 24L90 32L78 14L74 40C70 58 74 80 84 92L100 96Z
  glow.4 M79 20L78 40L88 36Z
  cloth.5 M100 34L90 40L88 52L100 58Z
  glow.75 M82 50L90 52L88 56L82 54Z
  bone.9 M90 57L93 66L95 58Z
  once
  face 74
  both
  cloth.24 M84 92C80 82 80 66 88 60L87 78Z
crown
  both
  cloth.4 M100 44C84 44 76 60 78 82C76 92 70 100 66 106L100 106Z
  once
  face 66
  both
  glow.55 M100 52L84 54L78 30L88 42L92 22L100 36Z
  disc tone.9 92 47 2
halo
  disc glow.72 100 60 27
  disc glow.9 100 60 23
  both
  cloth.36 M100 40C86 40 78 54 80 72C78 84 76 92 72 100L100 100Z
  once
  face 64
  disc glow.6 100 50 2.6
veil
  both
  tone.66 M100 30C80 32 70 56 72 80C68 96 64 104 60 110L100 108Z
  tone.82 M100 36C88 40 82 54 82 70C80 84 78 96 74 106L90 104Z
  once
  face 66
  glow.55 M82 54C88 46 112 46 118 54L116 62C108 56 92 56 84 62Z
  eye tone.3 white 100 55 6 3
goggles
  both
  skin M100 38C84 38 78 52 79 68C80 84 90 92 100 94Z
  metal.3 M100 34C84 33 75 46 77 60L86 56L100 54Z
  disc metal.5 89.5 65 9
  disc glow.6 89.5 65 6.2
  dot white 88 63 2
  hair.5 M100 82L88 80C88 92 92 100 100 106Z
  once
  metal.5 M92 34L94 24L106 24L108 34Z
petal
  leaf glow.45 glow.34 15 100 66 61.3 41.1
  leaf glow.45 glow.34 15 100 66 138.7 41.1
  leaf glow.55 glow.42 15 100 66 77.9 25.6
  leaf glow.55 glow.42 15 100 66 122.1 25.6
  leaf glow.45 glow.34 15 100 66 100 20
  both
  cloth.36 M100 44C88 44 82 54 83 70C80 84 80 92 76 102L100 102Z
  once
  face 66
  both
  leaf tone.6 tone.46 5 100 46 84 60
mane
  both
  blade cloth.34 cloth.24 15 94 64 52 34
  blade cloth.34 cloth.24 15 94 64 60 20
  blade cloth.34 cloth.24 15 94 64 76 10
  blade cloth.34 cloth.24 15 94 64 44 52
  blade cloth.34 cloth.24 15 94 64 48 72
  cloth.3 M100 38C86 40 80 54 82 74L100 90Z
  once
  face 66
  both
  cloth.42 M100 44L88 50L84 66L90 60L96 54L100 62Z
  glow.6 M88 68L97 68L96 72L88 71Z
hair
  both
  hair.3 M100 36C82 38 76 56 78 78C74 96 64 108 58 124L84 112L100 100Z
  once
  face 64
  both
  hair.36 M100 42C90 43 84 50 83 66L90 56L100 50Z
  glow.75 M100 45L90 47L92 50L100 49Z
elder
  both
  bone.7 M100 38C85 38 78 50 79 66C79 78 76 86 72 94L90 88L100 60Z
  once
  face 64
  both
  bone.85 M100 43C91 43 86 49 85 61L90 53L100 49Z
  bone.9 M87 72C85 94 90 114 100 128L100 84L94 77Z
  bone.72 M100 86L95 82C93 96 96 110 100 118Z
thirdeye
  skin M100 40C87 40 83 52 86 66L100 62L114 66C117 52 113 40 100 40Z
  face 66
  both
  glow.55 M100 84L88 82L80 92L100 100Z
  disc glow.7 84 76 3
  once
  eye tone.4 white 100 54 8 3.8
braid
  both
  hair.5 M100 38C84 38 77 54 79 74L74 96L82 100L88 78L100 60Z
  once
  face 65
  both
  hair.64 M100 42C89 43 84 52 83 66L90 55L100 51Z
  hair.52 M78 92C69 100 70 110 75 114C69 120 71 130 77 134L85 128C87 118 85 108 87 98Z
  glow.6 M74 132L85 129L82 139L75 140Z
  once
  disc glow.7 100 48 3
wreath
  both
  hair.48 M100 38C82 38 76 58 78 80C74 96 68 104 66 112L86 104L100 92Z
  once
  face 66
  both
  leaf tone.75 tone.55 6 98 46 92 26
  leaf tone.7 tone.5 6 96 48 78 34
  leaf tone.8 tone.6 6 92 51 72 47
  leaf tone.7 tone.5 6 86 57 70 62
  disc glow.6 88 47 2.6
  once
  disc glow.75 100 44 3.4
hat
  both
  hair.42 M100 48C86 48 80 60 82 78L78 96L92 92L100 80Z
  once
  face 68
  leaf tone.9 tone.7 8 110 46 140 16
  both
  cloth.34 M100 24C90 24 86 34 84 50L100 54Z
  cloth.22 M100 49C78 49 62 54 52 64C72 60 88 62 100 62Z
  glow.55 M85 43L100 46L100 53L84 50Z
bandana
  both
  hair.46 M100 34C82 34 75 52 79 70L70 64L73 84L84 88L100 70Z
  once
  cloth.42 M114 48L138 40L131 53L142 62L116 58Z
  face 61
  both
  cloth.36 M100 67L85 68C86 84 92 92 100 96Z
  cloth.48 M100 42C89 42 84 47 83 56L100 52Z
demon
  both
  horn bone.6 10 1 89 47 60 48 64 24
  hair.4 M100 36C82 38 75 56 78 80C72 98 66 108 60 118L84 108L100 96Z
  once
  face 65
  both
  hair.54 M100 41C90 42 84 50 83 68L91 56L100 52Z
  shine glow.75 M89 64L98 67L91 69Z
medusa
  both
  horn tone.5 9 5 92 48 58 52 58 24
  horn tone.42 9 5 92 44 76 26 88 10
  horn tone.46 9 5 88 58 54 74 42 54
  horn tone.4 9 5 88 72 60 98 46 86
  disc tone.64 58 23 5.5
  disc tone.6 88 10 5.5
  disc tone.62 42 53 5.5
  disc tone.58 45 85 5.5
  dot ink 56 22 1.4
  dot ink 86 9 1.4
  dot ink 40 52 1.4
  dot ink 43 84 1.4
  tone.36 M100 38C86 40 80 54 82 72L90 88L100 94Z
  once
  face 66
  eyes glow.8 66 6 4
topknot
  disc hair.42 100 29 9
  skin M100 40C87 40 83 52 86 66L100 62L114 66C117 52 113 40 100 40Z
  face 64
  both
  hair.46 M100 36C89 36 84 45 83 62L87 68L89 54L100 48Z
  once
  glow.5 M95 33h10v6h-10z
leprechaun
  both
  skin.3 M85 62L62 50L70 76L86 78Z
  once
  face 67
  both
  hair.6 M87 74C83 98 90 110 100 116L100 86L93 82Z
  tone.5 M100 16L82 20L80 50L100 54Z
  tone.36 M100 47L68 49C70 56 84 59 100 59Z
  ink M100 41L81 41L80 49L100 51Z
  once
  glow.75 M93 41h14v10h-14z
cobra
  both
  tone.42 M100 12C74 14 54 40 58 68C60 88 76 98 100 104Z
  tone.62 M100 24C84 26 67 44 69 66C71 82 82 92 92 95L86 60Z
  line ink 1.6 M65 52l17 6M64 64l17 3M68 78l16 -2
  tone.32 M100 12L88 18L83 36L100 43Z
  shine glow.75 M87 26L96 30L89 33Z
  bone.9 M91 38L94 50L97 41Z
  once
  face 68
bear
  both
  disc wood.36 76 28 10
  disc wood.2 76 28 5
  wood.42 M100 16C82 18 72 34 74 54C68 76 74 90 82 98L100 100Z
  wood.6 M100 32L90 35L89 48L100 53Z
  ink M100 33L95 33L96 39L100 41Z
  glow.7 M80 37L89 39L83 42Z
  bone.9 M87 49L90 60L94 51Z
  once
  face 73
  both
  wood.3 M82 98C77 84 79 68 88 58L86 80Z
witch
  both
  hair.5 M100 50C84 50 78 66 80 84C76 98 70 106 66 114L88 106L100 96Z
  once
  face 71
  cloth.26 M76 56C88 48 92 30 92 10C110 18 118 40 126 56Z
  cloth.4 M92 10C104 2 120 4 128 18C118 14 110 18 107 26Z
  cloth.18 M52 62C74 48 126 48 148 62C126 68 74 68 52 62Z
  glow.55 M80 52Q101 45 122 52L125 58Q100 51 76 58Z
bun
  both
  disc hair.46 75 40 12
  hair.5 M100 38C84 38 78 54 80 72L86 80L100 60Z
  once
  face 66
  both
  hair.62 M100 40C89 41 83 52 84 64L91 57L100 54Z
  disc metal.5 91 47 7.5
  disc glow.6 91 47 5
noble
  both
  cloth.4 M92 98L60 52L54 106L84 114Z
  cloth.2 M90 98L68 70L63 100L82 106Z
  once
  face 64
  both
  hair.42 M100 36C86 36 79 48 82 64L88 54L100 45Z
  once
  hair.5 M95 83L105 83L100 96Z
  disc glow.7 100 105 4.5
miner
  both
  skin M100 44C86 44 80 56 81 70C82 84 90 92 100 94Z
  metal.5 M100 26C83 26 75 40 74 52L100 54Z
  metal.35 M100 50L68 52L72 58L100 60Z
  disc ink 90 68 8.5
  disc glow.6 90 68 6
  cloth.34 M100 80L84 77C86 92 92 99 100 101Z
  once
  disc metal.7 100 40 10
  disc glow.88 100 40 6.5
spirit
  both
  tone.78 M100 28C82 32 74 54 78 76C70 92 58 96 44 92C56 106 76 112 100 108Z
  tone.96 M100 38C88 42 82 56 84 72L92 90L100 94Z
  ink M97 67L87 64L88 70L96 71Z
  once
  glow.6 M100 44L104 52L100 60L96 52Z
bound
  both
  hair.36 M100 34C80 36 74 54 70 78L60 98L82 92L100 70Z
  once
  face 66
  both
  metal.5 M100 46L82 52L82 60L100 55Z
  metal.45 M100 74L84 74L86 84L100 86Z
  metal.6 M95 44h3v44h-3z
  disc tone.8 86 56 1.8
  disc tone.8 87 79 1.8
`);
