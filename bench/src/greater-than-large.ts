/**
 * Large boards: 16×16 that nobody chose, next to peers, and how everything grows with the size.
 *
 * A puzzle that nobody chose: a grid at random, every sign inside its boxes, and a number of its digits given, cells
 * drawn at random. No solver has a part in it and none is left out, so most have several solutions and
 * some are hard for everybody; the question is always whether there is none, one or more.
 */

import { type GreaterThanClues, greaterThan, type Sign } from 'ludoteca/greater-than';
import { Effort, type Random, random } from 'ludoteca/kernel';
import { count, generate } from 'ludoteca/puzzle';
// The filler of grids is not part of the public API.
import { GridFiller } from '../../packages/ludoteca/dist/games/greater-than/generate/fill.js';
import { orderEncoding } from './greater-than-encodings.ts';
import { best, median, type Say, told } from './measure.ts';
import type { IssPeer } from './peers/iss.ts';
import { nativePeers } from './peers/native.ts';
import { tabled } from './table.ts';

/** Our nodes, and seconds of processor time of a peer, for one puzzle: no less for them than for us. */
const mostNodes = 400_000;
const mostSeconds = 5;

/** Larger grids are not filled at random, but shuffled. */
const largestFilled = 16;

/** The grid whose rows are each other's shifts, with its digits, and its lines inside bands and stacks, shuffled. */
function shuffledGrid(boxRows: number, boxCols: number, draw: Random): Uint8Array {
  const size = boxRows * boxCols;
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
  const lines = (bands: number, width: number) =>
    draw
      .shuffled(upTo(bands))
      .flatMap((band) => draw.shuffled(upTo(width)).map((line) => band * width + line));
  const digits = draw.shuffled(upTo(size));
  const rows = lines(boxCols, boxRows);
  const cols = lines(boxRows, boxCols);
  return Uint8Array.from({ length: size * size }, (_, cell) => {
    const row = rows[Math.floor(cell / size)];
    const shift = (row % boxRows) * boxCols + Math.floor(row / boxRows);
    return digits[(shift + cols[cell % size]) % size] + 1;
  });
}

/** The puzzle of a seed, with so many digits given. */
function unfiltered(
  boxRows: number,
  boxCols: number,
  given: number,
  seed: number,
): GreaterThanClues {
  const draw = random(`unfiltered-${boxRows}x${boxCols}-${seed}`);
  const size = boxRows * boxCols;
  const grid =
    size > largestFilled
      ? shuffledGrid(boxRows, boxCols, draw.fork(0))
      : new GridFiller(boxRows, boxCols).fill(draw.fork(0));
  const cells = new Set(
    draw
      .fork(1)
      .shuffled([...grid.keys()])
      .slice(0, given),
  );
  const sign = (one: number, other: number): Sign => (grid[one] < grid[other] ? '<' : '>');
  const lines = Array.from({ length: size }, (_, line) => line);
  return {
    boxRows,
    boxCols,
    givens: lines.map((row) =>
      lines.map((col) => (cells.has(row * size + col) ? grid[row * size + col] : 0)),
    ),
    right: lines.map((row) =>
      lines
        .slice(1)
        .map((col) => (col % boxCols === 0 ? '' : sign(row * size + col - 1, row * size + col))),
    ),
    down: lines
      .slice(1)
      .map((row) =>
        lines.map((col) =>
          row % boxRows === 0 ? '' : sign((row - 1) * size + col, row * size + col),
        ),
      ),
  };
}

