/** The threads of the prover, and the table they share. */

import { Worker } from 'node:worker_threads';
import {
  ExactTable,
  open,
  sharedDepth,
} from '../../packages/ludoteca/dist/games/rastros/solve/index.js';

/** Starts threads over a shared table of 2^bits buckets. */
export function startTeam({ threads, bits }) {
  const memory = new SharedArrayBuffer(ExactTable.bytes(bits));
  const control = new SharedArrayBuffer(4);
  const counts = new SharedArrayBuffer(8 * threads);
  const paths = new SharedArrayBuffer(8 * threads * sharedDepth);
  const flags = new Int32Array(control);
  const nodes = new Float64Array(counts);
  const waiting = new Map();
  let lastId = 0;
  const workers = Array.from({ length: threads }, (_, member) => {
    const worker = new Worker(new URL('worker.mjs', import.meta.url), {
      workerData: { member, memory, control, counts, paths },
    });
    worker.on('message', ({ id, ...answer }) => {
      waiting.get(id).resolve(answer);
      waiting.delete(id);
    });
    worker.on('error', (fault) => {
      for (const { reject } of waiting.values()) reject(fault);
    });
    return worker;
  });
  const ask = (member, task, state, limit) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      workers[member].postMessage({ id, task, state, limit });
    });
  return {
    threads,
    memory,
    ask,
    /** Nodes of all threads so far. */
    nodes: () => nodes.reduce((sum, count) => sum + count, 0),
    /** Proves one position with all threads. */
    async prove(state) {
      Atomics.store(flags, 0, 0);
      const before = nodes.reduce((sum, count) => sum + count, 0);
      const running = workers.map((_, member) => ask(member, 'prove', state));
      const first = await Promise.any(running.map(decided));
      Atomics.store(flags, 0, 1);
      await Promise.all(running);
      Atomics.store(flags, 0, 0);
      return { ...first, nodes: nodes.reduce((sum, count) => sum + count, 0) - before };
    },
    stop: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

/** A thread that was overtaken may come back without an answer; another one has it. */
async function decided(running) {
  const answer = await running;
  if (answer.value === open) throw new Error('undecided');
  return answer;
}
