/** Problems at a prompter: one after the other, each tried until it is solved or its answer is asked for. */

import {
  type AnyGame,
  gameDocument,
  type Match,
  type Move,
  type Problem,
  type ProblemHint,
  problemHints,
  sayProblemHint,
  seedOf,
  writeLine,
} from 'ludoteca';
import type { MakeProblemRequest } from 'ludoteca/jobs';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { problemWords } from '../phrases/problems.ts';
import { answeredProblem } from '../work/answered-problem.ts';
import { openPool, type Pool } from '../work/pool.ts';
import { watchMaking } from '../work/watch.ts';
import { sayJudgement, sayProblem, sayThemes } from './problem-words.ts';
import { openPrompter, type Prompter } from './prompter.ts';
import type { Leaving } from './session.ts';
import { moveText, nearestWord, readWord, problemWords as words } from './words.ts';

export interface ProblemsSetting {
  readonly game: AnyGame;
  /** What problems are made, or the one to begin with. */
  readonly order: MakeProblemRequest['order'];
  readonly seed: string;
  readonly first?: Problem<unknown>;
}

/** How one problem ended, and what was tried and asked for before. */
interface Ended {
  readonly how: 'solved' | 'helped' | Leaving;
  readonly hasFailed: boolean;
  /** How many hints were asked for. */
  readonly hints: number;
}

export async function playProblems(
  context: Context,
  { game, order, seed, first }: ProblemsSetting,
): Promise<Leaving | ExitCode> {
  // Programs read what was made from the standard output; the board is for people, elsewhere.
  const prompter = openPrompter(context.io, context.isJson ? context.io.stderr : context.io.stdout);
  const pool = openPool(1, context.catalogueUrl);
  let solved = 0;
  try {
    await prompter.say(`${problemWords.say('help', {}, context.language)}\n`);
    for (let round = 0; ; round++) {
      const problem =
        round === 0 && first !== undefined
          ? first
          : await make(context, pool, game, order, seedOf(seed, round));
      if (problem === undefined) return exitCodes.no;
      const ended = await ask(context, prompter, pool, game, problem);
      const { how } = ended;
      if (how === 'solved') solved++;
      // Who leaves a problem without a try has neither solved it nor failed.
      const isOpen = how !== 'solved' && how !== 'helped' && !ended.hasFailed;
      if (context.isJson) {
        const document = gameDocument(game, { kind: 'problem', problem });
        const { hints } = ended;
        await context.answer(
          document.toJson({
            ...(!isOpen && { solved: how === 'solved' }),
            ...(hints > 0 && { hints }),
          }),
        );
      }
      if (how !== 'solved' && how !== 'helped') {
        const asked = round + (isOpen ? 0 : 1);
        if (asked > 0) {
          await prompter.say(`${problemWords.say('tally', { solved, asked }, context.language)}\n`);
        }
        return how;
      }
    }
  } finally {
    await pool.close();
    prompter.close();
  }
}

/** A new problem; nothing, and told, when none is found. */
async function make(
  context: Context,
  pool: Pool,
  game: AnyGame,
  order: MakeProblemRequest['order'],
  seed: string,
): Promise<Problem<unknown> | undefined> {
  const watch = watchMaking(context, game, 1);
  const request = { job: 'make-problem', game: game.id, order, seed } as const;
  const made = await pool.do(request, { onProgress: (nodes) => watch.spend(0, nodes) });
  context.progress.end();
  if (made.isMade) return made.problem;
  context.complain(made.notice);
  return undefined;
}

