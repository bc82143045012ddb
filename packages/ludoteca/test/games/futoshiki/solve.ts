/** Solving Futoshiki: candidates as bit masks, the cell with the fewest first. */

import type { Effort } from 'ludoteca';
import type { FutoshikiClues, FutoshikiGrid, Sign } from './rules.ts';

export function* solutions(clues: FutoshikiClues, effort: Effort): Generator<FutoshikiGrid> {
  const { size, givens } = clues;
  const all = (1 << size) - 1;
  yield* search(givens.flatMap((row) => row.map((digit) => (digit ? 1 << (digit - 1) : all))));

  function* search(candidates: number[]): Generator<FutoshikiGrid> {
    if (!effort.spend() || !prune(clues, candidates)) return;
    let chosen = -1;
    for (let cell = 0; cell < candidates.length; cell++) {
      const open = countBits(candidates[cell]);
      if (open > 1 && (chosen < 0 || open < countBits(candidates[chosen]))) chosen = cell;
    }
    if (chosen < 0) {
      const digits = candidates.map((mask) => 32 - Math.clz32(mask));
      yield givens.map((_, row) => digits.slice(row * size, (row + 1) * size));
      return;
    }
    for (let digit = 0; digit < size; digit++) {
      if ((candidates[chosen] & (1 << digit)) === 0) continue;
      yield* search(candidates.with(chosen, 1 << digit));
    }
  }
}

/** Strikes what rows, columns and signs exclude until nothing changes; false on a contradiction. */
function prune({ size, right, down }: FutoshikiClues, candidates: number[]): boolean {
  let changed = true;
  const keep = (cell: number, mask: number) => {
    const kept = candidates[cell] & mask;
    changed ||= kept !== candidates[cell];
    candidates[cell] = kept;
  };
  const recipe = (a: number, b: number, sign: Sign) => {
    const [low, high] = sign === '<' ? [a, b] : [b, a];
    const least = candidates[low] & -candidates[low];
    const most = 1 << (31 - Math.clz32(candidates[high]));
    keep(high, ~((least << 1) - 1));
    keep(low, most - 1);
  };
  while (changed) {
    changed = false;
    for (let row = 0; row < size; row++) {
      for (let col = 0; col < size; col++) {
        const cell = row * size + col;
        if (candidates[cell] === 0) return false;
        if (countBits(candidates[cell]) === 1) {
          for (let other = 0; other < size; other++) {
            if (other !== col) keep(row * size + other, ~candidates[cell]);
            if (other !== row) keep(other * size + col, ~candidates[cell]);
          }
        }
        if (col + 1 < size && right[row][col]) recipe(cell, cell + 1, right[row][col]);
        if (row + 1 < size && down[row][col]) recipe(cell, cell + size, down[row][col]);
      }
    }
  }
  return candidates.every((mask) => mask !== 0);
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
