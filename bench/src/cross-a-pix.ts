/**
 * Cross-a-Pix: the old program's table of making and solving, and the known instances next to two
 * other solvers in the same run. Solving means finding up to two solutions, so that uniqueness is
 * proven or disproven; ours begins with the clues as plain data, the peers with an encoding built
 * before the clock starts.
 */

import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { Cadical, loadCadical } from 'cadical-wasm';
import { type CrossAPixClues, type CrossAPixRecipe, crossAPix } from 'ludoteca/cross-a-pix';
import { count, generate } from 'ludoteca/puzzle';
import { benchCoach } from './coach.ts';
import { counterEncoding, pseudoBoolean, sumProgram } from './cross-a-pix-encodings.ts';
import { benchFirst } from './cross-a-pix-first.ts';
import { benchGrowth } from './cross-a-pix-growth.ts';
import { best, median, type Say, told } from './measure.ts';
import { countWithClasp, isClaspInstalled } from './peers/clasp.ts';
import { loadClingo } from './peers/clingo.ts';
import type { Cnf } from './peers/cnf.ts';
import { type NativePeer, nativePeers } from './peers/native.ts';
import { tabled } from './table.ts';
import { benchTeaching, type Teaching } from './teaching.ts';

const seeds = 30;

/** No peer is given longer than this for one instance. */
const patience = 10_000;

export async function benchCrossAPix(say: Say, flags: readonly string[]): Promise<void> {
  if (flags.includes('--coach')) {
    const boards = (side: number) => ({
      name: `${side}×${side}`,
      options: { style: 'dense', size: { rows: side, cols: side } },
    });
    const whole = [10, 15].map((side) => ({ ...boards(side), puzzles: 30 }));
    const large = [20, 50].map((side) => ({ ...boards(side), puzzles: 3, hints: 120 }));
    return benchCoach(crossAPix, [...whole, ...large], say);
  }
  const isQuick = flags.includes('--quick');
  if (flags.includes('--growth')) return benchGrowth(say, isQuick);
  if (flags.includes('--first')) return benchFirst(say);
  benchTeaching(crossAPix, teaching(), say);
  if (flags.includes('--teaching')) return;
  say('');
  for (const line of tabled(oldTable())) say(line);
  for (const line of tabled(making())) say(line);
  for (const line of tabled(await instances(isQuick ? patience / 5 : patience))) say(line);
}

function teaching(): Teaching {
  const dense = recipeOf({ style: 'dense' }, 20);
  return {
    taught: [
      { name: 'picture 20×20', recipe: recipeOf({ style: 'blobs' }, 20) },
      { name: 'dense 20×20', recipe: dense },
      { name: 'dense 20×20, walls 0.75', recipe: { ...dense, walls: 0.75 } },
    ],
    made: [
      { name: 'dense 15×15', options: { size: { rows: 15, cols: 15 } } },
      {
        name: 'picture 30×30',
        options: { style: 'blobs', size: { rows: 30, cols: 30 } },
        levels: ['easy', 'medium', 'hard', 'expert'],
      },
    ],
  };
}

function recipeOf(words: Readonly<Record<string, string>>, size: number): CrossAPixRecipe {
  const recipe = crossAPix.recipe({ ...words, size: { rows: size, cols: size } });
  if (!recipe.ok) throw new Error(recipe.error.code);
  return recipe.value;
}

function made(recipe: CrossAPixRecipe, seed: number): CrossAPixClues {
  const puzzle = generate(crossAPix, recipe, `bench-${seed}`);
  if (!puzzle.ok) throw new Error(puzzle.error.code);
  return puzzle.value.clues;
}

/** Median and greatest of a piece of work over the seeds; each is run once, as a person would. */
function over(runs: number, work: (seed: number) => void): string {
  const times = Array.from({ length: runs }, (_, seed) => best(1, () => work(seed)));
  return `${told(median(times))} (${told(Math.max(...times))})`;
}

/** The table that came with the old program: making, then making, solving and proving. */
function oldTable(): string[][] {
  const rows = [
    [
      'classic, median (greatest)',
      'propose and grade (--any)',
      'propose, prove and grade',
      'count to two with verify',
    ],
  ];
  for (const size of [5, 10, 20, 40, 50, 100]) {
    const recipe = recipeOf({ style: 'classic' }, size);
    const clues = Array.from({ length: seeds }, (_, seed) => made(recipe, seed));
    rows.push([
      `${size}×${size}`,
      over(seeds, (seed) => made({ ...recipe, mayHaveSeveral: true }, seed)),
      over(seeds, (seed) => made(recipe, seed)),
      over(seeds, (seed) => solve(clues[seed])),
    ]);
  }
  return rows;
}

