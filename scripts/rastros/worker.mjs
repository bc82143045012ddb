/** One thread of the prover: solves what it is sent, over the table that all threads share. */

import { parentPort, workerData } from 'node:worker_threads';
import {
  ExactTable,
  lost,
  open,
  packBoard,
  packCanonical,
  packPosition,
  Solver,
  solveAlone,
  unpackCell,
  won,
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
  /** What is known already, put into the table. */
  keep: (state, value) => {
    const { lo, hi, stone } = packCanonical(state);
    const [bucket, entry] = [new Int32Array(1), new Float64Array(1)];
    shared.locate(lo, hi, stone, bucket, entry, 0);
    shared.store(bucket, entry, 0, value);
    return { value };
  },
  /** What a player's solver does: from nothing, in a small table. */
  live: (state, limit) => {
    const { effort, done } = counted({ nodes: limit });
    const proven = solveAlone(state, effort);
    const value = proven === undefined ? open : proven.value === 'win' ? won : lost;
    return done({ value, move: proven?.move });
  },
};

function solve(solver, state, limit) {
  const { effort, done } = counted(limit === undefined ? { signal } : { nodes: limit });
  const { lo, hi, stone, side } = packPosition(state);
  const value = solver.solve(lo, hi, stone, side, effort);
  return done({ value, move: unpackCell(solver.winningMove, state.size) });
}

/** An effort whose nodes are told to the main thread as they are spent. */
function counted(limits) {
  const before = nodes[member];
  const onProgress = (spent) => {
    nodes[member] = before + spent;
  };
  const effort = new Effort({ ...limits, onProgress });
  const done = (answer) => {
    onProgress(effort.nodes);
    return { ...answer, nodes: effort.nodes };
  };
  return { effort, done };
}

parentPort.on('message', ({ id, task, state, limit }) => {
  parentPort.postMessage({ id, ...tasks[task](state, limit) });
});
