/** The walk of commands that put one question to every puzzle they are given, and answer in order. */

import { type AnyDocument, kindOf, type Notice, type PuzzleDocument, wholePuzzle } from 'ludoteca';
import type { AnswerTo, JobRequest, NewsOf, WorkBudget } from 'ludoteca/jobs';
import type { Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import { contradictions, labelOf, type Read, readDocuments, refuse } from '../input/documents.ts';
import { noLadder, notPuzzle } from '../input/families.ts';
import { inOrder } from '../work/in-order.ts';
import { budgetsSinceStart, openPool } from '../work/pool.ts';
import { type Doing, watchWork } from '../work/watch.ts';
import { hintOf } from './reading.ts';

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
  /** Told of news of the puzzle whose turn it is, before its answer. */
  hear?(asked: Asked, news: NewsOf<Request>): Promise<void>;
  tell(asked: Asked, answer: AnswerTo<Request>): Promise<ExitCode>;
}

export async function overPuzzles<Request extends JobRequest>(
  context: Context,
  given: Given,
  { doing, budget, needsLadder, ask, hear, tell }: Question<Request>,
): Promise<ExitCode> {
  const jobs = Number(given.flags.jobs ?? context.settings.jobs ?? 1);
  const pool = openPool(jobs, context.catalogueUrl);
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
  const reads = readDocuments(context, given.operands, reading);
  const watch = watchWork(context, doing);
  let isFirst = true;
  const next = budgetsSinceStart(budget, jobs);
  let turn = Promise.resolve();
  const work = async (read: Read) => {
    // News are told in the order of the puzzles, like the answers.
    const before = turn;
    let done = () => {};
    turn = new Promise<void>((resolve) => {
      done = resolve;
    });
    if (!read.found.ok) return { read, done };
    const document = read.found.value;
    if (document.kind !== 'puzzle') throw new Error('games are refused');
    const asked = { read, document };
    watch.tell(labelOf(read), 0);
    const answer = await pool.do(ask(asked), {
      ...next(),
      onProgress: (spent) => watch.tell(labelOf(read), spent),
      ...(hear && {
        async onNews(news: NewsOf<Request>) {
          await before;
          await hear({ ...asked, isFirst }, news);
        },
      }),
    });
    watch.finish();
    return { read, done, asked: { ...asked, answer } };
  };
  let code: ExitCode = exitCodes.done;
  try {
    for await (const { read, asked, done } of inOrder(reads, jobs * 4, work)) {
      if (asked !== undefined) code = graver(code, await tell({ ...asked, isFirst }, asked.answer));
      else if (!read.found.ok) {
        await refuse(context, read, read.found.error);
        code = graver(code, exitCodes.wrong);
      }
      isFirst = false;
      done();
    }
  } finally {
    context.progress.end();
    await pool.close();
  }
  return code;
}
