import { describe, expect, it } from 'vitest';
import { futoshiki } from '../../test/games/futoshiki/index.ts';
import type { AnyKind } from '../document/index.ts';
import { doJob, type JobRequest } from './index.ts';

const kinds: readonly AnyKind[] = [futoshiki, { ...futoshiki, family: 'game', id: 'duel' }];
let time = 0;
const bench = { limits: {}, clock: () => (time += 1.23456) };

const clues = {
  size: 2,
  givens: [
    [0, 0],
    [0, 0],
  ],
  right: [['<'], ['']],
  down: [['', '']],
};
const solving: JobRequest = { job: 'solve', game: 'futoshiki', clues, most: 2 };
const making: JobRequest = { job: 'generate', game: 'futoshiki', order: { size: 4 }, seed: 's' };

describe('a job', () => {
  it('solves, and tells its cost', () => {
    expect(doJob(kinds, solving, bench)).toEqual({
      job: 'solve',
      solutions: [
        [
          [1, 2],
          [2, 1],
        ],
      ],
      complete: true,
      unique: true,
      nodes: 1,
      ms: 1.235,
    });
  });

  it('keeps to its limits', () => {
    const limited = { ...bench, limits: { nodes: 0 } };
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

  it('makes the puzzle of its seed', () => {
    const made = doJob(kinds, making, bench);
    expect(made).toMatchObject({ job: 'generate', isMade: true, seed: 's', remarks: {} });
    expect(doJob(kinds, making, bench)).toEqual(made);
  });

  it('is asked and answered in plain data', () => {
    for (const request of [solving, making]) {
      const answer = doJob(kinds, structuredClone(request), bench);
      expect(structuredClone(answer)).toEqual(answer);
    }
  });

  it('for a game that is not there is a bug', () => {
    expect(() => doJob(kinds, { ...solving, game: 'chess' }, bench)).toThrow('unknown-game');
    expect(() => doJob(kinds, { ...making, game: 'duel' }, bench)).toThrow('duel is no puzzle');
  });
});
