/**
 * What each line says of its regions by its clue: the sums over all ways to meet it, forwards and backwards. This is the plain
 * one; `swift-voices.ts` does the same as WebAssembly, to the last bit.
 *
 * In the field: sum-product messages of a factor that counts, by dynamic programming over its states.
 */

import { grown } from '../../../kernel/clause-learning/storage.ts';
import { exponential, logarithm } from './exponential.ts';
import { type LineLayers, layersOf } from './line-layers.ts';
import type { Line } from './model.ts';

/** All lines of a board, and what they believe together. */
export interface Voices {
  /** By region, above 0 for painted: the logarithm of the odds. */
  readonly believed: Float64Array;
  /** Forgets what was said. From now on every region leans to a colour, if nobody says anything of it. */
  begin(leaning: Float64Array): void;
  /** What is believed counts by this share, the leaning by the rest; then each line adds what it told last. */
  remember(past: number): void;
  /** A line hears what is believed, makes up its mind, and tells it in place of what it told before. */
  think(line: number): void;
  /** How many lines have clues that the likelier colours miss. */
  missed(): number;
}

/** Odds are told up to this logarithm. */
const surest = 12;

/** `values` has what is settled, by literal. */
export class PlainVoices implements Voices {
  readonly believed: Float64Array;
  #leaning: Float64Array;
  readonly #lines: readonly Voice[];

  constructor(lines: readonly Line[], values: Int8Array) {
    const weights = new Weights();
    this.#lines = lines.map((line) => new Voice(line, values, weights));
    this.believed = new Float64Array(values.length / 2);
    this.#leaning = this.believed;
  }

