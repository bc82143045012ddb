import { describe, expect, it } from 'vitest';
import { futoshiki } from '../../test/games/futoshiki/index.ts';
import type { JobContext } from './job.ts';
import { JobPool, type PoolSetting, WorkerPool } from './pool.ts';
import { serveJobs, serveWork } from './serve.ts';

/** Work that a test describes: what a request does with the context of its worker. */
type Work = (context: JobContext<string>) => Promise<string> | string;
type Setting = PoolSetting<string, string, string>;

/** A pool over workers in this very thread; messages are copied, and arrive later, as between threads. */
function open(works: Record<string, Work>, setting: Omit<Setting, 'hire'>, clock = () => 0) {
  const ended: number[] = [];
  let hired = 0;
  let lose = (_: Error) => {};
  const pool = new WorkerPool<string, string, string>({
    ...setting,
    hire(wire) {
      const number = ++hired;
      let isThere = true;
      lose = wire.lose;
      const serve = serveWork<string, string, string>({
        clock,
        post: (message) => later(() => isThere && wire.hear(structuredClone(message))),
        ready: async (request) => works[request],
      });
      return {
        post: (message) => later(() => isThere && serve(sent(message))),
        end() {
          isThere = false;
          ended.push(number);
        },
      };
    },
  });
  return { pool, ended, hired: () => hired, lose: (fault: Error) => lose(fault) };
}

/** A copy, but for memory that threads share. */
function sent<Message>(message: Message): Message {
  const flag = message instanceof Object && 'flag' in message ? message.flag : undefined;
  if (flag === undefined) return structuredClone(message);
  return { ...structuredClone({ ...message, flag: undefined }), flag };
}

const later = (act: () => void): void => void setImmediate(act);
const ticks = async (count = 20) => {
  for (let tick = 0; tick < count; tick++) await new Promise(setImmediate);
};

/** Works until it is told to stop, hearing messages meanwhile. */
const patient: Work = async ({ limits }) => {
  for (let tick = 0; tick < 10_000 && !limits.signal?.aborted; tick++) await ticks(1);
  return 'what there is';
};

