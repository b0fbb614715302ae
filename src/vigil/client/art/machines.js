/** Engines and buildings. */

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
`);
