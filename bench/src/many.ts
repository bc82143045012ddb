/**
 * Files of many puzzles: the whole command from its start to its end, with one job and with two. `each` is the time of
 * one puzzle more, the start (the same command with one puzzle) taken off. Wall times mean something only where as many
 * processors are idle as there are jobs; processor times do so anywhere, by thread: those that read, do and write, the
 * main thread, which cuts and orders, and those of Node's own that compile and collect. A thread more has to be warmed and
 * its code compiled once more: what that costs is the same for any number of puzzles, so the number matters; and `later`
 * leaves it out, as far as it is over with half of them: only the second half is timed. What the machine allows is shown
 * by a peer in the same run: two processes of the same command with one job each, which share nothing, and do half of the
 * work each.
 */

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { greaterThan } from 'ludoteca/greater-than';
import { caseSet } from './greater-than-puzzles.ts';
import { type Say, told } from './measure.ts';

const command = fileURLToPath(new URL('../../apps/cli/bin/ludoteca.cjs', import.meta.url));

/** What is asked, of how many. */
interface Asked {
  readonly name: string;
  readonly count: number;
  words(count: number): readonly string[];
}

/** What a process took, in milliseconds: by the clock, and its threads by the processor. */
interface Taken {
  readonly wall: number;
  readonly main: number;
  /** The busiest of the threads that do the work, and all of them. */
  readonly busiest: number;
  readonly work: number;
  /** Threads of Node's own. */
  readonly besides: number;
  readonly all: number;
}

const rounds = 2;
/** What takes longer than this, in milliseconds, is run once, and its peer not at all: the minutes are better spent on it. */
const longRun = 4000;