function making(): string[][] {
  const recipes: [string, CrossAPixRecipe, number][] = [
    ['dense 20×20', recipeOf({ style: 'dense' }, 20), seeds],
    ['picture 50×50', recipeOf({ style: 'blobs' }, 50), seeds],
    ['picture 100×100', recipeOf({ style: 'blobs' }, 100), 10],
  ];
  return [
    ['proposed, proved and graded', 'median (greatest)', 'seeds'],
    ...recipes.map(([name, recipe, runs]) => [
      name,
      over(runs, (seed) => made(recipe, seed)),
      String(runs),
    ]),
  ];
}

function solve(clues: CrossAPixClues): { found: number; nodes: number } {
  const { solutions, nodes } = count(crossAPix, clues, 2);
  return { found: solutions.length, nodes };
}

interface Instance {
  readonly id: string;
  readonly clues: CrossAPixClues;
}

function readInstances(): Instance[] {
  const file = '../../packages/ludoteca/src/games/cross-a-pix/cases/cross-a-pix.json';
  const json: unknown = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  if (!Array.isArray(json)) throw new Error('the instances are a list');
  return json.map((each) => {
    const read = crossAPix.fromJson(each);
    if (!read.ok) throw new Error(read.error.code);
    return { id: String(each.id), clues: read.value.clues };
  });
}

async function instances(patience: number): Promise<string[][]> {
  const cadical = await loadCadical();
  const clingo = await loadClingo();
  const hasClasp = isClaspInstalled();
  const claspStart = hasClasp ? shortest(5, () => countWithClasp(nothing, 2, 1)) : 0;
  const native = nativePeers().find(({ name }) => name === 'CaDiCaL');
  const rows = [
    [
      'count to two with verify',
      'solutions',
      'ours',
      'nodes',
      'cadical-wasm',
      'clingo-wasm',
      ...(native === undefined ? [] : ['CaDiCaL with its start']),
      ...(hasClasp ? ['clasp, its start taken off'] : []),
    ],
  ];
  const classics = [1, 2, 3].map((seed) => ({
    id: `classic 50×50, seed bench-${seed}`,
    clues: made(recipeOf({ style: 'classic' }, 50), seed),
  }));
  for (const { id, clues } of [...readInstances(), ...classics]) {
    let answer = { found: 0, nodes: 0 };
    const ours = best(3, () => {
      answer = solve(clues);
    });
    const cnf = counterEncoding(clues);
    const program = sumProgram(clues);
    const inCadical = timed(() => {
      const begin = performance.now();
      const solver = new Cadical(cadical);
      solver.setTerminate(() => performance.now() - begin > patience);
      solver.addClauses(cnf.clauses);
      let found = 0;
      let status = solver.solve();
      while (status === 'satisfiable' && ++found < 2) {
        solver.addClause(cnf.projected.map((name) => (solver.value(name) ? -name : name)));
        status = solver.solve();
      }
      solver.dispose();
      return status === 'unknown' ? -1 : found;
    });
    const inClingo = timed(() => clingo(program, 2, [`--time-limit=${patience / 1000}`]));
    rows.push([
      id,
      String(answer.found),
      told(ours),
      String(answer.nodes),
      besides(inCadical, answer.found, ours, patience),
      besides(inClingo, answer.found, ours, patience),
      ...(native === undefined
        ? []
        : [besides(inNative(native, cnf, patience), answer.found, ours, patience)]),
      ...(hasClasp
        ? [besides(inClasp(clues, patience, claspStart), answer.found, ours, patience)]
        : []),
    ]);
  }
  return rows;
}

/** The whole job of the native program, the better of two runs; what it takes for nothing is taken off. */
function inClasp(
  clues: CrossAPixClues,
  patience: number,
  start: number,
): { time: number; found: number } {
  const problem = pseudoBoolean(clues);
  let found = 0;
  const time = shortest(2, () => {
    found = countWithClasp(problem, 2, patience / 1000);
  });
  return { time: Math.max(0, time - start), found };
}

/** The shortest of several runs of another program. */
function shortest(runs: number, work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return Math.min(...times);
}

/** A problem that is no work: one cell that is painted. */
const nothing = '* #variable= 1 #constraint= 1\n+1 x1 = 1 ;\n';

/** The processor time of a native program, for each of its two searches; it has no other way to count. */
function inNative(native: NativePeer, cnf: Cnf, patience: number): { time: number; found: number } {
  const { found, ms } = native.countToTwo(cnf, patience / 1000);
  return { time: ms, found: found ?? -1 };
}

function timed(work: () => number): { time: number; found: number } {
  let found = 0;
  const time = best(1, () => {
    found = work();
  });
  return { time, found };
}

/** A peer's time next to ours; it must have counted the same. */
function besides(
  peer: { time: number; found: number },
  found: number,
  ours: number,
  patience: number,
): string {
  if (peer.found < 0) return `over ${told(patience)}`;
  if (peer.found !== found) throw new Error(`a peer found ${peer.found} solutions, ours ${found}`);
  return `${told(peer.time)} (${(peer.time / ours).toFixed(1)}×)`;
}
