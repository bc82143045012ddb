/**
 * Where the ladder ends: candidates that are not in the solution, refuted by trying everything out.
 * What the refutation rests on is traced, so that a small part of the rules is named as the reason.
 */

import type { Effort } from '../../../kernel/index.ts';
import type { Finding } from '../../../puzzle/index.ts';
import type { GreaterThanGrid } from '../clues.ts';
import { not } from '../techniques/finding.ts';
import { story } from '../techniques/story.ts';
import { cellAt } from './constraints.ts';
import { countOf, lowest, type Position } from './position.ts';
import { Reasons } from './reasons.ts';
import { Trial } from './trial.ts';

/** Refutations may try out so many cells in turn, so that simple ones come first. */
const budgets = [4, 20, 100, Number.POSITIVE_INFINITY];

/** Once there is a refutation, others are compared with it for so many trials. */
const compared = 4_000;

export function* beyond(
  position: Position,
  solution: GreaterThanGrid,
  effort: Effort,
): Generator<Finding> {
  const { board, candidates, digits } = position;
  const done = new Set<number>();
  for (const budget of budgets) {
    const found: { readonly cell: number; readonly bit: number; readonly reasons: Reasons }[] = [];
    const begun = effort.nodes;
    for (let cell = 0; cell < board.cells; cell++) {
      if (found.length > 0 && effort.nodes - begun > compared) break;
      if (digits[cell] !== 0) continue;
      const { row, col } = cellAt(board.size, cell);
      const wrong = candidates[cell] & ~(1 << (solution.digits[row][col] - 1));
      for (let left = wrong; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const node = cell * board.size + lowest(bit);
        if (done.has(node)) continue;
        const reasons = refute(position, cell, bit, budget, effort);
        if (effort.stopped !== undefined || !effort.look()) return;
        if (reasons === undefined) continue;
        done.add(node);
        found.push({ cell, bit, reasons });
      }
    }
    found.sort((one, other) => one.reasons.size - other.reasons.size);
    for (const { cell, bit, reasons } of found) {
      yield {
        conclusion: [not(position, cell, bit)],
        because: () => reasons.list(),
        tell: (because) => story(board, because, cell, lowest(bit)),
      };
    }
  }
}

/** The reasons why a candidate is wrong; nothing when more had to be tried out than allowed. */
function refute(
  position: Position,
  cell: number,
  bit: number,
  budget: number,
  effort: Effort,
): Reasons | undefined {
  const trial = new Trial(position.board, position.candidates);
  const reasons = new Reasons(position);
  let left = budget;
  const fails = (): boolean => {
    if (trial.propagate(Number.POSITIVE_INFINITY) === 'contradiction') {
      trial.trace(reasons);
      return true;
    }
    if (--left < 0 || !effort.spend()) return false;
    const branch = smallest(trial.domains);
    if (branch < 0) return false;
    trial.traceCell(branch, reasons);
    const saved = trial.save();
    for (let values = saved.domains[branch]; values !== 0; values &= values - 1) {
      trial.restore(saved);
      trial.assume(branch, values & -values);
      if (!fails()) return false;
    }
    return true;
  };
  trial.reset();
  trial.assume(cell, bit);
  return fails() ? reasons : undefined;
}

/** The open cell with the fewest digits left; −1 when there is none. */
function smallest(domains: Int32Array): number {
  let best = -1;
  let fewest = 99;
  for (const [cell, values] of domains.entries()) {
    const count = countOf(values);
    if (count < 2 || count >= fewest) continue;
    best = cell;
    fewest = count;
  }
  return best;
}
