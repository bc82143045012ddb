/** clasp, the solver inside clingo, in WebAssembly. */

import { createRequire } from 'node:module';
import { dimacs } from './cnf.ts';
import type { Peer } from './peer.ts';

/** Loaders disagree on what the default of this package is; `require` leaves no doubt. */
const clingo: typeof import('clingo-wasm') = createRequire(import.meta.url)('clingo-wasm');

/** The text goes over the stack, which has room for little more. */
const longestText = 1_000_000;

export async function clingoPeer(): Promise<Peer> {
  const run = await loadClingo();
  return {
    name: 'clingo-wasm',
    prepare: (cnf) => {
      const text = dimacs(cnf);
      if (text.length > longestText) throw new Error('the problem is too long for clingo-wasm');
      return (most) => run(text, most, ['--mode=clasp']);
    },
  };
}

/** Counts the answer sets of a program up to `most`; -1 when the options ended it first. */
export type Clingo = (program: string, most: number, options?: string[]) => number;

export async function loadClingo(): Promise<Clingo> {
  // It greets on the console.
  const info = console.info;
  console.info = () => {};
  const run = await clingo.init({ singleThreaded: true });
  console.info = info;
  return (program, most, options = []) => {
    const answer = run(program, most, options);
    if (!('Models' in answer)) throw new Error(`clingo: ${JSON.stringify(answer)}`);
    const isOpen = answer.Models.More === 'yes' && answer.Models.Number < most;
    return answer.Result === 'UNKNOWN' || isOpen ? -1 : answer.Models.Number;
  };
}
