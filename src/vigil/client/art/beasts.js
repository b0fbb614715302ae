/** Beasts, friendly and not. */

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
`);
