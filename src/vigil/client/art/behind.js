/** What is behind a figure, and the beasts that go with it. */

import { drawings } from "./drawing.js";

export const BEHIND = drawings(`
sister
  both
  tone.5 M100 40C86 42 78 56 80 74C70 90 62 120 58 164L100 164Z
  once
  face 68
stone
  stone.4 M89 164L91 82Q100 72 109 84L112 164Z
  line glow.75 1.8 M97 98l6 6l-6 6l6 6
wings
  both
  leaf tone.95 tone.74 11 88 106 5 90.8
  leaf tone.89 tone.69 11 88 106 14.4 69.3
  leaf tone.83 tone.64 11 88 106 28.8 51.8
  leaf tone.77 tone.59 11 88 106 46.7 39.3
  leaf tone.71 tone.54 11 88 106 66.6 32.4
batwings
  both
  tone.36 M90 108L20 44Q29 64 10 84Z
  tone.29 M90 108L10 84Q30 103 22 122Z
  tone.22 M90 108L22 122Q49 131 48 140Z
  horn tone.14 6 1.5 90 108 56 60 20 44
fairy
  both
  leaf tone.9 tone.7 32 92 100 22 46
  leaf glow.7 glow.55 24 92 106 34 146
cape
  both
  glow.32 M84 88C56 92 34 118 22 164L70 164Z
rays
  turn 12 100 62
  blade glow.8 glow.6 8 128 62 166 62
stars
  turn 5 100 66 -76
  spikes glow.8 5 13 6 100 12
  turn 4 100 66 -57
  disc glow.9 100 14 4
tree
  both
  horn tone.12 14 2 70 164 64 90 24 40
  horn tone.12 8 1.5 64 100 40 90 14 92
  leaf tone.8 tone.6 6 24 40 12 26
  leaf tone.7 tone.5 6 24 40 34 25
  leaf tone.8 tone.6 6 38 58 26 44
  leaf tone.7 tone.5 6 38 58 48 43
  leaf tone.8 tone.6 6 14 92 2 78
  leaf tone.7 tone.5 6 14 92 24 77
  leaf tone.8 tone.6 6 30 82 18 68
  leaf tone.7 tone.5 6 30 82 40 67
spikes
  both
  blade tone.4 tone.24 13 84 112 24 60
  blade tone.4 tone.24 13 84 112 12 94
  blade tone.4 tone.24 13 84 112 18 128
  blade tone.4 tone.24 13 84 112 46 34
stones
  put stone 26 74
  put stone 174 88
  put stone 56 90
  put stone 144 74
twin
  put sister 63 87 .96
  put sister 137 87 .96
coils
  both
  horn tone.34 20 6 60 164 0 120 30 40 72 70
  horn tone.62 8 2 60 164 0 120 30 40 72 70
pipes
  both
  metal.3 M62 110L50 40L60 38L72 104Z
  metal.5 M48 42L46 32L62 30L62 40Z
  haze tone.8 54 24 5
  haze tone.9 58 15 3.5
roots
  both
  horn wood.36 20 3 74 168 26 152 18 76
  horn wood.3 13 2 66 164 16 172 4 118
  horn wood.42 11 2 36 126 56 96 40 56
  leaf tone.8 tone.6 6 18 76 6 58
  leaf tone.8 tone.6 6 40 56 50 38
moon
  tone.95 M134 12A58 58 0 1 1 46 96A47 47 0 1 0 134 12Z
  spark glow.8 60 28 9
  spark glow.8 40 60 6
candles
  both
  bone.72 M6 122h13v44h-13z
  glow.7 M12 100C20 109 21 117 12 122C4 117 5 109 12 100Z
  bone.82 M24 100h14v66h-14z
  glow.75 M31 76C39 86 41 94 31 100C21 94 23 86 31 76Z
  bone.66 M42 126h12v40h-12z
  glow.7 M48 106C55 114 56 121 48 126C40 121 41 114 48 106Z
dial
  wheel tone.9 glow.5 24 66 100 66 9
  turn 12 100 66
  blade glow.85 glow.6 6 100 26 100 10
gears
  both
  gear tone.75 tone.1 tone.3 40 62 32 14
  gear tone.6 tone.1 tone.24 26 122 26 12
mate
  both
  tone.42 M84 62L46 46L60 78L84 82Z
  cloth.22 M84 94C70 100 64 130 62 166L100 166L100 94Z
  tone.5 M100 44C84 44 78 56 79 70C80 86 90 98 100 100Z
  disc metal.5 90 66 9
  disc glow.6 90 66 6
  once
  line ink 1.6 M92 86q8 4 16 0
squad
  put mate 44 92 .8 -6
  put mate 156 92 .8 6
petals
  both
  leaf glow.7 glow.5 17 100 132 16 98
  leaf tone.9 tone.68 17 100 132 34 48
  leaf glow.7 glow.5 17 100 132 68 18
flower
  turn 7 100 80
  leaf glow.66 glow.46 11 100 80 100 48
  once
  disc tone.92 100 80 9
blooms
  put flower 40 58 .95
  put flower 160 58 .95
  put flower 24 116 .75
  put flower 176 116 .75
wolfhead
  both
  tone.32 M100 46L90 46L78 18L72 58C70 78 80 94 86 100L92 124L100 128Z
  tone.48 M100 54L92 62L90 92L94 116L100 118Z
  glow.7 M78 66L91 72L84 76Z
  tone.26 M86 98L62 122L54 170L100 170L100 124Z
  once
  ink M93 110L107 110L100 118Z
pack
  put wolfhead 42 96 .82 -6
  put wolfhead 158 96 .82 6
snapper
  horn tone.45 7 5 100 170 92 130 100 86
  leaf glow.62 glow.44 14 100 92 66 56
  leaf glow.62 glow.44 14 100 92 134 56
  leaf glow.74 glow.54 13 100 92 100 40
  glow.34 M100 70C84 68 74 78 78 96L86 90L92 100L100 92L108 100L114 90L122 96C126 78 116 68 100 70Z
  teeth 82 118 92 9 4
snappers
  put snapper 38 84 .8 -8
  put snapper 162 84 .8 8
monoliths
  put stone 38 66 1.5
  put stone 162 66 1.5
crystals
  both
  blade tone.9 tone.6 17 80 118 26 34
  blade tone.85 tone.55 15 80 120 8 80
  blade tone.8 tone.5 13 82 128 18 128
  blade tone.95 tone.65 14 86 110 56 12
teslas
  both
  metal.4 M22 166L28 84H42L48 166Z
  metal.7 M24 92h22v7h-22zM22 108h26v7h-26zM20 124h30v7h-30z
  disc glow.6 35 72 14
  disc white 35 72 6
  line glow.8 2.4 M46 64L60 54L58 44L74 32M24 62L14 52L18 42
rings
  hoop tone.9 100 66 70 22 5 -20
  hoop glow.6 100 66 62 20 4 24
  disc glow.7 38 90 7
  disc tone.95 160 42 6
banners
  both
  wood.4 M22 24h5v142h-5z
  glow.45 M27 30H62V96L45 84L27 96Z
  glow.7 M38 42H51V66L44 72L38 66Z
  disc glow.8 24 22 5
flames
  both
  tone.6 M60 168C20 150 8 116 22 84C28 98 34 100 38 98C26 70 36 42 58 22C56 46 70 58 74 84Z
  tone.92 M64 168C36 148 26 126 34 104C40 114 46 114 48 110C42 86 48 70 58 58C60 80 72 90 76 110Z
thorns
  both
  horn tone.36 14 2 70 168 4 130 20 40 66 18
  horn tone.3 10 2 60 166 40 110 4 96
  blade tone.7 tone.5 8 20 96 2 84
  blade tone.7 tone.5 8 22 66 6 52
  blade tone.7 tone.5 8 34 42 26 22
  blade tone.7 tone.5 8 24 118 42 106
feathers
  both
  leaf cloth.44 cloth.28 12 88 108 6 96
  leaf cloth.4 cloth.24 12 88 106 12 62
  leaf cloth.44 cloth.28 12 88 104 28 32
  leaf cloth.4 cloth.24 12 88 102 54 12
books
  both
  cloth.5 M8 120h14v46h-14z
  glow.45 M22 112h12v54h-12z
  tone.6 M34 124h14v42h-14z
  wood.4 M2 104h60v6h-60z
  glow.4 M10 66h12v38h-12z
  tone.7 M22 72h14v32h-14z
  cloth.5 M36 62h12v42h-12z
fork
  tone.9 M56 164C70 140 40 122 -4 112V98C50 102 84 114 100 128C116 114 150 102 204 98V112C160 122 130 140 144 164Z
cliff
  tone.1 M204 110L150 108L112 116L104 128L116 146L110 164H204Z
  tone.22 M204 110L150 108L112 116L140 122L168 130L204 126Z
charger
  wood.22 M30 84C14 86 2 104 6 130C14 114 24 108 40 104Z
  wood.22 M48 110L34 136L40 160H28L18 136L32 106ZM116 108L146 126L140 150H128L132 134L106 120Z
  wood.46 M28 88C44 74 70 82 96 82C112 80 124 70 134 54L146 36L150 22L158 32C170 40 184 56 190 68L180 78L160 70C154 90 146 104 134 112C110 122 76 120 58 114C40 112 22 106 28 88Z
  wood.36 M34 96L62 108L58 132L68 160H52L42 134ZM110 106L134 108L152 140L170 146L166 157L142 151L114 124Z
  wood.24 M148 32L132 50C122 66 112 76 94 80L102 64L110 62L114 50L124 46L132 36Z
  cloth.4 M74 78H112L116 100L94 106L76 100Z
  disc ink 164 48 2.6
  line glow.6 2.6 M158 36L168 66M168 62L126 82
tusker
  wood.2 M44 120L40 160H58L64 124ZM116 122L122 160H140L138 120Z
  wood.34 M20 108C20 76 56 66 92 70C118 64 146 66 162 82C176 90 190 104 192 116L178 128L150 130C130 140 76 140 46 134C30 130 20 122 20 108Z
  wood.5 M142 74L136 56L154 72C176 84 190 102 192 116L178 128L150 126C144 110 138 90 142 74Z
  wood.24 M26 96L36 74L48 82L58 62L70 76L84 58L94 74L110 58L116 74L132 62L134 76C100 82 60 80 26 96Z
  wood.3 M58 122L56 160H76L82 126ZM100 124L102 160H120L124 124Z
  bone.92 M160 124C172 122 178 110 174 98C184 108 184 124 172 130Z
  glow.75 M154 90L164 94L156 97Z
howler
  tone.4 M44 158C22 156 10 138 14 116C22 136 34 140 50 138Z
  tone.52 M38 160C34 120 58 94 86 84C94 70 102 58 114 46L116 26L128 38L152 12L158 22L144 48C146 68 138 92 130 106L134 160H112L108 130L94 160Z
  tone.72 M114 46L116 26L128 38L152 12L158 22L144 48L126 62Z
  tone.62 M126 62L144 48C146 68 138 92 130 106L116 100Z
  dot glow.7 131 42 2.6
prowler
  tone.4 M20 84C8 70 8 52 18 40C16 58 24 70 40 78Z
  tone.36 M50 100L36 130L42 158H28L22 130L34 96ZM116 104L112 158H98L100 108Z
  tone.6 M28 88C50 66 92 78 120 72L138 50L134 34L148 44L158 36L160 50C172 58 180 66 182 74L164 82L148 84C140 104 124 112 100 112C70 112 40 116 28 88Z
  tone.5 M32 94L62 104L60 130L70 158H54L44 130ZM122 98L142 96L146 130L158 158H142L130 130Z
  glow.8 M154 58L165 63L156 65Z
  line glow.6 2 M120 78L140 92M56 84L50 100M80 82L78 102
perched
  tone.16 M88 30C104 22 122 30 124 46L142 54L124 58C124 84 116 110 96 124L70 152L74 124C64 100 66 56 88 30Z
  tone.4 M82 62C98 66 106 84 98 104L76 142C70 112 70 84 82 62Z
  dot glow.75 108 44 3.6
  line wood.5 6 M50 130H150
`);
