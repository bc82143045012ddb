/** The same problems asked of clingo, another solver: only for tests. */

import { createRequire } from 'node:module';
import type { Problem } from './problem.ts';

/** Answers whether there is a solution. */
export type Ask = (problem: Problem) => boolean;

interface Answer {
  readonly Result: string;
}

interface Clingo {
  init(options: object): Promise<(program: string, models?: number) => Answer>;
}

export async function loadClingo(): Promise<Ask> {
  // It is a tool of the bench, so it is looked for from there.
  const require = createRequire(new URL('../../../../bench/package.json', import.meta.url));
  const clingo: Clingo = require('clingo-wasm');
  const run = await clingo.init({ singleThreaded: true });
  return (problem) => {
    const answer = run(program(problem), 1);
    if (answer.Result === 'SATISFIABLE') return true;
    if (answer.Result === 'UNSATISFIABLE') return false;
    throw new Error(`clingo: ${JSON.stringify(answer)}`);
  };
}

function program({ variables, clauses, equalities }: Problem): string {
  const atom = (literal: number): string => `${literal & 1 ? 'not ' : ''}x(${literal >> 1})`;
  const opposite = (literal: number): string => atom(literal ^ 1);
  const lines = [`{ x(0..${variables - 1}) }.`];
  for (const clause of clauses) lines.push(`:- ${clause.map(opposite).join(', ')}.`);
  for (const { literals, weights, total } of equalities) {
    const terms = literals.map((literal, index) => `${weights[index]},${index}: ${atom(literal)}`);
    lines.push(`:- #sum { ${terms.join('; ')} } != ${total}.`);
  }
  return lines.join('\n');
}
