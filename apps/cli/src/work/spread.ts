/**
 * Spreads the work of a command over threads, in portions. This thread hands them out, keeps the order and writes;
 * those that take them read, work and put their answers into words. What is done sooner than a thread starts is done
 * here; and a thread more is started only for what keeps it busy for longer than that.
 */

import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import type { CutRun } from '../input/documents.ts';
import type { PortionEvent, PortionNews, PortionRequest } from '../portion.ts';
import { doPortion } from './gather.ts';
import { inOrder } from './in-order.ts';
import { pacing } from './pace.ts';
import { openPool } from './pool.ts';
import { GivenUp, hasTimeToTry, isSoonRead, poolWithin, processorTime, Trial } from './try-here.ts';

/** What a portion is of. */
export interface Load {
  readonly given: Given;
  readonly runs: readonly CutRun[];
  /** How many documents, or puzzles to make. */
  readonly count: number;
  /** How many characters are to be read for it. */
  readonly length: number;
}

/** What there is to do. */
export interface Supply<Taken extends Load> {
  /** At most so many of what is there, as soon as something is; nothing at the end. */
  take(most: number): Promise<Taken | undefined>;
  /** How many are known to wait. */
  readonly waiting: number;
}

export interface Spreading<Taken extends Load> {
  readonly command: Pick<Command, 'name' | 'run'>;
  readonly jobs: number;
  readonly supply: Supply<Taken>;
  /** The time that each may take. */
  readonly seconds?: number;
  /** A portion was handed out. */
  begin?(load: Taken): void;
  /** Something is to be known at once. */
  hear(news: Exclude<PortionNews, { readonly events: unknown }>): void;
  /** Writes what a portion wrote, in its turn. */
  put(load: Taken, events: readonly PortionEvent[]): Promise<ExitCode | undefined>;
  finish(load: Taken): void;
}

/** So many portions for each thread are worked on, or wait for their turn to be written. */
const ahead = 4;
/** Threads that begin so soon, in milliseconds, begin with the command: their time is counted from its start. */
const atStart = 1000;

export async function spread<Taken extends Load>(
  context: Context,
  spreading: Spreading<Taken>,
): Promise<ExitCode> {
  const { command, jobs, supply, seconds, begin, hear, put, finish } = spreading;
  const { catalogueUrl, language, showing, isJson, isQuiet, io } = context;
  const { isTTY: isTerminal = false, columns } = io.stdout;
  const setting = { language, showing, isJson, isQuiet, isTerminal, columns };
  const pace = pacing(jobs, supply, io.pace);
  const pool = openPool(() => pace.threads(), catalogueUrl);
  let code: ExitCode = exitCodes.done;
  let isFirst = true;
  let handed = 0;

  const requestFor = ({ given, runs }: Taken): Omit<PortionRequest, 'command'> => {
    const isSoon = handed++ < jobs && performance.now() < atStart;
    const since = isSoon && { since: performance.timeOrigin };
    const request = { job: 'portion', given, runs, setting, isFirst, ...since } as const;
    isFirst = false;
    return request;
  };
  const write = async (load: Taken, events: readonly PortionEvent[]): Promise<void> => {
    context.progress.clear();
    const found = await put(load, events);
    if (found !== undefined) code = graver(code, found);
  };

  /** What was tried here counts for no thread. */
  const leave = <Left>(left: Left): Left => {
    handed = 0;
    return left;
  };

  /** Does what is done before a thread would have started; answers with what was given up. */
  const tryAll = async (): Promise<Taken | 'end' | undefined> => {
    const start = processorTime();
    const trial = new Trial();
    const here = poolWithin(trial, catalogueUrl);
    for (let tried = 0; !trial.isOver(); tried++) {
      const load = await supply.take(1);
      if (load === undefined) return 'end';
      if (!isSoonRead(load.length)) return leave(load);
      const held: PortionEvent[] = [];
      const listen = (news: PortionNews): void => {
        if ('events' in news) held.push(...news.events);
        else hear(news);
      };
      const wasFirst = isFirst;
      try {
        const done = await doPortion(requestFor(load), ended(command), {
          ...{ pool: here, catalogueUrl, tell: listen },
          hand: async (news) => listen(news),
        });
        await write(load, [...held, ...done.events]);
        code = graver(code, done.code);
        finish(load);
        pace.learn((processorTime() - start) / (tried + 1));
      } catch (fault) {
        if (!(fault instanceof GivenUp)) throw fault;
        isFirst = wasFirst;
        return leave(load);
      }
    }
    return leave(undefined);
  };

  let turn = Promise.resolve();
  const work = async (load: Taken) => {
    // What a portion writes is written in its turn, however early it comes.
    let tail = turn;
    let done = () => {};
    turn = new Promise<void>((resolve) => {
      done = resolve;
    });
    const inTurn = (events: readonly PortionEvent[]): Promise<void> => {
      tail = tail.then(() => write(load, events));
      // A fault is told with the answer.
      tail.catch(() => {});
      return tail;
    };
    begin?.(load);
    pace.hand(load.count);
    const request = { ...requestFor(load), command: command.name };
    const answer = await pool.doPortion(
      { ...request, runs: load.runs.map(({ read: _, ...run }) => run) },
      (news) => ('events' in news ? inTurn(news.events) : hear(news)),
    );
    pace.take(load.count, answer.ms);
    return { load, answer, inTurn, done };
  };

  try {
    const isTried = pool.isLent !== true && hasTimeToTry(seconds);
    const left = isTried ? await tryAll() : undefined;
    if (left === 'end') return code;
    const portions = portionsOf(supply, left, () => pace.size());
    for await (const { load, answer, inTurn, done } of inOrder(portions, jobs * ahead, work)) {
      await inTurn(answer.events);
      code = graver(code, answer.code);
      finish(load);
      done();
    }
  } finally {
    context.progress.end();
    await pool.close();
  }
  return code;
}

async function* portionsOf<Taken extends Load>(
  supply: Supply<Taken>,
  left: Taken | undefined,
  size: () => number,
): AsyncGenerator<Taken> {
  if (left !== undefined) yield left;
  for (;;) {
    const load = await supply.take(size());
    if (load === undefined) return;
    yield load;
  }
}

/** The command as it does a portion, which never ends in the menu. */
export function ended({ name, run }: Pick<Command, 'name' | 'run'>) {
  return async (...words: Parameters<Command['run']>): Promise<ExitCode> => {
    const code = await run(...words);
    if (code === 'menu') throw new Error(`${name} ends in the menu`);
    return code;
  };
}