/** Asks one problem until it is solved, its answer was shown, or somebody leaves. */
async function ask(
  context: Context,
  prompter: Prompter,
  pool: Pool,
  game: AnyGame,
  problem: Problem<unknown>,
): Promise<Ended> {
  const { language, palette } = context;
  const say = (text: string) => prompter.say(`${text}\n`);
  const { match } = gameDocument(game, { kind: 'problem', problem });
  const show = () =>
    prompter.say(`\n${palette.sketch(match.sketch())}${sayProblem(game, problem, language)}\n`);
  await show();
  /** The moves that were tried and were wrong. */
  const tried: Move[] = [];
  let hints = 0;
  const how = (ended: Ended['how']): Ended => ({ how: ended, hasFailed: tried.length > 0, hints });
  for (;;) {
    const heard = await prompter.ask(`${problemWords.say('prompt', {}, language)}> `);
    if (heard.kind !== 'line') {
      return how(heard.kind === 'interrupted' ? 'interrupted' : 'exit');
    }
    if (heard.text.trim() === '') continue;
    const typed = readWord(heard.text, words)?.word;
    switch (typed) {
      case 'exit':
      case 'menu':
        return how(typed);
      case 'board':
        await show();
        continue;
      case 'help':
        await say(problemWords.say('help', {}, language));
        continue;
      case 'rules':
        await say(game.rules[language]);
        continue;
      case 'next':
      case 'again':
        return how('helped');
      case 'hint': {
        const hint = problemHints[hints];
        const after = hints + 1 < problemHints.length;
        const told = await hinted(context, pool, game, { problem, tried }, hint);
        if (told === undefined) {
          await say(problemWords.say('answer-undecided', {}, language));
          continue;
        }
        hints++;
        await say(after ? `${told} ${problemWords.say('hint-again', {}, language)}` : told);
        if (after) continue;
        return how('helped');
      }
      case 'answer':
        await say(await shown(context, pool, game, problem));
        return how('helped');
    }
    const judged = await judge(context, pool, game, problem, match, heard.text);
    await say(judged.words);
    if (judged.isRight) {
      const about = sayThemes(game, problem, language);
      if (about !== '') await say(about);
      return how(tried.length > 0 || hints > 0 ? 'helped' : 'solved');
    }
    if (judged.move !== undefined) tried.push(judged.move);
  }
}

/** What a typed move came to; the move where it is legal. */
async function judge(
  context: Context,
  pool: Pool,
  game: AnyGame,
  problem: Problem<unknown>,
  match: Match,
  text: string,
): Promise<{ readonly words: string; readonly isRight: boolean; readonly move?: Move }> {
  const { language } = context;
  const move = match.read(moveText(text));
  if (!move.ok) {
    const near = nearestWord(text, words, language);
    const told = `${context.say(move.error)}.`;
    return {
      words: near === undefined ? told : `${told} (${near}?)`,
      isRight: false,
    };
  }
  const request = { job: 'judge-answer', game: game.id, problem, move: move.value } as const;
  const { judgement } = await pool.do(request);
  const isRight = judgement.kind === 'right';
  const told = sayJudgement(game, problem, judgement, language);
  const more = isRight ? '' : ` ${problemWords.say('try-again', {}, language)}`;
  return { words: `${told}${more}`, isRight, move: move.value };
}

/** One step of the hints; nothing where the answer could not be proven. */
async function hinted(
  context: Context,
  pool: Pool,
  game: AnyGame,
  { problem, tried }: { readonly problem: Problem<unknown>; readonly tried: readonly Move[] },
  hint: ProblemHint,
): Promise<string | undefined> {
  const asked = gameDocument(game, { kind: 'problem', problem });
  const solved = await answeredProblem(() => pool, asked, {});
  const { answer, line } = (solved.ok ? solved.value.problem : undefined) ?? {};
  if (answer === undefined) return undefined;
  return sayProblemHint(game, { ...problem, answer, ...(line && { line }) }, hint, context, tried);
}

/** The answer, and how it goes on. */
async function shown(
  { language }: Context,
  pool: Pool,
  game: AnyGame,
  problem: Problem<unknown>,
): Promise<string> {
  const request = { job: 'verify-problem', game: game.id, problem } as const;
  const lineOf = async (): Promise<readonly Move[]> => {
    const { verdict } = await pool.do(request);
    return verdict.kind === 'sound' ? verdict.proven.line : [];
  };
  const [answer = '–', ...line] = writeLine(game, problem.state, problem.line ?? (await lineOf()));
  return problemWords.say('shown', { answer, line: [answer, ...line].join(' ') }, language);
}
