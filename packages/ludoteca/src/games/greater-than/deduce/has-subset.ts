/**
 * Whether a house has a subset that strikes anything, asked before one is put together: hundreds of times in a climb
 * there is none. Naked and hidden ones are one question, asked of rows (cells with their digits, or digits with their
 * cells): are there so many rows that have as many columns together, some of which another row has too? And so are fish, of
 * lines with the places of a digit.
 */

import { countOf, lowest, type Position } from './position.ts';

/** The rows in hand, as masks of columns; the places among them of those with few enough columns. */
const rows = new Int32Array(32);
const few = new Int32Array(32);
let rowCount = 0;
let fewCount = 0;

/** Cells of the house that have no other digits left than as many as they are. */
export function hasNaked(
  { board, candidates, digits }: Position,
  house: number,
  size: number,
): boolean {
  const cells = board.houses[house];
  rowCount = 0;
  for (let at = 0; at < cells.length; at++) {
    if (digits[cells[at]] === 0) rows[rowCount++] = candidates[cells[at]];
  }
  return rowCount > size && hasSubset(size);
}

/** Digits that have no other cells of the house left than as many as they are. */
export function hasHidden(
  { board, candidates, digits }: Position,
  house: number,
  size: number,
): boolean {
  const cells = board.houses[house];
  rows.fill(0, 0, board.size);
  let open = 0;
  for (let at = 0; at < cells.length; at++) {
    if (digits[cells[at]] !== 0) continue;
    const bit = 1 << open++;
    for (let left = candidates[cells[at]]; left !== 0; left &= left - 1) {
      rows[lowest(left) - 1] |= bit;
    }
  }
  if (open <= size) return false;
  // A digit without a place is none to choose.
  rowCount = 0;
  for (let digit = 0; digit < board.size; digit++) {
    if (rows[digit] !== 0) rows[rowCount++] = rows[digit];
  }
  return hasSubset(size);
}

/**
 * The same of fish: are there so many of the lines from `first` on, each with more than one place of a digit, that have as
 * many places together, some of which another line has too? `spans` are the places of each line, as masks.
 */
export function hasFish(
  spans: ArrayLike<number>,
  first: number,
  count: number,
  size: number,
): boolean {
  rowCount = 0;
  fewCount = 0;
  for (let line = first; line < first + count; line++) {
    const places = countOf(spans[line]);
    if (places > 1 && places <= size) few[fewCount++] = rowCount;
    rows[rowCount++] = spans[line];
  }
  return fewCount >= size && choose(0, size, size, 0, 0);
}

function hasSubset(size: number): boolean {
  fewCount = 0;
  for (let row = 0; row < rowCount; row++) if (countOf(rows[row]) <= size) few[fewCount++] = row;
  return fewCount >= size && choose(0, size, size, 0, 0);
}

/** Chooses `left` more rows, from the place `from` on. */
function choose(from: number, left: number, size: number, union: number, chosen: number): boolean {
  for (let at = from; at <= fewCount - left; at++) {
    const row = few[at];
    const wider = union | rows[row];
    const count = countOf(wider);
    if (count > size) continue;
    if (left > 1) {
      if (choose(at + 1, left - 1, size, wider, chosen | (1 << row))) return true;
    } else if (count === size && isShared(wider, chosen | (1 << row))) return true;
  }
  return false;
}

/** Whether a row that is not chosen has one of the columns. */
function isShared(union: number, chosen: number): boolean {
  for (let row = 0; row < rowCount; row++) {
    if (((chosen >>> row) & 1) === 0 && (rows[row] & union) !== 0) return true;
  }
  return false;
}
