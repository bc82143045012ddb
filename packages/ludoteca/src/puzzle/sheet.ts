/**
 * A sheet: one puzzle being solved by a person. Entries, pencil marks, undo and redo, checkpoints.
 * Every change gives a new sheet. Here the types of a puzzle are sealed: who holds a sheet can play
 * any puzzle without knowing which it is.
 */

import type { JsonObject, Sketch } from '../document/index.ts';
import type { Drawing } from '../drawing/index.ts';
import type { Cell, Notice } from '../kernel/index.ts';
import type { Fact } from './deduction.ts';
import { marksToJson, type PuzzleDocument, puzzleDocument } from './document.ts';
import type { Look, Pencilled } from './look.ts';
import type { PuzzleBoard, PuzzleDoc } from './puzzle.ts';

/** Where in a cell a pencil mark stands: in its corners, or in its middle. */
export type MarkPlace = 'corner' | 'centre';

/** One of the changes that are made, and undone, together. */
export type Edit =
  | { readonly kind: 'entry'; readonly cell: Cell; readonly value: number | undefined }
  | {
      readonly kind: 'marks';
      readonly cell: Cell;
      readonly place: MarkPlace;
      readonly values: readonly number[];
    };

export interface Sheet {
  /** The id of the puzzle. */
  readonly game: string;
  /** The cells that can be filled, in reading order. */
  readonly cells: readonly Cell[];
  /** What can be entered. */
  readonly values: readonly number[];

  /** The filling as it stands: plain data, which only this puzzle understands. */
  readonly filling: unknown;
  /** The entry of a cell, given or entered; `undefined` when open. */
  entry(cell: Cell): number | undefined;
  /** The pencil marks of a cell, in order; those in its corners unless said otherwise. */
  marks(cell: Cell, place?: MarkPlace): readonly number[];
  /** All cells that have pencil marks. */
  readonly pencilled: readonly Pencilled[];
  /** Fills a cell, or clears it. Only for cells that can be filled. */
  enter(cell: Cell, value: number | undefined): Sheet;
  /** Sets a pencil mark, or takes it away where it was. */
  mark(cell: Cell, value: number, place?: MarkPlace): Sheet;
  /** Several changes as one: undone together. */
  edit(edits: readonly Edit[]): Sheet;
  /** More of the newest change, as a stroke goes on: undone together with it. */
  extend(edits: readonly Edit[]): Sheet;
  /** Takes over a filling of this puzzle as one change: a solution. */
  adopt(filling: unknown): Sheet;
  /** Takes a step as one change: what it concludes is entered or ruled out, and struck from the marks. */
  take(step: { readonly conclusion: readonly Fact[] }): Sheet;
  /** The values of a cell that were ruled out, by hints or in the document. */
  ruledOut(cell: Cell): readonly number[];
  /** The values that a cell can take at sight: not ruled out, and breaking no rule with what is entered. */
  candidates(cell: Cell): readonly number[];
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

  /** The puzzle in progress as a document. */
  document(): PuzzleDocument;
  /** The same as JSON. */
  toJson(): JsonObject;
  /** The same with the pencil marks, by the names of their cells: `"marks":{"r1c1":[2,5]}`. */
  keptJson(): JsonObject;
  sketch(): Sketch;
  /** The board in shapes, with its pencil marks and what else is to be pointed out. */
  view(look?: Look): Drawing;
}

/** What undo brings back: one filling with its marks and the checkpoints behind it. */
interface Moment<Grid> {
  readonly grid: Grid;
  /** Cells with pencil marks, keyed by `row,col`. */
  readonly marks: ReadonlyMap<string, Pencilled>;
  readonly checkpoint: Moment<Grid> | undefined;
}

interface Story<Grid> {
  readonly past: readonly Moment<Grid>[];
  readonly present: Moment<Grid>;
  readonly future: readonly Moment<Grid>[];
}

/** What stays the same as long as the puzzle is being solved. */
interface Opened<Recipe, Clues, Grid> {
  readonly puzzle: PuzzleBoard<Recipe, Clues, Grid>;
  readonly doc: PuzzleDoc<Clues, Grid>;
  readonly cells: readonly Cell[];
  /** The same cells by their keys. */
  readonly open: ReadonlySet<string>;
  readonly values: readonly number[];
}

/** Opens a puzzle, with the entries and the pencil marks that its document holds. */
export function openSheet<Recipe, Clues, Grid>(
  puzzle: PuzzleBoard<Recipe, Clues, Grid>,
  {
    clues,
    grid: entries,
    solution,
    marks = [],
  }: PuzzleDoc<Clues, Grid> & { readonly marks?: readonly Pencilled[] },
): Sheet {
  const doc = { clues, ...(solution !== undefined && { solution }) };
  const cells = puzzle.cells(clues);
  const open = new Set(cells.map(keyOf));
  const opened = { puzzle, doc, cells, open, values: puzzle.values(clues) };
  const present = {
    grid: entries ?? puzzle.empty(clues),
    marks: new Map(marks.map((each) => [keyOf(each.cell), each])),
    checkpoint: undefined,
  };
  return sheetOf(opened, { past: [], present, future: [] });
}

