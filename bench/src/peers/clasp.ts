/** clasp as a native program, where one is installed. */

import { spawnSync } from 'node:child_process';

export function isClaspInstalled(): boolean {
  return spawnSync('clasp', ['--version']).status !== null;
}

/** Counts the solutions of an OPB problem up to `most`; -1 when the time ended first. */
export function countWithClasp(problem: string, most: number, seconds: number): number {
  const options = ['-n', String(most), '--quiet=2', '--outf=0', `--time-limit=${seconds}`];
  const { stdout } = spawnSync('clasp', options, { input: problem, encoding: 'utf8' });
  const models = /^c Models\s*: (\d+)(\+?)/m.exec(stdout);
  if (models === null) throw new Error(`clasp: ${stdout.slice(0, 200)}`);
  const found = Number(models[1]);
  return models[2] === '+' && found < most ? -1 : found;
}