/** 40 puzzles of 16×16 with 20 digits given, seeds 1 to 40, in the processor time of each. */
export function benchSixteen(say: Say, iss: IssPeer | undefined, seeds = 40): void {
  const peers = nativePeers();
  const rows = [
    [
      '16×16, count to two',
      'ours',
      'nodes',
      ...peers.map(({ name }) => name),
      ...(iss ? ['ISS, solver alone'] : []),
    ],
  ];
  const oursAll: number[] = [];
  const theirs = new Map<string, number[]>();
  for (let seed = 1; seed <= seeds; seed++) {
    const clues = unfiltered(4, 4, 20, seed);
    let nodes = 0;
    let found: number | undefined;
    const ours = best(3, () => {
      const counted = count(greaterThan, clues, 2, new Effort({ nodes: mostNodes }));
      nodes = counted.nodes;
      found = counted.unique === undefined ? undefined : counted.solutions.length;
    });
    oursAll.push(found === undefined ? Number.POSITIVE_INFINITY : ours);
    const cells = [
      found === undefined ? `undecided after ${told(ours)}` : told(ours),
      String(nodes),
    ];
    const cnf = orderEncoding(clues);
    for (const { name, countToTwo } of peers) {
      const answer = countToTwo(cnf, mostSeconds);
      if (found !== undefined && answer.found !== undefined && found !== answer.found) {
        throw new Error(`seed ${seed}: ${name} counts ${answer.found}, we count ${found}`);
      }
      note(theirs, name, answer.found === undefined ? Number.POSITIVE_INFINITY : answer.ms);
      cells.push(answer.found === undefined ? `over ${mostSeconds} s` : told(answer.ms));
    }
    if (iss !== undefined) {
      const solver = iss.prepare(issText(clues));
      let answer: number | undefined;
      const ms = best(1, () => {
        answer = solver.count(2, mostSeconds);
      });
      cells.push(answer === undefined ? `over ${mostSeconds} s` : told(ms));
      note(theirs, 'ISS', answer === undefined ? Number.POSITIVE_INFINITY : ms);
    }
    rows.push([`seed ${seed}`, ...cells]);
  }
  rows.push([
    'median',
    told(median(oursAll)),
    '',
    ...[...theirs.values()].map(
      (all) => `${told(median(all))}, ${(median(all) / median(oursAll)).toFixed(1)}×`,
    ),
  ]);
  rows.push([
    'lost by more than 2×',
    '',
    '',
    ...[...theirs.values()].map((all) =>
      String(all.filter((ms, at) => Number.isFinite(ms) && oursAll[at] > 2 * ms).length),
    ),
  ]);
  for (const line of tabled(rows)) say(line);
}

function note(all: Map<string, number[]>, name: string, ms: number): void {
  all.set(name, [...(all.get(name) ?? []), ms]);
}

/** The puzzle as ISS reads it. */
export function issText(clues: GreaterThanClues): string {
  const format = greaterThan.formats.find(({ name }) => name === 'iss');
  const text = format?.format?.({ clues });
  if (text === undefined || !text.ok) throw new Error('ISS does not take this board');
  return text.value;
}

/** What making (with proof and grade) and solving take from 4×4 to 25×25; larger ones than 16×16 are not made. */
export function benchGrowth(say: Say, puzzles = 10): void {
  const rows = [
    ['growth', 'made, proved, graded', 'greatest', 'count to two', 'greatest', 'undecided'],
  ];
  for (const [boxRows, boxCols] of [
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 3],
    [3, 4],
    [4, 4],
  ] as const) {
    const made: GreaterThanClues[] = [];
    const times = Array.from({ length: puzzles }, (_, seed) =>
      best(1, () => {
        const puzzle = generate(greaterThan, { boxRows, boxCols, style: 'full' }, `growth-${seed}`);
        if (!puzzle.ok) throw new Error('not made');
        made.push(puzzle.value.clues);
      }),
    );
    const size = boxRows * boxCols;
    rows.push([
      `${size}×${size}, every sign`,
      told(median(times)),
      told(Math.max(...times)),
      ...counting(made),
    ]);
  }
  for (const given of [250, 200, 150, 120]) {
    const some = Array.from({ length: puzzles }, (_, seed) => unfiltered(5, 5, given, seed + 1));
    rows.push([`25×25, ${given} given`, '', '', ...counting(some)]);
  }
  for (const line of tabled(rows)) say(line);
}

function counting(puzzles: readonly GreaterThanClues[]): string[] {
  let undecided = 0;
  const times = puzzles.map((clues) => {
    let isDecided = false;
    const time = best(3, () => {
      isDecided = count(greaterThan, clues, 2, new Effort({ nodes: 2000 })).unique !== undefined;
    });
    if (!isDecided) undecided++;
    return time;
  });
  return [told(median(times)), told(Math.max(...times)), `${undecided} of ${puzzles.length}`];
}
