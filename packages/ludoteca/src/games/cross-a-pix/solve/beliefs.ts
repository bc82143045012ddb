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

import { grown } from '../../../kernel/clause-learning/storage.ts';
import { type Effort, random } from '../../../kernel/index.ts';
import { exponential, logarithm } from './exponential.ts';
import type { Line } from './model.ts';

/**
 * In which order lines speak: the rows and then the columns, a row and a column in turns, or shuffled by the nudge. What a board
 * needs differs: where one order fills it once in forty guesses, another does once in ten. The line that spoke last in a
 * round begins the next, which fills two to three times as many boards as always beginning with the same.
 */
type Order = 'rows first' | 'crossed' | 'shuffled';

export interface Patience {
  readonly rounds: number;
  /** Another number, another leaning that fades with the rounds, and mostly another guess; 0 leans nowhere. */
  readonly nudge: number;
  readonly order: Order;
}

/** Odds are told up to this logarithm. */
const surest = 12;
/**
 * The share of the rounds that are done: by half of them all has been chosen, and what still changes then goes to and fro. Of
 * 192 guesses at eight hard boards of 50×50 those that met every clue did so after a third to a half of the rounds.
 */
const done = 0.6;
/** Rounds between two looks at whether the guess meets all clues. */
const checkInterval = 10;

/** By region, above 0 for painted; absent when the effort was stopped. `values` has what is settled, by literal. */
export function beliefs(
  lines: readonly Line[],
  values: Int8Array,
  regions: number,
  { rounds, nudge, order }: Patience,
  effort: Effort,
): Float64Array | undefined {
  const weights = new Weights();
  const inTurn = lines.map((line) => new Voice(line, values, weights));
  const voices = ordered(inTurn, order, nudge);
  const believed = new Float64Array(regions);
  const leaning = new Float64Array(regions);
  if (nudge > 0) {
    for (let region = 0; region < regions; region++) leaning[region] = mixed(region, nudge) / 2;
  }
  for (let round = 0; round < rounds * done; round++) {
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
    voices.reverse();
    if (round % checkInterval === 0 && voices.every((voice) => voice.isMet(believed))) break;
  }
  return believed;
}

