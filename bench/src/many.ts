/**
 * Files of many puzzles: the whole command from its start to its end, with one job and with two. `each` is the time of
 * one puzzle more, the start (the same command with one puzzle) taken off. Wall times mean something only where as many
 * processors are idle as there are jobs; the processor time of all threads, and the part of it that the main thread
 * has, do so anywhere: what only one thread can do bounds what more of them are worth.
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
import { tabled } from './table.ts';

const command = fileURLToPath(new URL('../../apps/cli/bin/ludoteca.cjs', import.meta.url));

/** What is asked, of how many. */
interface Asked {
  readonly name: string;
  readonly count: number;
  words(count: number): readonly string[];
}

/** What a process took, in milliseconds. */
interface Taken {
  readonly wall: number;
  readonly processor: number;
  /** The main thread's. */
  readonly main: number;
}

const rounds = 3;

export async function benchMany(say: Say, flags: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
  const runs = flags.includes('--quick') ? 1 : rounds;
  try {
    const rows = [
      [
        'whole command, best of runs',
        'puzzles',
        'one job, each',
        'processor',
        'main thread',
        'two jobs',
      ],
    ];
    for (const asked of questions(folder)) rows.push(await row(asked, runs));
    for (const line of tabled(rows)) say(line);
    say(
      `best of ${runs} runs; two jobs: how many times as fast, by wall time, and what the main thread's part allows at most`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function row({ name, count, words }: Asked, runs: number): Promise<string[]> {
  const best = async (jobs: number, many: number): Promise<Taken> => {
    const all: Taken[] = [];
    for (let run = 0; run < runs; run++) {
      all.push(await taken([...words(many), '--jobs', String(jobs)]));
    }
    return {
      wall: Math.min(...all.map(({ wall }) => wall)),
      processor: Math.min(...all.map(({ processor }) => processor)),
      main: Math.min(...all.map(({ main }) => main)),
    };
  };
  const start = await best(1, 1);
  const one = await best(1, count);
  const two = await best(2, count);
  const main = one.main - start.main;
  const processor = one.processor - start.processor;
  const faster = (one.wall - start.wall) / (two.wall - start.wall);
  const atMost = Math.min(2, processor / Math.max(main, (processor - main) / 2));
  return [
    name,
    String(count),
    told((one.wall - start.wall) / count),
    told(processor / count),
    `${((100 * main) / processor).toFixed(0)} %`,
    `${faster.toFixed(2)}× (${atMost.toFixed(2)}×)`,
  ];
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
    ['Cross-a-Pix 15×15', 'cross-a-pix', of('pixels', pixels)],
  ] as const;
  return games.flatMap(([title, id, file]): Asked[] => [
    ...(['solve', 'check', 'grade', 'hint'] as const).map((name) => ({
      name: `${name} --json, ${title}`,
      count: { solve: 10_000, check: 10_000, grade: 1000, hint: 300 }[name],
      words: (count: number) => [name, '--json', file(count)],
    })),
    {
      name: `generate, with proof and grade, ${title}`,
      count: 300,
      words: (count: number) => ['generate', id, '--seed', 'many', '--count', String(count)],
    },
  ]);
}

/** Runs the command to its end; its threads are looked at again and again, because their times go with them. */
async function taken(words: readonly string[]): Promise<Taken> {
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
  const times = new Map<string, number>();
  while (!isOver) {
    look(child.pid ?? 0, times);
    await Promise.race([ended, setTimeout(5)]);
  }
  const processor = [...times.values()].reduce((sum, time) => sum + time, 0);
  return { wall, processor, main: times.get(String(child.pid)) ?? 0 };
}

/** The processor time of each thread of a process so far, as Linux counts it. */
function look(pid: number, times: Map<string, number>): void {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const [spent] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      times.set(thread, Number(spent) / 1e6);
    }
  } catch {
    // It has ended meanwhile.
  }
}
