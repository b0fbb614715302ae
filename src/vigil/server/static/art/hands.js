/** What a figure holds in its hands. */

import { drawings } from "./drawing.js";

export const HANDS = drawings(`
sword
  blade tone.96 tone.72 11 146 128 146 26
  glow.55 M130 122L162 122L160 129L132 129Z
  wood.2 M143 129h6v16h-6z
  disc glow.6 146 148 4
  disc metal.5 146 136 7
great
  blade tone.95 tone.7 14 100 60 100 166
  glow.55 M74 66L126 66L122 74L78 74Z
  disc glow.7 100 58 5
  both
  disc metal.45 93 84 7.5
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
book
  both
  glow.42 M100 122L70 114L66 146L100 156Z
  paper M100 120L73 112L70 140L100 150Z
  line wood.5 1 M76 120l18 5M75 127l19 5M74 134l20 5
  disc skin 68 138 7
orb
  both
  cloth.36 M66 122C72 136 84 142 92 140L90 130C82 130 76 124 74 114Z
  disc skin 90 137 6.5
  once
  haze glow.3 100 124 18
  orb 100 124 12
eyeorb
  both
  cloth.36 M66 122C72 138 84 144 92 142L90 132C82 132 76 124 74 114Z
  disc skin 90 139 6.5
  once
  disc tone.2 100 120 15
  disc tone.86 100 120 12.5
  eye glow.55 white 100 120 10 4.8
scroll
  paper M74 118L126 118L126 150L74 150Z
  glow.5 M70 112h60v9h-60zM70 147h60v9h-60z
  line wood.5 1.2 M82 127h36M82 133h30M82 139h36
  both
  disc skin 74 134 7
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
lantern
  line metal.6 2.5 M140 62q8 -12 16 0
  metal.34 M136 64h24l4 34h-32z
  glow.8 M139 68h18l3 26h-24z
  line ink 1.5 M148 68v26
  disc skin 146 60 7
claws
  both
  cloth.3 M50 116C40 124 38 138 42 148L58 146C60 134 60 124 62 114Z
  blade tone.96 tone.8 5 43 142 34.4 164
  blade tone.96 tone.8 5 49 142 44 164
  blade tone.96 tone.8 5 55 142 53.6 164
flame
  both
  disc skin 64 126 8
  glow.7 M64 122C50 112 62 104 56 88C74 98 80 112 72 122Z
  white M65 120C58 112 66 108 64 98C72 106 74 114 69 120Z
wrench
  metal.6 M140 60L148 58L158 146L148 148Z
  metal.72 M132 62L128 40L138 46L146 44L150 34L156 54L148 66Z
  disc skin 150 120 8
scythe
  horn wood.15 5 4 140 164 146 100 150 30
  tone.9 M152 28C120 18 96 26 84 44C106 34 130 36 150 42Z
chain
  both
  hoop tone.7 60 116 4.5 7.5 2.6
  hoop tone.7 55 129 4.5 7.5 2.6
  hoop tone.7 50 142 4.5 7.5 2.6
  disc skin 62 106 7
dagger
  blade tone.96 tone.7 10 134 132 150 70
  glow.5 M124 126L144 134L142 139L122 131Z
  disc skin 131 140 7.5
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
staff
  horn wood.4 6.5 5 137 164 143 110 143 52
  disc skin 141 118 7.5
`);
