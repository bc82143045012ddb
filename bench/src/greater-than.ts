/**
 * Greater-Than Sudoku: a solution and the proof that there is no other, next to ISS and to SAT solvers in
 * the same run.
 *
 * A puzzle's time is the best of nine runs after a warm-up, of three for the SAT solvers, which take milliseconds. Ours
 * begins with the clues as plain data, theirs with an encoding built before; loading it is part of solving, for both.
 * Each SAT solver has the better of two encodings: which one, every tenth puzzle tells. It gets some seconds for a set,
 * and is compared on the puzzles that it comes to in them.
 */

import { performance } from 'node:perf_hooks';
import { type GreaterThanClues, greaterThan } from 'ludoteca/greater-than';
import { Effort } from 'ludoteca/kernel';
import { count } from 'ludoteca/puzzle';
// The engines are not part of the public API.
import type { Engine } from '../../packages/ludoteca/dist/games/greater-than/solve/engine.js';
import { GeneralEngine } from '../../packages/ludoteca/dist/games/greater-than/solve/general-engine.js';
import { NineEngine } from '../../packages/ludoteca/dist/games/greater-than/solve/nine-engine.js';
import { nineEngine } from '../../packages/ludoteca/dist/games/greater-than/solve/swift-engine.js';
import { benchCoach } from './coach.ts';
import { directEncoding, orderEncoding } from './greater-than-encodings.ts';
import { benchGrowth, benchSixteen, issText } from './greater-than-large.ts';
import { benchMaking } from './greater-than-making.ts';
import { caseSet, casesOfSize, made } from './greater-than-puzzles.ts';
import { beginning, best, mean, median, type Say, told } from './measure.ts';
import { cadicalPeer } from './peers/cadical.ts';
import { clingoPeer } from './peers/clingo.ts';
import { type IssPeer, issPeer } from './peers/iss.ts';
import { type NativePeer, nativePeers } from './peers/native.ts';
import type { Peer } from './peers/peer.ts';
import { tabled } from './table.ts';
import { benchTeaching, type Teaching } from './teaching.ts';

const runs = 9;
const seeded = 20;
/** A SAT solver's runs of a puzzle, and its seconds for a set of them. */
const peerRuns = 3;
const peerSeconds = 8;
/** What a native program may take for one puzzle. */
const nativeSeconds = 5;

const nine = { boxRows: 3, boxCols: 3 } as const;

const teaching: Teaching = {
  taught: [
    { name: '9×9, every sign', recipe: { ...nine, style: 'full' } },
    { name: '9×9, minimal', recipe: { ...nine, style: 'minimal' } },
  ],
  made: [{ name: '9×9', options: { size: { rows: 9, cols: 9 } } }],
};

const encodings = { direct: directEncoding, order: orderEncoding };

export async function benchGreaterThan(say: Say, flags: readonly string[]): Promise<void> {
  if (flags.includes('--engines')) return benchEngines(say);
  if (flags.includes('--making')) return benchMaking(say);
  if (flags.includes('--coach')) {
    const sized = (side: number) => ({ size: { rows: side, cols: side } });
    const nine = { name: '9×9', options: sized(9), puzzles: 30 };
    const sixteen = { name: '16×16', options: sized(16), puzzles: 3, hints: 60 };
    return benchCoach(greaterThan, [nine, sixteen], say);
  }
  const iss = await issPeer(flags.find((flag) => flag.startsWith('--iss='))?.slice(6));
  if (flags.includes('--large')) {
    benchSixteen(say, iss);
    say('');
    return benchGrowth(say);
  }
  if (flags.includes('--teaching')) return benchTeaching(greaterThan, teaching, say);
  const sets = solvedSets();
  for (const line of tabled(besideIss(sets, iss))) say(line);
  if (flags.includes('--solving')) return;
  say('');
  benchEngines(say);
  say('');
  for (const line of tabled(await besideSat(sets))) say(line);
  say('');
  for (const line of tabled([
    ['larger', 'puzzles', 'median', 'greatest', 'nodes (median)'],
    larger('12×12, all signs of the boxes', 3, 4),
    larger('16×16, with givens', 4, 4),
  ])) {
    say(line);
  }
  say('');
  benchTeaching(greaterThan, teaching, say);
  say('');
  benchMaking(say);
}

/** A set of puzzles with what we need for each, and how they are summed up. */
interface SolvedSet {
  readonly name: string;
  readonly summary: typeof median;
  readonly puzzles: readonly GreaterThanClues[];
  readonly times: readonly number[];
  readonly nodes: readonly number[];
}

