/** Examples of a theme: made by the generator like any other problem, always from the same seeds. */

import type { AnyGame, Problem, ThemeReason } from 'ludoteca/game';
import { ask } from '../worker/index.ts';
import { makeProblem } from './stream.ts';

/** How hard each example is: the first ones are there to be understood. */
const levels = ['easy', 'easy', 'medium'] as const;

export const exampleNumbers = levels.map((_, index) => index);

/** A line is walked with profit where it is more than one move, and is not lost sight of. */
const longest = 9;
/** So many are made until one is as long as that. */
const tries = 4;

export interface Example {
  readonly problem: Problem<unknown>;
  /** Why it is about its theme. */
  readonly reasons: readonly ThemeReason[];
}

/** Undefined where none was found. */
export async function findExample(
  game: AnyGame,
  theme: string,
  number: number,
  signal: AbortSignal,
): Promise<Example | undefined> {
  const order = { params: game.presets[0].params, level: levels[number], theme };
  let problem: Problem<unknown> | undefined;
  for (let attempt = 0; attempt < tries; attempt++) {
    const made = await makeProblem(game, order, `${theme} ${number + 1} ${attempt}`, signal);
    if (!made.ok || made.value.line === undefined) continue;
    if (problem === undefined || distance(made.value) < distance(problem)) problem = made.value;
    if (distance(problem) === 0) break;
  }
  if (problem === undefined) return undefined;
  const request = { job: 'explain-theme', game: game.id, problem, theme } as const;
  const { reasons } = await ask(request, { signal });
  return { problem, reasons };
}

/** By how many moves a line is too short or too long. */
function distance({ line = [] }: Problem<unknown>): number {
  return Math.max(2 - line.length, line.length - longest, 0);
}
