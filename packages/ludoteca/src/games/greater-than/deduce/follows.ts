/**
 * Whether a fact is true in every filling that satisfies some reasons, and nothing else. Looks for a
 * filling of the cells that obeys the reasons and denies the fact: exact, and knows no technique.
 */

import type { Effort } from '../../../kernel/index.ts';
import type { Fact, Reason } from '../../../puzzle/index.ts';
import type { GreaterThanClues } from '../clues.ts';
import { type Board, boardOf, signCells } from './constraints.ts';
import { FillingSearch } from './filling-search.ts';
import { maskOf } from './position.ts';

const searches = new Map<string, FillingSearch>();

export function follows(
  clues: GreaterThanClues,
  reasons: readonly Reason[],
  fact: Fact,
  effort: Effort,
): boolean | undefined {
  const board = boardOf(clues);
  const search = searchFor(clues, board);
  search.clear();
  for (const reason of reasons) {
    if ('constraint' in reason) bind(search, clues, board, reason.constraint);
    else search.restrict(cellOf(board, reason), allowedBy(board, reason));
  }
  search.restrict(cellOf(board, fact), board.every & ~allowedBy(board, fact));
  const denied = search.isFillable(effort);
  return denied === undefined ? undefined : !denied;
}

function searchFor({ boxRows, boxCols }: GreaterThanClues, board: Board): FillingSearch {
  const name = `${boxRows}x${boxCols}`;
  const kept = searches.get(name);
  if (kept !== undefined) return kept;
  const made = new FillingSearch(board);
  searches.set(name, made);
  return made;
}

function bind(
  search: FillingSearch,
  clues: GreaterThanClues,
  { size }: Board,
  constraint: number,
): void {
  if (constraint < 3 * size) {
    search.bindHouse(constraint);
    return;
  }
  const [first, second] = signCells(size, constraint);
  const signs = second === first + 1 ? clues.right : clues.down;
  const sign = signs[Math.floor(first / size)]?.[first % size];
  if (sign === '<') search.bindSign(first, second);
  else if (sign === '>') search.bindSign(second, first);
  else throw new Error(`there is no sign at the place of constraint ${constraint}`);
}

function cellOf({ size }: Board, { cell }: Fact): number {
  return cell.row * size + cell.col;
}

/** The digits that a fact leaves to its cell. */
function allowedBy({ every }: Board, fact: Fact): number {
  return 'is' in fact ? 1 << (fact.is - 1) : every & ~maskOf(fact.not);
}
