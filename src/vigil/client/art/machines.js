/** Machines and clockwork. */

import { drawings } from "./drawing.js";

export const MACHINES = drawings(`
hedron
  gon tone.75 6 36 100 80
  gon tone.14 6 24 100 80
  disc glow.55 100 80 11
  disc white 100 80 5
drill
  both
  metal.28 M64 84L46 78L34 96L42 126L60 124Z
  disc tone.7 47 86 4.6
  disc tone.7 47 98 4.6
  disc tone.7 47 110 4.6
  disc tone.7 47 122 4.6
  metal.44 M100 22L74 26L60 52L64 88L100 92Z
  tone.6 M100 30L82 34L74 54L76 76L100 80Z
  once
  disc tone.14 100 56 15
  disc glow.65 100 56 11
  dot white 96 52 3
  tone.9 M66 92L134 92L126.5 105L73.5 105Z
  line ink 1.4 M66 92L126.5 105
  tone.72 M73.5 105L126.5 105L119 118L81 118Z
  line ink 1.4 M73.5 105L119 118
  tone.9 M81 118L119 118L111.5 131L88.5 131Z
  line ink 1.4 M81 118L111.5 131
  tone.72 M88.5 131L111.5 131L104 144L96 144Z
  line ink 1.4 M88.5 131L104 144
  tone.9 M96 144L104 144L96.5 157L103.5 157Z
  line ink 1.4 M96 144L96.5 157
cannon
  turn 6 100 80
  blade glow.8 glow.5 9 120 80 176 80
  turn 6 100 80 30
  blade glow.8 glow.5 9 120 80 158 80
  once
  gon tone.34 6 54 100 80
  gon tone.62 6 42 100 80
  gon tone.24 6 30 100 80
  turn 6 100 80
  disc tone.9 100 32 4
  once
  disc glow.6 100 80 20
  disc white 100 80 11
link
  put hedron 100 48
  put hedron 72 98
  put hedron 128 98
  line glow.7 3 M100 59L78 90M100 59L122 90M84 98L116 98
rocket
  both
  glow.5 M86 92L62 122L66 134L90 118Z
  metal.55 M84 60C60 62 40 54 26 38C30 72 56 88 84 86Z
  tone.62 M84 66C66 68 50 62 38 52C44 72 62 82 84 80Z
  tone.86 M100 10C84 30 80 70 86 122L100 126Z
  once
  glow.5 M100 10C90 22 86 38 85 52L115 52C114 38 110 22 100 10Z
  disc tone.16 100 72 11
  disc glow.75 100 72 8
  dot white 97 69 2.5
  tone.4 M86 96L114 96L115 104L85 104Z
  glow.6 M88 124L112 124C114 140 104 146 100 160C96 146 86 140 88 124Z
  white M94 125L106 125C106 136 102 140 100 150C98 140 94 136 94 125Z
drone
  horn metal.4 8 5 100 80 70 59.2 40 54
  gear tone.7 tone.1 tone.4 40 54 19 10
  horn metal.4 8 5 100 80 130 59.2 160 54
  gear tone.7 tone.1 tone.4 160 54 19 10
  horn metal.4 8 5 100 80 78 107.2 56 114
  gear tone.7 tone.1 tone.4 56 114 19 10
  horn metal.4 8 5 100 80 122 107.2 144 114
  gear tone.7 tone.1 tone.4 144 114 19 10
  metal.5 M134 80L117 109.4L83 109.4L66 80L83 50.6L117 50.6Z
  disc tone.15 100 80 20
  disc glow.6 100 80 14
  dot white 95 75 4
suitcase
  line metal.85 6 M78 36Q100 10 122 36
  both
  metal.34 M46 128L30 154L46 154L62 132Z
  metal.75 M50 62L32 40L62 34L80 62Z
  metal.45 M100 60L42 62L36 130L100 136Z
  tone.66 M100 70L54 72L49 121L100 126Z
  disc tone.9 46 68 3
  disc tone.9 41 124 3
  once
  gear tone.92 tone.1 glow.5 100 98 24 12
shrine
  both
  metal.35 M34 140H100V156H26Z
  metal.5 M64 92L62 140L100 140L100 92Z
  tone.72 M100 52L66 54V72L26 88L46 95L100 93Z
  tone.55 M100 14L84 36L44 48L62 55L100 53Z
  tone.9 M100 14L93 36L78 44L100 44Z
  once
  glow.7 M97 4h6v16h-6z
  disc ink 100 115 23
  disc glow.6 100 115 18
  disc white 100 115 8
skydrone
  both
  metal.4 M80 84L34 66L20 86L34 102L80 108Z
  gear tone.75 tone.1 tone.4 34 84 20 10
  tone.34 M80 104L60 132L90 120Z
  metal.56 M100 26C80 34 74 64 78 106L100 112Z
  once
  glow.5 M100 26C91 31 86 40 83 50H117C114 40 109 31 100 26Z
  disc ink 100 76 17
  disc glow.65 100 76 13
  dot white 95 71 4
  glow.6 M88 112H112C115 132 105 140 100 160C95 140 85 132 88 112Z
  white M94 113H106C106 126 102 132 100 144C98 132 94 126 94 113Z
missile
  tone.5 M92 98L82 116H92ZM108 98L118 116H108Z
  metal.75 M92 60h16v54h-16z
  glow.5 M92 60C92 46 98 40 100 32C102 40 108 46 108 60Z
arsenal
  put missile 48 82
  put missile 152 82
  put missile 74 72 1.1
  put missile 126 72 1.1
  put missile 100 64 1.25
  metal.45 M30 108H170L160 148H40Z
  tone.75 M38 114h124v8h-124z
  gear tone.9 tone.1 glow.5 100 130 17 10
chamber
  both
  metal.66 M64 36h-14v94h14z
  line glow.7 3 M50 84L34 72L38 60L24 48
  disc glow.6 38 98 9
  once
  tone.3 M64 38h72v92h-72z
  line glow.85 2.4 M74 44L82 60L72 72L84 88L74 104L82 122M126 44L118 60L128 72L116 88L126 104L118 122
  tone.97 M100 46L116 70L100 120Z
  glow.6 M100 46L84 70L100 120Z
  spark white 94 62 9
  metal.5 M56 16H144L150 38H50Z
  metal.42 M50 130H150L158 152H42Z
  tone.85 M60 138h80v6h-80z
dredger
  metal.5 M91 4h18v44h-18z
  both
  horn metal.62 17 11 92 46 40 52 44 104
  blade metal.92 metal.6 20 42 92 78 152
  disc tone.9 58 60 4
  disc glow.6 44 100 7
  once
  gear tone.75 tone.1 glow.5 100 44 26 12
  put hedron 100 112 .95
plane
  both
  metal.56 M96 72L44 88V97L96 96Z
  tone.75 M100 40C91 50 91 100 96 118L100 120Z
  tone.5 M97 106L78 116V122L98 118Z
  once
  glow.6 M100 40C96 45 94 52 94 60H106C106 52 104 45 100 40Z
  hoop tone.92 100 39 18 2 2
squadron
  put plane 48 108 .72 -12
  put plane 152 108 .72 12
  put plane 100 62 .95
generator
  hoop glow.7 100 92 66 66 3.4
  hoop glow.5 100 92 54 54 2.2
  metal.45 M48 150L62 116H138L152 150Z
  tone.72 M62 116L74 96H126L138 116Z
  both
  metal.6 M28 152L38 118H54L50 152Z
  disc glow.65 45 112 7
  once
  metal.85 M92 56h16v42h-16z
  tone.62 M82 64h36v8h-36zM82 80h36v8h-36z
  disc glow.6 100 46 18
  disc white 100 46 8
watchtower
  both
  shine glow.85 M74 48L8 14V70L74 56Z
  metal.45 M100 72L80 72L64 154L100 154Z
  tone.72 M100 72L89 72L82 154L100 154Z
  line ink 1.7 M77 92H100M73 112H100M69 134H100
  metal.62 M100 60L62 60L72 78L100 78Z
  metal.8 M100 50V62H64V42H74V50H84V42H94V50Z
  once
  disc glow.7 100 62 10
  disc white 100 62 4
  put hedron 100 26 .62
laboratory
  metal.62 M128 22h16v44l-16 -12z
  haze tone.95 136 14 8
  metal.42 M42 84H158V150H42Z
  tone.62 M28 87L100 32L172 87Z
  tone.42 M52 87L100 50L148 87Z
  gear tone.85 tone.1 glow.5 100 70 12 8
  glow.78 M50 98h18v20h-18zM132 98h18v20h-18z
  tone.96 M93 90H107V104L126 136Q128 146 117 146H83Q72 146 74 136L93 104Z
  glow.55 M86 120H114L123 137Q124 143 117 143H83Q76 143 77 137Z
  disc glow.9 94 130 3.6
  disc glow.9 106 135 2.8
reactor
  turn 8 100 80
  metal.56 M88 8H112L107 40H93Z
  once
  wheel tone.75 tone.45 24 60 100 80 13
  disc tone.14 100 80 47
  hoop glow.7 100 80 42 13 2.2
  hoop glow.7 100 80 42 13 2.2 60
  hoop glow.7 100 80 42 13 2.2 120
  star white glow.72 8 27 8 100 80
  disc white 100 80 8
foundry
  gear tone.75 tone.1 tone.35 54 112 28 12
  tone.95 M112 36C144 40 150 80 146 112H130C134 86 130 58 106 54Z
  metal.78 M40 18H132V28H40Z
  metal.52 M48 28H124L113 74H60Z
  tone.8 M60 36H112L109 46H63Z
  metal.4 M68 118H168L156 132H140V142H156V154H94V142H110V132C90 132 76 128 68 118Z
  glow.75 M116 108h38v10h-38z
  spark white 166 92 11
  spark white 108 96 8
salvage
  metal.56 M34 154L46 16H58L70 154Z
  line ink 1.6 M44 40L60 56M42 64L62 80M40 90L66 108M38 116L68 132
  metal.72 M44 18L160 12V26L56 36Z
  line metal.9 2.4 M146 26V56
  glow.5 M128 56H164L170 72H122Z
  gear tone.72 tone.1 tone.36 100 128 30 13
  gear tone.9 tone.1 glow.5 148 104 20 10
  metal.4 M70 150L90 126L108 152ZM124 152L146 124L178 152Z
  tone.62 M112 152L128 132L150 152Z
clock
  tone.36 M44 164L52 140L148 140L156 164Z
  tone.5 M58 140L64 124L136 124L142 140Z
  wheel glow.5 tone.7 24 62 100 80
  disc tone.2 100 80 54
  turn 4 100 80
  glow.6 M95 30L105 30L104 40L96 40Z
  turn 4 100 80 30
  tone.8 M96 30L104 30L103 40L97 40Z
  turn 4 100 80 60
  tone.8 M96 30L104 30L103 40L97 40Z
  once
  disc tone.9 100 80 36
  gear tone.5 tone.1 tone.72 100 80 26 12
  blade tone.1 tone.1 7 100 88 100 46
  blade tone.1 tone.1 6 94 76 126 94
  disc glow.6 100 80 4
armillary
  wheel tone.6 tone.42 36 66 100 80
  hoop tone.8 100 80 56 20 5
  hoop tone.94 100 80 20 56 5
  hoop glow.5 100 80 54 24 4 45
  gear tone.95 tone.1 glow.5 100 80 17 10
clockblade
  blade tone.97 tone.72 24 100 112 100 6
  line tone.4 2 M100 22V104
  both
  metal.5 M100 108L58 96L50 108L64 118L100 120Z
  once
  wood.3 M94 120h12v30h-12z
  gear tone.85 tone.1 glow.5 100 112 22 12
  disc glow.6 100 153 6
helm
  both
  metal.5 M100 18C68 20 50 46 52 84L60 132L84 146L90 100L100 96Z
  ink M92 82L62 74L64 88L88 96Z
  metal.75 M100 18C94 36 92 60 94 90L100 92Z
  dot glow.7 76 84 4
  gear tone.8 tone.1 tone.4 62 56 15 9
familiar
  both
  metal.44 M100 30L84 34L64 14L62 48C56 84 66 120 100 148Z
  disc metal.66 82 62 17
  disc glow.6 82 62 12
  disc ink 82 62 5
  dot white 79 59 2
  tone.5 M64 84C48 96 46 124 58 140C66 126 74 116 78 104Z
  line ink 1.6 M86 104q7 8 14 0
  line ink 1.6 M84 115q7 8 14 0
  line ink 1.6 M82 126q7 8 14 0
  once
  glow.5 M94 74L106 74L100 90Z
shield
  both
  metal.5 M100 12L48 26C44 84 64 124 100 150Z
  tone.56 M100 24L58 34C56 82 72 112 100 134Z
  once
  gear tone.9 tone.1 tone.34 100 70 34 14
monocle
  line glow.6 2.8 M152 108C176 124 172 148 150 158
  wheel tone.88 tone.55 24 60 98 74 11
  disc tone.22 98 74 48
  disc glow.4 98 74 42
  disc glow.6 98 74 30
  disc ink 98 74 13
  shine white M66 60A36 36 0 0 1 88 38L93 49A25 25 0 0 0 78 64Z
  gear tone.92 tone.1 glow.5 150 106 16 10
walker
  both
  metal.4 M86 108L70 126L80 148L58 154H90L92 130L98 112Z
  once
  tone.55 M144 74L176 50L170 74L184 84L148 94Z
  metal.56 M58 84C56 54 78 42 104 44C136 46 152 66 148 92C142 114 116 120 92 116C72 112 60 100 58 84Z
  tone.8 M94 70C120 62 140 76 142 96C120 106 98 98 94 70Z
  line ink 1.6 M106 74q14 2 24 14M102 84q12 2 20 10
  glow.6 M48 30L50 10L60 22L70 10L74 32Z
  metal.72 M60 72C40 66 34 44 48 32C62 22 82 30 82 50L86 68Z
  glow.5 M40 46L16 55L42 60Z
  disc ink 58 46 10
  disc glow.65 58 46 7
  dot white 56 44 2.4
omnicron
  both
  metal.35 M60 56L28 44L18 82L30 120L62 106Z
  disc tone.85 40 62 4.5
  disc tone.85 33 88 4.5
  metal.55 M100 16C70 18 54 44 56 80C58 120 76 142 100 146Z
  metal.78 M100 16C82 18 72 32 70 50L100 56Z
  ink M100 66L66 60L68 86L100 92Z
  disc glow.65 84 75 9
  dot white 81 72 3
  tone.7 M100 104L78 102L83 130L100 134Z
  line ink 1.6 M86 104v26M93 105v28
  once
  gon glow.7 6 10 100 36
mechamonk
  both
  metal.4 M50 108L34 152L52 158L64 120Z
  metal.36 M100 90L76 93L68 120L76 158H100Z
  metal.6 M78 91L44 98L40 120L72 118Z
  metal.56 M100 18C82 18 74 34 75 54C76 74 88 86 100 90Z
  metal.78 M100 18C90 19 84 28 82 40L100 42Z
  ink M97 52L82 50L84 58L96 60Z
  dot glow.75 89 55 3
  tone.8 M100 70L90 68C88 82 92 96 100 106Z
  disc tone.9 52 108 3
  once
  disc glow.7 100 32 4.5
  gear tone.9 tone.1 glow.5 100 128 18 10
  disc white 100 128 5
gargoyle
  both
  stone.5 M86 92L38 24L14 60L22 112L42 98L54 120L70 106L84 118Z
  stone.36 M86 92L38 24L44 72ZM86 92L22 112L42 98Z
  horn stone.85 9 1 90 44 68 40 66 14
  stone.45 M100 86L80 92L68 118L74 148H100Z
  stone.68 M100 96L88 100L86 122L100 130Z
  stone.64 M100 34C84 36 78 52 81 67L90 86L100 92Z
  glow.7 M84 60L96 65L88 68Z
  metal.55 M100 146H58L50 158H100Z
  once
  teeth 91 109 77 7 4
  gear tone.92 tone.1 glow.5 100 113 13 9
monolith
  both
  tone.4 M100 8L74 30L68 150L100 156Z
  tone.7 M100 8L74 30L86 36L100 26Z
  line glow.7 2.4 M78 60h12v14h-8v14h12M80 112h10v16
  once
  eye glow.6 white 100 62 13 6
`);
