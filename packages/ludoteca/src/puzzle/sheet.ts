/**
 * A sheet: one puzzle being solved by a person. Entries, notes, undo and redo, tries.
 * Every change gives a new sheet. Here the types of a puzzle are sealed: who holds a sheet can play
 * any puzzle without knowing which it is; who knows the puzzle has its fillings typed.
 */

import type { JsonObject, Sketch } from '../document/index.ts';
import type { Drawing } from '../drawing/index.ts';
import { type Cell, cellName, type Notice } from '../kernel/index.ts';
import type { Fact } from './deduction.ts';
import { notableOf, type PuzzleDocument, puzzleDocument } from './document.ts';
import type { Look, Pencilled } from './look.ts';
import {
  type Drawn,
  drawnIn,
  type MarkPlace,
  type NoteEdit,
  type NoteKind,
  type Notes,
  noDrawn,
  noted,
  notesOf,
  notesToJson,
} from './notes.ts';
import type { PuzzleBoard, PuzzleDoc } from './puzzle.ts';

/** One of the changes that are made, and undone, together. */
export type Edit =
  | { readonly kind: 'entry'; readonly cell: Cell; readonly value: number | undefined }
  | NoteEdit;

export interface Sheet<Clues = unknown, Grid = unknown> {
  /** The id of the puzzle. */
  readonly game: string;
  /** The cells that can be filled, in reading order. */
  readonly cells: readonly Cell[];
  /** What can be entered. */
  readonly values: readonly number[];

  /** The filling as it stands: plain data, which only this puzzle understands. */
  readonly filling: Grid;
  /** The entry of a cell, given or entered; `undefined` when open. */
  entry(cell: Cell): number | undefined;
  /** The pencil marks of a cell, in order; those in its corners unless said otherwise. */
  marks(cell: Cell, place?: MarkPlace): readonly number[];
  /** All cells that have notes. */
  readonly pencilled: readonly Pencilled[];
  /** What the pen drew, and notes on lines. */
  readonly drawn: Drawn;
  /** The kinds of notes that the board shows. */
  readonly noteKinds: readonly NoteKind[];
  /** Fills a cell, or clears it. Only for cells that can be filled. */
  enter(cell: Cell, value: number | undefined): Sheet<Clues, Grid>;
  /** Sets a pencil mark, or takes it away where it was. */
  mark(cell: Cell, value: number, place?: MarkPlace): Sheet<Clues, Grid>;
  /** Several changes as one: undone together. */
  edit(edits: readonly Edit[]): Sheet<Clues, Grid>;
  /** More of the newest change, as a stroke goes on: undone together with it. */
  extend(edits: readonly Edit[]): Sheet<Clues, Grid>;
  /** Takes over a filling of this puzzle as one change: a solution. */
  adopt(filling: Grid): Sheet<Clues, Grid>;
  /** Takes a step as one change: what it concludes is entered or ruled out, and struck from the marks. */
  take(step: { readonly conclusion: readonly Fact[] }): Sheet<Clues, Grid>;
  /** The values of a cell that were ruled out, by hints or in the document. */
  ruledOut(cell: Cell): readonly number[];
  /** The values that a cell can take at sight: not ruled out, and breaking no rule with what is entered. */
  candidates(cell: Cell): readonly number[];
  /** All entries and marks cleared, as one change. */
  clear(): Sheet<Clues, Grid>;

  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): Sheet<Clues, Grid>;
  redo(): Sheet<Clues, Grid>;

  /** How many checkpoints stand: each begins a try within the one before it. */
  readonly checkpoints: number;
  /** Remembers the filling as it is, to try something out. */
  checkpoint(): Sheet<Clues, Grid>;
  /** Goes back to the newest checkpoint and takes it away; undo brings the try back. */
  rollBack(): Sheet<Clues, Grid>;
  /** Takes the newest checkpoint away and leaves all as it is: the try is meant. */
  keep(): Sheet<Clues, Grid>;
  /** The innermost try in which the entry of a cell was made, 1 being the outermost; 0 outside of tries. */
  tryOf(cell: Cell): number;

  /** What breaks a rule now. */
  faults(): readonly Notice[];
  readonly isComplete: boolean;
  /** Complete and without a fault. */
  readonly isSolved: boolean;

  /** The puzzle in progress as a document. */
  document(): PuzzleDocument<Clues, Grid>;
  /** The same as JSON. */
  toJson(): JsonObject;
  /** The same with the notes, by the names of what they belong to: `"marks":{"r1c1":[2,5]}`. */
  keptJson(): JsonObject;
  sketch(): Sketch;
  /** The board in shapes, with its pencil marks and what else is to be pointed out. */
  view(look?: Look): Drawing;
}

/** What undo brings back: one filling with its notes and the checkpoints behind it. */
interface Moment<Grid> {
  readonly grid: Grid;
  readonly notes: Notes;
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
  /** How large the board is: what is given can be coloured and drawn on, too. */
  readonly rows: number;
  readonly cols: number;
}

