/** `hint` with a problem of a board game: what it is about, where its move is, and the move with its reason, one by one. */

import {
  type GameDocument,
  type JsonObject,
  movesAround,
  type Problem,
  type ProblemHint,
  problemHints,
  sayProblemHint,
  writeLine,
} from 'ludoteca';
import type { WorkBudget } from 'ludoteca/jobs';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { labelJson, labelOf, type Read, refuse } from '../input/documents.ts';
import { folded } from '../output/text.ts';
import { problemWords } from '../phrases/problems.ts';
import { provenProblem } from '../work/answered-problem.ts';
import type { Pool } from '../work/pool.ts';

/** What is asked for: a stage of it, all of them, or the first. */
export interface ProblemAsked {
  readonly stage: string | undefined;
  readonly isAll: boolean;
}

/** Who proves it: a hint rests on no answer that somebody told. */
export interface ProblemSolving {
  readonly pool: Pick<Pool, 'do'>;
  next(): WorkBudget;
}

export async function hintProblem(
  context: Context,
  read: Read,
  document: GameDocument,
  { stage, isAll }: ProblemAsked,
  { pool, next }: ProblemSolving,
): Promise<ExitCode> {
  const solved = await provenProblem(pool, document, next());
  if (!solved.ok) {
    await refuse(context, read, solved.error);
    const isOpen = solved.error.some(
      ({ code }) => code === problemWords.notice('undecided', {}).code,
    );
    return isOpen ? exitCodes.undecided : exitCodes.no;
  }
  const { problem } = solved.value;
  const answer = problem?.answer;
  if (problem === undefined || answer === undefined) throw new Error('games are refused');
  const told = { ...problem, answer };
  const { game } = document;
  // The entry of a problem is its move, which is told with the reason.
  const wanted =
    problemHints.find((hint) => hint === stage) ?? (stage === 'entry' ? 'why' : 'what');
  const tell = (hint: ProblemHint): JsonObject & { readonly text: string } => ({
    stage: hint,
    ...factsOf(document, told, hint),
    text: sayProblemHint(game, told, hint, context),
  });
  if (context.isJson) {
    await context.answer({
      ...labelJson(read),
      game: game.id,
      ...(isAll ? { steps: problemHints.map(tell) } : tell(wanted)),
    });
    return exitCodes.done;
  }
  const label = labelOf(read);
  const head = label === '' ? '' : `${label}: `;
  if (isAll) {
    const lines = problemHints.map((hint, index) => {
      const text = `${index + 1}. ${tell(hint).text}`;
      return `${folded(context, text)}\n`;
    });
    await context.print(label === '' ? lines.join('') : `${label}:\n${lines.join('')}`);
    return exitCodes.done;
  }
  const after = problemHints[problemHints.indexOf(wanted) + 1];
  const more =
    after === undefined
      ? ''
      : ` ${context.palette.faint(problemWords.say('hint-more', { stage: after }, context.language))}`;
  await context.print(`${folded(context, `${head}${tell(wanted).text}`)}${more}\n`);
  return exitCodes.done;
}

/** What a step tells, as data: no more than its words do. */
function factsOf(
  { game, match }: GameDocument,
  problem: Problem<unknown> & { readonly answer: number },
  hint: ProblemHint,
): JsonObject {
  const { themes, answer, line = [answer], state } = problem;
  switch (hint) {
    case 'what':
      return themes === undefined ? {} : { themes };
    case 'where':
      return { among: movesAround(game, problem).map(match.write) };
    case 'why':
      return { answer: match.write(answer), line: writeLine(game, state, line) };
  }
}
