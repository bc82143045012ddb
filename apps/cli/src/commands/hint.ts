/** `hint`: the next entry and the way to it, by stages if wanted; or with `--all` the whole way. Of a problem: by steps. */

import {
  type Advice,
  type AnyPuzzle,
  argumentToJson,
  cellName,
  deductionOf,
  difficultyNames,
  type HintStage,
  hintStages,
  type JsonObject,
  markedFacts,
  type Nudge,
  openSheet,
  type Path,
  type PuzzleDocument,
  puzzleDocument,
  type Step,
  sayAdvice,
  sayFacts,
  sayNudge,
  sayStage,
  sayStep,
  stepToJson,
  whereCode,
  wholePuzzle,
} from 'ludoteca';
import type { HintRequest } from 'ludoteca/jobs';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { labelJson, labelOf, refuse } from '../input/documents.ts';
import { folded, sentence } from '../output/text.ts';
import { problemWords } from '../phrases/problems.ts';
import { solvingWords } from '../phrases/solving.ts';
import { summaries } from '../phrases/summaries.ts';
import { teachingWords } from '../phrases/teaching.ts';
import { usage } from '../phrases/usage.ts';
import { techniqueName } from '../play/technique.ts';
import { hintProblem } from './hint-problem.ts';
import { type Asked, overPuzzles, type Question } from './over-puzzles.ts';
import { files, jobsFlag, readingFlags, timeFlag } from './reading.ts';

/** Seconds for a step when nothing is said. */
const usualSeconds = 1.2;

