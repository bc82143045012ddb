/**
 * `generate`: makes puzzles, each with one solution, and problems of board games, each with one right move; with the
 * seed that makes them again.
 */

import { randomBytes } from 'node:crypto';
import {
  type AnyKind,
  type AnyPuzzle,
  difficultyNames,
  isGame,
  isPuzzle,
  type JsonObject,
  type OptionValues,
  problemOptions,
  puzzleDocument,
  seedOf,
} from 'ludoteca';
import type { GenerateAnswer } from 'ludoteca/jobs';
import type { Command, GameFlags, Given } from '../command.ts';
import { type Context, noticeJson, type Portion } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import { notPuzzle } from '../input/families.ts';
import { type Out, write } from '../io.ts';
import { answerWords } from '../phrases/answers.ts';
import { summaries } from '../phrases/summaries.ts';
import { usage } from '../phrases/usage.ts';
import { onInterrupt } from '../work/last-words.ts';
import { type Load, type Supply, spread } from '../work/spread.ts';
import { watchMaking } from '../work/watch.ts';
import { findGame, gameOperand, kindAmong } from './games.ts';
import { makeProblems } from './generate-problems.ts';
import { handIndexes } from './hand-over.ts';
import { practiseMany, type Wanted } from './practise.ts';
import { queueFlags } from './queue-options.ts';
import { jobsFlag, jobsOf, timeFlag } from './reading.ts';

export const generate: Command = {
  name: 'generate',
  summary: summaries.generate,
  operands: [gameOperand],
  flags: [
    {
      name: 'count',
      takes: { kind: 'whole', least: 1, most: 1_000_000_000 },
      help: { en: 'how many to make (default 1)', pt: 'quantos fazer (por omissão 1)' },
    },
    {
      name: 'seed',
      takes: { kind: 'text' },
      help: {
        en: 'the same seed makes the same puzzles (default: a new one, told with each puzzle)',
        pt: 'a mesma semente faz os mesmos problemas (por omissão uma nova, dita com cada problema)',
      },
    },
    {
      name: 'skip',
      takes: { kind: 'whole', least: 0, most: 1_000_000_000 },
      help: {
        en: 'leaves out so many of the puzzles that the seed makes first (default 0)',
        pt: 'salta tantos dos problemas que a semente faz primeiro (por omissão 0)',
      },
    },
    {
      name: 'practise',
      takes: { kind: 'text' },
      value: { en: 'TECHNIQUE', pt: 'TÉCNICA' },
      help: {
        en: 'positions in which this technique gives the next entry; a wrong name lists them',
        pt: 'posições em que esta técnica dá a próxima entrada; um nome errado mostra-as todas',
      },
    },
    {
      ...timeFlag,
      help: {
        en: 'at most so many seconds a puzzle; what is not made by then is told, with exit code 3',
        pt: 'no máximo tantos segundos por problema; o que até aí não estiver feito é dito, com código de saída 3',
      },
    },
    jobsFlag,
    ...queueFlags,
  ],
  exits: [
    [0, { en: 'all puzzles were made', pt: 'fizeram-se todos os problemas' }],
    [
      1,
      {
        en: 'a puzzle or a problem as described was not found',
        pt: 'não se encontrou um problema como o descrito',
      },
    ],
    [3, { en: 'the time ended before one was made', pt: 'o tempo acabou antes de se fazer um' }],
  ],
  examples: [
    {
      words: 'generate {game}',
      says: {
        en: 'draws a puzzle on a terminal, and writes JSON elsewhere',
        pt: 'desenha um problema num terminal, e escreve JSON fora dele',
      },
    },
    {
      words: 'generate {game} --level hard --kind win-in --size 7 --seed tuesday',
      family: 'game',
      says: {
        en: 'a hard problem: a position of that game, and how soon it is won',
        pt: 'um problema difícil: uma posição desse jogo, e em quantas jogadas se ganha',
      },
    },
    {
      words: 'generate {game} --count 100 --seed tuesday > puzzles.jsonl',
      says: { en: 'a hundred puzzles, one per line', pt: 'cem problemas, um por linha' },
    },
  ],
  gameFlags,
  run,
};

