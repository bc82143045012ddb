/** `grade`: how hard a puzzle is, with the techniques it needs. */

import {
  type AnyPuzzle,
  deductionOf,
  difficultyNames,
  type Graded,
  puzzlePhrases,
  rungsOf,
  wholePuzzle,
} from 'ludoteca';
import type { GradeAnswer } from 'ludoteca/jobs';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { labelJson, labelOf } from '../input/documents.ts';
import { sentence } from '../output/text.ts';
import { summaries } from '../phrases/summaries.ts';
import { teachingWords } from '../phrases/teaching.ts';
import { handFiles } from './hand-over.ts';
import { type Asked, overPuzzles } from './over-puzzles.ts';
import { queueFlags } from './queue-options.ts';
import { files, jobsFlag, readingFlags, timeFlag } from './reading.ts';

export const grade: Command = {
  name: 'grade',
  summary: summaries.grade,
  operands: [files],
  flags: [timeFlag, jobsFlag, ...readingFlags, ...queueFlags],
  exits: [
    [0, { en: 'each puzzle has a level', pt: 'cada problema tem um nível' }],
    [
      1,
      {
        en: 'a puzzle has no solution, or several, and so no level',
        pt: 'um problema não tem solução, ou tem várias, e por isso não tem nível',
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
      words: 'grade puzzle.txt',
      says: { en: 'the level, and the techniques used', pt: 'o nível, e as técnicas usadas' },
    },
    {
      words: 'grade --json --jobs 4 many.jsonl',
      says: { en: 'a JSON answer per line', pt: 'uma resposta JSON por linha' },
    },
  ],
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  if (given.flags.queue !== undefined) return handFiles(context, given, 'grade');
  const { time } = given.flags;
  return overPuzzles(context, given, grade, {
    doing: 'grading',
    budget: typeof time === 'number' ? { seconds: time } : {},
    needsLadder: true,
    ask: ({ document: { puzzle, clues } }) => ({ job: 'grade', game: puzzle.id, clues }),
    tell: (asked, answer) => tell(context, asked, answer),
  });
}

async function tell(
  context: Context,
  { read, document: { puzzle }, isFirst }: Asked,
  { graded }: GradeAnswer,
): Promise<ExitCode> {
  if (context.isJson) {
    const named = { ...labelJson(read), game: puzzle.id };
    if (graded.kind === 'graded') {
      const { level, score, techniques, steps, isBeyond, version } = graded;
      const said = { level, score, techniques, steps, ...(isBeyond && { beyond: true }) };
      await context.answer({ ...named, ...said, grading: version });
    } else await context.answer({ ...named, level: null, reason: graded.kind });
  } else {
    const label = labelOf(read);
    const words = sayGrade(context, wholePuzzle(puzzle), graded);
    const told = label === '' ? sentence(words) : `${label}: ${words}`;
    await context.print(`${isFirst ? '' : '\n'}${told}\n`);
  }
  if (graded.kind === 'graded') return exitCodes.done;
  return graded.kind === 'undecided' ? exitCodes.undecided : exitCodes.no;
}

function sayGrade(context: Context, puzzle: AnyPuzzle, graded: Graded): string {
  const { language, palette } = context;
  if (graded.kind === 'several') return puzzlePhrases.say('no-grade', {}, language);
  if (graded.kind !== 'graded') return puzzlePhrases.say(graded.kind, {}, language);
  const { score, steps, techniques, isBeyond } = graded;
  const level = difficultyNames[graded.level][language];
  const shown = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(score);
  const head = teachingWords.say('grade', { level, score: shown, steps }, language);
  const rows = rungsOf(deductionOf(puzzle))
    .filter(({ name }) => name in techniques)
    .map(({ name, title }): [string, number] => [title[language], techniques[name]]);
  const width = Math.max(0, ...rows.map(([title]) => title.length));
  const lines = rows.map(([title, uses]) => `  ${title.padEnd(width)}  ${uses}`);
  if (isBeyond) lines.push(`  ${teachingWords.say('beyond-ladder', {}, language)}`);
  return [palette.strong(head), ...lines].join('\n');
}
