import { describe, expect, it } from 'vitest';
import { futoshiki } from '../../test/games/futoshiki/index.ts';
import type { FutoshikiClues } from '../../test/games/futoshiki/rules.ts';
import { noughts } from '../../test/games/noughts/index.ts';
import type { AnyKind } from '../document/index.ts';
import { greaterThan } from '../games/greater-than/index.ts';
import { generate, puzzleDocument } from '../puzzle/index.ts';
import { doJob, type JobRequest, type SolveRequest, solutionOf } from './index.ts';

const kinds: readonly AnyKind[] = [
  futoshiki,
  noughts,
  { ...futoshiki, family: 'game', id: 'duel' },
];
let time = 0;
const context = { limits: {}, clock: () => (time += 1.23456) };

const clues: FutoshikiClues = {
  size: 2,
  givens: [
    [0, 0],
    [0, 0],
  ],
  right: [['<'], ['']],
  down: [['', '']],
};
const solving: JobRequest = { job: 'solve', game: 'futoshiki', clues, most: 2 };
const teaching = (['hint', 'grade', 'path', 'survey'] as const).map(
  (job): JobRequest => ({ job, game: 'futoshiki', clues }),
);
const making: JobRequest = { job: 'generate', game: 'futoshiki', recipe: { size: 4 }, seed: 's' };