function sheetOf<Recipe, Clues, Grid>(
  opened: Opened<Recipe, Clues, Grid>,
  story: Story<Grid>,
): Sheet {
  const { puzzle, doc, cells, open, values } = opened;
  const { clues } = doc;
  const { past, present, future } = story;
  const { grid, marks } = present;
  const current = { ...doc, grid };

  const document = () => puzzleDocument(puzzle, current, { marks: () => [...marks.values()] });
  const to = (next: Story<Grid>) => sheetOf(opened, next);
  const change = (next: Moment<Grid>) =>
    to({ past: [...past, present], present: next, future: [] });
  const demand = (cell: Cell, asked: readonly number[]) => {
    if (!open.has(keyOf(cell))) {
      throw new Error(`row ${cell.row}, column ${cell.col} cannot be filled`);
    }
    for (const value of asked) {
      if (!values.includes(value)) throw new Error(`${value} cannot be entered`);
    }
  };
  const ruledOut = (cell: Cell): readonly number[] => puzzle.strikes?.read(clues, grid, cell) ?? [];
  const marksOf = (cell: Cell, place: MarkPlace) => marks.get(keyOf(cell))?.[place] ?? [];
  const edited = (edits: readonly Edit[]): Moment<Grid> => {
    let filled = grid;
    const pencilled = new Map(marks);
    for (const made of edits) {
      const { cell } = made;
      if (made.kind === 'entry') {
        demand(cell, made.value === undefined ? [] : [made.value]);
        filled = puzzle.write(clues, filled, cell, made.value);
        continue;
      }
      demand(cell, made.values);
      const before = pencilled.get(keyOf(cell)) ?? { cell, corner: [], centre: [] };
      const after = { ...before, [made.place]: [...made.values].sort((a, b) => a - b) };
      const isEmpty = after.corner.length + after.centre.length === 0;
      if (isEmpty) pencilled.delete(keyOf(cell));
      else pencilled.set(keyOf(cell), after);
    }
    return { ...present, grid: filled, marks: pencilled };
  };
  const edit = (edits: readonly Edit[]): Sheet => change(edited(edits));
  const taken = (conclusion: readonly Fact[]): Moment<Grid> => {
    const edits = conclusion.flatMap((fact): Edit[] => {
      const { cell } = fact;
      if ('is' in fact) return [{ kind: 'entry', cell, value: fact.is }];
      return (['corner', 'centre'] as const).flatMap((place) => {
        const before = marksOf(cell, place);
        const values = before.filter((mark) => !fact.not.includes(mark));
        return values.length === before.length ? [] : [{ kind: 'marks', cell, place, values }];
      });
    });
    const moment = edited(edits);
    const ruled = conclusion.filter((fact) => 'not' in fact);
    if (ruled.length === 0) return moment;
    const { strikes } = puzzle;
    if (strikes === undefined) throw new Error(`${puzzle.id} rules nothing out`);
    const struck = ruled.reduce(
      (before, { cell, not }) => strikes.add(clues, before, cell, not),
      moment.grid,
    );
    return { ...moment, grid: struck };
  };

  return {
    game: puzzle.id,
    cells,
    values,
    filling: grid,
    entry: (cell) => puzzle.read(clues, grid, cell),
    marks: (cell, place = 'corner') => marksOf(cell, place),
    pencilled: [...marks.values()],
    enter: (cell, value) => edit([{ kind: 'entry', cell, value }]),
    mark(cell, value, place = 'corner') {
      const before = marksOf(cell, place);
      const after = before.includes(value)
        ? before.filter((mark) => mark !== value)
        : [...before, value];
      return edit([{ kind: 'marks', cell, place, values: after }]);
    },
    edit,
    extend: (edits) =>
      past.length === 0 ? edit(edits) : to({ past, present: edited(edits), future: [] }),
    ruledOut,
    candidates(cell) {
      const without = ruledOut(cell);
      const faults = puzzle.verify(clues, puzzle.write(clues, grid, cell, undefined)).length;
      return values.filter((value) => {
        if (without.includes(value)) return false;
        return puzzle.verify(clues, puzzle.write(clues, grid, cell, value)).length <= faults;
      });
    },
    // Only what this puzzle made is handed in here, as its documents only ever meet their own puzzle.
    adopt: (filling) => change({ ...present, grid: filling as Grid }),
    take: ({ conclusion }) => change(taken(conclusion)),
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

    document,
    toJson: () => document().toJson(),
    keptJson: () =>
      document().toJson(marks.size > 0 ? { marks: marksToJson([...marks.values()]) } : {}),
    sketch: () => puzzle.sketch(current),
    view: (look = {}) => puzzle.view(current, { pencilled: [...marks.values()], ...look }),
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
