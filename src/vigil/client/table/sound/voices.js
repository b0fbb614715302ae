/** What is heard, made of tones and noise as it is needed: no files. */

/** @typedef {"card" | "coin" | "blade" | "bell" | "die" | "turn" | "out" | "won" | "lost"} Voice */

/** A place where sound goes: the context, and what sets the volume. @typedef {{context: AudioContext, to: AudioNode}} Ear */

/**
 * A tone that dies away.
 * @param {Ear} ear
 * @param {{pitch: number, after?: number, long: number, loud: number, type?: OscillatorType}} how
 */
function tone({ context, to }, { pitch, after = 0, long, loud, type = "sine" }) {
  const begin = context.currentTime + after;
  const source = new OscillatorNode(context, { type, frequency: pitch });
  source.connect(fading(context, to, begin, long, loud));
  source.start(begin);
  source.stop(begin + long);
}

/**
 * A rustle: noise through a window of pitches that may slide.
 * @param {Ear} ear
 * @param {{from: number, to?: number, after?: number, long: number, loud: number, narrow?: number}} how
 */
function rustle({ context, to }, { from, to: end = from, after = 0, long, loud, narrow = 1 }) {
  const begin = context.currentTime + after;
  const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: narrow });
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(end, begin + long);
  source.connect(filter).connect(fading(context, to, begin, long, loud));
  source.start(begin);
  source.stop(begin + long);
}

const QUIET = 0.0001;
const ATTACK = 0.004;

/** @param {AudioContext} context @param {AudioNode} to @param {number} begin @param {number} long @param {number} loud */
function fading(context, to, begin, long, loud) {
  const gain = new GainNode(context, { gain: QUIET });
  gain.gain.setValueAtTime(QUIET, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(QUIET, begin + long);
  gain.connect(to);
  return gain;
}

/** @type {AudioBuffer | null} */
let kept = null;

/** One second of noise. @param {AudioContext} context */
function noise(context) {
  if (kept) return kept;
  kept = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = kept.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return kept;
}

/** @type {Record<Voice, (ear: Ear) => void>} */
export const VOICES = {
  card: (ear) => rustle(ear, { from: 2400, to: 900, long: 0.09, loud: 0.65, narrow: 0.8 }),
  coin(ear) {
    tone(ear, { pitch: 1976, long: 0.16, loud: 0.16, type: "triangle" });
    tone(ear, { pitch: 2637, after: 0.05, long: 0.22, loud: 0.14, type: "triangle" });
  },
  blade(ear) {
    rustle(ear, { from: 3200, to: 7600, long: 0.2, loud: 0.6, narrow: 4 });
    tone(ear, { pitch: 3136, after: 0.03, long: 0.26, loud: 0.05 });
  },
  bell(ear) {
    for (const [part, loud] of [
      [1, 0.24],
      [2.01, 0.1],
      [2.98, 0.06],
      [4.2, 0.03],
    ])
      tone(ear, { pitch: 659 * part, long: 1.1 / Math.sqrt(part), loud });
  },
  die(ear) {
    for (const after of [0, 0.07, 0.13, 0.21, 0.32, 0.46])
      rustle(ear, { from: 1300 + 500 * Math.random(), after, long: 0.06, loud: 1.3, narrow: 3 });
  },
  turn(ear) {
    tone(ear, { pitch: 523, long: 0.5, loud: 0.16 });
    tone(ear, { pitch: 784, after: 0.12, long: 0.7, loud: 0.16 });
  },
  won(ear) {
    for (const [place, pitch] of [523, 659, 784, 1047].entries())
      for (const [part, loud] of [
        [1, 0.2],
        [2.01, 0.07],
      ])
        tone(ear, { pitch: pitch * part, after: place * 0.14, long: 1.5, loud });
  },
  lost(ear) {
    tone(ear, { pitch: 392, long: 0.9, loud: 0.12 });
    tone(ear, { pitch: 311, after: 0.24, long: 1.4, loud: 0.12 });
  },
  out(ear) {
    rustle(ear, { from: 900, to: 160, long: 1.2, loud: 0.4, narrow: 0.7 });
    tone(ear, { pitch: 196, after: 0.15, long: 1.6, loud: 0.14 });
  },
};
