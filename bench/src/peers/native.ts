/** CaDiCaL and clasp as native programs, where they are installed, each in a process of its own. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cnf, dimacs } from './cnf.ts';

export interface NativePeer {
  readonly name: string;
  /**
   * Counts solutions up to two within seconds of processor time; `undefined` when the time ended first. The milliseconds are
   * those of the processor, with the start of the program and the reading of its file.
   */
  countToTwo(
    cnf: Cnf,
    seconds: number,
  ): { readonly found: number | undefined; readonly ms: number };
}

/** Those that are installed. */
export function nativePeers(): NativePeer[] {
  const isInstalled = (name: string) => spawnSync(name, ['--version']).status === 0;
  return [
    ...(isInstalled('cadical') ? [{ name: 'CaDiCaL', countToTwo: countWithCadical }] : []),
    ...(isInstalled('clasp') ? [{ name: 'clasp', countToTwo: countWithClasp }] : []),
  ];
}

/** Solves, rules the solution out, and solves again: the program has no other way. */
function countWithCadical(cnf: Cnf, seconds: number) {
  let ms = 0;
  let clauses = cnf.clauses;
  for (let found = 0; found < 2; found++) {
    const answer = run('cadical', ['-q'], { ...cnf, clauses }, seconds);
    ms += answer.ms;
    if (/^s UNSAT/m.test(answer.text)) return { found, ms };
    if (!/^s SAT/m.test(answer.text)) return { found: undefined, ms };
    const isTrue = new Set(
      (answer.text.match(/^v .*$/gm) ?? []).flatMap((line) => line.slice(2).split(' ').map(Number)),
    );
    clauses = [...clauses, cnf.projected.filter((name) => isTrue.has(name)).map((name) => -name)];
  }
  return { found: 2, ms };
}

function countWithClasp(cnf: Cnf, seconds: number) {
  const { text, ms } = run('clasp', ['-n', '2', '--quiet=2', '--outf=0'], cnf, seconds);
  const models = /Models\s*:\s*(\d+)(\+?)/.exec(text);
  const count = Number(models?.[1] ?? 0);
  return { found: models?.[2] === '+' && count < 2 ? undefined : count, ms };
}

function run(program: string, options: readonly string[], cnf: Cnf, seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const problem = join(folder, 'problem.cnf');
  const times = join(folder, 'times');
  writeFileSync(problem, dimacs(cnf));
  // The shell tells what the processor did for its children, whatever else runs on the machine.
  const line = 'ulimit -t "$1"; shift; out=$1; shift; "$@"; times > "$out"';
  const args = ['-c', line, 'bench', String(seconds), times, program, ...options, problem];
  const { stdout } = spawnSync('bash', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const spent = readFileSync(times, 'utf8').split('\n')[1] ?? '';
  rmSync(folder, { recursive: true });
  let ms = 0;
  for (const [, minutes, rest] of spent.matchAll(/(\d+)m([\d.]+)s/g)) {
    ms += 60_000 * Number(minutes) + 1000 * Number(rest);
  }
  return { text: stdout, ms };
}
