/** The walk of commands that put one question to every puzzle they are given, and answer in order. */

import {
  type AnyDocument,
  type GameDocument,
  kindOf,
  type Notice,
  type PuzzleDocument,
  wholePuzzle,
} from 'ludoteca';
import type { AnswerTo, JobRequest, NewsOf, WorkBudget } from 'ludoteca/jobs';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import { contradictions, labelOf, type Read, readDocuments, refuse } from '../input/documents.ts';
import { noLadder, notPuzzle } from '../input/families.ts';
import { problemWords } from '../phrases/problems.ts';
import type { Pool } from '../work/pool.ts';
import { spreadDocuments } from '../work/spread-documents.ts';
import type { Doing } from '../work/watch.ts';
import { hintOf, jobsOf } from './reading.ts';

/** A puzzle that a question is about. */
export interface Asked {
  readonly read: Read;
  readonly document: PuzzleDocument;
  /** True for the first document of all. */
  readonly isFirst: boolean;
}

export interface Question<Request extends JobRequest> {
  readonly doing: Doing;
  readonly budget: WorkBudget;
  /** True when only puzzles with a ladder can be asked. */
  readonly needsLadder?: true;
  ask(asked: Omit<Asked, 'isFirst'>): Request;
  /** Told of news of the puzzle, before its answer. */
  hear?(asked: Asked, news: NewsOf<Request>): Promise<void>;
  tell(asked: Asked, answer: AnswerTo<Request>): Promise<ExitCode>;
  /** Answers for a problem of a board game; without it they are refused as all games are. */
  readonly ofProblem?: (
    read: Read,
    document: GameDocument,
    working: { readonly pool: Pick<Pool, 'do'>; next(): WorkBudget },
  ) => Promise<ExitCode>;
}

/** Asks about all there is, in as many threads as are wanted; in each of them, about a portion. */
export async function overPuzzles<Request extends JobRequest>(
  context: Context,
  given: Given,
  command: Pick<Command, 'name' | 'run'>,
  { doing, budget, needsLadder, ask, hear, tell, ofProblem }: Question<Request>,
): Promise<ExitCode> {
  const hint = await hintOf(context, given);
  if (hint === undefined) return exitCodes.wrong;
  const refuseFor = async (document: AnyDocument): Promise<readonly Notice[]> => {
    if (document.kind !== 'puzzle') {
      if (ofProblem === undefined) return [notPuzzle(await context.cards(), kindOf(document))];
      const { game, problem } = document;
      return problem === undefined ? [problemWords.notice('not-a-problem', { game: game.id })] : [];
    }
    const { puzzle } = document;
    if (needsLadder && wholePuzzle(puzzle).deduction === undefined)
      return [noLadder(await context.kinds(), puzzle)];
    return contradictions(document);
  };
  const reading = { ...hint, refuse: refuseFor, isOursAlone: true } as const;
  const { portion } = context;
  if (portion === undefined) {
    const { seconds } = budget;
    const limit = seconds !== undefined && { seconds };
    return spreadDocuments(context, given, {
      ...{ command, doing, reading, jobs: jobsOf(context, given), ...limit },
    });
  }
  let { isFirst } = portion;
  let code: ExitCode = exitCodes.done;
  for await (const read of readDocuments(context, given.operands, reading)) {
    if (read.found.ok) {
      const document = read.found.value;
      if (document.kind !== 'puzzle') {
        if (ofProblem === undefined) throw new Error('games are refused');
        const { pool } = portion;
        const working = { pool, next: () => portion.next(budget) };
        code = graver(code, await ofProblem(read, document, working));
        isFirst = false;
        continue;
      }
      const asked = { read, document, isFirst };
      const answer = await portion.pool.do(ask(asked), {
        ...portion.next(budget),
        onProgress: (nodes) => portion.spend({ label: labelOf(read), nodes }),
        ...(hear && { onNews: (news: NewsOf<Request>) => hear(asked, news) }),
      });
      code = graver(code, await tell(asked, answer));
    } else {
      await refuse(context, read, read.found.error);
      code = graver(code, exitCodes.wrong);
    }
    isFirst = false;
  }
  return code;
}
