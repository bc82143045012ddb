/** `hint`: the next step with its reason, or with `--all` the whole way. */

import {
  type Advice,
  type AnyPuzzle,
  argumentToJson,
  cellName,
  deductionOf,
  difficultyNames,
  documentJson,
  insightNamed,
  type JsonObject,
  type Path,
  type Step,
  sayAdvice,
  sayStep,
  stepToJson,
} from 'ludoteca';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { labelOf } from '../input/documents.ts';
import { sentence } from '../output/numbers.ts';
import { wrap } from '../output/wrap.ts';
import { solvingWords } from '../phrases/solving.ts';
import { teachingWords } from '../phrases/teaching.ts';
import { type Asked, overPuzzles } from './over-puzzles.ts';
import { files, jobsFlag, readingFlags, timeFlag } from './reading.ts';

/** Seconds for a step when nothing is said. */
const usualSeconds = 1.2;

export const hint: Command = {
  name: 'hint',
  summary: {
    en: 'tells the next step of a puzzle, and why it follows',
    pt: 'diz o próximo passo de um problema, e porque se segue',
  },
  operands: [files],
  flags: [
    {
      name: 'all',
      takes: { kind: 'flag' },
      help: {
        en: 'every step to the solution; with --json, a path that "check --path" can check',
        pt: 'todos os passos até à solução; com --json, um caminho que "check --path" verifica',
      },
    },
    {
      name: 'minimal',
      takes: { kind: 'flag' },
      help: {
        en: 'the lowest step of the ladder with its exact reason, for programs',
        pt: 'o passo mais baixo da escada com a sua razão exata, para programas',
      },
    },
    {
      name: 'discreet',
      takes: { kind: 'flag' },
      help: {
        en: 'where entries are wrong, say only that something is',
        pt: 'onde há entradas erradas, diz só que algo está errado',
      },
    },
    {
      ...timeFlag,
      help: {
        en: 'at most so many seconds a puzzle (default 1.2; no limit with --all)',
        pt: 'no máximo tantos segundos por problema (por omissão 1,2; sem limite com --all)',
      },
    },
    jobsFlag,
    ...readingFlags,
  ],
  examples: [
    {
      words: 'hint started.json',
      says: { en: 'the easiest next step', pt: 'o próximo passo mais fácil' },
    },
    {
      words: 'hint --all --json puzzle.txt > path.json',
      says: {
        en: 'the whole way, as a certificate',
        pt: 'o caminho inteiro, como certificado',
      },
    },
  ],
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  const { all, time } = given.flags;
  const isDiscreet = given.flags.discreet === true;
  const seconds = typeof time === 'number' ? time : all ? undefined : usualSeconds;
  const question = {
    doing: 'deducing',
    budget: seconds === undefined ? {} : { seconds },
    needsLadder: true,
  } as const;
  if (all) {
    return overPuzzles(context, given, {
      ...question,
      ask: ({ puzzle, doc: { clues, grid } }) => ({ job: 'path', game: puzzle.id, clues, grid }),
      tell: (asked, { way }) =>
        way.kind === 'path'
          ? tellPath(context, asked, way)
          : tellAdvice(context, asked, way, isDiscreet),
    });
  }
  return overPuzzles(context, given, {
    ...question,
    ask: ({ puzzle, doc: { clues, grid } }) => ({
      job: 'hint',
      game: puzzle.id,
      clues,
      grid,
      isMinimal: given.flags.minimal === true,
    }),
    tell: (asked, { advice }) => tellAdvice(context, asked, advice, isDiscreet),
  });
}