  begin(leaning: Float64Array): void {
    this.believed.fill(0);
    this.#leaning = leaning;
    for (const line of this.#lines) line.forget();
  }

  remember(past: number): void {
    for (let region = 0; region < this.believed.length; region++) {
      this.believed[region] = this.believed[region] * past + this.#leaning[region] * (1 - past);
    }
    for (const line of this.#lines) line.tell(this.believed);
  }

  think(line: number): void {
    this.#lines[line].think(this.believed);
  }

  missed(): number {
    return this.#lines.reduce((sum, line) => sum + (line.isMet(this.believed) ? 0 : 1), 0);
  }
}

/** What all voices work with, one after the other: so it stays near the processor. */
class Weights {
  states = new Float64Array(0);

  /** Room for so many numbers, all of them 0. */
  cleared(length: number): Float64Array {
    this.states = grown(this.states, length);
    return this.states.fill(0, 0, length);
  }
}

/** One line. Its states lie as `line-layers.ts` draws them, with how probable it is to come to each. */
class Voice {
  readonly #regions: ArrayLike<number>;
  readonly #lengths: ArrayLike<number>;
  readonly #values: Int8Array;
  readonly #painted: number;
  readonly #blocks: number;
  readonly #layers: LineLayers;
  readonly #weights: Weights;
  /** By segment: the logarithm of the odds for painted that were told last. */
  readonly #told: Float64Array;
  /** By segment: how probable the other lines make it that it is painted. */
  readonly #heard: Float64Array;

  constructor(line: Line, values: Int8Array, weights: Weights) {
    const { segments, clue } = line;
    this.#regions = segments.regions;
    this.#lengths = segments.lengths;
    this.#values = values;
    [this.#painted, this.#blocks] = clue;
    this.#layers = layersOf(line);
    this.#weights = weights;
    this.#told = new Float64Array(segments.regions.length);
    this.#heard = new Float64Array(segments.regions.length);
  }

  forget(): void {
    this.#told.fill(0);
  }

  /** Adds what it tells. */
  tell(believed: Float64Array): void {
    for (let at = 0; at < this.#told.length; at++) believed[this.#regions[at]] += this.#told[at];
  }

  think(believed: Float64Array): void {
    for (let at = 0; at < this.#heard.length; at++) {
      const region = this.#regions[at];
      const value = this.#values[2 * region];
      this.#heard[at] =
        value === 0
          ? 1 / (1 + exponential(within(this.#told[at] - believed[region])))
          : (value + 1) / 2;
    }
    const states = this.#weights.cleared(this.#layers.length);
    this.#forwards(states);
    this.#backwards(states, believed);
  }

  #forwards(states: Float64Array): void {
    const { least, most, origins, strides, firsts, lasts } = this.#layers;
    states[origins[0]] = 1;
    for (let at = 0; at < this.#heard.length; at++) {
      const ifPainted = this.#heard[at];
      const ifBlank = 1 - ifPainted;
      const length = this.#lengths[at];
      const stride = strides[at];
      const newStride = strides[at + 1];
      const first = firsts[at + 1];
      const last = lasts[at + 1];
      const fewest = least[at];
      const greatest = most[at];
      const from = origins[at];
      const to = origins[at + 1];
      const end = most[at + 1];
      for (let counted = least[at + 1]; counted <= end; counted++) {
        const into = to + 2 * counted * newStride;
        if (counted >= fewest && counted <= greatest) {
          const stay = from + 2 * counted * stride;
          for (let place = first; place <= last; place++) {
            states[into + place] = (states[stay + place] + states[stay + stride + place]) * ifBlank;
          }
        }
        const rest = counted - length;
        if (rest >= fewest && rest <= greatest) {
          const came = from + 2 * rest * stride;
          for (let place = first; place <= last; place++) {
            states[into + newStride + place] =
              (states[came + place - 1] + states[came + stride + place]) * ifPainted;
          }
        }
      }
    }
  }

  /**
   * From the met clue back, telling the odds of each segment on the way. What is good takes the place of what was reached. Sums
   * are kept apart for every second place, which are one number in WebAssembly.
   */
  #backwards(states: Float64Array, believed: Float64Array): void {
    const { least, most, origins, strides, firsts, lasts } = this.#layers;
    const size = this.#heard.length;
    const goal = origins[size] + 2 * this.#painted * strides[size] + this.#blocks;
    states[goal] = 1;
    states[goal + strides[size]] = 1;
    for (let at = size - 1; at >= 0; at--) {
      const ifPainted = this.#heard[at];
      const ifBlank = 1 - ifPainted;
      const length = this.#lengths[at];
      const stride = strides[at];
      const nextStride = strides[at + 1];
      const first = firsts[at];
      const last = lasts[at];
      const fewest = least[at + 1];
      const greatest = most[at + 1];
      const here = origins[at];
      const after = origins[at + 1];
      const end = most[at];
      let forBlank = 0;
      let forPainted = 0;
      let forNextBlank = 0;
      let forNextPainted = 0;
      for (let counted = least[at]; counted <= end; counted++) {
        const state = here + 2 * counted * stride;
        const next = counted + length;
        const isLeft = counted >= fewest && counted <= greatest;
        const isReached = next >= fewest && next <= greatest;
        const left = isLeft ? after + 2 * counted * nextStride : -1;
        const reached = isReached ? after + (2 * next + 1) * nextStride : -1;
        for (let place = first; place <= last; place++) {
          const ifLeft = left < 0 ? 0 : states[left + place];
          const goesOn = reached < 0 ? 0 : states[reached + place];
          const starts = reached < 0 ? 0 : states[reached + place + 1];
          const blank = states[state + place];
          const painted = states[state + stride + place];
          const ifBlankNow = (blank + painted) * ifLeft;
          const ifPaintedNow = painted * goesOn + blank * starts;
          if (((place - first) & 1) === 0) {
            forBlank += ifBlankNow;
            forPainted += ifPaintedNow;
          } else {
            forNextBlank += ifBlankNow;
            forNextPainted += ifPaintedNow;
          }
          const stays = ifBlank * ifLeft;
          states[state + place] = stays + ifPainted * starts;
          states[state + stride + place] = stays + ifPainted * goesOn;
        }
      }
      const region = this.#regions[at];
      if (this.#values[2 * region] !== 0) continue;
      const odds = oddsOf(forPainted + forNextPainted, forBlank + forNextBlank);
      believed[region] += odds - this.#told[at];
      this.#told[at] = odds;
    }
  }

  isMet(believed: Float64Array): boolean {
    let counted = 0;
    let started = 0;
    let wasPainted = false;
    for (let at = 0; at < this.#told.length; at++) {
      const region = this.#regions[at];
      const value = this.#values[2 * region];
      const isPainted = value === 0 ? believed[region] > 0 : value === 1;
      if (isPainted) counted += this.#lengths[at];
      if (isPainted && !wasPainted) started++;
      wasPainted = isPainted;
    }
    return counted === this.#painted && started === this.#blocks;
  }
}

/** The logarithm of the odds of one weight against another; 0 when neither is possible any more. */
function oddsOf(one: number, other: number): number {
  if (one <= 0 && other <= 0) return 0;
  if (other <= 0) return surest;
  return one <= 0 ? -surest : within(logarithm(one / other));
}

function within(odds: number): number {
  return odds > surest ? surest : odds < -surest ? -surest : odds;
}
