/** Soft sounds of play, made by the device itself, off unless they are wanted: a stone, a cut, a win. */

import { choice } from '../storage/index.ts';

export const sounds = choice('sounds', false);

/** A tone: when it begins and how long it rings, in seconds, its pitch in hertz, and how loud it is at most. */
interface Tone {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  /** Where the pitch glides to; absent when it stays. */
  readonly to?: number;
  readonly loudness: number;
  readonly shape: OscillatorType;
}

export type Sound = 'stone' | 'cut' | 'win';

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  // Wood on wood: low, short, falling.
  stone: [{ at: 0, length: 0.09, pitch: 420, to: 180, loudness: 0.16, shape: 'triangle' }],
  // The same, and a thin snip after it.
  cut: [
    { at: 0, length: 0.09, pitch: 420, to: 180, loudness: 0.16, shape: 'triangle' },
    { at: 0.08, length: 0.12, pitch: 1500, to: 700, loudness: 0.06, shape: 'sine' },
  ],
  // Three steps of a chord.
  win: [
    { at: 0, length: 0.35, pitch: 392, loudness: 0.1, shape: 'sine' },
    { at: 0.12, length: 0.35, pitch: 494, loudness: 0.1, shape: 'sine' },
    { at: 0.24, length: 0.6, pitch: 587, loudness: 0.1, shape: 'sine' },
  ],
};

let context: AudioContext | undefined;

/** Silent when sounds are off, or the device has none. */
export function play(sound: Sound): void {
  if (!sounds.isOn.value || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser holds sound back until the page was touched.
  if (context.state === 'suspended') void context.resume();
  for (const tone of tones[sound]) ring(context, tone);
}

function ring(to: AudioContext, { at, length, pitch, to: end, loudness, shape }: Tone): void {
  const begin = to.currentTime + at;
  const source = to.createOscillator();
  const volume = to.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, begin);
  if (end !== undefined) source.frequency.exponentialRampToValueAtTime(end, begin + length);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(to.destination);
  source.start(begin);
  source.stop(begin + length + 0.02);
}
