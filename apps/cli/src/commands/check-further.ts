/** What `check` looks into when it is asked for more: a path of reasoning, and the clues of a setter. */

import {
  type AnyPuzzle,
  cellName,
  deductionOf,
  difficultyNames,
  fail,
  type JsonObject,
  type Notice,
  ok,
  type PuzzleDocument,
  pathFromJson,
  type Result,
  type Survey,
  sayWhere,
  wholePuzzle,
} from 'ludoteca';
import type { CertifyAnswer, WorkBudget } from 'ludoteca/jobs';
import { type Context, noticeJson } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { noLadder } from '../input/families.ts';
import { sourceName } from '../input/source.ts';
import { sentence } from '../output/text.ts';
import { teachingWords } from '../phrases/teaching.ts';
import { usage } from '../phrases/usage.ts';
import type { Pool } from '../work/pool.ts';

export interface Further {
  readonly pool: Pick<Pool, 'do'>;
  /** What the next question may spend. */
  readonly next: () => WorkBudget;
  /** The paths of a file, one for each puzzle. */
  readonly path?: { readonly file: string; readonly paths: readonly Result<JsonObject, Notice>[] };
  readonly isSurveyed: boolean;
}

/** What was found, for people and for programs. */
export interface Found {
  readonly code: ExitCode;
  readonly words: string;
  readonly json: JsonObject;
}

/** What cannot be taken, and the file it stands in when it is not that of the puzzle. */
export interface Refused {
  readonly notice: Notice;
  readonly file?: string;
}

export async function lookFurther(
  context: Context,
  document: PuzzleDocument,
  further: Further,
  index: number,
): Promise<Result<Found[], Refused>> {
  const { clues, grid } = document;
  const puzzle = wholePuzzle(document.puzzle);
  const found: Found[] = [];
  if (further.path !== undefined) {
    const { file, paths } = further.path;
    if (puzzle.deduction === undefined) {
      return fail({ notice: noLadder(await context.kinds(), puzzle) });
    }
    const read = paths[index] ?? fail(usage.notice('path-missing', {}));
    const path = read.ok ? pathFromJson(puzzle, clues, read.value) : read;
    if (!path.ok) return fail({ notice: path.error, file });
    const begun = { clues, ...(grid !== undefined && { grid }) };
    const request = { job: 'certify', game: puzzle.id, ...begun, path: path.value } as const;
    const { certified } = await further.pool.do(request, further.next());
    found.push(tellPath(context, file, certified));
  }
  if (further.isSurveyed) {
    const request = { job: 'survey', game: puzzle.id, clues } as const;
    const { survey } = await further.pool.do(request, further.next());
    found.push(tellSurvey(context, puzzle, clues, survey));
  }
  return ok(found);
}

function tellPath(context: Context, file: string, certified: CertifyAnswer['certified']): Found {
  const { language, palette } = context;
  if (!certified.ok) {
    const notice = certified.error;
    const place = notice.where === undefined ? [] : [sayWhere(notice.where, language)];
    const words = [sourceName(file, language), ...place, context.say(notice)].join(': ');
    const fault = noticeJson(context, notice);
    return { code: exitCodes.no, words: palette.bad(words), json: { path: { ok: false, fault } } };
  }
  if (certified.value.kind === 'undecided') {
    const words = sentence(teachingWords.say('not-certified', {}, language));
    return { code: exitCodes.undecided, words, json: { path: { ok: null } } };
  }
  const { level, steps } = certified.value;
  const told = { count: steps, level: difficultyNames[level][language] };
  const words = palette.good(sentence(teachingWords.say('certified', told, language)));
  return { code: exitCodes.done, words, json: { path: { ok: true, level, steps } } };
}

function tellSurvey(context: Context, puzzle: AnyPuzzle, clues: unknown, survey: Survey): Found {
  const { language } = context;
  switch (survey.kind) {
    case 'undecided': {
      const words = sentence(teachingWords.say('undecided', {}, language));
      return { code: exitCodes.undecided, words, json: { clues: { unique: null } } };
    }
    case 'no-solution': {
      const words = sentence(teachingWords.say('no-solution', {}, language));
      return { code: exitCodes.no, words, json: { clues: { unique: false, solutions: 0 } } };
    }
    case 'several': {
      const { count, isComplete, cells } = survey;
      const key = isComplete ? 'all-solutions' : 'several-solutions';
      const words = teachingWords.say(key, { count, cells }, language);
      const differ = cells.map((cell) => cellName(cell));
      const json = { unique: false, solutions: count, complete: isComplete, differ };
      return { code: exitCodes.no, words: sentence(words), json: { clues: json } };
    }
    case 'unique':
      return tellRedundant(context, puzzle, clues, survey);
  }
}

function tellRedundant(
  context: Context,
  puzzle: AnyPuzzle,
  clues: unknown,
  { redundant, isComplete }: Extract<Survey, { kind: 'unique' }>,
): Found {
  const { language } = context;
  const code = isComplete ? exitCodes.done : exitCodes.undecided;
  if (redundant === undefined) {
    const words = sentence(teachingWords.say('one-solution', {}, language));
    return { code, words, json: { clues: { unique: true } } };
  }
  const count = redundant.length;
  const key =
    count === 0 && isComplete ? 'nothing-redundant' : isComplete ? 'redundant' : 'some-redundant';
  const head = sentence(teachingWords.say(key, { count }, language));
  const lines = redundant.map(({ words }) => `\n  ${context.say(words)}`);
  const deduction = deductionOf(puzzle);
  const named = redundant.map(({ clue }) => deduction.reasonToJson(clues, clue));
  return {
    code,
    words: `${head}${lines.join('')}`,
    json: { clues: { unique: true, complete: isComplete, redundant: named } },
  };
}