/**
 * Opens a puzzle, with the entries and the pencil marks that its document holds.
 *
 * @example
 * ```ts
 * import { openSheet } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const puzzle = await greaterThan.make({ size: 4, seed: 1 });
 * const sheet = openSheet(greaterThan, puzzle).enter({ row: 0, col: 0 }, 3);
 * console.log(sheet.entry({ row: 0, col: 0 }), sheet.undo().canRedo);
 * ```
 *
 * ```text
 * 3 true
 * ```
 */
export function openSheet<Recipe, Clues, Grid>(
  puzzle: PuzzleBoard<Recipe, Clues, Grid>,
  {
    clues,
    grid: entries,
    solution,
    marks = [],
    drawn = noDrawn,
  }: PuzzleDoc<Clues, Grid> & {
    readonly marks?: readonly Pencilled[];
    readonly drawn?: Drawn;
  },
): Sheet<Clues, Grid> {
  const doc = { clues, ...(solution !== undefined && { solution }) };
  const cells = puzzle.cells(clues);
  const open = new Set(cells.map(keyOf));
  const { rows, cols } = notableOf(puzzle, clues);
  const opened = { puzzle, doc, cells, open, values: puzzle.values(clues), rows, cols };
  const present = {
    grid: entries ?? puzzle.empty(clues),
    notes: notesOf(marks, drawn),
    checkpoint: undefined,
  };
  return sheetOf(opened, { past: [], present, future: [] });
}

function sheetOf<Recipe, Clues, Grid>(
  opened: Opened<Recipe, Clues, Grid>,
  story: Story<Grid>,
): Sheet<Clues, Grid> {
  const { puzzle, doc, cells, open, values, rows, cols } = opened;
  const { clues } = doc;
  const { past, present, future } = story;
  const { grid, notes } = present;
  const pencilled = [...notes.cells.values()];
  const drawn = drawnIn(notes);
  const current = { ...doc, grid };

  const document = () =>
    puzzleDocument(puzzle, current, { noted: () => ({ marks: pencilled, drawn }) });
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
  const marksOf = (cell: Cell, place: MarkPlace) => notes.cells.get(cellName(cell))?.[place] ?? [];
  const edited = (edits: readonly Edit[]): Moment<Grid> => {
    let filled = grid;
    const isOnBoard = ({ row, col }: Cell) => row >= 0 && col >= 0 && row < rows && col < cols;
    const onNotes = edits.filter((made) => made.kind !== 'entry');
    for (const made of edits) {
      if (made.kind === 'entry') {
        demand(made.cell, made.value === undefined ? [] : [made.value]);
        filled = puzzle.write(clues, filled, made.cell, made.value);
      } else if (made.kind === 'marks' && made.place !== 'colour') demand(made.cell, made.values);
      else if (made.kind === 'marks' && !isOnBoard(made.cell)) throw new Error('no cell is there');
      else if (made.kind === 'pen' && ![made.from, made.to].every(isOnBoard)) {
        throw new Error('a pen stays on the board');
      }
    }
    return { ...present, grid: filled, notes: noted(notes, onNotes) };
  };
  const edit = (edits: readonly Edit[]): Sheet<Clues, Grid> => change(edited(edits));
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

  /** The entry of a cell differs from what it was when the try began, and not from when a later one did. */
  const tryOf = (cell: Cell): number => {
    const entry = puzzle.read(clues, grid, cell);
    let level = depthOf(present);
    for (let at = present.checkpoint; at !== undefined; at = at.checkpoint, level--) {
      if (entry !== undefined && puzzle.read(clues, at.grid, cell) !== entry) return level;
    }
    return 0;
  };
  const tried =
    present.checkpoint === undefined
      ? []
      : cells.flatMap((cell) => {
          const level = tryOf(cell);
          return level === 0 ? [] : [{ cell, level }];
        });

  return {
    game: puzzle.id,
    cells,
    values,
    filling: grid,
    entry: (cell) => puzzle.read(clues, grid, cell),
    marks: (cell, place = 'corner') => marksOf(cell, place),
    pencilled,
    drawn,
    noteKinds: puzzle.notes ?? (puzzle.entry.kind === 'typed' ? ['corner', 'centre'] : []),
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
    adopt: (filling) => change({ ...present, grid: filling }),
    take: ({ conclusion }) => change(taken(conclusion)),
    clear: () => change({ ...present, grid: puzzle.empty(clues), notes: notesOf([], noDrawn) }),

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
    keep() {
      if (present.checkpoint === undefined) throw new Error('there is no checkpoint');
      return change({ ...present, checkpoint: present.checkpoint.checkpoint });
    },
    tryOf,

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
      document().toJson(
        notes.cells.size + notes.pen.size + notes.lines.size > 0
          ? { marks: notesToJson(pencilled, drawn) }
          : {},
      ),
    sketch: () => puzzle.sketch(current),
    view: (look = {}) =>
      puzzle.view(current, { pencilled, drawn, ...(tried.length > 0 && { tried }), ...look }),
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
