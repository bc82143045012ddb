/** What an input means for a sheet: the edits it makes, the marks it clears. */

import type { Cell } from 'ludoteca/kernel';
import type { AnyPuzzleBoard, Edit, MarkPlace, Sheet } from 'ludoteca/puzzle';

export function isSame(one: Cell | undefined, other: Cell | undefined): boolean {
  return one?.row === other?.row && one?.col === other?.col;
}

export function canFill(sheet: Sheet, cell: Cell): boolean {
  return sheet.cells.some((open) => isSame(open, cell));
}

/** A value written into a cell; the same value again takes it away. */
export function entryEdits(
  puzzle: AnyPuzzleBoard,
  clues: unknown,
  sheet: Sheet,
  cell: Cell,
  value: number | undefined,
  clearsMarks: boolean,
): readonly Edit[] {
  const wanted = value !== undefined && sheet.entry(cell) === value ? undefined : value;
  const edits: Edit[] = [{ kind: 'entry', cell, value: wanted }];
  if (wanted === undefined || !clearsMarks) return edits;
  return [...edits, ...clearedMarks(puzzle, clues, sheet, sheet.enter(cell, wanted))];
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

/** A pencil mark set, or taken away where it was. */
export function markEdits(
  sheet: Sheet,
  cell: Cell,
  value: number,
  place: MarkPlace,
): readonly Edit[] {
  if (sheet.entry(cell) !== undefined) return [];
  const before = sheet.marks(cell, place);
  const values = before.includes(value)
    ? before.filter((mark) => mark !== value)
    : [...before, value];
  return [{ kind: 'marks', cell, place, values }];
}

/** Empties a cell: its entry, or else its marks. */
export function eraseEdits(sheet: Sheet, cell: Cell): readonly Edit[] {
  if (sheet.entry(cell) !== undefined) return [{ kind: 'entry', cell, value: undefined }];
  return (['corner', 'centre'] as const).flatMap((place) =>
    sheet.marks(cell, place).length > 0
      ? [{ kind: 'marks', cell, place, values: [] } as const]
      : [],
  );
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
