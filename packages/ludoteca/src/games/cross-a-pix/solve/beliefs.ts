/**
 * A guess at a whole filling, where searching alone has found none: what each line believes of its regions, told to the
 * other lines through them, round after round.
 *
 * A line knows how probable each colour of a region is from what all its other lines say (in odds, as logarithms), and
 * tells by its clue how probable that makes each colour of each of its regions: exactly, by the sums over all ways to
 * meet the clue. A line hears what those before it have said in the same round. What was believed in the round before counts
 * more and more, so that a choice is made in the end. The guess may miss some clues: it is for the search to begin with.
 *
 * In the field: belief propagation with reinforcement (A. Braunstein, R. Zecchina, *Learning by message passing in
 * networks of discrete synapses*, 2006), as in discrete tomography (E. Gouillart, F. Krzakala, M. Mézard, L.
 * Zdeborová, *Belief-propagation reconstruction for discrete tomography*, 2013).
 */

import type { Effort } from '../../../kernel/index.ts';
import { exponential, logarithm } from './exponential.ts';
import type { Line } from './model.ts';

export interface Patience {
  readonly rounds: number;
  /** Another number, another leaning that fades with the rounds, and mostly another guess; 0 leans nowhere. */
  readonly nudge: number;
}

/** Odds are told up to this logarithm. */
const surest = 12;
/** Rounds between two looks at whether the guess meets all clues. */
const checkInterval = 10;

/** By region, above 0 for painted; absent when the effort was stopped. `values` has what is settled, by literal. */
export function beliefs(
  lines: readonly Line[],
  values: Int8Array,
  regions: number,
  { rounds, nudge }: Patience,
  effort: Effort,
): Float64Array | undefined {
  const voices = lines.map((line) => new Voice(line, values));
  const believed = new Float64Array(regions);
  const leaning = new Float64Array(regions);
  if (nudge > 0) {
    for (let region = 0; region < regions; region++) leaning[region] = mixed(region, nudge) / 2;
  }
  for (let round = 0; round < rounds; round++) {
    // Slowly at first: what is decided early was decided knowing little.
    const share = round / rounds;
    const past = share * share;
    for (let region = 0; region < regions; region++) {
      believed[region] = believed[region] * past + leaning[region] * (1 - past);
    }
    for (const voice of voices) voice.tell(believed);
    for (const voice of voices) {
      if (!effort.look()) return undefined;
      voice.think(believed);
    }
    if (round % checkInterval === 0 && voices.every((voice) => voice.isMet(believed))) break;
  }
  return believed;
}

/** A number from −1 to 1 that tells nothing. */
function mixed(region: number, nudge: number): number {
  const word = Math.imul(Math.imul(region + 7919 * nudge, 0x9e3779b1) ^ nudge, 0x85ebca6b);
  return ((word ^ (word >>> 15)) >> 16) / 2 ** 15;
}

/** What thinking of these lines once costs, in states looked at. */
export function thinkingCost(lines: readonly Line[]): number {
  return lines.reduce(
    (sum, { segments, clue: [painted, blocks] }) =>
      sum + segments.regions.length * (painted + 1) * (blocks + 1),
    0,
  );
}

/**
 * One line. A state is (counted, started) as one number, counted × (blocks + 1) + started; a layer has the weights of all
 * states with a blank last cell, then those with a painted one. Layer n comes before segment n.
 */
class Voice {
  readonly #regions: ArrayLike<number>;
  readonly #lengths: ArrayLike<number>;
  readonly #values: Int8Array;
  readonly #painted: number;
  readonly #blocks: number;
  /** By segment: the logarithm of the odds for painted that were told last. */
  readonly #told: Float64Array;
  /** By segment: how probable the other lines make it that it is painted. */
  readonly #heard: Float64Array;
  readonly #layers: Float64Array;
  /** By segment: the fewest cells that may be counted before it if the rest is to suffice, and the most there are. */
  readonly #least: Int32Array;
  readonly #most: Int32Array;
  #after: Float64Array;
  #before: Float64Array;

