/** The job of solving a puzzle. */

import type { AnyKind } from '../document/index.ts';
import { Effort } from '../kernel/index.ts';
import { type AnyPuzzle, count, provenSolutions, uniqueness } from '../puzzle/index.ts';
import { type JobContext, puzzleOf, timed } from './job.ts';

export interface SolveRequest {
  readonly job: 'solve';
  readonly game: string;
  readonly clues: unknown;
  /** The number of solutions after which to stop looking. */
  readonly most: number;
  /** Entries that every solution must agree with. */
  readonly kept?: unknown;
  /** True when solutions are to be handed out as news while they are found, and none kept. */
  readonly streams?: boolean;
}

/** Solutions as they come; the last of them are in the answer. */
export interface SolveNews {
  readonly job: 'solve';
  readonly solutions: readonly unknown[];
}

export interface SolveAnswer {
  readonly job: 'solve';
  /** All of them; of a stream those that were not handed out before. */
  readonly solutions: readonly unknown[];
  /** How many there are, those that were handed out included. */
  readonly count: number;
  /** True when the search was finished: there are no other solutions. */
  readonly complete: boolean;
  /** Whether there is exactly one solution; null when that is not known. */
  readonly unique: boolean | null;
  readonly nodes: number;
  readonly ms: number;
}

export function solve(
  kinds: readonly AnyKind[],
  request: SolveRequest,
  context: JobContext<SolveNews>,
): SolveAnswer | Promise<SolveAnswer> {
  const { game, clues, most, kept, streams } = request;
  const { limits, clock, hand } = context;
  const puzzle = puzzleOf(kinds, game);
  if (streams && hand !== undefined) return stream(puzzle, request, { ...context, hand });
  const { answer, ms } = timed(clock, () => count(puzzle, clues, most, new Effort(limits), kept));
  const { solutions, complete, unique = null, nodes } = answer;
  return { job: 'solve', solutions, count: solutions.length, complete, unique, nodes, ms };
}

/** Solutions are handed out when so many have come together, or after so many milliseconds. */
const batch = 200;
const pace = 100;

/** The same, with memory for a few solutions at a time. */
async function stream(
  puzzle: AnyPuzzle,
  { clues, most, kept }: SolveRequest,
  { limits, clock, hand }: JobContext<SolveNews> & Required<Pick<JobContext<SolveNews>, 'hand'>>,
): Promise<SolveAnswer> {
  const begin = clock();
  const effort = new Effort(limits);
  let solutions: unknown[] = [];
  let count = 0;
  let handed = begin;
  let complete = true;
  for (const grid of provenSolutions(puzzle, clues, effort, kept)) {
    solutions.push(grid);
    if (++count >= most) {
      complete = false;
      break;
    }
    if (solutions.length < batch && clock() - handed < pace) continue;
    await hand({ job: 'solve', solutions });
    solutions = [];
    handed = clock();
    // Solutions may come without a node between them.
    if (!effort.look()) break;
  }
  if (effort.stopped !== undefined) complete = false;
  const unique = uniqueness(count, complete) ?? null;
  const ms = Math.round((clock() - begin) * 1000) / 1000;
  return { job: 'solve', solutions, count, complete, unique, nodes: effort.nodes, ms };
}
