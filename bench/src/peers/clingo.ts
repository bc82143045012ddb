/** clasp, the solver inside clingo, in WebAssembly. */

import { createRequire } from 'node:module';
import { dimacs } from './cnf.ts';
import type { Peer } from './peer.ts';

/** Loaders disagree on what the default of this package is; `require` leaves no doubt. */
const clingo: typeof import('clingo-wasm') = createRequire(import.meta.url)('clingo-wasm');

/** The text goes over the stack, which has room for little more. */
const longestText = 1_000_000;

export async function clingoPeer(): Promise<Peer> {
  // It greets on the console.
  const info = console.info;
  console.info = () => {};
  const run = await clingo.init({ singleThreaded: true });
  console.info = info;
  return {
    name: 'clingo-wasm',
    prepare: (cnf) => {
      const text = dimacs(cnf);
      if (text.length > longestText) throw new Error('the problem is too long for clingo-wasm');
      return (most) => {
        const answer = run(text, most, ['--mode=clasp']);
        if (!('Models' in answer)) throw new Error(`clasp: ${JSON.stringify(answer)}`);
        return answer.Models.Number;
      };
    },
  };
}
