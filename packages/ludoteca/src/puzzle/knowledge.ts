/** What is known of a puzzle, fact by fact, as whoever checks a way of reasoning keeps it. */

import type { Cell } from '../kernel/index.ts';
import type { Fact } from './deduction.ts';
import type { PuzzleBoard } from './puzzle.ts';

export interface Knowledge {
  holds(fact: Fact): boolean;
  learn(fact: Fact): void;
}

/** Begins with what is given and what the filling says. */
export function knowledgeOf<Recipe, Clues, Grid>(
  puzzle: PuzzleBoard<Recipe, Clues, Grid>,
  clues: Clues,
  facts: readonly Fact[],
): Knowledge {
  const given = puzzle.empty(clues);
  const values = new Map<string, number>();
  const ruledOut = new Map<string, Set<number>>();
  const readValue = (cell: Cell) => values.get(nameOf(cell)) ?? puzzle.read(clues, given, cell);
  const knowledge: Knowledge = {
    holds(fact) {
      const value = readValue(fact.cell);
      if ('is' in fact) return value === fact.is;
      const without = ruledOut.get(nameOf(fact.cell));
      return fact.not.every((each) =>
        value === undefined ? without?.has(each) === true : value !== each,
      );
    },
    learn(fact) {
      const name = nameOf(fact.cell);
      if ('is' in fact) values.set(name, fact.is);
      else ruledOut.set(name, new Set([...(ruledOut.get(name) ?? []), ...fact.not]));
    },
  };
  for (const fact of facts) knowledge.learn(fact);
  return knowledge;
}

function nameOf({ row, col }: Cell): string {
  return `${row},${col}`;
}