function gameFlags(kinds: readonly AnyKind[], words: readonly string[]): GameFlags | undefined {
  const kind = kindAmong(kinds, words);
  if (kind === undefined) return undefined;
  if (isPuzzle(kind)) return { kind, flags: kind.options };
  return isGame(kind) ? { kind, flags: problemOptions(kind) } : undefined;
}

async function run(context: Context, given: Given): Promise<ExitCode> {
  const [name] = given.operands;
  // Without a game no option of one could be known, so the first word may be one.
  const kinds = await context.kinds();
  const found = findGame(kinds, name?.startsWith('-') ? undefined : name);
  if (!found.ok) {
    context.complain(found.error);
    return exitCodes.wrong;
  }
  const {
    count = 1,
    skip = 0,
    queue,
    into: _into,
    piece: _piece,
    detach: _detach,
    seed = newSeed(),
    jobs: _jobs,
    time,
    practise,
    ...values
  } = given.flags;
  const wanted = {
    count: Number(count),
    skip: Number(skip),
    seed: String(seed),
    jobs: jobsOf(context, given),
    ...(typeof time === 'number' && { seconds: time }),
  };
  const kind = found.value;
  if (isGame(kind)) {
    if (practise === undefined) {
      const options = problemOptions(kind);
      return queue === undefined
        ? makeProblems(context, kind, values, wanted)
        : handIndexes(context, given, { id: kind.id, options }, wanted);
    }
    context.complain(notPuzzle(kinds, kind));
    return exitCodes.wrong;
  }
  if (!isPuzzle(kind)) throw new Error(`${kind.id} is no game and no puzzle`);
  const puzzle = kind;
  const recipe = puzzle.recipe(optionsOf(puzzle, values));
  if (!recipe.ok) {
    context.complain(recipe.error);
    return exitCodes.wrong;
  }
  if (practise !== undefined) {
    if (queue !== undefined) {
      context.complain(usage.notice('not-together', { one: 'practise', other: 'queue' }));
      return exitCodes.wrong;
    }
    const insight = String(practise);
    return practiseMany(context, puzzle, {
      ...wanted,
      insight,
      options: optionsOf(puzzle, values),
    });
  }
  if (queue !== undefined) return handIndexes(context, given, puzzle, wanted);
  return context.portion === undefined
    ? spreadMaking(context, given, puzzle, wanted)
    : makeMany(context, context.portion, puzzle, recipe.value, wanted);
}

/** The values of the puzzle's own options. */
export function optionsOf(puzzle: AnyPuzzle, values: OptionValues): OptionValues {
  return Object.fromEntries(puzzle.options.map(({ name }) => [name, values[name]]));
}

/** A seed that nobody has used, short enough to type again. */
export function newSeed(): string {
  return randomBytes(6).toString('base64url').replace(/[-_]/g, '0').toLowerCase();
}

/** Puzzles to make, from the index of the first on. */
interface Making extends Load {
  readonly index: number;
}

/** Has the puzzles made by as many threads as are wanted, and writes them in the order of their seeds. */
async function spreadMaking(
  context: Context,
  { operands, flags }: Given,
  puzzle: AnyPuzzle,
  { count, skip, seed, jobs, seconds }: Wanted,
): Promise<ExitCode> {
  const { stdout, stderr } = context.io;
  const watch = watchMaking(context, puzzle, count);
  // The nearest to what was read, of the puzzles that are not made yet.
  const best = new Map<number, GenerateAnswer>();
  let isFirst = true;
  const takeBack = onInterrupt(async () => {
    context.progress.end();
    for (const answer of best.values()) {
      await tellBest(context, puzzle, answer, () => printGap(stdout, isFirst));
      isFirst = false;
    }
  });
  let next = 0;
  const supply: Supply<Making> = {
    get waiting() {
      return count - next;
    },
    async take(most) {
      const index = next;
      const many = Math.min(most, count - index);
      next += many;
      const part = { seed, skip: skip + index, count: many };
      const given = { operands, flags: { ...flags, ...part } };
      return many === 0 ? undefined : { given, runs: [], count: many, length: 0, index };
    },
  };
  try {
    return await spread(context, {
      ...{ command: generate, jobs: Math.min(jobs, count), supply },
      ...(seconds !== undefined && { seconds }),
      hear(news) {
        if ('kept' in news) {
          best.set(news.kept.index - skip, news.kept.nearest);
          watch.keep();
        } else watch.spend((news.spent.index ?? 0) - skip, news.spent.nodes, news.spent.phase);
      },
      async put(_load, events) {
        for (const event of events) {
          if (event.kind === 'apart') await printGap(stdout, isFirst);
          else if (event.kind === 'err') stderr.write(event.text);
          else if (event.kind === 'out') {
            isFirst = false;
            await write(stdout, event.text);
          }
        }
        return undefined;
      },
      finish({ index, count: many }) {
        for (let each = index; each < index + many; each++) {
          best.delete(each);
          watch.finish(each);
        }
      },
    });
  } finally {
    takeBack();
  }
}