export async function benchMany(say: Say, flags: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
  const runs = flags.includes('--quick') ? 1 : rounds;
  // Rows are said as they come: all of them take minutes.
  const tell = (cells: readonly string[]) =>
    say(cells.map((text, at) => (at === 0 ? text.padEnd(49) : text.padStart(10))).join(''));
  try {
    say(
      'whole command; each: one puzzle more, by wall time, and by the processor: work, main, Node',
    );
    tell([
      ...['one job', 'puzzles', 'each', 'work', 'main', 'Node'],
      ...['two jobs', 'later', 'all', 'all later', 'processes', 'by thread'],
    ]);
    for (const asked of questions(folder)) tell(await row(asked, runs));
    say(
      `best of ${runs} runs, of one where a run takes over ${longRun / 1000} s; two jobs: how many times as fast as one by wall time, the whole command without its start; later: the same of the second half of the puzzles alone, so that neither start nor warming is in it; all and all later: the same two as the processor time of all threads would give on two processors and nothing else running, one job by its busiest thread and two by half of all; processes: two processes with one job and half of the puzzles each; by thread: what the busiest thread of one job takes, by what that of two takes, which more processors would give`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function row({ name, count, words }: Asked, runs: number): Promise<string[]> {
  const best = async (jobs: number, many: number): Promise<Taken> => {
    const all: Taken[] = [];
    for (let run = 0; run < runs; run++) {
      all.push(await taken([...words(many), '--jobs', String(jobs)], jobs));
      if (all[run].wall > longRun) break;
    }
    const least = (part: keyof Taken) => Math.min(...all.map((each) => each[part]));
    return {
      ...{ wall: least('wall'), main: least('main'), besides: least('besides') },
      ...{ busiest: least('busiest'), work: least('work'), all: least('all') },
    };
  };
  const start = await best(1, 1);
  const one = await best(1, count);
  const two = await best(2, count);
  const half = { one: await best(1, count / 2), two: await best(2, count / 2) };
  const apart = one.wall > longRun ? undefined : await processes(words(count / 2), runs);
  // On a busy machine the second half may seem to take less than nothing.
  const times = (ratio: number) => (ratio > 0 ? `${ratio.toFixed(2)}×` : '?');
  /** By the processors: one job cannot be faster than its busiest thread, two not than half of all threads. */
  const byProcessor = (slow: Taken, fast: Taken, from: { one: Taken; two: Taken }): number =>
    (2 * (slow.busiest - from.one.busiest)) / (fast.all - from.two.all);
  const faster = (wall: number) => times((one.wall - start.wall) / (wall - start.wall));
  const each = (part: keyof Taken) => told((one[part] - start[part]) / count);
  return [
    name,
    String(count),
    ...[each('wall'), each('work'), each('main'), each('besides')],
    faster(two.wall),
    times((one.wall - half.one.wall) / (two.wall - half.two.wall)),
    times(byProcessor(one, two, { one: start, two: start })),
    times(byProcessor(one, two, half)),
    apart === undefined ? '' : faster(apart),
    times(one.busiest / two.busiest),
  ];
}

/** How long two processes with these words take, the better of some runs. */
async function processes(words: readonly string[], runs: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const begin = performance.now();
    await Promise.all([0, 1].map(() => taken([...words, '--jobs', '1'], 1)));
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}

function questions(folder: string): Asked[] {
  const signs = caseSet('full').map((clues) =>
    JSON.stringify({ game: greaterThan.id, ...greaterThan.toJson({ clues }) }),
  );
  const made = ['generate', 'cross-a-pix', '--seed', 'many', '--count', '100'];
  const pixels = spawnSync(process.execPath, [command, ...made], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n');
  const of = (name: string, lines: readonly string[]) => (count: number) => {
    const path = join(folder, `${name}-${count}.jsonl`);
    const text = Array.from({ length: count }, (_, index) => lines[index % lines.length]);
    writeFileSync(path, `${text.join('\n')}\n`);
    return path;
  };
  const games = [
    ['Greater-Than 9×9', 'greater-than', of('signs', signs)],
    ['Cross-a-Pix 10×10', 'cross-a-pix', of('pixels', pixels)],
  ] as const;
  return games.flatMap(([title, id, file]): Asked[] => [
    ...(
      [
        ['solve', 10_000],
        ['solve', 50_000],
        ['check', 10_000],
        ['check', 50_000],
        ['grade', 10_000],
        ['hint', 10_000],
      ] as const
    ).map(([name, count]) => ({
      ...{ name: `${name} --json, ${title}`, count },
      words: (many: number) => [name, '--json', file(many)],
    })),
    {
      name: `generate, with proof and grade, ${title}`,
      count: 10_000,
      words: (count: number) => ['generate', id, '--seed', 'many', '--count', String(count)],
    },
  ]);
}

/** Runs the command to its end; its threads are looked at again and again, because their times go with them. */
async function taken(words: readonly string[], jobs: number): Promise<Taken> {
  const begin = performance.now();
  const child = spawn(process.execPath, [command, ...words], { stdio: 'ignore' });
  let isOver = false;
  let wall = 0;
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      wall = performance.now() - begin;
      isOver = true;
      resolve();
    });
  });
  const times = new Map<number, number>();
  while (!isOver) {
    look(child.pid ?? 0, times);
    await Promise.race([ended, setTimeout(5)]);
  }
  const main = times.get(child.pid ?? 0) ?? 0;
  // Threads are numbered as they start: Node's own with the process, those that work after them.
  const others = [...times].sort(([one], [other]) => one - other).slice(1);
  const ofThreads = (some: readonly (readonly [number, number])[]) => some.map(([, time]) => time);
  const workers = ofThreads(others.slice(-jobs));
  return {
    ...{ wall, main, busiest: Math.max(...workers), work: sum(workers) },
    besides: sum(ofThreads(others.slice(0, -jobs))),
    all: sum([...times.values()]),
  };
}

function sum(times: readonly number[]): number {
  return times.reduce((all, time) => all + time, 0);
}

/** The processor time of each thread of a process so far, as Linux counts it. */
function look(pid: number, times: Map<number, number>): void {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const [spent] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      times.set(Number(thread), Number(spent) / 1e6);
    }
  } catch {
    // It has ended meanwhile.
  }
}
