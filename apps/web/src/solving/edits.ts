/** What an input means for a sheet: the edits it makes, the marks it clears. */

import type { Cell } from 'ludoteca/kernel';
import type { AnyPuzzleBoard, Edit, MarkPlace, Sheet } from 'ludoteca/puzzle';

export function isSame(one: Cell | undefined, other: Cell | undefined): boolean {
  return one?.row === other?.row && one?.col === other?.col;
}

export function canFill(sheet: Sheet, cell: Cell): boolean {
  return sheet.cells.some((open) => isSame(open, cell));
}

/** A value written into cells; where all have it, it is taken away. */
export function entryEdits(
  puzzle: AnyPuzzleBoard,
  clues: unknown,
  sheet: Sheet,
  cells: readonly Cell[],
  value: number | undefined,
  clearsMarks: boolean,
): readonly Edit[] {
  if (cells.length === 0) return [];
  const haveIt = cells.every((cell) => sheet.entry(cell) === value);
  const wanted = value !== undefined && haveIt ? undefined : value;
  const edits: Edit[] = cells
    .filter((cell) => sheet.entry(cell) !== wanted)
    .map((cell) => ({ kind: 'entry', cell, value: wanted }));
  if (wanted === undefined || !clearsMarks) return edits;
  return [...edits, ...clearedMarks(puzzle, clues, sheet, sheet.edit(edits))];
}

/** Takes away the marks that were possible before and are not any more. */
function clearedMarks(puzzle: AnyPuzzleBoard, clues: unknown, before: Sheet, after: Sheet): Edit[] {
  const { showing } = puzzle;
  if (showing?.candidates === undefined) return [];
  return after.pencilled.flatMap(({ cell, corner, centre }) => {
    if (after.entry(cell) !== undefined) return [];
    const was = showing.candidates?.(clues, before.filling, cell) ?? [];
    const is = showing.candidates?.(clues, after.filling, cell) ?? [];
    const isLost = (mark: number) => was.includes(mark) && !is.includes(mark);
    const cleared = (place: MarkPlace, marks: readonly number[]): Edit[] =>
      marks.some(isLost)
        ? [{ kind: 'marks', cell, place, values: marks.filter((mark) => !isLost(mark)) }]
        : [];
    return [...cleared('corner', corner), ...cleared('centre', centre)];
  });
}

/** A note set in cells; where all have it, it is taken away. Digits are noted in open cells alone. */
export function markEdits(
  sheet: Sheet,
  cells: readonly Cell[],
  value: number,
  place: MarkPlace,
): readonly Edit[] {
  const there = cells.filter((cell) => place === 'colour' || sheet.entry(cell) === undefined);
  const has = (cell: Cell) => sheet.marks(cell, place).includes(value);
  const isOff = there.every(has);
  return there
    .filter((cell) => has(cell) === isOff)
    .map((cell) => {
      const before = sheet.marks(cell, place);
      const values = isOff ? before.filter((mark) => mark !== value) : [...before, value];
      return { kind: 'marks', cell, place, values };
    });
}

/** Empties cells: their entries, or else the digits that are noted, or else their colours. */
export function eraseEdits(
  sheet: Sheet,
  cells: readonly Cell[],
  isOpen: (cell: Cell) => boolean,
): readonly Edit[] {
  const open = cells.filter(isOpen);
  const entered = open.filter((cell) => sheet.entry(cell) !== undefined);
  if (entered.length > 0) {
    return entered.map((cell) => ({ kind: 'entry', cell, value: undefined }));
  }
  const without = (at: readonly Cell[], place: MarkPlace): Edit[] =>
    at.flatMap((cell) =>
      sheet.marks(cell, place).length > 0
        ? [{ kind: 'marks', cell, place, values: [] } as const]
        : [],
    );
  const digits = [...without(open, 'corner'), ...without(open, 'centre')];
  return digits.length > 0 ? digits : without(cells, 'colour');
}

/** Every open cell with all that it may be as far as the entries show. */
export function candidateEdits(
  puzzle: AnyPuzzleBoard,
  clues: unknown,
  sheet: Sheet,
): readonly Edit[] {
  const { showing } = puzzle;
  if (showing?.candidates === undefined) return [];
  return sheet.cells.flatMap((cell) => {
    if (sheet.entry(cell) !== undefined) return [];
    const values = showing.candidates?.(clues, sheet.filling, cell) ?? [];
    return [{ kind: 'marks', cell, place: 'corner', values } as const];
  });
}

/** Fills what is open once everything else is entered, where the puzzle says that this ends it. */
export function restEdits(puzzle: AnyPuzzleBoard, clues: unknown, sheet: Sheet): readonly Edit[] {
  const value = puzzle.showing?.rest?.(clues, sheet.filling);
  if (value === undefined) return [];
  const edits: Edit[] = [];
  let filled = sheet;
  for (const cell of sheet.cells) {
    // What belongs together is filled by its first cell.
    if (filled.entry(cell) !== undefined) continue;
    edits.push({ kind: 'entry', cell, value });
    filled = filled.extend([{ kind: 'entry', cell, value }]);
  }
  return edits;
}

/** How many entries such cells are: those that belong together are one. */
export function entriesIn(sheet: Sheet, cells: readonly Cell[]): number {
  let left = sheet;
  let count = 0;
  for (const cell of cells) {
    if (left.entry(cell) === undefined) continue;
    left = left.edit([{ kind: 'entry', cell, value: undefined }]);
    count++;
  }
  return count;
}

/** The entries that differ from the solution. */
export function wrongCells(
  puzzle: AnyPuzzleBoard,
  clues: unknown,
  sheet: Sheet,
  solution: unknown,
): readonly Cell[] {
  return sheet.cells.filter((cell) => {
    const entry = sheet.entry(cell);
    return entry !== undefined && entry !== puzzle.read(clues, solution, cell);
  });
}
