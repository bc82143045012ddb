/** CaDiCaL in WebAssembly. */

import { Cadical, loadCadical } from 'cadical-wasm';
import type { Cnf } from './cnf.ts';
import type { Peer } from './peer.ts';

export async function cadicalPeer(): Promise<Peer> {
  const module = await loadCadical();
  return {
    name: 'cadical-wasm',
    // Clauses as arrays reach it in half the time that text in DIMACS takes.
    prepare: (cnf) => (most) => {
      const solver = new Cadical(module);
      solver.addClauses(cnf.clauses);
      const found = count(solver, cnf, most);
      solver.dispose();
      return found;
    },
  };
}

/** Blocks each solution found and goes on in the same solver. */
function count(solver: Cadical, cnf: Cnf, most: number): number {
  for (let found = 0; found < most; found++) {
    if (solver.solve() !== 'satisfiable') return found;
    solver.addClause(cnf.projected.map((name) => (solver.value(name) ? -name : name)));
  }
  return most;
}