  constructor({ segments, clue: [painted, blocks] }: Line, values: Int8Array) {
    const size = segments.regions.length;
    const layer = 2 * (painted + 1) * (blocks + 1);
    this.#regions = segments.regions;
    this.#lengths = segments.lengths;
    this.#values = values;
    this.#painted = painted;
    this.#blocks = blocks;
    this.#told = new Float64Array(size);
    this.#heard = new Float64Array(size);
    this.#layers = new Float64Array((size + 1) * layer);
    this.#after = new Float64Array(layer);
    this.#before = new Float64Array(layer);
    this.#least = new Int32Array(size);
    this.#most = new Int32Array(size);
    let before = 0;
    for (let at = 0; at < size; at++) {
      this.#most[at] = Math.min(painted, before);
      before += segments.lengths[at];
    }
    for (let at = size - 1, rest = 0; at >= 0; at--) {
      rest += segments.lengths[at];
      this.#least[at] = Math.max(0, painted - rest);
    }
  }

  /** Hears what is believed, makes up its mind, and tells it in place of what it told before. */
  think(believed: Float64Array): void {
    for (let at = 0; at < this.#heard.length; at++) {
      const region = this.#regions[at];
      const value = this.#values[2 * region];
      this.#heard[at] =
        value === 0
          ? 1 / (1 + exponential(within(this.#told[at] - believed[region])))
          : (value + 1) / 2;
    }
    this.#forwards();
    this.#backwards(believed);
  }

  #forwards(): void {
    const layers = this.#layers;
    const blocks = this.#blocks;
    const row = blocks + 1;
    const half = (this.#painted + 1) * row;
    layers.fill(0);
    layers[0] = 1;
    for (let at = 0; at < this.#heard.length; at++) {
      const ifPainted = this.#heard[at];
      const length = this.#lengths[at];
      // Every second segment can start a block.
      const fewest = Math.max(0, blocks - ((this.#heard.length - at + 1) >> 1));
      const mostStarted = Math.min(blocks, (at + 1) >> 1);
      for (let counted = this.#least[at]; counted <= this.#most[at]; counted++) {
        const from = at * 2 * half + counted * row;
        const to = from + 2 * half;
        const isRoom = counted + length <= this.#painted;
        const next = to + half + length * row;
        for (let started = fewest; started <= mostStarted; started++) {
          const blank = layers[from + started];
          const painted = layers[from + half + started];
          if (blank === 0 && painted === 0) continue;
          layers[to + started] += (blank + painted) * (1 - ifPainted);
          if (!isRoom) continue;
          layers[next + started] += painted * ifPainted;
          if (started < blocks) layers[next + started + 1] += blank * ifPainted;
        }
      }
    }
  }

  /** From the met clue back, telling the odds of each segment on the way. */
  #backwards(believed: Float64Array): void {
    const layers = this.#layers;
    const blocks = this.#blocks;
    const row = blocks + 1;
    const half = (this.#painted + 1) * row;
    this.#after.fill(0);
    this.#after[half - 1] = 1;
    this.#after[2 * half - 1] = 1;
    for (let at = this.#heard.length - 1; at >= 0; at--) {
      const after = this.#after;
      const before = this.#before;
      const ifPainted = this.#heard[at];
      const length = this.#lengths[at];
      // Every second segment can start a block.
      const fewest = Math.max(0, blocks - ((this.#heard.length - at + 1) >> 1));
      const mostStarted = Math.min(blocks, (at + 1) >> 1);
      let forBlank = 0;
      let forPainted = 0;
      before.fill(0);
      for (let counted = this.#least[at]; counted <= this.#most[at]; counted++) {
        const state = counted * row;
        const from = at * 2 * half + state;
        const isRoom = counted + length <= this.#painted;
        const next = half + state + length * row;
        for (let started = fewest; started <= mostStarted; started++) {
          const goesOn = isRoom ? after[next + started] : 0;
          const starts = isRoom && started < blocks ? after[next + started + 1] : 0;
          const blank = layers[from + started];
          const painted = layers[from + half + started];
          const ifLeft = after[state + started];
          forBlank += (blank + painted) * ifLeft;
          forPainted += painted * goesOn + blank * starts;
          const stays = (1 - ifPainted) * ifLeft;
          before[state + started] = stays + ifPainted * starts;
          before[half + state + started] = stays + ifPainted * goesOn;
        }
      }
      if (this.#values[2 * this.#regions[at]] === 0) {
        const odds = oddsOf(forPainted, forBlank);
        believed[this.#regions[at]] += odds - this.#told[at];
        this.#told[at] = odds;
      }
      this.#after = before;
      this.#before = after;
    }
  }

  /** Adds what it tells. */
  tell(believed: Float64Array): void {
    for (let at = 0; at < this.#told.length; at++) believed[this.#regions[at]] += this.#told[at];
  }

  /** Whether the likelier colours meet its clue. */
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