describe('work that is asked for', () => {
  it('is done by as many workers as there may be, the rest waits', async () => {
    let running = 0;
    let most = 0;
    const work: Work = async () => {
      most = Math.max(most, ++running);
      await ticks(3);
      running--;
      return 'done';
    };
    const { pool, hired } = open({ work }, { most: 2 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => pool.ask('work')));
    expect(answers).toEqual(Array(5).fill('done'));
    expect([most, hired()]).toEqual([2, 2]);
  });

  it('keeps no more idle workers than wanted', async () => {
    const { pool, ended } = open({ work: () => 'done' }, { most: 9, mostIdle: 1 });
    await Promise.all([pool.ask('work'), pool.ask('work'), pool.ask('work')]);
    expect(ended).toHaveLength(2);
  });

  it('knows its budget, and its time begins when it is ready', async () => {
    let time = 1000;
    const work: Work = ({ limits, clock }) => {
      const seen = [limits.nodes, limits.signal?.aborted, clock()];
      time += 1500;
      return JSON.stringify([...seen, limits.signal?.aborted]);
    };
    const { pool } = open({ work }, { most: 1 }, () => time);
    expect(await pool.ask('work', { nodes: 7, seconds: 1.5 })).toBe('[7,false,1000,true]');
    expect(await pool.ask('work')).toBe('[null,false,2500,false]');
  });

  it('counts time from when it was given, and has half of it however late it is ready', async () => {
    let time = 1000;
    const work: Work = ({ limits, clock }) => {
      while (!limits.signal?.aborted) time += 1;
      return String(clock());
    };
    const { pool } = open({ work }, { most: 1 }, () => time);
    expect(await pool.ask('work', { seconds: 2, since: 500 })).toBe('2500');
    expect(await pool.ask('work', { seconds: 2, since: 500 })).toBe('3500');
  });

  it('tells progress no more often than people read it', async () => {
    let time = 0;
    const work: Work = ({ limits }) => {
      limits.onPhase?.('proving', 1);
      for (let nodes = 1; nodes <= 1000; nodes++) {
        time++;
        limits.onProgress?.(nodes);
      }
      return 'done';
    };
    const told: unknown[] = [];
    const { pool } = open({ work }, { most: 1 }, () => time);
    await pool.ask('work', { onProgress: (...progress) => told.push(progress) });
    expect(told).toHaveLength(10);
    expect(told[0]).toEqual([100, 'proving']);
  });

  it('tells news at once, or waits until they are dealt with', async () => {
    let made = 0;
    let taken = 0;
    let ahead = 0;
    const work: Work = async ({ tell, hand }) => {
      tell?.('soon');
      for (; made < 50; made++) {
        await hand?.(`part ${made}`);
        ahead = Math.max(ahead, made - taken);
      }
      return 'done';
    };
    const news: string[] = [];
    const { pool } = open({ work }, { most: 1 });
    await pool.ask('work', {
      async onNews(part) {
        news.push(part);
        await ticks();
        taken++;
      },
    });
    expect(news).toHaveLength(51);
    expect(ahead).toBeLessThanOrEqual(1);
  });

  it('answers with what there is when it is stopped', async () => {
    const { pool, ended } = open({ patient }, { most: 1 });
    const stopper = new AbortController();
    const asked = pool.ask('patient', { stop: stopper.signal });
    await ticks();
    stopper.abort();
    expect(await asked).toBe('what there is');
    expect(await pool.ask('patient', { stop: stopper.signal })).toBe('what there is');
    expect(ended).toEqual([]);
  });

  it('hears that it is stopped in the middle of work that hears no messages', async () => {
    const stopper = new AbortController();
    const deaf: Work = ({ limits }) => {
      if (limits.signal?.aborted) return 'too early';
      stopper.abort();
      return limits.signal?.aborted ? 'stopped' : 'deaf';
    };
    const { pool } = open({ deaf }, { most: 1 });
    expect(await pool.ask('deaf', { stop: stopper.signal })).toBe('stopped');
  });

  it('is given up by a signal, with its reason, and its worker is ended', async () => {
    const { pool, ended, hired } = open({ patient, work: () => 'done' }, { most: 1 });
    const stopper = new AbortController();
    const running = pool.ask('patient', { signal: stopper.signal });
    const waiting = pool.ask('patient', { signal: stopper.signal });
    const next = pool.ask('work');
    await ticks();
    stopper.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    await expect(waiting).rejects.toThrow('enough');
    await expect(pool.ask('work', { signal: stopper.signal })).rejects.toThrow('enough');
    expect(await next).toBe('done');
    expect([ended, hired()]).toEqual([[1], 2]);
  });

  it('fails with the bug of the work, or with the death of the worker, and others go on', async () => {
    const bug: Work = () => {
      throw new Error('a bug');
    };
    const { pool, lose } = open({ bug, patient, work: () => 'done' }, { most: 1 });
    await expect(pool.ask('bug')).rejects.toThrow('a bug');
    await expect(pool.ask('unknown')).rejects.toThrow('not a function');
    const dying = pool.ask('patient');
    const next = pool.ask('work');
    lose(new Error('out of memory'));
    await expect(dying).rejects.toThrow('out of memory');
    expect(await next).toBe('done');
  });

  it('ends all workers when it is closed', async () => {
    const { pool, ended } = open({ patient }, { most: 2 });
    pool.warm();
    void pool.ask('patient');
    void pool.ask('patient');
    await ticks();
    await pool.close();
    expect(ended.sort()).toEqual([1, 2]);
  });
});

describe('jobs', () => {
  it('are asked and answered in kind, and tell the best so far', async () => {
    const loaded: string[] = [];
    const pool = new JobPool({
      most: 1,
      hire({ hear }) {
        const serve = serveJobs({
          clock: () => 0,
          post: (message) => later(() => hear(structuredClone(message))),
          async kindsFor(game) {
            loaded.push(game);
            return [
              {
                ...futoshiki,
                propose: (...[recipe, random, effort, onBest]) => {
                  const proposed = futoshiki.propose(recipe, random, effort);
                  if (proposed.ok && proposed.value !== undefined) onBest?.(proposed.value);
                  return proposed;
                },
              } satisfies typeof futoshiki,
            ];
          },
        });
        return { post: (message) => later(() => serve(structuredClone(message))), end() {} };
      },
    });
    const best: string[] = [];
    const request = { job: 'generate', game: 'futoshiki', recipe: { size: 4 }, seed: 's' } as const;
    const made = await pool.do(request, { onNews: ({ seed }) => void best.push(seed) });
    if (!made.isMade) throw new Error('it is made');
    const solved = await pool.do({ job: 'solve', game: 'futoshiki', clues: made.clues, most: 2 });
    expect(solved.solutions).toEqual([made.solution]);
    expect([best, loaded]).toEqual([['s'], ['futoshiki', 'futoshiki']]);
  });
});
