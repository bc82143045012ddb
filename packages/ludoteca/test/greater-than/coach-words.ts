/**
 * Reads the coach's sentences back: each clause is taken apart by a pattern of its language, and what
 * it claims is looked up on the board, with nothing but the rules. What no pattern fits is a fault too, as
 * are a cell or a digit of which nothing is said, and an end that is not what the link concludes.
 */

import type { GreaterThanClues, GreaterThanGrid } from '../../src/games/greater-than/clues.ts';
import type { Cell, Language } from '../../src/kernel/index.ts';
import type { Link } from '../../src/puzzle/index.ts';
import { type Board, boardOf, isSame } from './read-board.ts';
import { clauses } from './read-clauses.ts';
import { faultsOfEnd } from './read-ends.ts';
import { readLadder } from './read-ladder.ts';
import { type Claim, readLead, unsaid } from './read-leads.ts';
import type { ReadLink } from './read-trial.ts';

/** Everything that a text says and the board does not. */
export function readBack(
  text: string,
  language: Language,
  clues: GreaterThanClues,
  grid: GreaterThanGrid,
  earlier: readonly Link[],
  link?: ReadLink,
): string[] {
  const board = boardOf(clues, grid);
  const isJustGone = (cell: Cell, digit: number) =>
    earlier.some(({ conclusion }) =>
      conclusion.some(
        (fact) => 'not' in fact && isSame(fact.cell, cell) && fact.not.includes(digit),
      ),
    );
  const isMarked = ({ row, col }: Cell, digit: number) =>
    grid.struck?.[row][col].includes(digit) === true;
  const ladder = readLadder(text, language, { board, isJustGone, isMarked, link });
  if (ladder !== undefined) return ladder;
  const faults: string[] = [];
  const claims: Claim[] = [];
  for (const sentence of text.split(/(?<=\.) /)) {
    const [lead, ...rest] = sentence.replace(/\.$/, '').split(': ');
    const claim = readLead(lead, language, board, faults);
    for (const clause of rest.join(': ').split('; ')) {
      if (clause === '') continue;
      if (claim === undefined) faults.push(`a clause without a lead: ${clause}`);
      else readClause(clause, language, board, grid, claim, isJustGone, faults);
    }
    if (claim === undefined) {
      faults.push(...faultsOfEnd(lead, language, board, claims, link));
      continue;
    }
    const isBare = rest.length === 0;
    faults.push(...unsaid(claim, board, (cell, digit) => isBare && isJustGone(cell, digit)));
    claims.push(claim);
  }
  const last = claims.at(-1);
  if (last !== undefined && link !== undefined) faults.push(...faultsOfEntry(last, link));
  return faults;
}

/** An entry is where, and what, the last lead says. */
function faultsOfEntry(
  { places, digit, left }: Claim,
  { conclusion }: Pick<Link, 'conclusion'>,
): string[] {
  return conclusion.flatMap((fact) => {
    if (!('is' in fact)) return [];
    const isSaid =
      places.length === 1 &&
      isSame(places[0], fact.cell) &&
      fact.is === (digit ?? (left?.length === 1 ? left[0] : undefined));
    return isSaid ? [] : ['the entry is another one'];
  });
}

/** Each clause by its pattern in both languages. */
function readClause(
  clause: string,
  language: Language,
  board: Board,
  grid: GreaterThanGrid,
  claim: Claim,
  isJustGone: (cell: Cell, digit: number) => boolean,
  faults: string[],
): void {
  for (const [english, portuguese, read] of clauses(grid, isJustGone)) {
    const match = new RegExp(`^(?:${language === 'en' ? english : portuguese})$`).exec(clause);
    if (match === null) continue;
    if (!read([...match], claim, board)) faults.push(`not so: ${clause}`);
    return;
  }
  faults.push(`no such clause: ${clause}`);
}