/** Drawings stand apart from each other. */
async function printGap(out: Out, isFirst: boolean): Promise<void> {
  if (!isFirst) await write(out, '\n');
}

/** Makes one puzzle after another. */
async function makeMany(
  context: Context,
  portion: Portion,
  puzzle: AnyPuzzle,
  recipe: unknown,
  { count, skip, seed, jobs: _, ...budget }: Wanted,
): Promise<ExitCode> {
  let code: ExitCode = exitCodes.done;
  const standApart = async () => portion.standApart();
  for (let index = skip; index < skip + count; index++) {
    let nearest: GenerateAnswer | undefined;
    const request = {
      job: 'generate',
      game: puzzle.id,
      recipe,
      seed: seedOf(seed, index),
    } as const;
    const answer = await portion.pool.do(request, {
      ...portion.next(budget),
      onProgress: (nodes, phase) =>
        portion.spend({ index, nodes, ...(phase !== undefined && { phase }) }),
      onNews(nearer) {
        nearest = nearer;
        portion.keep(index, nearer);
      },
    });
    const left = answer.isMade ? undefined : nearest;
    code = graver(code, await tell(context, puzzle, answer, standApart, left));
    if (left !== undefined && !context.isJson) await tellBest(context, puzzle, left, standApart);
  }
  return code;
}

/** Tells what came nearest to what was asked for, and that it is no more than that. */
async function tellBest(
  context: Context,
  puzzle: AnyPuzzle,
  answer: GenerateAnswer,
  standApart: () => Promise<void>,
): Promise<void> {
  await tell(context, puzzle, answer, standApart);
  write(context.io.stderr, `${answerWords.say('best-kept', {}, context.language)}\n`);
}

async function tell(
  context: Context,
  puzzle: AnyPuzzle,
  answer: GenerateAnswer,
  standApart: () => Promise<void>,
  nearest?: GenerateAnswer,
): Promise<ExitCode> {
  const isForPrograms = context.isJson || !context.io.stdout.isTTY;
  if (!answer.isMade) {
    context.complain(answer.notice);
    const best = nearest?.isMade && { best: madeJson(puzzle, nearest) };
    if (context.isJson)
      await context.answer({ error: noticeJson(context, answer.notice), ...best });
    return answer.notice.code === 'puzzle.budget-spent' ? exitCodes.undecided : exitCodes.no;
  }
  if (isForPrograms) {
    await context.answer(madeJson(puzzle, answer));
    return exitCodes.done;
  }
  const drawing = context.palette.sketch(puzzle.sketch({ clues: answer.clues }));
  const { seed, level } = answer;
  const { language } = context;
  const words =
    level === undefined
      ? answerWords.say('seed', { seed }, language)
      : answerWords.say('level-seed', { level: difficultyNames[level][language], seed }, language);
  await standApart();
  await context.print(`${drawing}${context.palette.faint(words)}\n`);
  return exitCodes.done;
}

/** A puzzle that was made, as the document that tells all about it. */
export function madeJson(
  puzzle: AnyPuzzle,
  { clues, solution, seed, remarks }: Extract<GenerateAnswer, { isMade: true }>,
): JsonObject {
  return puzzleDocument(puzzle, { clues, solution }).toJson({ ...remarks, seed });
}
