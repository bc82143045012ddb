/** One thread of the prover: solves what it is sent, over the table that all threads share. */

import { parentPort, workerData } from 'node:worker_threads';
import {
  ExactTable,
  liveBits,
  packBoard,
  packPosition,
  Solver,
  unpackCell,
} from '../../packages/ludoteca/dist/games/rastros/solve/index.js';
import { Effort } from '../../packages/ludoteca/dist/kernel/index.js';

const { member, memory, control, counts, paths } = workerData;
const flags = new Int32Array(control);
const nodes = new Float64Array(counts);
const shared = new ExactTable(memory);
/** True while the main thread has said that the work at hand is no longer wanted. */
const signal = {
  get aborted() {
    return Atomics.load(flags, 0) === 1;
  },
};

const team = { member, paths: new Float64Array(paths), allMovesAt: 0 };

const tasks = {
  /** All threads at one position; the first to finish has proven it. */
  prove: (state) => solve(new Solver(packBoard(state), shared, team), state),
  /** One thread at one position, with all that has been proven so far. */
  settle: (state, limit) => solve(new Solver(packBoard(state), shared), state, limit),
  /** What the live solver of a player does: from nothing, in a small table. */
  live: (state, limit) =>
    solve(new Solver(packBoard(state), new ExactTable(liveBits(state))), state, limit),
};

function solve(solver, state, limit) {
  const before = nodes[member];
  const effort = new Effort({
    ...(limit === undefined ? { signal } : { nodes: limit }),
    onProgress: (spent) => {
      nodes[member] = before + spent;
    },
  });
  const { lo, hi, stone, side } = packPosition(state);
  const value = solver.solve(lo, hi, stone, side, effort);
  nodes[member] = before + effort.nodes;
  return { value, nodes: effort.nodes, move: unpackCell(solver.winningMove, state.size) };
}

parentPort.on('message', ({ id, task, state, limit }) => {
  parentPort.postMessage({ id, ...tasks[task](state, limit) });
});
