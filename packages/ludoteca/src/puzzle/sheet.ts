/**
 * A sheet: one puzzle being solved by a person. Entries, pencil marks, undo and redo, checkpoints.
 * Every change gives a new sheet. Here the types of a puzzle are sealed: who holds a sheet can play
 * any puzzle without knowing which it is.
 */

import type { JsonObject, Sketch } from '../document/index.ts';
import type { Drawing } from '../drawing/index.ts';
import type { Cell, Notice } from '../kernel/index.ts';
import type { Puzzle, PuzzleDoc } from './puzzle.ts';

export interface Sheet {
  /** The id of the puzzle. */
  readonly game: string;
  /** The cells that can be filled, in reading order. */
  readonly cells: readonly Cell[];
  /** What can be entered. */
  readonly values: readonly number[];

  /** The entry of a cell, given or entered; `undefined` when open. */
  entry(cell: Cell): number | undefined;
  /** The pencil marks of a cell, in order. */
  marks(cell: Cell): readonly number[];
  /** Fills a cell, or clears it. Only for cells that can be filled. */
  enter(cell: Cell, value: number | undefined): Sheet;
  /** Sets a pencil mark, or takes it away where it was. */
  mark(cell: Cell, value: number): Sheet;
  /** All entries and marks cleared, as one change. */
  clear(): Sheet;

  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): Sheet;
  redo(): Sheet;

  /** How many checkpoints stand. */
  readonly checkpoints: number;
  /** Remembers the filling as it is, to try something out. */
  checkpoint(): Sheet;
  /** Goes back to the newest checkpoint and takes it away; undo brings the trial back. */
  rollBack(): Sheet;

  /** What breaks a rule now. */
  faults(): readonly Notice[];
  readonly isComplete: boolean;
  /** Complete and without a fault. */
  readonly isSolved: boolean;

  /** The document of the puzzle in progress, as it is saved. */
  toJson(): JsonObject;
  sketch(): Sketch;
  view(): Drawing;
}

/** What undo brings back: one filling with its marks and the checkpoints behind it. */
interface Moment<Grid> {
  readonly grid: Grid;
  /** Pencil marks by cell, keyed by `row,col`. */
  readonly marks: ReadonlyMap<string, readonly number[]>;
  readonly checkpoint: Moment<Grid> | undefined;
}

interface Story<Grid> {
  readonly past: readonly Moment<Grid>[];
  readonly present: Moment<Grid>;
  readonly future: readonly Moment<Grid>[];
}

/** Puts a puzzle on the table, with the entries its document holds. */
export function openSheet<Order, Clues, Grid>(
  puzzle: Puzzle<Order, Clues, Grid>,
  doc: PuzzleDoc<Clues, Grid>,
): Sheet {
  const grid = doc.grid ?? puzzle.empty(doc.clues);
  const present = { grid, marks: new Map(), checkpoint: undefined };
  return sheetOf(puzzle, doc, { past: [], present, future: [] });
}

function sheetOf<Order, Clues, Grid>(
  puzzle: Puzzle<Order, Clues, Grid>,
  doc: PuzzleDoc<Clues, Grid>,
  story: Story<Grid>,
): Sheet {
  const { clues } = doc;
  const { past, present, future } = story;
  const { grid, marks } = present;
  const current = { ...doc, grid };
  const cells = puzzle.cells(clues);
  const values = puzzle.values(clues);

  const to = (next: Story<Grid>) => sheetOf(puzzle, doc, next);
  const change = (next: Moment<Grid>) =>
    to({ past: [...past, present], present: next, future: [] });
  const demand = (cell: Cell, value: number | undefined) => {
    if (!cells.some((open) => open.row === cell.row && open.col === cell.col)) {
      throw new Error(`row ${cell.row}, column ${cell.col} cannot be filled`);
    }
    if (value !== undefined && !values.includes(value)) {
      throw new Error(`${value} cannot be entered`);
    }
  };

  return {
    game: puzzle.id,
    cells,
    values,
    entry: (cell) => puzzle.read(clues, grid, cell),
    marks: (cell) => marks.get(keyOf(cell)) ?? [],
    enter(cell, value) {
      demand(cell, value);
      return change({ ...present, grid: puzzle.write(clues, grid, cell, value) });
    },
    mark(cell, value) {
      demand(cell, value);
      const before = marks.get(keyOf(cell)) ?? [];
      const after = before.includes(value)
        ? before.filter((mark) => mark !== value)
        : [...before, value].sort((a, b) => a - b);
      return change({ ...present, marks: new Map(marks).set(keyOf(cell), after) });
    },
    clear: () => change({ ...present, grid: puzzle.empty(clues), marks: new Map() }),

    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo() {
      const before = past.at(-1);
      if (before === undefined) throw new Error('there is nothing to undo');
      return to({ past: past.slice(0, -1), present: before, future: [present, ...future] });
    },
    redo() {
      if (future.length === 0) throw new Error('there is nothing to redo');
      return to({ past: [...past, present], present: future[0], future: future.slice(1) });
    },

    checkpoints: depthOf(present),
    checkpoint: () => change({ ...present, checkpoint: present }),
    rollBack() {
      if (present.checkpoint === undefined) throw new Error('there is no checkpoint');
      return change(present.checkpoint);
    },

    faults: () => puzzle.verify(clues, grid),
    get isComplete() {
      return puzzle.isComplete(clues, grid);
    },
    get isSolved() {
      return puzzle.isComplete(clues, grid) && puzzle.verify(clues, grid).length === 0;
    },

    toJson: () => ({ game: puzzle.id, ...puzzle.toJson(current) }),
    sketch: () => puzzle.sketch(current),
    view: () => puzzle.view(current),
  };
}

function keyOf(cell: Cell): string {
  return `${cell.row},${cell.col}`;
}

function depthOf<Grid>(moment: Moment<Grid>): number {
  let depth = 0;
  for (let at = moment.checkpoint; at !== undefined; at = at.checkpoint) depth++;
  return depth;
}
