/** The coach of Greater-Than Sudoku: what it knows besides is in docs/teaching.md, with its prices. */

import type { Coach, Fact } from '../../../puzzle/index.ts';
import type { GreaterThanClues } from '../clues.ts';
import { houseWhere } from '../deduce/constraints.ts';
import { maskOf, type Position } from '../deduce/position.ts';
import { argue } from './argue.ts';
import { entriesIn, marksOf } from './entries.ts';
import { Background } from './glance.ts';
import { entryInsights, insights } from './insights.ts';
import { entryFrom, glance, isToldWhole, tellStep } from './ladder-steps.ts';
import { linksIn } from './links.ts';

export const coach: Coach<GreaterThanClues, Position> = {
  insights,
  argue: (_clues, position, effort, hardest) => argue(position, effort, hardest),
  sees(_clues, position, insight, conclusion) {
    const background = new Background(position);
    const sight = { background, links: [] };
    const { size } = position.board;
    const cellOf = ({ cell }: Fact) => cell.row * size + cell.col;
    if (conclusion.every((fact) => 'is' in fact)) {
      if (!entryInsights.some(({ name }) => name === insight)) return false;
      // Which of them it is called by depends on the grounds; that it is in sight does not.
      const entries = [...entriesIn(sight, background.candidates)];
      return conclusion.every((fact) =>
        entries.some(
          ({ cell, digit }) => cell === cellOf(fact) && 'is' in fact && digit === fact.is,
        ),
      );
    }
    // What an earlier link has ruled out may be told again with the rest.
    const newIn = (fact: Fact) =>
      'not' in fact ? maskOf(fact.not) & background.candidates[cellOf(fact)] : 0;
    if (!conclusion.some((fact) => newIn(fact) !== 0)) return false;
    for (const found of linksIn(sight, background.candidates, () => true)) {
      const isGone = (fact: Fact) =>
        'not' in fact && (newIn(fact) & ~(found.strikes.get(cellOf(fact)) ?? 0)) === 0;
      if (found.insight === insight && conclusion.every(isGone)) return true;
    }
    return false;
  },
  glance,
  entryFrom: (_clues, position, ruledOut, entry) => entryFrom(position, ruledOut, entry),
  isToldWhole,
  tellStep: (_clues, position, step) => tellStep(position, step),
  placeOf(_clues, position, conclusion, because) {
    const { board } = position;
    const { size } = board;
    const houses = because.flatMap((reason) =>
      'constraint' in reason && reason.constraint < 3 * size ? [reason.constraint] : [],
    );
    const [{ cell }] = conclusion;
    const own = board.housesOf[3 * (cell.row * size + cell.col) + 2];
    return {
      where: houseWhere(size, houses[0] ?? own),
      marks: marksOf(position, houses, conclusion, because),
    };
  },
};
