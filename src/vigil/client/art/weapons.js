/** Weapons, shields and staffs with what is on top of them. */

import { drawings } from "./drawing.js";

export const WEAPONS = drawings(`
sword
  blade tone.96 tone.72 11 146 128 146 26
  glow.55 M130 122L162 122L160 129L132 129Z
  wood.2 M143 129h6v16h-6z
  disc glow.6 146 148 4
  disc metal.5 146 136 7
great
  blade tone.95 tone.7 15 100 108 100 176
  wood.3 M96 86h8v20h-8z
  glow.55 M74 103L126 103L122 111L78 111Z
  disc glow.7 100 84 6
  both
  disc metal.5 94 96 7.5
twin
  both
  blade tone.95 tone.7 9 52 132 30 46
  glow.5 M42 124L62 130L60 136L40 130Z
  disc skin 54 138 7
spear
  wood.4 M145 164L149 164L149 40L145 40Z
  blade tone.96 tone.74 15 147 50 147 8
  glow.5 M140 50h14l-3 8h-8z
  disc metal.5 147 118 7.5
shield
  metal.4 M50 98L84 94C86 122 78 142 64 152C46 140 42 118 50 98Z
  tone.6 M54 103L80 100C81 122 75 136 65 144C52 134 49 118 54 103Z
  glow.6 M66 101L68 101L67 143L64 143Z
  glow.6 M50 118L81 115L80 121L51 124Z
hammer
  wood.4 M143 164L149 164L149 46L143 46Z
  metal.55 M122 26L170 26L174 50L118 50Z
  metal.75 M132 26L160 26L160 50L132 50Z
  disc glow.65 146 38 6
  disc skin 146 120 8
bow
  line wood.5 6 M146 32C172 60 172 112 146 142
  line white 1.2 M146 32L132 88L146 142
  blade tone.95 tone.8 4 78 90 168 86
  disc skin 134 88 7
scythe
  horn wood.15 5 4 140 164 146 100 150 30
  tone.9 M152 28C120 18 96 26 84 44C106 34 130 36 150 42Z
dagger
  blade tone.96 tone.7 10 134 132 150 70
  glow.5 M124 126L144 134L142 139L122 131Z
  disc skin 131 140 7.5
axe
  wood.4 M145 164L149 164L149 26L145 26Z
  metal.85 M149 30C166 26 178 16 184 10C190 36 186 60 176 76C170 64 160 58 149 58Z
  metal.6 M145 34C134 32 126 36 120 44C126 52 134 56 145 54Z
  glow.6 M143 28h8v32h-8z
  disc skin 147 118 7.5
halberd
  wood.4 M145 164L149 164L149 24L145 24Z
  blade metal.95 metal.6 10 147 42 147 2
  metal.85 M149 32C165 28 174 40 176 58C166 55 157 58 149 63Z
  metal.6 M145 36L128 44L145 55Z
  disc skin 147 118 7.5
pole
  horn wood.5 6 6 40 158 96 118 158 36
  horn glow.55 8 8 148 50 153 43 158 36
  horn glow.55 8 8 40 158 46 154 52 149
  disc skin 74 132 7.5
  disc skin 124 80 7.5
pick
  wood.4 M144 160L150 160L150 36L144 36Z
  metal.75 M106 60C122 32 168 30 188 58C170 46 158 44 147 44C134 44 122 48 106 60Z
  disc skin 147 118 7.5
handcannon
  metal.35 M110 126L124 122L122 152L110 152Z
  metal.5 M100 106L162 90L167 114L105 130Z
  metal.78 M156 84L172 80L180 118L164 122Z
  gear tone.8 tone.1 glow.5 120 116 13 8
  disc skin 114 138 7
  disc skin 142 118 7
aegis
  disc metal.5 100 124 36
  wheel tone.75 tone.5 16 33 100 124 9
  disc tone.3 100 124 23
  star glow.85 glow.5 8 23 9 100 124
  disc white 100 124 5
towershield
  both
  metal.36 M100 88L62 96L62 150L100 166Z
  tone.5 M100 97L71 103L71 145L100 156Z
  tone.66 M100 97L86 100L86 150L100 156Z
  once
  glow.6 M100 104L114 126L100 148L86 126Z
  eye tone.2 white 100 126 10 5
claws
  both
  cloth.3 M50 116C40 124 38 138 42 148L58 146C60 134 60 124 62 114Z
  blade tone.96 tone.8 5 43 142 34.4 164
  blade tone.96 tone.8 5 49 142 44 164
  blade tone.96 tone.8 5 55 142 53.6 164
fists
  both
  stone.55 M34 128L58 124L64 144L54 160L34 158L28 144Z
  line ink 1.4 M36 142h24M40 150h20
staff
  horn wood.4 6.5 5 137 164 143 110 143 52
  disc skin 141 118 7.5
pearl
  disc tone.2 143 50 11
  orb 143 50 8.5
leaf
  leaf tone.8 tone.6 7 143 56 128 40
  leaf tone.8 tone.6 7 143 56 143 32
  leaf tone.8 tone.6 7 143 56 158 40
gear
  gear tone.8 tone.1 tone.3 143 50 14 10
moon
  tone.95 M139 34A16 16 0 1 1 128 56A12 12 0 1 0 139 34Z
  spark glow.7 140 49 6
eye
  eye tone.4 white 143 50 14 6
sun
  spikes glow.6 10 17 9 143 50
  disc glow.9 143 50 7
skull
  disc bone.8 143 50 9
  disc ink 140 50 2.2
  disc ink 146 50 2.2
  bone.8 M139 56h8v5h-8z
serpent
  horn tone.6 8 7 143 62 122 50 140 36 156 26
  tone.75 M150 18L166 20L170 30L154 34Z
  dot ink 160 25 1.8
  line glow.6 1.6 M169 27l9 3M178 30l4 -3M178 30l4 4
bloom
  turn 6 143 46
  leaf glow.7 glow.5 7 143 46 143 24
  once
  disc white 143 46 5
`);