async function tellAdvice(
  context: Context,
  { read, puzzle, doc, isFirst }: Asked,
  advice: Advice<unknown>,
  isDiscreet: boolean,
): Promise<ExitCode> {
  const text = sayAdvice(puzzle, advice, context, isDiscreet);
  if (context.isJson) {
    await context.answer({
      ...(read.id !== undefined && { id: read.id }),
      game: puzzle.id,
      ...adviceJson(context, puzzle, doc.clues, advice, isDiscreet, text),
    });
  } else {
    const label = labelOf(read);
    const words = advice.kind === 'step' ? sayTechnique(context, puzzle, advice.step) : text;
    const told = label === '' ? sentence(words) : `${label}: ${words}`;
    const { clues, grid = puzzle.empty(clues) } = doc;
    const drawing =
      advice.kind === 'step'
        ? `${context.palette.sketch(puzzle.sketch({ clues, grid }))}${ruledOut(context, puzzle, clues, grid)}\n`
        : '';
    await context.print(`${isFirst ? '' : '\n'}${drawing}${folded(context, told)}\n`);
  }
  if (advice.kind === 'step') return exitCodes.done;
  return advice.kind === 'undecided' ? exitCodes.undecided : exitCodes.no;
}

function adviceJson(
  context: Context,
  puzzle: AnyPuzzle,
  clues: unknown,
  advice: Advice<unknown>,
  isDiscreet: boolean,
  text: string,
): JsonObject {
  const deduction = deductionOf(puzzle);
  if (advice.kind === 'step') {
    const after = documentJson(puzzle, { clues, grid: advice.after });
    const { argument } = advice;
    return {
      ...stepToJson(deduction, clues, advice.step, text),
      ...(argument !== undefined && argumentToJson(deduction, clues, argument, context)),
      after,
    };
  }
  const wrong =
    advice.kind === 'wrong' && !isDiscreet
      ? { wrong: advice.facts.map((fact) => deduction.reasonToJson(clues, fact)) }
      : {};
  const differ =
    advice.kind === 'several' ? { differ: advice.cells.map((cell) => cellName(cell)) } : {};
  return { technique: null, reason: advice.kind, ...wrong, ...differ, text };
}

async function tellPath(
  context: Context,
  { read, puzzle, doc: { clues }, isFirst }: Asked,
  { steps, level }: Path,
): Promise<ExitCode> {
  if (context.isJson) {
    const deduction = deductionOf(puzzle);
    await context.answer({
      ...(read.id !== undefined && { id: read.id }),
      game: puzzle.id,
      level,
      steps: steps.map((step) => stepToJson(deduction, clues, step, sayStep(step, context))),
    });
    return exitCodes.done;
  }
  const { language, palette } = context;
  const label = labelOf(read);
  const told = { count: steps.length, level: difficultyNames[level][language] };
  const words = teachingWords.say('way-level', told, language);
  const lines = steps.map((step, index) => {
    const text = `${index + 1}. ${sayTechnique(context, puzzle, step)}`;
    return `${folded(context, text)}\n`;
  });
  const foot = palette.strong(label === '' ? sentence(words) : `${label}: ${words}`);
  await context.print(`${isFirst ? '' : '\n'}${lines.join('')}${foot}\n`);
  return exitCodes.done;
}

/** A line that tells what was ruled out before, which the drawing has no room for. */
function ruledOut(context: Context, puzzle: AnyPuzzle, clues: unknown, grid: unknown): string {
  const { language, palette } = context;
  const values = deductionOf(puzzle)
    .factsOf(clues, grid)
    .flatMap((fact) =>
      'not' in fact && puzzle.read(clues, grid, fact.cell) === undefined
        ? [`${cellName(fact.cell, language)} ${fact.not.join(' ')}`]
        : [],
    );
  if (values.length === 0) return '';
  const words = solvingWords.say('ruled-out', { values: values.join(' · ') }, language);
  return `${palette.faint(folded(context, words))}\n`;
}

/** A step with the name of its technique in front. */
export function sayTechnique(context: Context, puzzle: AnyPuzzle, step: Step): string {
  const { language } = context;
  const title = insightNamed(deductionOf(puzzle), step.technique)?.title[language];
  const technique = title ?? teachingWords.say('beyond', {}, language);
  const text = sayStep(step, context);
  return teachingWords.say('technique', { technique: sentence(technique), text }, language);
}

/** Lines as broad as a terminal, and whole elsewhere. */
function folded({ io }: Context, text: string): string {
  return io.stdout.isTTY ? wrap(text, Math.min(io.stdout.columns ?? 80, 80)) : text;
}
