/** `check` with a problem of a board game: it is proven again from nothing, or an answer to it is judged. */

import { type GameDocument, type JsonObject, type Problem, writeLine } from 'ludoteca';
import type { WorkBudget } from 'ludoteca/jobs';
import { type Context, noticeJson } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { labelJson, labelOf, type Read, refuse } from '../input/documents.ts';
import { sentence } from '../output/text.ts';
import { problemWords } from '../phrases/problems.ts';
import { sayJudgement } from '../play/problem-words.ts';
import type { Pool } from '../work/pool.ts';

/** Who proves, for how long, and the answer to be judged, if there is one. */
export interface Proving {
  readonly pool: Pick<Pool, 'do'>;
  /** What the next proof may cost. */
  next(): WorkBudget;
  readonly answer?: string;
}

export async function judgeProblem(
  context: Context,
  read: Read,
  document: GameDocument,
  proving: Proving,
): Promise<ExitCode> {
  const { problem } = document;
  if (problem === undefined) throw new Error('games that ask nothing are refused');
  return proving.answer === undefined
    ? proveAgain(context, read, document, problem, proving)
    : judgeOne(context, read, document, problem, proving, proving.answer);
}

async function proveAgain(
  context: Context,
  read: Read,
  { game }: GameDocument,
  problem: Problem<unknown>,
  { pool, next }: Proving,
): Promise<ExitCode> {
  const { language } = context;
  const request = { job: 'verify-problem', game: game.id, problem } as const;
  const { verdict, nodes } = await pool.do(request, next());
  const about = (more: JsonObject): JsonObject => ({
    ...labelJson(read),
    game: game.id,
    ...more,
    nodes,
  });
  switch (verdict.kind) {
    case 'sound': {
      const { answer, moves, line } = verdict.proven;
      const [text] = writeLine(game, problem.state, [answer]);
      const told = { answer: text, count: moves.length };
      const words = sentence(problemWords.say('sound', told, language));
      await tell(context, read, context.palette.good, words, () =>
        about({ ok: true, answer: text, line: writeLine(game, problem.state, line) }),
      );
      return exitCodes.done;
    }
    case 'unsound': {
      const words = sentence(verdict.faults.map((fault) => context.say(fault)).join('; '));
      const faults = verdict.faults.map((fault) => noticeJson(context, fault));
      await tell(context, read, context.palette.bad, words, () => about({ ok: false, faults }));
      return exitCodes.no;
    }
    case 'undecided': {
      const words = sentence(problemWords.say('undecided', {}, language));
      await tell(
        context,
        read,
        (text) => text,
        words,
        () => about({ ok: null }),
      );
      return exitCodes.undecided;
    }
  }
}

async function judgeOne(
  context: Context,
  read: Read,
  { game, match }: GameDocument,
  problem: Problem<unknown>,
  { pool, next }: Proving,
  answer: string,
): Promise<ExitCode> {
  const move = match.read(answer);
  if (!move.ok) {
    await refuse(context, read, [move.error]);
    return exitCodes.wrong;
  }
  const request = { job: 'judge-answer', game: game.id, problem, move: move.value } as const;
  const { judgement } = await pool.do(request, next());
  const words = sayJudgement(game, problem, judgement, context.language);
  const isRight = judgement.kind === 'right';
  const { palette } = context;
  await tell(context, read, isRight ? palette.good : palette.bad, words, () => ({
    ...labelJson(read),
    game: game.id,
    answer: match.write(move.value),
    right: judgement.kind === 'undecided' ? null : isRight,
    ...(judgement.kind === 'wrong' && {
      value: judgement.value,
      ...(judgement.plies !== undefined && { in: judgement.plies }),
    }),
    ...('line' in judgement && {
      line: writeLine(game, problem.state, judgement.line),
    }),
  }));
  if (judgement.kind === 'undecided') return exitCodes.undecided;
  return isRight ? exitCodes.done : exitCodes.no;
}

/** The words as they are: an answer begins with the name of a cell. */
async function tell(
  context: Context,
  read: Read,
  paint: (text: string) => string,
  words: string,
  json: () => JsonObject,
): Promise<void> {
  if (context.isJson) return context.answer(json());
  const label = labelOf(read);
  await context.print(`${paint(label === '' ? words : `${label}: ${words}`)}\n`);
}