describe('a job', () => {
  it('hands solutions out while it finds them, and keeps none', async () => {
    const line = (length: number, filling: unknown) => Array(length).fill(filling);
    const open = {
      ...{ boxRows: 3, boxCols: 3, givens: line(9, line(9, 0)) },
      ...{ right: line(9, line(8, '')), down: line(8, line(9, '')) },
    };
    const handed: number[] = [];
    const answer = await doJob(
      [greaterThan],
      { job: 'solve', game: greaterThan.id, clues: open, most: 1_000_000_000, streams: true },
      {
        clock: () => 0,
        limits: {
          signal: {
            get aborted() {
              return handed.length >= 30;
            },
          },
        },
        async hand(news) {
          if (news.job === 'solve') handed.push(news.solutions.length);
        },
      },
    );
    if (answer.job !== 'solve') throw new Error(answer.job);
    expect(Math.max(...handed)).toBeLessThanOrEqual(200);
    expect(handed.length).toBe(30);
    expect(answer).toMatchObject({ count: 6000, complete: false, unique: false });
    expect(answer.solutions.length).toBeLessThanOrEqual(200);
  });

  it('solves, and tells its cost', () => {
    expect(doJob(kinds, solving, context)).toEqual({
      job: 'solve',
      solutions: [
        [
          [1, 2],
          [2, 1],
        ],
      ],
      count: 1,
      complete: true,
      unique: true,
      nodes: 1,
      ms: 1.235,
    });
  });

  it('keeps to its limits', () => {
    const limited = { ...context, limits: { nodes: 0 } };
    expect(doJob(kinds, solving, limited)).toMatchObject({
      solutions: [],
      complete: false,
      unique: null,
      nodes: 0,
    });
    expect(doJob(kinds, making, limited)).toMatchObject({
      isMade: false,
      notice: { code: 'puzzle.budget-spent' },
    });
  });

  it('finds a position to practise, or tells why not', () => {
    const asked = { job: 'practise', kinds: [{ size: { rows: 4, cols: 4 } }] } as const;
    const words = { game: 'greater-than', insight: 'low-point', seed: 's' };
    expect(doJob([greaterThan], { ...asked, ...words }, context)).toMatchObject({
      job: 'practise',
      practice: { ok: true, value: { argument: { links: [{ insight: 'low-point' }] } } },
    });
    const without = { game: 'futoshiki', insight: 'low-point', seed: 's' };
    expect(doJob(kinds, { ...asked, ...without }, context)).toMatchObject({
      practice: { ok: false, error: { code: 'puzzle.no-such-insight' } },
    });
  });

  it('makes the puzzle of its seed', () => {
    const made = doJob(kinds, making, context);
    expect(made).toMatchObject({ job: 'generate', isMade: true, seed: 's' });
    expect(made).toMatchObject({ level: 'medium', remarks: { level: 'medium' } });
    expect(doJob(kinds, making, context)).toEqual(made);
  });

  it('tells the parts of making as they begin', () => {
    const told: string[] = [];
    const onPhase = (phase: string, attempt: number) => told.push(`${phase} ${attempt}`);
    doJob(kinds, making, { ...context, limits: { onPhase } });
    expect(told).toEqual(['proposing 1', 'proving 1', 'grading 1']);
  });

  it('gives hints and grades, tells the way, and checks it', () => {
    const doc = { game: 'futoshiki', clues };
    const [advice, graded, way, survey] = teaching.map((job) => doJob(kinds, job, context));
    expect(advice).toMatchObject({ advice: { kind: 'step', step: { technique: 'only-value' } } });
    expect(graded).toMatchObject({ graded: { kind: 'graded', level: 'medium' }, ms: 1.235 });
    expect(survey).toEqual({
      job: 'survey',
      survey: { kind: 'unique', redundant: [], isComplete: true },
    });
    if (!('way' in way) || way.way.kind !== 'path') throw new Error('there is a way');
    expect(way.way.steps).toHaveLength(4);
    expect(doJob(kinds, { job: 'certify', ...doc, path: way.way }, context)).toEqual({
      job: 'certify',
      certified: { ok: true, value: { kind: 'certified', level: 'medium', steps: 4 } },
    });
    const limited = { ...context, limits: { nodes: 0 } };
    expect(teaching.map((job) => doJob(kinds, job, limited))).toMatchObject([
      { advice: { kind: 'undecided' } },
      { graded: { kind: 'undecided' } },
      { way: { kind: 'undecided' } },
      { survey: { kind: 'undecided' } },
    ]);
  });

  it('solves a puzzle once for any number of hints, and for its grade and its solution', async () => {
    let searches = 0;
    const counted: typeof futoshiki = {
      ...futoshiki,
      solutions(asked, effort) {
        searches++;
        return futoshiki.solutions(asked, effort);
      },
    };
    const made = generate(futoshiki, { size: 4 }, 'once');
    if (!made.ok) throw new Error(made.error.code);
    const document = puzzleDocument(counted, { clues: made.value.clues });
    const about = { game: 'futoshiki', clues: document.clues };
    const first = doJob([counted], { job: 'hint', ...about }, context);
    if (!('advice' in first) || first.advice.kind !== 'step') throw new Error('there is a step');
    expect(searches).toBe(1);
    const next = { job: 'hint', ...about, grid: first.advice.after } as const;
    const second = doJob([counted], { ...next, solvability: first.solvability }, context);
    expect(searches).toBe(1);
    expect(second).toMatchObject({ advice: { kind: 'step' }, solvability: first.solvability });
    // It is the same hint as one that solves from nothing.
    const { ms: _, ...fresh } = { ms: 0, ...doJob([counted], next, context) };
    expect(second).toMatchObject(fresh);
    expect(searches).toBe(2);

    const graded = doJob([counted], { job: 'grade', ...about }, context);
    expect(searches).toBe(3);
    if (!('graded' in graded)) throw new Error('it is graded');
    const ask = async (request: SolveRequest) => {
      const answer = await doJob([counted], request, context);
      if (answer.job !== 'solve') throw new Error(answer.job);
      return answer;
    };
    const { solvability } = graded;
    const solved = { kind: 'solved', grid: made.value.solution, isOnly: true };
    expect(await solutionOf(document, ask, { solvability })).toEqual(solved);
    expect(searches).toBe(3);
    expect(await solutionOf(document, ask)).toEqual(solved);
    expect(searches).toBe(4);
  });

  it('takes the author’s solution where it is right, and is not asked for proof', async () => {
    const solutions = [
      [
        [1, 2],
        [2, 1],
      ],
      [
        [2, 1],
        [1, 2],
      ],
    ];
    const open: FutoshikiClues = { ...clues, right: [[''], ['']] };
    const ask = async (request: SolveRequest) => {
      const answer = await doJob(kinds, request, context);
      if (answer.job !== 'solve') throw new Error(answer.job);
      return answer;
    };
    const told = (solution: number[][]) => puzzleDocument(futoshiki, { clues: open, solution });
    expect(await solutionOf(told(solutions[1]), ask)).toEqual({
      kind: 'solved',
      grid: solutions[1],
    });
    const proved = await solutionOf(told(solutions[1]), ask, { needsProof: true });
    expect(proved).toMatchObject({ kind: 'solved', isOnly: false });
    const wrong = [
      [1, 1],
      [2, 2],
    ];
    expect(await solutionOf(told(wrong), ask)).toMatchObject({ kind: 'solved', isOnly: false });
    const none = puzzleDocument(futoshiki, { clues: { ...clues, right: [['<'], ['<']] } });
    expect(await solutionOf(none, ask)).toEqual({ kind: 'none' });
  });

  it('is asked and answered in plain data', () => {
    for (const request of [solving, making, ...teaching]) {
      const answer = doJob(kinds, structuredClone(request), context);
      expect(structuredClone(answer)).toEqual(answer);
    }
  });

  it('for a game that is not there is a bug', () => {
    expect(() => doJob(kinds, { ...solving, game: 'chess' }, context)).toThrow('unknown-game');
    expect(() => doJob(kinds, { ...making, game: 'duel' }, context)).toThrow('duel is no puzzle');
  });
});