function ordered<Each>(lines: readonly Each[], order: Order, nudge: number): Each[] {
  if (order === 'rows first') return [...lines];
  if (order === 'shuffled') return random(nudge).shuffled(lines);
  const half = lines.length >> 1;
  return lines.map((_, at) => (at < 2 * half ? lines[(at >> 1) + (at & 1) * half] : lines[at]));
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

/** What all voices work with, one after the other: so it stays near the processor. */
class Weights {
  /** Two to a state, for a blank last cell and a painted one. */
  states = new Float64Array(0);

  /** Room for so many numbers, all of them 0. */
  cleared(length: number): Float64Array {
    this.states = grown(this.states, length);
    return this.states.fill(0, 0, length);
  }
}

/**
 * One line. A state is (counted, started), counted cells and blocks started before a segment; layer n has the states before
 * segment n. Of all states a layer has those rows, by counted, from which the rest can suffice and which there are cells
 * enough for; around them stands 0, so that nobody need ask whether a state exists: a column before each row and one
 * after it.
 */
class Voice {
  readonly #regions: ArrayLike<number>;
  readonly #lengths: ArrayLike<number>;
  readonly #values: Int8Array;
  readonly #painted: number;
  readonly #blocks: number;
  readonly #weights: Weights;
  /** By segment: the logarithm of the odds for painted that were told last. */
  readonly #told: Float64Array;
  /** By segment: how probable the other lines make it that it is painted. */
  readonly #heard: Float64Array;
  /** By layer: the fewest cells that may be counted before it if the rest is to suffice, and the most there are. */
  readonly #least: Int32Array;
  readonly #most: Int32Array;
  /** By layer: where (0, 0) is among the weights, or would be. */
  readonly #origins: Int32Array;
  readonly #length: number;

  constructor({ segments, clue: [painted, blocks] }: Line, values: Int8Array, weights: Weights) {
    const size = segments.regions.length;
    this.#regions = segments.regions;
    this.#lengths = segments.lengths;
    this.#values = values;
    this.#painted = painted;
    this.#blocks = blocks;
    this.#weights = weights;
    this.#told = new Float64Array(size);
    this.#heard = new Float64Array(size);
    this.#least = new Int32Array(size + 1);
    this.#most = new Int32Array(size + 1);
    this.#origins = new Int32Array(size + 1);
    for (let at = 0, before = 0; at <= size; at++) {
      this.#most[at] = Math.min(painted, before);
      before += segments.lengths[at];
    }
    this.#least[size] = painted;
    for (let at = size - 1, rest = 0; at >= 0; at--) {
      rest += segments.lengths[at];
      this.#least[at] = Math.max(0, painted - rest);
    }
    const row = 2 * (blocks + 3);
    let length = 0;
    for (let at = 0; at <= size; at++) {
      this.#origins[at] = length + 2 - this.#least[at] * row;
      length += Math.max(0, this.#most[at] - this.#least[at] + 1) * row;
    }
    this.#length = length;
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
    const states = this.#weights.cleared(this.#length);
    this.#forwards(states);
    this.#backwards(states, believed);
  }

  #forwards(states: Float64Array): void {
    const size = this.#heard.length;
    const row = 2 * (this.#blocks + 3);
    states[this.#origins[0]] = 1;
    for (let at = 0; at < size; at++) {
      const ifPainted = this.#heard[at];
      const ifBlank = 1 - ifPainted;
      const length = this.#lengths[at];
      const first = this.#firstStarted(at + 1);
      const last = this.#lastStarted(at + 1);
      const least = this.#least[at];
      const most = this.#most[at];
      const from = this.#origins[at];
      const to = this.#origins[at + 1];
      for (let counted = this.#least[at + 1]; counted <= this.#most[at + 1]; counted++) {
        const into = to + counted * row;
        if (counted >= least && counted <= most) {
          const stay = from + counted * row;
          for (let place = 2 * first; place <= 2 * last; place += 2) {
            states[into + place] = (states[stay + place] + states[stay + place + 1]) * ifBlank;
          }
        }
        const rest = counted - length;
        if (rest >= least && rest <= most) {
          const came = from + rest * row;
          for (let place = 2 * first; place <= 2 * last; place += 2) {
            states[into + place + 1] =
              states[came + place - 2] * ifPainted + states[came + place + 1] * ifPainted;
          }
        }
      }
    }
  }

  /** Every second segment can start a block: the fewest that must have been started before a segment, and the most. */
  #firstStarted(at: number): number {
    return Math.max(0, this.#blocks - ((this.#heard.length - at + 1) >> 1));
  }

  #lastStarted(at: number): number {
    return Math.min(this.#blocks, (at + 1) >> 1);
  }

  /** From the met clue back, telling the odds of each segment on the way. What is good takes the place of what was reached. */
  #backwards(states: Float64Array, believed: Float64Array): void {
    const size = this.#heard.length;
    const row = 2 * (this.#blocks + 3);
    const goal = this.#origins[size] + this.#painted * row + 2 * this.#blocks;
    states[goal] = 1;
    states[goal + 1] = 1;
    for (let at = size - 1; at >= 0; at--) {
      const ifPainted = this.#heard[at];
      const ifBlank = 1 - ifPainted;
      const length = this.#lengths[at];
      const first = this.#firstStarted(at);
      const last = this.#lastStarted(at);
      const least = this.#least[at + 1];
      const most = this.#most[at + 1];
      const here = this.#origins[at];
      const after = this.#origins[at + 1];
      let forBlank = 0;
      let forPainted = 0;
      for (let counted = this.#least[at]; counted <= this.#most[at]; counted++) {
        const state = here + counted * row;
        const isLeft = counted >= least && counted <= most;
        const isPainted = counted + length >= least && counted + length <= most;
        // Where there is no such state, the column before the first row of all is 0.
        const left = isLeft ? after + counted * row : -1;
        const next = isPainted ? after + (counted + length) * row : -1;
        for (let place = 2 * first; place <= 2 * last; place += 2) {
          const ifLeft = left < 0 ? 0 : states[left + place];
          const goesOn = next < 0 ? 0 : states[next + place + 1];
          const starts = next < 0 ? 0 : states[next + place + 3];
          const blank = states[state + place];
          const painted = states[state + place + 1];
          forBlank += (blank + painted) * ifLeft;
          forPainted += painted * goesOn + blank * starts;
          const stays = ifBlank * ifLeft;
          states[state + place] = stays + ifPainted * starts;
          states[state + place + 1] = stays + ifPainted * goesOn;
        }
      }
      if (this.#values[2 * this.#regions[at]] === 0) {
        const odds = oddsOf(forPainted, forBlank);
        believed[this.#regions[at]] += odds - this.#told[at];
        this.#told[at] = odds;
      }
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
