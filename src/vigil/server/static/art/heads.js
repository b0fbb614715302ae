/** Heads: they say who it is. */

import { drawings } from "./drawing.js";

export const HEADS = drawings(`
hood
  both
  cloth.3 M100 27C83 32 73 51 75 70C77 84 86 93 100 97Z
  cloth.42 M100 27C92 34 86 44 84 58L87 72C88 52 94 42 100 40Z
  once
  cloth.03 M100 43C90 46 86 58 87 70C88 81 94 88 100 91C106 88 112 81 113 70C114 58 110 46 100 43Z
  eyes glow.8 68 5.5 3.6
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
helm
  both
  metal.5 M100 36C85 37 78 50 78 64L79 82L91 94L100 97Z
  ink M100 62L82 57L82 65L93 68L95 90L100 92Z
  metal.72 M100 36C96 44 95 52 95 61L100 62Z
  metal.38 M78 62L70 50L75 76L79 78Z
  once
  glow.5 M100 40C94 24 104 12 124 14C114 20 112 30 106 40Z
  eyes glow.85 63 8 3
winghelm
  both
  blade tone.92 tone.7 9 80 64 46 30
  blade tone.84 tone.62 8 80 66 54 22
  metal.55 M100 36C85 37 78 50 78 64L80 80L91 92L100 95Z
  ink M100 62L82 58L83 66L93 69L95 89L100 91Z
  metal.8 M100 36C96 44 95 52 95 61L100 62Z
  once
  eyes glow.85 64 8 3
antler
  both
  horn bone.8 9 2 90 44 58 38 50 4
  horn bone.8 6.5 1.5 70 36 50 38 34 26
  horn bone.8 6 1.5 58 24 72 16 74 2
  cloth.28 M100 32C85 36 76 52 77 70C78 84 87 93 100 97Z
  leaf tone.6 tone.44 7 100 36 78 58
  once
  face 66
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
lycan
  both
  cloth.22 M100 40L92 38L80 10L70 44C66 60 70 72 62 84L76 84L80 98L100 108Z
  glow.35 M80 18L76 42L89 38Z
  cloth.36 M100 44L92 50L80 56L84 72L92 78L94 98L100 100Z
  cloth.5 M100 50L96 62L93 84L100 88Z
  glow.75 M80 57L92 62L88 66L82 63Z
  once
  ink M93 84L107 84L104 91L100 93L96 91Z
  both
  white M94 96L96 104L98.5 97Z
horned
  both
  horn tone.8 11 1 86 46 60 38 58 10
  cloth.24 M100 36C86 38 79 52 80 68L88 90L100 98Z
  cloth.05 M100 50C91 52 87 62 89 74L96 90L100 92Z
  once
  eyes glow.8 70 5.5 3.6
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
golem
  both
  metal.4 M100 34L80 38L74 56L78 88L90 96L100 97Z
  metal.6 M100 34L86 36L84 50L100 50Z
  metal.3 M74 58L64 60L66 78L76 80Z
  metal.2 M100 84L86 84L88 90L100 92Z
  once
  ink M82 58L118 58L114 68L86 68Z
  dot glow.7 90 63 3.6
  dot glow.7 110 63 3.6
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
mask
  both
  cloth.14 M100 26C82 30 72 52 74 74C76 86 84 96 100 102Z
  tone.88 M100 42C90 44 85 56 87 72L94 92L100 96Z
  ink M98 66L89 62L90 70L97 71Z
  once
  line glow.5 2 M100 42V96
  disc glow.6 100 52 3
dragon
  both
  horn tone.9 10 1 86 50 66 40 54 14
  horn tone.84 8 1 82 60 62 58 48 44
  cloth.34 M100 40L88 44L78 62L84 78L88 98L100 106Z
  cloth.5 M100 48L94 56L92 78L94 96L100 98Z
  glow.75 M82 62L93 67L90 72L84 69Z
  disc ink 95 92 1.8
  horn tone.7 6 .6 84 80 74 92 64 92
hair
  both
  hair.3 M100 36C82 38 76 56 78 78C74 96 64 108 58 124L84 112L100 100Z
  once
  face 64
  both
  hair.36 M100 42C90 43 84 50 83 66L90 56L100 50Z
  glow.75 M100 45L90 47L92 50L100 49Z
raven
  both
  blade cloth.4 cloth.22 12 94 58 50 40
  blade cloth.4 cloth.22 12 94 58 58 24
  blade cloth.4 cloth.22 12 94 58 72 14
  cloth.26 M100 38C84 40 78 56 80 72L88 86L100 92Z
  disc glow.7 90 64 4.4
  dot ink 90 64 1.8
  glow.5 M100 66L93 72L97 98L100 112Z
`);
