/** Puzzles as engines load them, cut from random solutions. */

import type { Engine } from '../../src/games/greater-than/solve/engine.ts';
import { GeneralEngine } from '../../src/games/greater-than/solve/general-engine.ts';
import { NineEngine } from '../../src/games/greater-than/solve/nine-engine.ts';
import { Effort, type Random } from '../../src/kernel/index.ts';

export interface Packed {
  readonly givens: Uint8Array;
  readonly right: Int8Array;
  readonly down: Int8Array;
}

export function blank(size: number): Packed {
  return {
    givens: new Uint8Array(size * size),
    right: new Int8Array(size * (size - 1)),
    down: new Int8Array(size * (size - 1)),
  };
}

export function load(engine: Engine, { givens, right, down }: Packed, draw?: Random): void {
  engine.load(givens, right, down, draw);
}

/** The solutions up to a number, as strings. */
export function found(
  engine: Engine,
  puzzle: Packed,
  most: number,
  effort = new Effort(),
): string[] {
  load(engine, puzzle);
  const solutions: string[] = [];
  while (solutions.length < most && engine.next(effort)) solutions.push(engine.solution.join());
  return solutions;
}

interface Mixture {
  readonly inside: number;
  readonly across: number;
  readonly givens: number;
  /** The share of signs that point the wrong way. */
  readonly wrong: number;
}

/** A puzzle cut from a random solution, with shares of its signs and digits. */
export function cut(boxRows: number, boxCols: number, mixture: Mixture, draw: Random): Packed {
  const size = boxRows * boxCols;
  const isNine = boxRows === 3 && boxCols === 3;
  const engine = isNine ? new NineEngine() : new GeneralEngine(boxRows, boxCols);
  const puzzle = blank(size);
  load(engine, puzzle, draw);
  engine.next(new Effort());
  const grid = engine.solution;
  const sign = (first: number, second: number, isInside: boolean) => {
    if (!draw.chance(isInside ? mixture.inside : mixture.across)) return 0;
    return (grid[first] < grid[second] ? -1 : 1) * (draw.chance(mixture.wrong) ? -1 : 1);
  };
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const cell = row * size + col;
      if (draw.chance(mixture.givens)) puzzle.givens[cell] = grid[cell];
      if (col + 1 < size) {
        puzzle.right[row * (size - 1) + col] = sign(cell, cell + 1, (col + 1) % boxCols !== 0);
      }
      if (row + 1 < size) puzzle.down[cell] = sign(cell, cell + size, (row + 1) % boxRows !== 0);
    }
  }
  return puzzle;
}
