/** `play` with a puzzle: one that is made as asked for, or one from a file. */

import {
  type AnyPuzzle,
  difficultyNames,
  type OptionValues,
  openSheet,
  type PuzzleDocument,
  type Sheet,
  seedOf,
  wholePuzzle,
} from 'ludoteca';
import type { Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { playWords } from '../phrases/play.ts';
import { solvingWords } from '../phrases/solving.ts';
import { usage } from '../phrases/usage.ts';
import type { RecordFile } from '../play/record-file.ts';
import type { Leaving } from '../play/session.ts';
import type { Begun } from '../play/solving.ts';
import { solveByHand } from '../play/solving-session.ts';
import { openPool } from '../work/pool.ts';
import { watchMaking } from '../work/watch.ts';
import { newSeed } from './generate.ts';

/** Flags of `play` that are of no use with a puzzle. */
const forTwo = ['first', 'second', 'time', 'delay'] as const;

/** The file to keep the sheet in, if there is one. */
interface Keeping {
  readonly record?: RecordFile;
}

/** Makes the puzzle that the flags describe, and puts it on the prompter. */
export async function playNewPuzzle(
  context: Context,
  given: Given,
  puzzle: AnyPuzzle,
  keeping: Keeping,
): Promise<Leaving | ExitCode> {
  const misplaced = forTwo.find((name) => given.flags[name] !== undefined);
  if (misplaced !== undefined) {
    context.complain(usage.notice('not-for-puzzles', { option: misplaced, game: puzzle.id }));
    return exitCodes.wrong;
  }
  const values: OptionValues = Object.fromEntries(
    puzzle.options.map(({ name }) => [name, given.flags[name]]),
  );
  const recipe = puzzle.recipe(values);
  if (!recipe.ok) {
    context.complain(recipe.error);
    return exitCodes.wrong;
  }
  const { seed = newSeed() } = given.flags;
  return playRecipe(context, puzzle, recipe.value, String(seed), keeping);
}

/** The same for a recipe that is known already. */
export async function playRecipe(
  context: Context,
  puzzle: AnyPuzzle,
  recipe: unknown,
  seed: string,
  keeping: Keeping = {},
): Promise<Leaving | ExitCode> {
  const make = (round: number, told: Context) => makeOne(told, puzzle, recipe, seedOf(seed, round));
  const begun = await make(0, context);
  if (begun === undefined) return exitCodes.no;
  return solveByHand(context, { puzzle, begun, another: make, ...keeping });
}

/** Puts the puzzle of a file on the prompter, with what was entered and marked in it. */
export async function resumePuzzle(
  context: Context,
  given: Given,
  document: PuzzleDocument,
  keeping: Keeping,
): Promise<Leaving | ExitCode> {
  const { clues } = document;
  const puzzle = wholePuzzle(document.puzzle);
  const flags = [...forTwo, ...puzzle.options.map(({ name }) => name)];
  const misplaced = flags.find((name) => given.flags[name] !== undefined);
  if (misplaced !== undefined) {
    context.complain(usage.notice('no-options-with-resume', { option: misplaced }));
    return exitCodes.wrong;
  }
  const open = (sheet: Sheet): Begun => ({ clues, sheet, about: [] });
  return solveByHand(context, {
    puzzle,
    begun: open(openSheet(puzzle, document)),
    another: async () => open(openSheet(puzzle, { clues })),
    ...keeping,
  });
}

/** A new puzzle; nothing, and told, when none is found. */
async function makeOne(
  context: Context,
  puzzle: AnyPuzzle,
  recipe: unknown,
  seed: string,
): Promise<Begun | undefined> {
  const { language } = context;
  const pool = openPool(1, context.catalogueUrl);
  const watch = watchMaking(context, puzzle, 1);
  try {
    const request = { job: 'generate', game: puzzle.id, recipe, seed } as const;
    const made = await pool.do(request, {
      onProgress: (nodes, phase) => watch.spend(0, nodes, phase),
    });
    if (!made.isMade) {
      context.complain(made.notice);
      return undefined;
    }
    const { clues, level } = made;
    const named =
      level === undefined
        ? []
        : [solvingWords.say('level', { level: difficultyNames[level][language] }, language)];
    const about = [...named, playWords.say('seed', { seed }, language)];
    return { clues, sheet: openSheet(puzzle, { clues }), about };
  } finally {
    context.progress.end();
    await pool.close();
  }
}
