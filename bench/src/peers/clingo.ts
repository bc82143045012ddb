/** clasp, the solver inside clingo, in WebAssembly. */

import clingo from 'clingo-wasm';
import { dimacs } from './cnf.ts';
import type { Peer } from './peer.ts';

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
      return (most) => {
        const answer = run(text, most, ['--mode=clasp']);
        if (!('Models' in answer)) throw new Error(`clasp: ${JSON.stringify(answer)}`);
        return answer.Models.Number;
      };
    },
  };
}
