/** `generate` with a board game: problems, each with one right move, in the order of their seeds. */

import {
  type AnyGame,
  gameDocument,
  type OptionValues,
  problemOptions,
  problemOrder,
  seedOf,
} from 'ludoteca';
import type { MakeProblemAnswer } from 'ludoteca/jobs';
import { type Context, noticeJson } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import { answerWords } from '../phrases/answers.ts';
import { sayProblem } from '../play/problem-words.ts';
import { indexes, inOrder } from '../work/in-order.ts';
import { budgetsSinceStart, openPool } from '../work/pool.ts';
import { watchMaking } from '../work/watch.ts';
import type { Wanted } from './practise.ts';

export async function makeProblems(
  context: Context,
  game: AnyGame,
  values: OptionValues,
  { count, skip, seed, jobs, ...budget }: Wanted,
): Promise<ExitCode> {
  const options = problemOptions(game).map(({ name }) => [name, values[name]] as const);
  const order = problemOrder(game, Object.fromEntries(options));
  if (!order.ok) {
    context.complain(order.error);
    return exitCodes.wrong;
  }
  const size = Math.min(jobs, count);
  const pool = openPool(size, context.catalogueUrl);
  const next = budgetsSinceStart(budget, size);
  const watch = watchMaking(context, game, count);
  const work = async (index: number): Promise<MakeProblemAnswer> => {
    const answer = await pool.do(
      { job: 'make-problem', game: game.id, order: order.value, seed: seedOf(seed, skip + index) },
      {
        ...next(),
        onProgress: (nodes) => watch.spend(index, nodes),
      },
    );
    watch.finish(index);
    return answer;
  };
  let code: ExitCode = exitCodes.done;
  let isFirst = true;
  try {
    for await (const answer of inOrder(indexes(count), size * 4, work)) {
      code = graver(code, await tell(context, game, answer, isFirst));
      isFirst &&= !answer.isMade;
    }
  } finally {
    context.progress.end();
    await pool.close();
  }
  return code;
}

/** The problem: for programs with its answer, for people without. */
async function tell(
  context: Context,
  game: AnyGame,
  answer: MakeProblemAnswer,
  isFirst: boolean,
): Promise<ExitCode> {
  if (!answer.isMade) {
    context.complain(answer.notice);
    if (context.isJson) await context.answer({ error: noticeJson(context, answer.notice) });
    return answer.notice.code === 'problem.budget-spent' ? exitCodes.undecided : exitCodes.no;
  }
  const { problem, seed } = answer;
  const document = gameDocument(game, { kind: 'problem', problem });
  if (context.isJson || !context.io.stdout.isTTY) {
    await context.answer(document.toJson({ seed }));
    return exitCodes.done;
  }
  const { language, palette } = context;
  const drawing = palette.sketch(document.sketch());
  const foot = palette.faint(answerWords.say('seed', { seed }, language));
  const asked = sayProblem(game, problem, language);
  await context.print(`${isFirst ? '' : '\n'}${drawing}${asked}\n${foot}\n`);
  return exitCodes.done;
}
