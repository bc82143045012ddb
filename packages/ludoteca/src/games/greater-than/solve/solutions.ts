/** The solutions of a puzzle, one at a time, by whatever engine. */

import type { Effort } from '../../../kernel/index.ts';
import { type GreaterThanClues, type GreaterThanGrid, type Signs, sizeOf } from '../clues.ts';
import type { Engine } from './engine.ts';

/** An engine with room for the clues as it loads them. */
interface Workspace {
  readonly engine: Engine;
  readonly givens: Uint8Array;
  readonly right: Int8Array;
  readonly down: Int8Array;
}

/** Finds each solution once; ends early when the effort is spent. */
export type Solutions = (
  clues: GreaterThanClues,
  effort: Effort,
  kept?: GreaterThanGrid,
) => Generator<GreaterThanGrid>;

/** Makes a finder of solutions from a maker of engines. */
export function solutionsBy(createEngine: (boxRows: number, boxCols: number) => Engine): Solutions {
  /** Workspaces that nobody uses, by box: making one costs more than solving an easy puzzle. */
  const freeEngines = new Map<number, Workspace[]>();
  return (clues, effort, kept) => solutionsWith(createEngine, freeEngines, clues, effort, kept);
}

function* solutionsWith(
  createEngine: (boxRows: number, boxCols: number) => Engine,
  freeEngines: Map<number, Workspace[]>,
  clues: GreaterThanClues,
  effort: Effort,
  kept: GreaterThanGrid | undefined,
): Generator<GreaterThanGrid> {
  const { boxRows, boxCols } = clues;
  const box = boxRows * 100 + boxCols;
  const workspace = freeEngines.get(box)?.pop() ?? createWorkspace(createEngine(boxRows, boxCols));
  try {
    workspace.engine.restart();
    load(workspace, kept === undefined ? clues : withKept(clues, kept));
    while (workspace.engine.next(effort)) yield { digits: rowsOf(workspace.engine) };
  } finally {
    // Whoever took only some of the solutions has let go of the rest by now.
    const free = freeEngines.get(box);
    if (free === undefined) freeEngines.set(box, [workspace]);
    else free.push(workspace);
  }
}

function createWorkspace(engine: Engine): Workspace {
  const { size } = engine;
  return {
    engine,
    givens: new Uint8Array(size * size),
    right: new Int8Array(size * (size - 1)),
    down: new Int8Array(size * (size - 1)),
  };
}

function load({ engine, givens, right, down }: Workspace, clues: GreaterThanClues): void {
  const size = sizeOf(clues);
  for (let row = 0; row < size; row++) {
    const line = clues.givens[row];
    for (let col = 0; col < size; col++) givens[row * size + col] = line[col];
  }
  packSigns(clues.right, right);
  packSigns(clues.down, down);
  engine.load(givens, right, down);
}

function packSigns(signs: Signs, packed: Int8Array): void {
  let at = 0;
  for (let row = 0; row < signs.length; row++) {
    const line = signs[row];
    for (let col = 0; col < line.length; col++) {
      const sign = line[col];
      packed[at++] = sign === '<' ? -1 : sign === '>' ? 1 : 0;
    }
  }
}

function rowsOf({ solution, size }: Engine): number[][] {
  const rows: number[][] = [];
  for (let row = 0; row < size; row++) {
    const digits: number[] = [];
    for (let col = 0; col < size; col++) digits.push(solution[row * size + col]);
    rows.push(digits);
  }
  return rows;
}

/** Entries that are kept are as good as given. */
function withKept(clues: GreaterThanClues, { digits }: GreaterThanGrid): GreaterThanClues {
  const givens = clues.givens.map((row, r) => row.map((digit, c) => digit || digits[r][c]));
  return { ...clues, givens };
}
