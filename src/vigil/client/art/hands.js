/** What a figure holds in its hands: weapons, staffs with what is on top of them, and the rest. */

import { drawings } from "./drawing.js";

export const HANDS = drawings(`
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
scroll
  paper M74 118L126 118L126 150L74 150Z
  glow.5 M70 112h60v9h-60zM70 147h60v9h-60z
  line wood.5 1.2 M82 127h36M82 133h30M82 139h36
  both
  disc skin 74 134 7
lantern
  line metal.6 2.5 M140 62q8 -12 16 0
  metal.34 M136 64h24l4 34h-32z
  glow.8 M139 68h18l3 26h-24z
  line ink 1.5 M148 68v26
  disc skin 146 60 7
flame
  both
  disc skin 64 126 8
  glow.7 M64 122C50 112 62 104 56 88C74 98 80 112 72 122Z
  white M65 120C58 112 66 108 64 98C72 106 74 114 69 120Z
wrench
  metal.6 M140 60L148 58L158 146L148 148Z
  metal.72 M132 62L128 40L138 46L146 44L150 34L156 54L148 66Z
  disc skin 150 120 8
chain
  both
  hoop tone.7 60 116 4.5 7.5 2.6
  hoop tone.7 55 129 4.5 7.5 2.6
  hoop tone.7 50 142 4.5 7.5 2.6
  disc skin 62 106 7
scales
  metal.6 M144 56h5v94h-5z
  line glow.7 1.5 M120 62l-9 26M120 62l9 26M173 62l-9 26M173 62l9 26
  glow.6 M116 60L146.5 52L177 60L176 65L146.5 58L117 65Z
  glow.5 M107 88h26q-2 11 -13 11q-11 0 -13 -11z
  glow.5 M160 88h26q-2 11 -13 11q-11 0 -13 -11z
  disc glow.8 146.5 50 5
  disc skin 146 118 7.5
lens
  wood.4 M142 92L150 92L152 150L144 150Z
  haze white 146 72 17
  hoop glow.6 146 72 18 18 4.5
  line white 2.4 M135 70A11 11 0 0 1 144 61
  disc skin 147 120 7.5
torch
  wood.5 M139 84L155 84L150 154L145 154Z
  glow.55 M147 24C162 44 168 60 158 82L136 82C126 66 142 54 147 24Z
  white M147 48C154 60 157 68 152 80L142 80C137 70 146 64 147 48Z
  disc skin 147 118 7.5
harp
  glow.55 M70 96C60 118 64 146 88 161L95 153C80 143 76 124 80 107C98 114 119 108 130 92L121 86C110 99 92 103 70 96Z
  line white 1.3 M86 110V150M95 112V153M104 110L95 153M113 106L96 156
  disc skin 71 132 7
  disc skin 116 124 7
magnet
  metal.4 M144 84h8v66h-8z
  glow.45 M126 42V66A22 22 0 0 0 170 66V42H157V66A9 9 0 0 1 139 66V42Z
  metal.9 M126 32h13v13h-13zM157 32h13v13h-13z
  spark white 132 20 9
  spark white 164 20 9
  disc skin 148 118 7.5
wisps
  both
  disc skin 62 130 7.5
  tone.85 M52 100C38 86 52 74 44 54C64 64 76 84 70 100C65 110 57 108 52 100Z
  white M56 97C48 86 58 82 54 70C64 78 68 90 64 97C61 101 58 101 56 97Z
  dot ink 58 90 1.8
  dot ink 63 90 1.8
jar
  tone.88 M86 110H114V117C126 123 126 151 112 156H88C74 151 74 123 86 117Z
  glow.6 M100 118C93 126 89 131 91 146L96 141L100 148L104 141L109 146C111 131 107 126 100 118Z
  dot ink 97 132 1.8
  dot ink 103 132 1.8
  wood.5 M88 101h24v10h-24z
  both
  disc skin 80 140 7
gem
  glow.5 M82 106H118L128 120L100 154L72 120Z
  glow.72 M82 106H100L90 120L100 154L72 120Z
  glow.9 M88 106H112L110 120H90Z
  both
  disc skin 77 134 7
trumpet
  glow.45 M128 74L152 62L154 110L145 102L135 114Z
  metal.85 M108 82L164 46C158 60 164 74 178 80C158 76 136 82 112 90Z
  metal.6 M164 46C176 50 182 66 178 80C168 74 162 60 164 46Z
  disc skin 118 84 7
chalice
  glow.55 M80 104H120C120 124 110 131 104 133V145H115V152H85V145H96V133C90 131 80 124 80 104Z
  glow.8 M80 104H96C96 122 97 130 96 133C90 131 80 124 80 104Z
  oval tone.25 100 104 20 4.5
  both
  disc skin 88 136 7
beads
  both
  cloth.36 M66 122C72 134 84 140 92 138L90 128C82 128 76 122 74 114Z
  disc skin 92 131 7.5
  disc glow.6 84 139 4.4
  disc glow.6 79 147 4.4
  disc glow.6 83 155 4.4
  disc glow.6 92 159 4.4
  once
  disc glow.8 100 158 5.5
bolt
  glow.7 M60 126L84 108L81 122L106 102L101 120L140 116L114 136L117 124L92 142L96 129Z
  both
  haze glow.7 60 126 14
  disc skin 60 127 7.5
  spark white 60 120 10
telescope
  metal.6 M110 108L148 64L160 76L122 120Z
  metal.85 M144 60L160 46L176 62L162 78Z
  glow.75 M158 46L163 41L181 59L176 64Z
  disc skin 120 114 7
  disc skin 141 90 7
hourglass
  tone.92 M82 104H118C118 119 104 124 103 129C104 134 118 139 118 153H82C82 139 96 134 97 129C96 124 82 119 82 104Z
  glow.6 M88 112H112C109 120 102 124 100 128C98 124 91 120 88 112ZM87 152C89 143 98 141 100 133C102 141 111 143 113 152Z
  wood.5 M78 97h44v8h-44zM78 152h44v8h-44z
  both
  disc skin 84 130 7
lotus
  both
  leaf glow.72 glow.5 9 100 148 62 128
  leaf glow.66 glow.46 9 100 148 78 112
  disc skin 80 146 7
  once
  leaf glow.85 glow.62 11 100 150 100 100
  spark white 100 100 10
flask
  haze glow.8 146 52 7
  haze glow.8 154 38 5
  tone.95 M141 70H153V86L168 118Q170 127 161 127H133Q124 127 126 118L141 86Z
  glow.55 M135 104H159L166 119Q167 124 161 124H133Q127 124 128 119Z
  disc glow.9 141 112 3.4
  disc glow.9 151 117 2.6
  wood.5 M139 62h16v9h-16z
  disc skin 147 82 7
cube
  tone.92 M100 64L113 72L100 80L87 72Z
  tone.62 M87 72L100 80V96L87 88Z
  tone.4 M113 72L100 80V96L113 88Z
cubes
  both
  disc skin 64 130 7.5
  once
  put cube 56 98 1.1
  put cube 144 98 1.1
  put cube 100 132 1.6
seeds
  wood.5 M116 118C108 132 110 154 124 160H152C166 154 168 132 158 118Z
  wood.35 M112 110H162L157 120H118Z
  disc skin 136 110 7.5
  disc skin 56 124 7.5
  disc glow.6 46 138 3
  disc glow.6 57 146 3
  disc glow.6 42 152 3
  disc glow.6 64 138 3
card
  paper M90 42H110V76H90Z
  gon glow.5 4 7 100 59
cards
  put card 94 142 1 -42
  put card 98 140 1 -15
  put card 102 140 1 12
  put card 106 142 1 38
  disc skin 92 145 7
  disc skin 109 145 7
horn
  bone.7 M58 96C52 120 66 146 98 150L100 140C78 136 70 118 74 98Z
  bone.9 M58 96C54 112 60 132 78 144C66 130 64 112 68 97Z
  oval wood.2 66 96 9 5
  disc skin 76 138 7
  disc skin 96 144 7
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
