/** The solutions of a puzzle, one at a time. */

import type { Effort } from '../../kernel/index.ts';
import { type GreaterThanClues, type GreaterThanGrid, type Signs, sizeOf } from './clues.ts';
import { createEngine, type Engine } from './solve/engine.ts';

/** Engines at rest, by box: making one costs more than solving an easy puzzle. */
const resting = new Map<string, Engine[]>();

/** Finds each solution once; ends early when the effort is spent. */
export function* solutions(clues: GreaterThanClues, effort: Effort): Generator<GreaterThanGrid> {
  const shelf = shelfOf(clues);
  const engine = shelf.pop() ?? createEngine(clues.boxRows, clues.boxCols);
  try {
    engine.load(...packed(clues));
    while (engine.next(effort)) yield { digits: unpacked(engine.solution, engine.size) };
  } finally {
    // Whoever took only some solutions has let go of the rest by now.
    shelf.push(engine);
  }
}

/** The clues as an engine loads them: givens, signs to the right, signs down. */
export function packed(clues: GreaterThanClues): [Uint8Array, Int8Array, Int8Array] {
  return [Uint8Array.from(clues.givens.flat()), packedSigns(clues.right), packedSigns(clues.down)];
}

function packedSigns(signs: Signs): Int8Array {
  return Int8Array.from(signs.flat(), (sign) => (sign === '<' ? -1 : sign === '>' ? 1 : 0));
}

function unpacked(solution: Uint8Array, size: number): number[][] {
  return Array.from({ length: size }, (_, row) => [
    ...solution.subarray(row * size, (row + 1) * size),
  ]);
}

function shelfOf(clues: GreaterThanClues): Engine[] {
  const box = `${clues.boxRows}x${clues.boxCols}`;
  const shelf = resting.get(box) ?? [];
  resting.set(box, shelf);
  if (sizeOf(clues) !== clues.givens.length) throw new Error('the clues do not fit their box');
  return shelf;
}
