/** What is kept up while a position changes, next to the same looked at anew after every change. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Effort, random } from '../../../kernel/index.ts';
import type { Digits, GreaterThanClues } from '../clues.ts';
import { signBounds } from '../techniques/sign-bounds.ts';
import { hiddenSingle } from '../techniques/singles.ts';
import { signChains } from './chain-bounds.ts';
import { below, conclude, digitsOf, highest, lowest, open, Position } from './position.ts';

interface Case extends GreaterThanClues {
  readonly solution: Digits;
}

const isLong = process.env.LUDOTECA_LONG === '1';

const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('../cases/greater-than.json', import.meta.url), 'utf8'),
);

/** The same position, with nothing remembered. */
function afresh({ board, digits, struck }: Position): Position {
  const copy = new Position(board);
  for (let cell = 0; cell < board.cells; cell++) {
    if (struck[cell] !== 0) copy.strike(cell, struck[cell]);
  }
  for (let cell = 0; cell < board.cells; cell++) {
    if (digits[cell] !== 0) copy.place(cell, digits[cell]);
  }
  return copy;
}

const emptyOf = ({ givens }: Case) => ({ digits: givens.map((row) => row.map(() => 0)) });

/** What the technique finds, with reasons. */
const seen = (technique: typeof signBounds, position: Position) =>
  [...technique.find(position, new Effort())].map(({ conclusion, because }) => ({
    conclusion,
    because: because(),
  }));

describe('what is kept up while a position changes', () => {
  it.each([signBounds, hiddenSingle])('$name sees what it sees on a new board', (technique) => {
    const draw = random(`kept-up-${technique.name}`);
    for (const clues of cases
      .filter(({ givens }) => givens.length <= 12)
      .slice(0, isLong ? 40 : 8)) {
      const position = open(clues, emptyOf(clues));
      for (let step = 0; step < 30; step++) {
        const findings = seen(technique, position);
        expect(JSON.stringify(findings)).toBe(JSON.stringify(seen(technique, afresh(position))));
        const cell = draw.below(position.board.cells);
        const row = Math.floor(cell / position.board.size);
        const digit = clues.solution[row][cell % position.board.size];
        // Steps that it sees itself, entries, strikes, and now and then a fault.
        if (findings.length > 0 && draw.chance(0.6))
          conclude(position, draw.pick(findings).conclusion);
        else if (draw.chance(0.3)) position.place(cell, digit);
        else if (draw.chance(0.97))
          position.strike(cell, draw.bits() & ~(1 << (digit - 1)) & position.board.every);
        else position.strike(cell, 1 << (digit - 1));
      }
    }
  });

  it('knows the bound that signs put on every cell, by the plain rule', () => {
    const draw = random('plain-bounds');
    for (const clues of cases.slice(0, isLong ? 40 : 6)) {
      const position = open(clues, emptyOf(clues));
      const { board, candidates } = position;
      for (let round = 0; round < 5; round++) {
        for (let cell = 0; cell < board.cells; cell++) {
          const digit = clues.solution[Math.floor(cell / board.size)][cell % board.size];
          position.strike(
            cell,
            draw.bits() & draw.bits() & draw.bits() & ~(1 << (digit - 1)) & board.every,
          );
        }
        const least = (cell: number): number => {
          const over = board.signsBelow[cell].map((sign) => least(board.lower[sign]) + 1);
          return lowest(candidates[cell] & ~below(Math.max(1, ...over)));
        };
        const most = (cell: number): number => {
          const under = board.signsAbove[cell].map((sign) => most(board.upper[sign]) - 1);
          return highest(candidates[cell] & below(Math.min(board.size, ...under) + 1));
        };
        const kept = new Map<number, number>();
        for (const { cells, struck } of signChains(position).chains()) {
          kept.set(cells[0], (kept.get(cells[0]) ?? candidates[cells[0]]) & ~struck);
        }
        for (let cell = 0; cell < board.cells; cell++) {
          if (position.digits[cell] !== 0) continue;
          const bounded = candidates[cell] & ~below(least(cell)) & below(most(cell) + 1);
          expect(digitsOf(kept.get(cell) ?? candidates[cell])).toEqual(digitsOf(bounded));
        }
      }
    }
  });
});
