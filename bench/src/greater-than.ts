/**
 * Greater-Than Sudoku: a solution and the proof that there is no other, next to two SAT solvers in
 * the same run.
 *
 * A puzzle's time is the best of nine runs after a warm-up. Ours begins with the clues as plain data,
 * theirs with an encoding built before; loading it is part of solving, for both. Each peer has the
 * better of two encodings: which one, every tenth puzzle tells.
 */

import { type GreaterThanClues, greaterThan } from 'ludoteca/greater-than';
import { Effort } from 'ludoteca/kernel';
import { count } from 'ludoteca/puzzle';
// The engines are not part of the public API.
import { GeneralEngine } from '../../packages/ludoteca/dist/games/greater-than/solve/general-engine.js';
import { NineEngine } from '../../packages/ludoteca/dist/games/greater-than/solve/nine-engine.js';
import { benchCoach } from './coach.ts';
import { directEncoding, orderEncoding } from './greater-than-encodings.ts';
import { benchGrowth, benchSixteen, issText } from './greater-than-large.ts';
import { benchMaking } from './greater-than-making.ts';
import { caseSet, casesOfSize, made } from './greater-than-puzzles.ts';
import { best, mean, median, type Say, told } from './measure.ts';
import { cadicalPeer } from './peers/cadical.ts';
import { clingoPeer } from './peers/clingo.ts';
import { type IssPeer, issPeer } from './peers/iss.ts';
import { type NativePeer, nativePeers } from './peers/native.ts';
import type { Peer } from './peers/peer.ts';
import { tabled } from './table.ts';
import { benchTeaching, type Teaching } from './teaching.ts';

const runs = 9;
const seeded = 20;
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
  benchTeaching(greaterThan, teaching, say);
  if (flags.includes('--teaching')) return;
  say('');
  const peers = [await cadicalPeer(), await clingoPeer()];
  const natives = nativePeers();
  const rows = [
    [
      'count to two with verify, 9×9',
      'puzzles',
      'ours',
      'nodes',
      'verify alone',
      ...(iss === undefined ? [] : ['ISS, solver alone', 'ISS with set-up']),
      ...peers.map(({ name }) => name),
      ...natives.map((peer) => `${peer.name} with its start`),
    ],
  ];
  for (const [name, summary] of [
    ['full', median],
    ['mixed', median],
    ['min', mean],
  ] as const) {
    const puzzles = caseSet(name);
    const ours = oursOn(puzzles, prove);
    const time = summary(ours.map((each) => each.time));
    rows.push([
      `${name} (${summary.name})`,
      String(puzzles.length),
      told(time),
      summary(ours.map((each) => each.nodes)).toFixed(0),
      told(summary(verifying(puzzles))),
      ...(iss === undefined ? [] : issCells(iss, puzzles, summary, time)),
      ...peers.map((peer) => {
        const theirs = peerOn(peer, puzzles);
        const ratio = summary(theirs.times) / time;
        return `${told(summary(theirs.times))} (${theirs.encoding}), ${ratio.toFixed(0)}×`;
      }),
      ...natives.map((peer) => nativeCell(peer, puzzles, summary, time)),
    ]);
  }
  for (const line of tabled(rows)) say(line);
  say('');
  benchEngines(say);
  say('');
  for (const line of tabled([
    ['larger', 'puzzles', 'median', 'greatest', 'nodes (median)'],
    larger('12×12, all signs of the boxes', 3, 4),
    larger('16×16, with givens', 4, 4),
  ])) {
    say(line);
  }
  say('');
  benchMaking(say);
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

function peerOn(peer: Peer, puzzles: readonly GreaterThanClues[]) {
  const timesOf = (
    encoding: keyof typeof encodings,
    some: readonly GreaterThanClues[],
    n: number,
  ) =>
    some.map((clues) => {
      const count = peer.prepare(encodings[encoding](clues));
      return best(n, () => {
        if (count(2) !== 1) throw new Error(`${peer.name} does not find exactly one solution`);
      });
    });
  const sample = puzzles.filter((_, index) => index % 10 === 0);
  const [direct, order] = (['direct', 'order'] as const).map((encoding) =>
    mean(timesOf(encoding, sample, 3)),
  );
  const encoding = direct < order ? 'direct' : 'order';
  return { encoding, times: timesOf(encoding, puzzles, runs) };
}

/** A native program on every tenth puzzle, by the better encoding: the processor time of its whole run. */
function nativeCell(
  peer: NativePeer,
  puzzles: readonly GreaterThanClues[],
  summary: typeof mean,
  ours: number,
): string {
  const sample = puzzles.filter((_, index) => index % 10 === 0);
  const [first, second] = (['direct', 'order'] as const).map((encoding) => {
    const times = sample.map((clues) => {
      const { found, ms } = peer.countToTwo(encodings[encoding](clues), nativeSeconds);
      if (found !== 1) throw new Error(`${peer.name} does not find exactly one solution`);
      return ms;
    });
    return { encoding, time: summary(times) };
  });
  const { encoding, time } = first.time <= second.time ? first : second;
  return `${told(time)} (${encoding}), ${(time / ours).toFixed(0)}×`;
}

/** What the engine for 9×9 is worth. */
function benchEngines(say: Say): void {
  for (const line of tabled([
    ['9×9 by engine', 'puzzles', 'nine', 'nodes', 'general', 'nodes'],
    byEngine('full', median),
    byEngine('mixed', median),
    byEngine('min', mean),
  ])) {
    say(line);
  }
}

/** The engine for 9×9 next to the one for any box, both without the way through the API. */
function byEngine(name: 'full' | 'mixed' | 'min', summary: typeof median): string[] {
  const puzzles = caseSet(name).map(packed);
  const cells = [new NineEngine(), new GeneralEngine(3, 3)].flatMap((engine) => {
    const all = oursOn(puzzles, (puzzle) => proveBy(engine, puzzle));
    return [
      told(summary(all.map(({ time }) => time))),
      summary(all.map(({ nodes }) => nodes)).toFixed(0),
    ];
  });
  return [`${name} (${summary.name})`, String(puzzles.length), ...cells];
}

type Packed = Parameters<NineEngine['load']>;

function packed({ givens, right, down }: GreaterThanClues): Packed {
  const signs = (lines: GreaterThanClues['right']) =>
    Int8Array.from(lines.flat(), (sign) => (sign === '<' ? -1 : sign === '>' ? 1 : 0));
  return [Uint8Array.from(givens.flat()), signs(right), signs(down)];
}

function proveBy(engine: NineEngine | GeneralEngine, puzzle: Packed): number {
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
