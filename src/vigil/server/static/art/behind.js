/** What is behind a figure. */

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
  turn 12 100 74
  star glow.9 glow.66 5 11 5 100 16
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
`);