describe('a job for a game', () => {
  const state = noughts.initial({});
  const won = { cells: 'xx.oo....', turn: 0 };
  const analysing: JobRequest = { job: 'analyse', game: 'noughts', state: won };
  const question = { level: 2, seed: 's', maySwap: false, isTimed: false };
  const choosing: JobRequest = { job: 'choose', game: 'noughts', state, ...question };

  it('analyses, and tells its cost', async () => {
    expect(await doJob(kinds, analysing, context)).toMatchObject({
      job: 'analyse',
      value: 'win',
      distance: 1,
      moves: expect.arrayContaining([{ move: 2, value: 'win', distance: 1 }]),
      nodes: expect.any(Number),
      ms: 1.235,
    });
  });

  it('proves who wins, and by which move', async () => {
    expect(await doJob(kinds, { job: 'prove', game: 'noughts', state: won }, context)).toEqual({
      job: 'prove',
      value: 'win',
      distance: 1,
      move: 2,
      nodes: expect.any(Number),
    });
    const ended = { cells: 'xxxoo....', turn: 1 };
    expect(
      await doJob(kinds, { job: 'prove', game: 'noughts', state: ended }, context),
    ).toMatchObject({ value: 'loss', distance: 0 });
  });

  it('chooses the move of its seed, with the level’s own budget', async () => {
    const chosen = await doJob(kinds, choosing, context);
    expect(chosen).toMatchObject({ job: 'choose', move: expect.any(Number) });
    // It spends what it happens to attend with, of what it may spend.
    expect(chosen).toMatchObject({ nodes: 18 });
    expect(await doJob(kinds, structuredClone(choosing), context)).toEqual(chosen);
    const limited = { ...context, limits: { nodes: 5 } };
    const { nodes } = (await doJob(kinds, choosing, limited)) as { readonly nodes: number };
    expect(nodes).toBeLessThanOrEqual(5);
  });

  it('thinks until it is stopped, when it is timed', async () => {
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 2;
      },
    };
    const timed = { ...choosing, isTimed: true };
    const answer = await doJob(kinds, timed, { ...context, limits: { signal } });
    expect(answer).toMatchObject({ nodes: 2048 });
  });

  it('of another kind, or of no level, is a bug', async () => {
    await expect(doJob(kinds, { ...analysing, game: 'futoshiki' }, context)).rejects.toThrow(
      'futoshiki is no game for two',
    );
    await expect(doJob(kinds, { ...choosing, level: 7 }, context)).rejects.toThrow('no level 7');
  });
});
