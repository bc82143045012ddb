/**
 * How long the built command takes to start: the processor time (user and system) of whole processes, beside a
 * bare `node -e 0` in the same rounds. Medians over many rounds, and their ratio to the bare one's: as every start but
 * the first is, from what was compiled before, and as the first is.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, type Say, told } from './measure.ts';
import { tabled } from './table.ts';

const command = fileURLToPath(new URL('../../apps/cli/bin/ludoteca.cjs', import.meta.url));

/** What is measured, with what it may cost at most beside the bare one. */
interface Started {
  readonly name: string;
  readonly words: readonly string[];
  readonly most?: number;
}

const usualRounds = 31;

export function benchCommand(say: Say, flags: readonly string[]): void {
  const rounds = Number(flags.find((flag) => /^--rounds=\d+$/.test(flag))?.slice(9) ?? usualRounds);
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
  try {
    const started = commandsIn(folder);
    const times = started.map((): number[] => []);
    const firstTimes = started.map((): number[] => []);
    const bare: number[] = [];
    const kept = { XDG_CACHE_HOME: join(folder, 'caches') };
    for (const { words } of started) processorTime([command, ...words], kept);
    for (let round = 0; round < rounds; round++) {
      bare.push(processorTime(['-e', '0']));
      for (const [index, { words }] of started.entries()) {
        times[index].push(processorTime([command, ...words], kept));
        const none = { NODE_DISABLE_COMPILE_CACHE: '1' };
        firstTimes[index].push(processorTime([command, ...words], none));
      }
    }
    const base = median(bare);
    const ratio = (time: number) => `${(time / base).toFixed(2)}×`;
    const rows = started.map(({ name, most }, index) => {
      const time = median(times[index]);
      const first = ratio(median(firstTimes[index]));
      return [name, told(time), ratio(time), most === undefined ? '' : `${most}×`, first];
    });
    const head = ['command', 'processor time', 'of bare node', 'at most', 'first start'];
    for (const line of tabled([head, ['node -e 0', told(base), '1.00×', '', ''], ...rows]))
      say(line);
    say(`medians of ${rounds} rounds, user and system time of whole processes`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The commands that are measured, with the puzzles and positions they read. */
function commandsIn(folder: string): readonly Started[] {
  const file = (name: string, words: readonly string[]) => {
    const { stdout } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' });
    const path = join(folder, name);
    writeFileSync(path, stdout);
    return path;
  };
  const signs = file('signs.json', ['generate', 'greater-than', '--size', '4', '--seed', '1']);
  const nine = file('nine.json', ['generate', 'greater-than', '--seed', '1']);
  const pixels = file('pixels.json', ['generate', 'cross-a-pix', '--size', '5', '--seed', '1']);
  return [
    { name: '--version', words: ['--version'] },
    { name: '--help', words: ['--help'], most: 1.7 },
    { name: 'help solve', words: ['help', 'solve'] },
    { name: 'solve, Greater-Than 4×4', words: ['solve', signs], most: 3 },
    { name: 'solve, Greater-Than 9×9', words: ['solve', nine], most: 3 },
    { name: 'solve, Cross-a-Pix 5×5', words: ['solve', pixels], most: 3 },
    { name: 'hint, Greater-Than 4×4', words: ['hint', signs], most: 3 },
    { name: 'hint, Cross-a-Pix 5×5', words: ['hint', pixels], most: 3 },
    { name: 'show, Greater-Than 9×9', words: ['show', nine] },
    { name: 'generate, Greater-Than 4×4', words: ['generate', 'greater-than', '--size', '4'] },
  ];
}

/** The processor time of a process of Node from its start to its end, in milliseconds. */
function processorTime(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): number {
  const script = `TIMEFORMAT='%3U %3S'; time "$@" > /dev/null 2> /dev/null < /dev/null`;
  const { stderr } = spawnSync(
    'bash',
    ['--norc', '-c', script, 'bash', process.execPath, ...words],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', LANG: 'C', ...env },
    },
  );
  const [user, system] = stderr.trim().split(/\s+/).map(Number);
  return 1000 * (user + system);
}
