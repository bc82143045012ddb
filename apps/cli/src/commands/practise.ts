/** `generate --practise`: positions in which one technique gives the next entry, as many as are wanted. */

import {
  type AnyPuzzle,
  argumentToJson,
  deductionOf,
  insightNamed,
  type OptionValues,
  type Practice,
  practisable,
  puzzleDocument,
  seedOf,
} from 'ludoteca';
import type { PractiseAnswer, WorkBudget } from 'ludoteca/jobs';
import { type Context, noticeJson } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import { sentence, wrap } from '../output/text.ts';
import { answerWords } from '../phrases/answers.ts';
import { teachingWords } from '../phrases/teaching.ts';
import { usage } from '../phrases/usage.ts';
import { indexes, inOrder } from '../work/in-order.ts';
import { budgetsSinceStart, openPool } from '../work/pool.ts';
import { watchMaking } from '../work/watch.ts';

/** How many, from which seed, and what each may cost. */
export interface Wanted extends WorkBudget {
  readonly count: number;
  /** Of the puzzles that the seed makes first, so many are left out. */
  readonly skip: number;
  readonly seed: string;
  readonly jobs: number;
}

interface WantedPractice extends Wanted {
  readonly insight: string;
  /** What the boards shall be; as the puzzle's lessons have them where nothing is said. */
  readonly options: OptionValues;
}

export async function practiseMany(
  context: Context,
  puzzle: AnyPuzzle,
  { count, skip, seed, jobs, insight, options, ...budget }: WantedPractice,
): Promise<ExitCode> {
  const known = practisable(puzzle).map(({ name }) => name);
  if (!known.includes(insight)) {
    const words = { game: puzzle.id, found: insight, known: known.join(', ') };
    const key = known.length === 0 ? 'nothing-to-practise' : 'unknown-technique';
    context.complain(usage.notice(key, words));
    return exitCodes.wrong;
  }
  const isAsked = Object.values(options).some((value) => value !== undefined);
  const size = Math.min(jobs, count);
  const pool = openPool(size, context.catalogueUrl);
  const next = budgetsSinceStart(budget, size);
  const watch = watchMaking(context, puzzle, count);
  const work = async (index: number): Promise<PractiseAnswer> => {
    const request = {
      job: 'practise',
      game: puzzle.id,
      insight,
      seed: seedOf(seed, skip + index),
      ...(isAsked && { kinds: [options] }),
    } as const;
    const onProgress = (nodes: number) => watch.spend(index, nodes);
    const answer = await pool.do(request, { ...next(), onProgress });
    watch.finish(index);
    return answer;
  };
  let code: ExitCode = exitCodes.done;
  let isFirst = true;
  try {
    for await (const { practice } of inOrder(indexes(count), size * 4, work)) {
      if (practice.ok) {
        await tell(context, puzzle, insight, practice.value, isFirst);
        isFirst = false;
        continue;
      }
      context.complain(practice.error);
      if (context.isJson) await context.answer({ error: noticeJson(context, practice.error) });
      const isUndecided = practice.error.code === 'puzzle.budget-spent';
      code = graver(code, isUndecided ? exitCodes.undecided : exitCodes.no);
    }
  } finally {
    context.progress.end();
    await pool.close();
  }
  return code;
}

/** The position: for programs with what is to be found, for people without. */
async function tell(
  context: Context,
  puzzle: AnyPuzzle,
  insight: string,
  { clues, grid, solution, argument, seed }: Practice<unknown, unknown>,
  isFirst: boolean,
): Promise<void> {
  const document = puzzleDocument(puzzle, { clues, grid, solution });
  const deduction = deductionOf(puzzle);
  if (context.isJson || !context.io.stdout.isTTY) {
    const found = argumentToJson(deduction, clues, argument, context);
    await context.answer(document.toJson({ practise: insight, argument: found, seed }));
    return;
  }
  const { language, palette } = context;
  const { title, sees } = insightNamed(deduction, insight) ?? {};
  const words = {
    technique: sentence(title?.[language] ?? insight),
    text: sees?.[language] ?? '',
  };
  const told = wrap(teachingWords.say('practise', words, language), 80);
  const foot = palette.faint(answerWords.say('seed', { seed }, language));
  const drawing = palette.sketch(puzzle.sketch({ clues, grid }));
  await context.print(`${isFirst ? '' : '\n'}${drawing}${told}\n${foot}\n`);
}