export const hint: Command = {
  name: 'hint',
  summary: summaries.hint,
  operands: [files],
  flags: [
    {
      name: 'all',
      takes: { kind: 'flag' },
      help: {
        en: 'every step to the solution; with --json, a path that "check --path" can check; of a problem of a board game, all hints',
        pt: 'todos os passos até à solução; com --json, um caminho que "check --path" verifica; de um problema de um jogo, todas as dicas',
      },
    },
    {
      name: 'stage',
      takes: { kind: 'choice', choices: hintStages },
      help: {
        en: 'only a part of it: where to look, what to look for, why, or the entry; of a problem of a board game what it is about (first), where its move is, and the move with its reason',
        pt: 'só uma parte: onde olhar, o que procurar, porquê, ou a entrada; de um problema de um jogo: de que trata (primeiro), onde está a jogada, e a jogada com a sua razão',
      },
    },
    {
      name: 'minimal',
      takes: { kind: 'flag' },
      help: {
        en: 'the lowest step of the exact ladder with its smallest reason, for programs; with --all, every one',
        pt: 'o passo mais baixo da escada exata com a sua menor razão, para programas; com --all, todos',
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
  exits: [
    [0, { en: 'there is a step', pt: 'há um passo' }],
    [
      1,
      {
        en: 'there is none: solved, a wrong entry, no solution or several, a problem that is not right',
        pt: 'não há: resolvido, um valor errado, sem solução ou com várias, ou um problema errado',
      },
    ],
    [
      3,
      {
        en: 'the budget ended before it was decided',
        pt: 'o orçamento acabou antes de se decidir',
      },
    ],
  ],
  examples: [
    {
      words: 'hint started.json',
      says: { en: 'the entry that is easiest to see', pt: 'a entrada mais fácil de ver' },
    },
    {
      words: 'hint --stage where started.json',
      says: { en: 'only a nudge: where to look', pt: 'só um empurrão: onde olhar' },
    },
    {
      words: 'hint --stage where problem.json',
      says: {
        en: 'of a problem of a board game, the few moves of which one is right',
        pt: 'de um problema de um jogo, as poucas jogadas de que uma está certa',
      },
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
  const { all, time, stage, minimal: isMinimal = false } = given.flags;
  const isDiscreet = given.flags.discreet === true;
  const clash = clashOf(given);
  if (clash !== undefined) {
    context.complain(usage.notice('not-together', clash));
    return exitCodes.wrong;
  }
  const seconds = typeof time === 'number' ? time : all ? undefined : usualSeconds;
  const question = {
    doing: 'deducing',
    budget: seconds === undefined ? {} : { seconds },
    needsLadder: true,
    ofProblem: async (read, document, working) => {
      if (isMinimal !== true) {
        const asked = { stage: stageOf(stage), isAll: all === true };
        return hintProblem(context, read, document, asked, working);
      }
      await refuse(context, read, [problemWords.notice('minimal-for-puzzles', {})]);
      return exitCodes.wrong;
    },
  } as const satisfies Partial<Question<HintRequest>>;
  if (all) {
    return overPuzzles(context, given, hint, {
      ...question,
      ask: ({ document: { puzzle, clues, grid } }) => ({
        job: 'path',
        game: puzzle.id,
        clues,
        grid,
        isMinimal: isMinimal === true,
      }),
      tell: (asked, { way }) =>
        way.kind === 'path'
          ? tellPath(context, asked, way)
          : tellAdvice(context, asked, way, isDiscreet),
    });
  }
  return overPuzzles(context, given, hint, {
    ...question,
    ask: ({ document: { puzzle, clues, grid, marks } }) => ({
      job: 'hint',
      game: puzzle.id,
      clues,
      grid,
      // The notes of a player are what the player knows.
      marks:
        marks.length === 0
          ? []
          : markedFacts(openSheet(puzzle, { clues, marks, ...(grid !== undefined && { grid }) })),
      isMinimal: isMinimal === true,
    }),
    tell: (asked, { advice }) => tellAdvice(context, asked, advice, isDiscreet, stageOf(stage)),
  });
}

/** Options that ask for different things. */
function clashOf({ flags }: Given): { readonly one: string; readonly other: string } | undefined {
  const other = ['all', 'minimal'].find((name) => Boolean(flags[name]));
  return flags.stage === undefined || other === undefined
    ? undefined
    : { one: other, other: 'stage' };
}

function stageOf(value: unknown): HintStage | undefined {
  return hintStages.find((stage) => stage === value);
}

async function tellAdvice(
  context: Context,
  { read, document, isFirst }: Asked,
  advice: Advice<unknown>,
  isDiscreet: boolean,
  stage?: HintStage,
): Promise<ExitCode> {
  const { clues } = document;
  const puzzle = wholePuzzle(document.puzzle);
  const { grid = puzzle.empty(clues) } = document;
  const text =
    stage === undefined || advice.kind !== 'step'
      ? sayAdvice(puzzle, advice, context, isDiscreet)
      : sayStageOf(context, puzzle, advice, stage);
  if (context.isJson) {
    await context.answer({
      ...labelJson(read),
      game: puzzle.id,
      ...adviceJson(context, document, advice, { isDiscreet, stage, text }),
    });
  } else {
    const label = labelOf(read);
    const words =
      advice.kind === 'step' && stage === undefined
        ? sayTechnique(context, puzzle, advice.step)
        : text;
    const told = label === '' ? sentence(words) : `${label}: ${words}`;
    const drawing =
      advice.kind === 'step' && stage === undefined
        ? `${context.palette.sketch(document.withEntries(grid).sketch())}${ruledOut(context, puzzle, clues, grid)}\n`
        : '';
    await context.print(`${isFirst ? '' : '\n'}${drawing}${folded(context, told)}\n`);
  }
  if (advice.kind === 'step') return exitCodes.done;
  return advice.kind === 'undecided' ? exitCodes.undecided : exitCodes.no;
}

/** One stage of a hint; of a step of the ladder, which has no place of its own, the nearest to it. */
function sayStageOf(
  context: Context,
  puzzle: AnyPuzzle,
  { step, argument }: Extract<Advice<unknown>, { readonly kind: 'step' }>,
  stage: HintStage,
): string {
  if (argument !== undefined) return sayStage(puzzle, argument, stage, context).join(' ');
  if (stage === 'entry') {
    return `${sentence(sayFacts(puzzle.entry, step.conclusion, context.language))}.`;
  }
  const nudge: Nudge = stage === 'why' ? { stage, link: 0 } : { stage: 'what' };
  return sayNudge(puzzle, { step }, nudge, context);
}

interface Telling {
  readonly isDiscreet: boolean;
  readonly stage: HintStage | undefined;
  readonly text: string;
}

function adviceJson(
  context: Context,
  document: PuzzleDocument,
  advice: Advice<unknown>,
  { isDiscreet, stage, text }: Telling,
): JsonObject {
  const { clues } = document;
  const puzzle = wholePuzzle(document.puzzle);
  const deduction = deductionOf(puzzle);
  if (advice.kind === 'step') {
    const { step, argument, after } = advice;
    // A stage gives away no more than its words do.
    if (stage === 'where' || stage === 'what') {
      const place = argument && { where: whereCode(argument.links[0].where) };
      return { stage, ...place, text };
    }
    return {
      ...(stage !== undefined && { stage }),
      ...stepToJson(deduction, clues, step, text),
      ...(argument !== undefined && argumentToJson(deduction, clues, argument, context)),
      after: puzzleDocument(puzzle, { clues, grid: after }).toJson(),
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
  { read, document, isFirst }: Asked,
  { steps, level, version }: Path,
): Promise<ExitCode> {
  const { clues } = document;
  const puzzle = wholePuzzle(document.puzzle);
  if (context.isJson) {
    const deduction = deductionOf(puzzle);
    await context.answer({
      ...labelJson(read),
      game: puzzle.id,
      ...(version > 1 && { version }),
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
  const technique = techniqueName(context, puzzle, step);
  const text = sayStep(step, context);
  return teachingWords.say('technique', { technique, text }, context.language);
}
