/** The cells of a small board, as the board of the page wants them. */

import type { AnyGame, Match, Move } from 'ludoteca/game';
import { sayNotice } from 'ludoteca/kernel';
import type { AnyPuzzleBoard, Sheet } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import type { BoardCell } from '../board/index.ts';
import { language } from '../language/index.ts';

export function cellsOfGame(
  game: AnyGame,
  match: Match,
): {
  readonly cells: readonly BoardCell[];
  moveAt(cell: BoardCell): Move | undefined;
} {
  const shown = game.showing?.cells(match.state) ?? [];
  const legal = new Set(match.legalMoves);
  const moves = new Map<string, Move>();
  const cells = shown.map(({ row, col, place, name, told, move }): BoardCell => {
    const isOpen = move !== undefined && legal.has(move);
    if (isOpen) moves.set(`${row},${col}`, move);
    const label = `${name}, ${sayNotice(phrasebooksOf(game), told, language.value)}`;
    return { row, col, place, label, isOpen };
  });
  return { cells, moveAt: ({ row, col }) => moves.get(`${row},${col}`) };
}

export function cellsOfPuzzle(puzzle: AnyPuzzleBoard, clues: unknown, sheet: Sheet): BoardCell[] {
  const size = puzzle.showing?.size(clues) ?? { rows: 0, cols: 0 };
  return Array.from({ length: size.rows * size.cols }, (_, at): BoardCell => {
    const cell = { row: Math.floor(at / size.cols), col: at % size.cols };
    const told = puzzle.showing?.told(clues, sheet.filling, cell) ?? [];
    const label = [
      `${cell.row + 1}, ${cell.col + 1}`,
      String(sheet.entry(cell) ?? ''),
      ...told.map((notice) => sayNotice(phrasebooksOf(puzzle), notice, language.value)),
    ].join(', ');
    return { ...cell, place: [cell.col + 0.5, cell.row + 0.5], label, isOpen: true };
  });
}
