/** How much a hint takes, and how soon it lets go when it is cancelled, where that is hardest. */

import {
  type AnyPuzzle,
  climb,
  deductionOf,
  Effort,
  generate,
  hint,
  isPuzzle,
  type Signal,
} from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';

const isLong = process.env.LUDOTECA_LONG === '1';
const puzzles = catalogue.filter(isPuzzle);
const rounds = isLong ? 30 : 3;

/** What takes long: few clues, many regions. */
const recipes: Readonly<Record<string, (size: number) => unknown>> = {
  'greater-than': (size) => ({ boxRows: size === 9 ? 3 : 2, boxCols: 3, style: 'minimal' }),
  'cross-a-pix': (size) => ({
    rows: size,
    cols: size,
    style: 'dense',
    walls: 0.75,
    paint: 0.5,
    regionSize: 4,
    mayAdjust: false,
    mayHaveSeveral: false,
  }),
};
const sizes: Readonly<Record<string, number>> = isLong
  ? { 'greater-than': 9, 'cross-a-pix': 20 }
  : { 'greater-than': 6, 'cross-a-pix': 12 };

/** A hint visits no more than this: line by line or candidate by candidate, conflict by conflict. */
const most = 80_000;

/** Where the last rung is first needed, and where the ladder ends, if it does. */
function* hardStates(puzzle: AnyPuzzle) {
  const deduction = deductionOf(puzzle);
  for (let round = 0; round < rounds; round++) {
    const made = generate(puzzle, recipes[puzzle.id](sizes[puzzle.id]), `effort ${round}`);
    if (!made.ok) throw new Error(made.error.code);
    const { clues } = made.value;
    const position = deduction.open(clues, puzzle.empty(clues));
    let isFound = false;
    for (const { rung } of climb(deduction, position, new Effort())) {
      if (isFound || rung < deduction.ladder.length - 1) continue;
      isFound = true;
      yield { clues, grid: deduction.gridOf(position) };
    }
    if (!deduction.isSolved(position)) yield { clues, grid: deduction.gridOf(position) };
  }
}

/** A signal that is asked, and cancels when it has been asked so often. */
class Patience implements Signal {
  looks = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get aborted(): boolean {
    return ++this.looks > this.#most;
  }
}

describe.each(puzzles.map((puzzle) => ({ id: puzzle.id, puzzle })))(
  'a hint of $id',
  ({ puzzle }) => {
    it('is found within its budget, and says so when its reasons may be too many', () => {
      for (const doc of hardStates(puzzle)) {
        const effort = new Effort();
        const advice = hint(puzzle, doc, effort);
        expect(advice.kind).toBe('step');
        expect(effort.nodes).toBeLessThan(most);
      }
    });

    it('shows more reasons than it needs, rather than take longer', () => {
      const hurried = { ...puzzle, deduction: { ...deductionOf(puzzle), pace: 20 } };
      let hasMore = false;
      for (const doc of hardStates(puzzle)) {
        const advice = hint(hurried, doc, new Effort(), { isMinimal: true });
        if (advice.kind !== 'step') throw new Error(advice.kind);
        const { step } = advice;
        if (step.isIrreducible) continue;
        hasMore = true;
        expect(step.words.at(-1)?.code).toBe('puzzle.perhaps-too-many');
        const { follows } = deductionOf(puzzle);
        for (const fact of step.conclusion) {
          expect(follows(doc.clues, step.because, fact, new Effort())).toBe(true);
        }
      }
      expect(hasMore).toBe(true);
    });

    it('asks often whether it is cancelled, and then stops', () => {
      for (const doc of hardStates(puzzle)) {
        const patient = new Patience(Number.POSITIVE_INFINITY);
        const whole = new Effort({ signal: patient });
        hint(puzzle, doc, whole);
        // At most a thousand nodes are visited between two looks; where nodes are long, far fewer.
        expect(whole.nodes / patient.looks).toBeLessThanOrEqual(1024);
        for (const share of [0.1, 0.5, 0.9]) {
          const signal = new Patience(Math.floor(share * patient.looks));
          const effort = new Effort({ signal });
          hint(puzzle, doc, effort);
          expect(effort.stopped).toBe('aborted');
          // Every search that is under way asks once more, and none begins.
          expect(signal.looks).toBeLessThan(share * patient.looks + 16);
        }
      }
    });
  },
);
