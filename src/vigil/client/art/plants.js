/** What grows. */

import { drawings } from "./drawing.js";

export const PLANTS = drawings(`
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
`);
