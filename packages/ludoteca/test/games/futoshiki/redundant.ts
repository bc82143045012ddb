/** Which signs of a Futoshiki could be left out: those whose opposite has no solution. */

import type { Effort, Redundancy } from 'ludoteca';
import { type FutoshikiClues, type FutoshikiGrid, futoshikiPhrases } from './rules.ts';
import { solutions } from './solve.ts';
import { comparisonsOf } from './structure.ts';

export function* redundant(
  clues: FutoshikiClues,
  _solution: FutoshikiGrid,
  effort: Effort,
): Generator<Redundancy> {
  const { size, right, down } = clues;
  for (const { constraint, low, high } of comparisonsOf(clues)) {
    const at = Math.min(low, high);
    const [row, col] = [Math.floor(at / size), at % size];
    const opposite = low < high ? '>' : '<';
    const changed =
      Math.abs(high - low) === 1
        ? { ...clues, right: right.with(row, right[row].with(col, opposite)) }
        : { ...clues, down: down.with(row, down[row].with(col, opposite)) };
    const [other] = solutions(changed, effort);
    if (other !== undefined || effort.stopped !== undefined) continue;
    const cells = [low, high].map((cell) => ({ row: Math.floor(cell / size), col: cell % size }));
    yield { clue: { constraint }, words: futoshikiPhrases.notice('sign', { cells }) };
  }
}
