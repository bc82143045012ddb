/** The walk of commands that put one question to every puzzle they are given, and answer in order. */

import { type AnyDocument, kindOf, type Notice, type PuzzleDocument, wholePuzzle } from 'ludoteca';
import type { AnswerTo, JobRequest, NewsOf, WorkBudget } from 'ludoteca/jobs';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import { contradictions, labelOf, type Read, readDocuments, refuse } from '../input/documents.ts';
import { noLadder, notPuzzle } from '../input/families.ts';
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
}

/** Asks about all there is, in as many threads as are wanted; in each of them, about a portion. */
export async function overPuzzles<Request extends JobRequest>(
  context: Context,
  given: Given,
  command: Pick<Command, 'name' | 'run'>,
  { doing, budget, needsLadder, ask, hear, tell }: Question<Request>,
): Promise<ExitCode> {
  const hint = await hintOf(context, given);
  if (hint === undefined) return exitCodes.wrong;
  const refuseFor = async (document: AnyDocument): Promise<readonly Notice[]> => {
    if (document.kind !== 'puzzle') return [notPuzzle(await context.cards(), kindOf(document))];
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
      if (document.kind !== 'puzzle') throw new Error('games are refused');
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
