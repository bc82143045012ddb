/** One task of a sheet for home, as drawings: a puzzle with its solution, or a problem with its answer. */

import { difficulties } from 'ludoteca/document';
import { type Drawing, inInk } from 'ludoteca/drawing';
import { type AnyGame, gameDocument, isGame, sayAsk } from 'ludoteca/game';
import { fail, type Notice, ok, type Result } from 'ludoteca/kernel';
import { type AnyPuzzleBoard, isPuzzleBoard, puzzleDocument } from 'ludoteca/puzzle';
import type { loadKind } from '../games/kinds.ts';
import { language } from '../language/index.ts';
import { levelsOf, sidesFor, usualSide, valuesOf } from '../making/making-choice.ts';
import { sideName } from '../match/say.ts';
import { ask } from '../worker/index.ts';
import { words } from './words.ts';

/** What a sheet can be made of. */
export type TaskKind = AnyPuzzleBoard | AnyGame;

export function taskKind(kind: Awaited<ReturnType<typeof loadKind>>): TaskKind | undefined {
  return kind !== undefined && (isPuzzleBoard(kind) || isGame(kind)) ? kind : undefined;
}

export function levelsOfTasks(kind: TaskKind): readonly string[] {
  return isPuzzleBoard(kind) ? levelsOf(kind) : difficulties;
}

export interface Task {
  readonly drawing: Drawing;
  /** What is asked, where that is not the same for all. */
  readonly asks?: string;
  readonly solution: Drawing;
  /** The solution in a word, where it is one. */
  readonly answer?: string;
}

interface Asking {
  readonly level: string | undefined;
  readonly seed: string;
  readonly signal: AbortSignal;
}

/** A task, or why there is none. */
export function makeTask(kind: TaskKind, asking: Asking): Promise<Result<Task, Notice>> {
  return isPuzzleBoard(kind) ? puzzleTask(kind, asking) : problemTask(kind, asking);
}

async function puzzleTask(
  puzzle: AnyPuzzleBoard,
  { level, seed, signal }: Asking,
): Promise<Result<Task, Notice>> {
  const rest = {};
  const wanted = { ...(level !== undefined && { level }), rest };
  const sides = sidesFor(puzzle, wanted);
  const usual = usualSide(puzzle, rest);
  const side = usual !== undefined && sides.includes(usual) ? usual : sides[0];
  const recipe = puzzle.recipe(valuesOf({ ...wanted, ...(side !== undefined && { side }) }));
  if (!recipe.ok) return recipe;
  const request = { job: 'generate', game: puzzle.id, recipe: recipe.value, seed } as const;
  const made = await ask(request, { signal });
  if (!made.isMade) return fail(made.notice);
  const { clues, solution } = made;
  return ok({
    drawing: inInk(puzzleDocument(puzzle, { clues }).view()),
    solution: inInk(puzzleDocument(puzzle, { clues, grid: solution }).view()),
  });
}

async function problemTask(
  game: AnyGame,
  { level, seed, signal }: Asking,
): Promise<Result<Task, Notice>> {
  const wanted = difficulties.find((each) => each === level);
  const { params } = game.presets[0];
  const order = { params, ...(wanted !== undefined && { level: wanted }) };
  const made = await ask({ job: 'make-problem', game: game.id, order, seed }, { signal });
  if (!made.isMade) return fail(made.notice);
  const { problem } = made;
  const { match } = gameDocument(game, { kind: 'problem', problem });
  const move = problem.answer ?? match.legalMoves[0];
  const side = sideName(game, match.turn);
  return ok({
    drawing: inInk(match.view()),
    asks: words('task', { side, asks: sayAsk(game, problem, language.value) }),
    solution: inInk(match.play(move).view()),
    answer: match.write(move),
  });
}
