/** The native twin that proved the openings of 8×8 agrees with the library's solver, where there is a compiler. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Effort, random } from 'ludoteca/kernel';
import { rastros } from 'ludoteca/rastros';
import { afterAll, expect, it } from 'vitest';
import { compiler, missing, run, scratchFolder } from './proofs/programs.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const scratch = scratchFolder();
afterAll(scratch.remove);

/** Positions of random games that are not over, some moves before their ends. */
function positions(count: number) {
  const params = rastros.params({});
  if (!params.ok) throw new Error(params.error.code);
  const source = random('twin');
  const found: { readonly state: ReturnType<typeof rastros.initial>; readonly line: string }[] = [];
  while (found.length < count) {
    let state = rastros.initial(params.value);
    const plies = 14 + source.below(20);
    for (let ply = 0; ply < plies && rastros.outcome(state) === undefined; ply++) {
      state = rastros.apply(state, source.pick(rastros.moves(state)));
    }
    const { blocked, stone } = state;
    // The twin is told of positions in which nobody stands before a goal.
    const isBeforeGoal = [0, 63].some(
      (goal) => Math.abs((goal % 8) - (stone % 8)) < 2 && Math.abs((goal >> 3) - (stone >> 3)) < 2,
    );
    if (rastros.outcome(state) !== undefined || isBeforeGoal) continue;
    const free = ~blocked.reduce((set, cell) => set | (1n << BigInt(cell)), 1n << BigInt(stone));
    const hex = BigInt.asUintN(64, free).toString(16);
    found.push({ state, line: `${hex} ${stone} ${rastros.turn(state)}` });
  }
  return found;
}

it('the twin and the solver agree on random positions of 8×8', ({ skip }) => {
  if (compiler === undefined) return skip(missing('a C compiler'));
  const source = fileURLToPath(new URL('../scripts/rastros/openings.c', import.meta.url));
  const program = join(scratch.path, 'openings');
  const made = spawnSync(compiler, ['-O2', '-Wall', '-Wextra', '-pthread', '-o', program, source], {
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  const asked = positions(isLong ? 3000 : 150);
  const { output } = run(program, ['1', '18'], asked.map(({ line }) => `${line}\n`).join(''));
  const answers = output.trimEnd().split('\n');
  expect(answers).toHaveLength(asked.length);
  for (const [index, { state }] of asked.entries()) {
    const proof = rastros.prove?.(state, new Effort());
    expect(answers[index], asked[index].line).toBe(proof?.value);
  }
});
