/** Rastros: the exact solver side by side with a plain alpha-beta over the same board and table. */

import { cpuUsage, memoryUsage } from 'node:process';
import { Effort, random } from 'ludoteca/kernel';
import {
  ExactTable,
  exactSearch,
  PackedBoard,
  type PackedPosition,
  packPosition,
  type RastrosState,
  rastros,
  Solver,
} from 'ludoteca/rastros';
import { runTwin } from './peers/rastros-twin.ts';
import { benchEstimates } from './rastros-estimates.ts';
import { PlainSolver } from './rastros-plain.ts';

const tableBits = 20;

/** What a run of a solver took; seconds are those of the processor, which others cannot lengthen. */
interface Run {
  readonly value: number;
  readonly nodes: number;
  readonly seconds: number;
}

interface AnySolver {
  solve(lo: number, hi: number, stone: number, side: 0 | 1, effort: Effort): number;
}

function run(solver: AnySolver, position: PackedPosition): Run {
  const effort = new Effort();
  const before = cpuUsage().user;
  const { lo, hi, stone, side } = position;
  const value = solver.solve(lo, hi, stone, side, effort);
  return { value, nodes: effort.nodes, seconds: (cpuUsage().user - before) / 1e6 };
}

/** As players and reviews search: WebAssembly, where that is allowed. */
const ours = (size: number): AnySolver => exactSearch(new PackedBoard(size), tableBits);
const inScript = (size: number): AnySolver =>
  new Solver(new PackedBoard(size), new ExactTable(tableBits));
const alphaBeta = (size: number): AnySolver =>
  new PlainSolver(new PackedBoard(size), new ExactTable(tableBits));

/** Prints the measurements, line by line. `--estimates=N`: only how far the estimates can be trusted, by so many games on each board.
 * `--quick`: without the plain alpha-beta, and few positions. */
export function benchRastros(say: (line: string) => void, flags: readonly string[] = []): void {
  const estimates = flags.find((flag) => flag.startsWith('--estimates'));
  if (estimates !== undefined) {
    benchEstimates(say, Number(estimates.split('=')[1] ?? 1000));
    return;
  }
  const start = packPosition(rastros.initial(rastros.presets[1].params));
  const best = bestOf(() => run(ours(7), start));
  const script = bestOf(() => run(inScript(7), start));
  say(`7×7 from e5, exact search as WebAssembly: ${told(best)}`);
  say(`7×7 from e5, exact search as plain JavaScript: ${told(script)}`);
  for (const line of besideTwin(best, script, start)) say(line);
  const isQuick = flags.includes('--quick');
  if (!isQuick) {
    const peer = run(alphaBeta(7), start);
    say(`7×7 from e5, plain alpha-beta in JavaScript: ${told(peer)}`);
    if (peer.value !== best.value) throw new Error('the two do not agree');
    say(`it takes ${(peer.seconds / script.seconds).toFixed(1)}× as long as ours in JavaScript`);
  }
  say(allocation(start));
  for (const [size, plies] of [
    [7, 2],
    [8, 10],
    [8, 12],
    [8, 14],
    [8, 20],
  ]) {
    say(`${size}×${size} after ${plies} random plies: ${middle(size, plies, isQuick ? 5 : 25)}`);
  }
}

function told({ nodes, seconds }: Run): string {
  const rate = nodes / seconds / 1e6;
  return `${nodes} nodes, ${seconds.toFixed(2)} s, ${rate.toFixed(2)} million nodes a second`;
}

/** The shortest of several runs; the first is slower, while the engine compiles. */
function bestOf(work: () => Run): Run {
  work();
  return shortest([1, 2, 3, 4, 5].map(work));
}

function shortest(runs: readonly Run[]): Run {
  return runs.reduce((one, other) => (one.seconds < other.seconds ? one : other));
}

/** The same nodes in a native program, the best of as many runs. */
function besideTwin(ours: Run, inScript: Run, start: PackedPosition): string[] {
  const runs = runTwin(7, start, tableBits, 5);
  if (runs === undefined) return ['7×7 from e5, native twin: no compiler of C'];
  const best = shortest(runs);
  for (const { value, nodes } of [ours, inScript]) {
    if (best.value !== value || best.nodes !== nodes) {
      throw new Error('the twin does not search the same nodes');
    }
  }
  const times = (run: Run) => `${(run.seconds / best.seconds).toFixed(2)}×`;
  return [
    `7×7 from e5, the same search in C (cc -O3 -march=native): ${told(best)}`,
    `beside it, WebAssembly takes ${times(ours)} as long, plain JavaScript ${times(inScript)}`,
  ];
}

/** How much memory a search takes from the heap, to show that nodes take none. */
function allocation(start: PackedPosition): string {
  const solver = ours(7);
  const before = memoryUsage().heapUsed;
  const { nodes } = run(solver, start);
  const bytes = Math.max(0, memoryUsage().heapUsed - before);
  return `heap taken during a search: ${bytes} bytes over ${nodes} nodes`;
}

/** Nodes to solve positions of the middle of a game: median, ninth decile, greatest. */
function middle(size: number, plies: number, count: number): string {
  const source = random(`middle ${size} ${plies}`);
  const nodes = Array.from({ length: count }, () => {
    const solver = ours(size);
    return run(solver, packPosition(played(size, plies, source))).nodes;
  }).sort((one, other) => one - other);
  const at = (share: number) => nodes[Math.floor(share * (count - 1))];
  return `${at(0.5)} / ${at(0.9)} / ${at(1)} nodes (median / 90 % / most of ${count})`;
}

/** A position after random moves; none of them ends the game or loses it at sight. */
function played(size: number, plies: number, source: ReturnType<typeof random>): RastrosState {
  const preset = rastros.presets[size === 7 ? 1 : 0];
  for (;;) {
    let state = rastros.initial(preset.params);
    for (let ply = 0; ply < plies; ply++) {
      const quiet = rastros.moves(state).filter((move) => goesOn(rastros.apply(state, move)));
      if (quiet.length === 0) break;
      state = rastros.apply(state, source.pick(quiet));
    }
    if (state.blocked.length === plies) return state;
  }
}

/** Whether the player to move has no move that ends the game. */
function goesOn(state: RastrosState): boolean {
  return (
    rastros.outcome(state) === undefined &&
    rastros
      .moves(state)
      .every((move) => rastros.outcome(rastros.apply(state, move))?.reason.code !== 'rastros.goal')
  );
}