function solvedSets(): SolvedSet[] {
  return (
    [
      ['full', median],
      ['mixed', median],
      ['min', mean],
    ] as const
  ).map(([name, summary]) => {
    beginning(`9×9 ${name}, ours`);
    const puzzles = caseSet(name);
    const ours = oursOn(puzzles, prove);
    return {
      name: `${name} (${summary.name})`,
      summary,
      puzzles,
      times: ours.map(({ time }) => time),
      nodes: ours.map(({ nodes }) => nodes),
    };
  });
}

/** Ours with what of it is `verify`, and ISS where its source is given. */
function besideIss(sets: readonly SolvedSet[], iss: IssPeer | undefined): string[][] {
  const rows = [
    [
      'count to two with verify, 9×9',
      'puzzles',
      'ours',
      'nodes',
      'verify alone',
      ...(iss === undefined ? [] : ['ISS, solver alone', 'ISS with set-up']),
    ],
  ];
  for (const { name, summary, puzzles, times, nodes } of sets) {
    beginning(`9×9 ${name}, verify${iss === undefined ? '' : ' and ISS'}`);
    const time = summary(times);
    const checking = summary(verifying(puzzles));
    rows.push([
      name,
      String(puzzles.length),
      told(time),
      summary(nodes).toFixed(0),
      `${told(checking)}, ${((100 * checking) / time).toFixed(1)} %`,
      ...(iss === undefined ? [] : issCells(iss, puzzles, summary, time)),
    ]);
  }
  return rows;
}

/** The SAT solvers, and how many times our time on the same puzzles theirs is. */
async function besideSat(sets: readonly SolvedSet[]): Promise<string[][]> {
  const peers = [await cadicalPeer(), await clingoPeer()];
  const natives = nativePeers();
  const rows = [
    [
      'the same by SAT solvers',
      ...peers.map(({ name }) => name),
      ...natives.map((peer) => `${peer.name} with its start`),
    ],
  ];
  for (const set of sets) {
    rows.push([
      set.name,
      ...peers.map((peer) => peerCell(peer, set)),
      ...natives.map((peer) => nativeCell(peer, set)),
    ]);
  }
  return rows;
}

/** `count` to two: the one solution, checked by `verify`, and the proof that there is no other; tells the nodes. */
function prove(clues: GreaterThanClues): number {
  const { unique, nodes } = count(greaterThan, clues, 2);
  if (unique !== true) throw new Error('a puzzle that has not exactly one solution');
  return nodes;
}

/** `verify` alone, of the one solution. */
function verifying(puzzles: readonly GreaterThanClues[]): number[] {
  return puzzles.map((clues) => {
    const [solution] = count(greaterThan, clues, 2).solutions;
    return best(runs, () => {
      if (greaterThan.verify(clues, solution).length > 0) throw new Error('a fault');
    });
  });
}

/** ISS on the same puzzles: its solver alone, and with the set-up of a puzzle. */
function issOn(peer: IssPeer, puzzles: readonly GreaterThanClues[]) {
  const solvers = puzzles.map((clues) => peer.prepare(issText(clues)));
  for (let round = 0; round < 300; round++) solvers[round % solvers.length].count(2);
  const alone = solvers.map((solver) =>
    best(runs, () => {
      if (solver.count(2) !== 1) throw new Error('ISS does not find exactly one solution');
    }),
  );
  const setUp = solvers.map((solver) => best(3, solver.setUp));
  return { alone, whole: alone.map((time, at) => time + setUp[at]) };
}

function issCells(
  peer: IssPeer,
  puzzles: readonly GreaterThanClues[],
  summary: typeof median,
  ours: number,
): string[] {
  const { alone, whole } = issOn(peer, puzzles);
  return [alone, whole].map(
    (times) => `${told(summary(times))}, ${(summary(times) / ours).toFixed(1)}×`,
  );
}

function oursOn<Given>(
  puzzles: readonly Given[],
  solve: (puzzle: Given) => number,
): { time: number; nodes: number }[] {
  // The engine is compiled in steps; a few thousand nodes bring it to the last.
  for (let nodes = 0, index = 0; nodes < 20_000 && index < 1000; index++) {
    nodes += solve(puzzles[index % puzzles.length]);
  }
  return puzzles.map((clues) => {
    let nodes = 0;
    const time = best(runs, () => {
      nodes = solve(clues);
    });
    return { time, nodes };
  });
}

