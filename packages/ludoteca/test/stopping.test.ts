/** Every kind of long work, on large boards: how soon it stops once its signal is raised. */

import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../src/document/index.ts';
import { catalogue } from '../src/games/catalogue.ts';
import { classicDraft, denseDraft } from '../src/games/cross-a-pix/generate/drafts.ts';
import { recipe } from '../src/games/cross-a-pix/generate/recipe.ts';
import { crossAPix } from '../src/games/cross-a-pix/index.ts';
import { greaterThan } from '../src/games/greater-than/index.ts';
import { rastros } from '../src/games/rastros/index.ts';
import { squex } from '../src/games/squex/index.ts';
import { doJob, type JobRequest } from '../src/jobs/index.ts';
import { random } from '../src/kernel/index.ts';

const usual = recipe({});
if (!usual.ok) throw new Error(usual.error.code);
const size = { ...usual.value, rows: 400, cols: 400 };
const classic = classicDraft(size, random('b')).clues;
const dense = denseDraft({ ...size, walls: 0.6, paint: 0.5 }, random('a')).clues;
const small = denseDraft(
  { ...usual.value, rows: 60, cols: 60, walls: 0.6, paint: 0.5 },
  random('a'),
);

const cross = (clues: unknown) => ({ game: 'cross-a-pix', clues });
const line = <Item>(length: number, item: Item) => Array.from({ length }, () => item);
const open12 = {
  game: 'greater-than',
  clues: {
    ...{ boxRows: 3, boxCols: 4, givens: line(12, line(12, 0)) },
    ...{ right: line(12, line(11, '')), down: line(11, line(12, '')) },
  },
};
const bot = { level: 6, seed: 's', maySwap: false, isTimed: true } as const;
const rastros26 = { game: 'rastros', state: rastros.initial({ size: 26, start: 330 }) };
const rastros8 = { game: 'rastros', state: rastros.initial({ size: 8, start: 35 }) };
const squex26 = { game: 'squex', state: squex.initial({ rows: 26, cols: 26 }) };
const making = (
  puzzle: typeof greaterThan | typeof crossAPix,
  values: OptionValues,
): JobRequest => {
  const read = puzzle.recipe(values);
  if (!read.ok) throw new Error(read.error.code);
  return { job: 'generate', game: puzzle.id, recipe: read.value, seed: 's' };
};
/** The signal is raised after so many looks: while the work is set up, and in its midst. */
const looks = [1, 8];

const hundred = { rows: 100, cols: 100 };

const work: Readonly<Record<string, JobRequest>> = {
  'solving a classic board': { job: 'solve', ...cross(classic), most: 2 },
  'solving a dense board': { job: 'solve', ...cross(dense), most: 2 },
  'all solutions': { job: 'solve', ...open12, most: 1_000_000_000 },
  'a hint on a classic board': { job: 'hint', ...cross(classic) },
  'a hint on a dense board': { job: 'hint', ...cross(dense) },
  'a hint on an open board': { job: 'hint', ...open12, isMinimal: true },
  'grading a classic board': { job: 'grade', ...cross(classic) },
  'grading a dense board': { job: 'grade', ...cross(dense) },
  'the way through a board': { job: 'path', ...cross(dense) },
  'a survey of clues': { job: 'survey', ...cross(dense) },
  'a proof that there is one solution': { job: 'certify-unique', ...cross(small.clues) },
  'making a dense board': making(crossAPix, { size: hundred }),
  'making a dense board of a level': making(crossAPix, { size: hundred, level: 'extreme' }),
  'making soft shapes': making(crossAPix, { size: hundred, style: 'blobs' }),
  'hunting for few signs': making(greaterThan, { signs: 14 }),
  'making a large grid of a level': making(greaterThan, {
    size: { rows: 12, cols: 12 },
    level: 'extreme',
  }),
  practice: {
    ...{ job: 'practise', game: 'greater-than', seed: 's', insight: 'low-point' },
    kinds: [{ size: { rows: 12, cols: 12 }, level: 'extreme' }],
  },
  'analysing Rastros': { job: 'analyse', ...rastros8 },
  'analysing a large Rastros': { job: 'analyse', ...rastros26 },
  'analysing Squex': { job: 'analyse', ...squex26 },
  'proving Rastros': { job: 'prove', ...rastros8 },
  'proving Squex': { job: 'prove', ...squex26 },
  'a bot of Rastros': { job: 'choose', ...rastros26, ...bot },
  'a bot of Squex': { job: 'choose', ...squex26, ...bot },
  'a proof that somebody wins': {
    job: 'certify-win',
    game: 'rastros',
    params: { size: 7, start: 24 },
  },
};

describe.each(Object.entries(work))('%s', (_, request) => {
  it.each(looks)('is stopped where it stands, at look %i', async (most) => {
    let asked = 0;
    const signal = {
      get aborted() {
        return ++asked > most;
      },
    };
    await doJob(catalogue, request, { limits: { signal }, clock: () => 0 });
    expect(asked).toBeLessThan(most + 60);
  });
});
