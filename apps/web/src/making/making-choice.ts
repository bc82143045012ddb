/** What a new puzzle shall be: sizes and levels that the puzzle takes, found by asking it. */

import type { OptionSpec, OptionValue, OptionValues, Size } from 'ludoteca/document';
import type { AnyPuzzleBoard } from 'ludoteca/puzzle';

/** Sides that people like; which of them a puzzle takes, it tells. */
const sides = [4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 25, 30, 35, 40, 50];

export interface MakingChoice {
  readonly side?: number;
  readonly level?: string;
  readonly rest: OptionValues;
}

export function valuesOf({ side, level, rest }: MakingChoice): OptionValues {
  const size: Size | undefined = side === undefined ? undefined : { rows: side, cols: side };
  return {
    ...rest,
    ...(size !== undefined && { size }),
    ...(level !== undefined && { level }),
  };
}

/** The sides that can be had together with what else is chosen. */
export function sidesFor(puzzle: AnyPuzzleBoard, choice: MakingChoice): readonly number[] {
  return sides.filter((side) => puzzle.recipe(valuesOf({ ...choice, side })).ok);
}

/** The side that is meant when none is said, with what else is chosen. */
export function usualSide(puzzle: AnyPuzzleBoard, rest: OptionValues): number | undefined {
  const usual = JSON.stringify(puzzle.recipe(rest));
  return sides.find((side) => JSON.stringify(puzzle.recipe(valuesOf({ side, rest }))) === usual);
}

export function levelsOf(puzzle: AnyPuzzleBoard): readonly string[] {
  const takes = puzzle.options.find(({ name }) => name === 'level')?.takes;
  return takes?.kind === 'choice' ? takes.choices : [];
}

/** The options that mean something by themselves: not those that go with a picture, say. */
export function furtherOptions(puzzle: AnyPuzzleBoard): readonly OptionSpec[] {
  return puzzle.options.filter((spec) => {
    if (spec.name === 'size' || spec.name === 'level') return false;
    const sample = sampleOf(spec);
    if (puzzle.offered?.[spec.name] !== undefined) return true;
    return sample === undefined
      ? spec.takes.kind === 'text' && spec.label !== undefined
      : puzzle.recipe({ [spec.name]: sample }).ok;
  });
}

function sampleOf({ takes }: OptionSpec): OptionValue | undefined {
  switch (takes.kind) {
    case 'flag':
      return true;
    case 'whole':
    case 'number':
      return takes.most;
    case 'choice':
      return takes.choices[0];
    default:
      return undefined;
  }
}
