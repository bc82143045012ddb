/** The drawing of a document as it was asked for. */

import { answerBoard, candidatesOf, matchBoard, puzzleBoard } from '@ludoteca/render';
import {
  type AnyDocument,
  type AnyKind,
  type Drawing,
  fail,
  type GameDocument,
  kindOf,
  type Notice,
  ok,
  type PuzzleDocument,
  type Result,
} from 'ludoteca';
import { type SolveRequest, solutionOf, type WorkBudget } from 'ludoteca/jobs';
import { notGame, notPuzzle } from '../input/families.ts';
import { usage } from '../phrases/usage.ts';
import { type Course, follow } from '../play/course.ts';
import { answeredProblem } from '../work/answered-problem.ts';
import type { Pool } from '../work/pool.ts';
import { shownSolution } from './solution.ts';

export interface BoardOptions {
  readonly course: Course;
  readonly isSolved: boolean;
  readonly hasCandidates: boolean;
  /** Absent: games have them and puzzles do not. */
  readonly hasCoordinates?: boolean;
  readonly hasLast: boolean;
  readonly hasAnalysis: boolean;
  /** What solving or analysing the next board may spend. */
  readonly next: () => WorkBudget;
}

export interface Board {
  readonly drawing: Drawing;
  /** What should be told besides. */
  readonly remarks: readonly Notice[];
}

/** What a document of a family cannot be asked for. */
export function optionsFault(
  kinds: readonly AnyKind[],
  document: AnyDocument,
  { course, isSolved, hasCandidates, hasAnalysis }: BoardOptions,
): Notice | undefined {
  const isForGames = course.at !== undefined || course.moves.length > 0 || hasAnalysis;
  if (isForGames && document.kind !== 'game') return notGame(kinds, kindOf(document));
  if (document.kind === 'puzzle') return undefined;
  const hasAnswer = document.problem !== undefined;
  if (hasCandidates || (isSolved && !hasAnswer)) return notPuzzle(kinds, kindOf(document));
  // An answer is drawn where it is asked for, and not in the course of a game or among other marks.
  const other = hasAnalysis ? 'analysis' : course.at === undefined ? 'moves' : 'at';
  return isSolved && isForGames
    ? usage.notice('not-together', { one: 'solution', other })
    : undefined;
}

export async function boardOf(
  pool: () => Pool,
  document: AnyDocument,
  options: BoardOptions,
): Promise<Result<Board, Notice | readonly Notice[]>> {
  if (document.kind === 'puzzle') return boardOfPuzzle(pool, document, options);
  return options.isSolved
    ? boardOfAnswer(pool, document, options)
    : boardOfGame(pool, document, options);
}

/** A problem of a board game with its answer marked. */
async function boardOfAnswer(
  pool: () => Pool,
  document: GameDocument,
  { next, hasCoordinates }: BoardOptions,
): Promise<Result<Board, readonly Notice[]>> {
  const solved = await answeredProblem(pool, document, next());
  if (!solved.ok) return solved;
  const { game, problem } = solved.value;
  if (problem?.answer === undefined) throw new Error('games that ask nothing are refused');
  const drawing = answerBoard(game, problem.state, problem.answer, {
    ...(hasCoordinates !== undefined && { hasCoordinates }),
  });
  return ok({ drawing, remarks: [] });
}

async function boardOfPuzzle(
  pool: () => Pool,
  document: PuzzleDocument,
  options: BoardOptions,
): Promise<Result<Board, Notice>> {
  const remarks: Notice[] = [];
  let shown = document;
  if (options.isSolved) {
    const ask = (request: SolveRequest) => pool().do(request, options.next());
    const solved = shownSolution(await solutionOf(document, ask));
    if (!solved.ok) return solved;
    shown = document.withEntries(solved.value.grid);
    if (solved.value.remark !== undefined) remarks.push(solved.value.remark);
  }
  const drawing = puzzleBoard(shown, {
    ...(options.hasCandidates && { pencilled: candidatesOf(shown) }),
    ...(options.hasCoordinates && { hasCoordinates: true }),
  });
  return ok({ drawing, remarks });
}

async function boardOfGame(
  pool: () => Pool,
  { game, match: whole, loss }: GameDocument,
  options: BoardOptions,
): Promise<Result<Board, Notice>> {
  const followed = follow(whole, options.course);
  if (!followed.ok) return fail(followed.error);
  const match = followed.value;
  const { hasCoordinates, hasLast, hasAnalysis, next } = options;
  const request = { job: 'analyse', game: game.id, state: match.state } as const;
  const verdicts = hasAnalysis ? (await pool().do(request, next())).moves : [];
  const drawing = matchBoard(game, match, {
    hasLast,
    verdicts,
    ...(hasCoordinates !== undefined && { hasCoordinates }),
  });
  return ok({ drawing, remarks: loss === undefined ? [] : [loss] });
}
