/**
 * A puzzle and the claim that it has no second solution, as a formula: docs/proofs.md tells the encoding.
 *
 * The variables and constraints of `solve/model.ts` without the joint rule of a line, of which no checker
 * of clauses would see why it is right; the last clause says "not this solution".
 */

import { type Equality, type Formula, literalOf, negative, positive } from '../../kernel/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from './clues.ts';
import { regionsOf } from './regions.ts';
import { beginsOf, linesOf } from './solve/model.ts';
import { Starts } from './solve/starts.ts';

export function formula(clues: CrossAPixClues, solution: CrossAPixGrid): Formula {
  const regions = regionsOf(clues);
  const lines = linesOf(clues, regions);
  const { count } = regions;
  const starts = new Starts();
  for (const { segments } of lines) starts.add(segments);
  const isPainted = Array.from(regions.firstCells, (cell) => {
    return solution[Math.floor(cell / clues.cols)][cell % clues.cols] === 1;
  });
  const cellName = (region: number): string => {
    const cell = regions.firstCells[region];
    return `r${Math.floor(cell / clues.cols) + 1}c${(cell % clues.cols) + 1}`;
  };
  return {
    variables: count + starts.size,
    decided: count,
    *clauses() {
      for (const [index, from] of starts.froms.entries()) {
        const [start, to] = [count + index, starts.tos[index]];
        yield [negative(start), negative(from)];
        yield [negative(start), positive(to)];
        yield [positive(start), positive(from), negative(to)];
      }
      yield isPainted.map((painted, region) => literalOf(region, !painted));
    },
    *equalities() {
      for (const [index, { segments, clue }] of lines.entries()) {
        const isRow = index < clues.rows;
        const name = isRow ? `row ${index + 1}` : `column ${index - clues.rows + 1}`;
        yield equality(`${name}, painted`, segments.regions, segments.lengths, clue[0]);
        const begins = beginsOf(segments, starts, count);
        const ones = begins.map(() => 1);
        yield equality(`${name}, blocks`, begins, ones, clue[1]);
      }
    },
    lemmas: () => [],
    phase: (region) => isPainted[region],
    meaning(variable) {
      if (variable < count) return `painted: region of ${cellName(variable)}`;
      const [from, to] = [starts.froms[variable - count], starts.tos[variable - count]];
      return `start: region of ${cellName(from)} blank, of ${cellName(to)} painted`;
    },
  };
}

/** A variable that comes again on the line is one heavier term, at its first place. */
function equality(
  name: string,
  variables: readonly number[],
  weights: readonly number[],
  total: number,
): Equality {
  const merged = new Map<number, number>();
  for (const [index, variable] of variables.entries()) {
    merged.set(variable, (merged.get(variable) ?? 0) + weights[index]);
  }
  return { name, literals: [...merged.keys()].map(positive), weights: [...merged.values()], total };
}
