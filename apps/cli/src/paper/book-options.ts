/** What a book is to be like, and what it is to hold. */

import type {
  AnyGame,
  AnyPuzzle,
  Division,
  Expected,
  Paper,
  ProblemRecipe,
  ThemeName,
} from 'ludoteca';
import type { WorkBudget } from 'ludoteca/jobs';

/** What can be left out. */
export const partNames = ['rules', 'solutions', 'levels', 'codes', 'names'] as const;

export interface BookOptions {
  readonly paper: Paper;
  readonly division: Division;
  readonly theme: ThemeName;
  readonly title: string;
  readonly hasCover: boolean;
  readonly skipped: ReadonlySet<string>;
  /** The address of the app. */
  readonly base?: string;
  readonly output?: string;
}

export type Contents =
  | {
      readonly kind: 'files';
      readonly files: readonly string[];
      readonly hint: Expected;
      readonly jobs: number;
      /** For puzzles that come without their solution. */
      readonly budget: WorkBudget;
    }
  | {
      readonly kind: 'made';
      readonly making: Making;
      readonly count: number;
      readonly seed: string;
      readonly jobs: number;
    };

/** What boards are made: those of a puzzle, or problems of a board game. */
export type Making =
  | { readonly kind: AnyPuzzle; readonly recipe: unknown }
  | { readonly kind: AnyGame; readonly order: ProblemRecipe<unknown> };