/** A solver in this process, by the better encoding. */
function peerCell(peer: Peer, { name, summary, puzzles, times }: SolvedSet): string {
  beginning(`9×9 ${name}, ${peer.name}`);
  const timesOf = (
    encoding: keyof typeof encodings,
    some: readonly GreaterThanClues[],
    seconds: number,
  ) => {
    const end = performance.now() + 1000 * seconds;
    const spent: number[] = [];
    for (const clues of some) {
      const count = peer.prepare(encodings[encoding](clues));
      spent.push(
        best(peerRuns, () => {
          if (count(2) !== 1) throw new Error(`${peer.name} does not find exactly one solution`);
        }),
      );
      if (performance.now() > end) break;
    }
    return spent;
  };
  const sample = everyTenth(puzzles);
  const [direct, order] = (['direct', 'order'] as const).map((encoding) =>
    mean(timesOf(encoding, sample, peerSeconds)),
  );
  const encoding = direct < order ? 'direct' : 'order';
  const theirs = timesOf(encoding, puzzles, peerSeconds);
  return compared(summary, theirs, times.slice(0, theirs.length), encoding);
}

const everyTenth = <Item>(items: readonly Item[]) => items.filter((_, index) => index % 10 === 0);

/** A native program on every tenth puzzle, by the better encoding: the processor time of its whole run. */
function nativeCell(peer: NativePeer, { name, summary, puzzles, times }: SolvedSet): string {
  beginning(`9×9 ${name}, ${peer.name}`);
  const [first, second] = (['direct', 'order'] as const).map((encoding) => {
    const spent = everyTenth(puzzles).map((clues) => {
      const { found, ms } = peer.countToTwo(encodings[encoding](clues), nativeSeconds);
      if (found !== 1) throw new Error(`${peer.name} does not find exactly one solution`);
      return ms;
    });
    return { encoding, spent };
  });
  const { encoding, spent } = summary(first.spent) <= summary(second.spent) ? first : second;
  return compared(summary, spent, everyTenth(times), encoding);
}

/** Their time with its encoding, how many times ours that is, and on how many puzzles. */
function compared(
  summary: typeof median,
  theirs: readonly number[],
  ours: readonly number[],
  encoding: string,
): string {
  const ratio = summary(theirs) / summary(ours);
  return `${told(summary(theirs))} (${encoding}), ${ratio.toFixed(0)}× on ${theirs.length}`;
}

/** What the engine for 9×9 is worth. */
function benchEngines(say: Say): void {
  for (const line of tabled([
    ['9×9 by engine', 'puzzles', 'WebAssembly', 'nodes', 'plain', 'nodes', 'general', 'nodes'],
    byEngine('full', median),
    byEngine('mixed', median),
    byEngine('min', mean),
  ])) {
    say(line);
  }
}

/** The engines for 9×9 next to the one for any box, all without the way through the API. */
function byEngine(name: 'full' | 'mixed' | 'min', summary: typeof median): string[] {
  beginning(`9×9 ${name} by engine`);
  const puzzles = caseSet(name).map(packed);
  const cells = [nineEngine(), new NineEngine(), new GeneralEngine(3, 3)].flatMap((engine) => {
    const all = oursOn(puzzles, (puzzle) => proveBy(engine, puzzle));
    return [
      told(summary(all.map(({ time }) => time))),
      summary(all.map(({ nodes }) => nodes)).toFixed(0),
    ];
  });
  return [`${name} (${summary.name})`, String(puzzles.length), ...cells];
}

type Packed = Parameters<Engine['load']>;

function packed({ givens, right, down }: GreaterThanClues): Packed {
  const signs = (lines: GreaterThanClues['right']) =>
    Int8Array.from(lines.flat(), (sign) => (sign === '<' ? -1 : sign === '>' ? 1 : 0));
  return [Uint8Array.from(givens.flat()), signs(right), signs(down)];
}

function proveBy(engine: Engine, puzzle: Packed): number {
  const effort = new Effort();
  engine.restart();
  engine.load(...puzzle);
  let found = 0;
  while (engine.next(effort)) found++;
  if (found !== 1) throw new Error(`a puzzle with ${found} solutions`);
  return effort.nodes;
}

/** The known cases of a size, and twenty more by seed. */
function larger(name: string, boxRows: number, boxCols: number): string[] {
  beginning(name);
  const more = Array.from({ length: seeded }, (_, index) =>
    made({ boxRows, boxCols, style: 'full' }, `bench-${index}`),
  );
  const ours = oursOn([...casesOfSize(boxRows * boxCols), ...more], prove);
  const times = ours.map((each) => each.time);
  return [
    name,
    String(times.length),
    told(median(times)),
    told(Math.max(...times)),
    median(ours.map((each) => each.nodes)).toFixed(0),
  ];
}
