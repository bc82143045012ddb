/** The native twin of the solver of Rastros, compiled where there is a compiler of C. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackedPosition } from 'ludoteca/rastros';

export interface TwinRun {
  readonly value: number;
  readonly nodes: number;
  readonly seconds: number;
}

const source = fileURLToPath(new URL('../../src/peers/rastros-twin.c', import.meta.url));

/** Proves a position so many times from an empty table; absent when nothing compiles C. */
export function runTwin(
  size: number,
  { lo, hi, stone, side }: PackedPosition,
  tableBits: number,
  times: number,
): readonly TwinRun[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-twin-'));
  try {
    const program = join(folder, 'rastros-twin');
    const compiled = spawnSync('cc', ['-O3', '-march=native', '-o', program, source]);
    if (compiled.status !== 0) return undefined;
    const free = [hi, lo].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
    const input = `${size} ${free} ${stone} ${side}\n`.repeat(times);
    const { stdout } = spawnSync(program, [String(tableBits)], { input, encoding: 'utf8' });
    return stdout
      .trim()
      .split('\n')
      .map((line) => {
        const [value, nodes, seconds] = line.split(' ').map(Number);
        return { value, nodes, seconds };
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
