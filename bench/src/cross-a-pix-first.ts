/**
 * The first call of Cross-a-Pix in a process, beside a warm one: `count` to two with `verify`, from clues as plain data, after
 * all was imported. In turns with it, the same of two floors, which no solver can be below: a module of WebAssembly with one
 * empty function, and a function that reads the clues once and writes a grid. Each first call is a process of its own, and
 * this file what it runs.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { argv, cpuUsage, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type CrossAPixClues, crossAPix } from 'ludoteca/cross-a-pix';
import { count, generate } from 'ludoteca/puzzle';
import { median, type Say, told } from './measure.ts';
import { tabled } from './table.ts';

const processes = 31;
/** Of a floor, which varies less. */
const floorProcesses = 11;
/** The first board, then those that make the code warm, in rounds, then those of the warm calls. */
const warming = 30;
const warmRounds = 20;
const boards = 60;

/** A module whose function `f` does nothing, and what there is to run it. */
const emptyModule = [
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0],
  ...[7, 5, 1, 1, 102, 0, 0, 10, 4, 1, 2, 0, 11],
];
interface Host {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: { readonly f: () => void } };
}
let empty: { readonly f: () => void } | undefined;

function runEmpty(): void {
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: Host };
  empty ??= new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(emptyModule))).exports;
  empty.f();
}

/** Every wall and every clue once, and every cell once. */
function readAndWrite(clues: CrossAPixClues): number[][] {
  let sum = 0;
  for (const walls of [clues.right, clues.down, clues.rowClues, clues.colClues]) {
    for (let line = 0; line < walls.length; line++) {
      const row = walls[line];
      for (let at = 0; at < row.length; at++) sum += row[at];
    }
  }
  const grid: number[][] = [];
  for (let row = 0; row < clues.rows; row++) {
    const cells: number[] = [];
    for (let col = 0; col < clues.cols; col++) cells.push(sum & 1);
    grid.push(cells);
  }
  return grid;
}

const works: Readonly<Record<string, (clues: CrossAPixClues) => unknown>> = {
  'count to two with verify': (clues) => count(crossAPix, clues, 2),
  'floor: empty WebAssembly': runEmpty,
  'floor: clues read, grid written': readAndWrite,
};

interface Times {
  readonly first: number;
  readonly cpu: number;
  readonly warm: number;
}

/** Of this process, in milliseconds. */
function timesOf(work: (clues: CrossAPixClues) => unknown, all: readonly CrossAPixClues[]): Times {
  const timed = (clues: CrossAPixClues) => {
    const beginCpu = cpuUsage();
    const begin = performance.now();
    work(clues);
    const wall = performance.now() - begin;
    const { user, system } = cpuUsage(beginCpu);
    return { wall, cpu: (user + system) / 1000 };
  };
  // What measures is not measured.
  performance.now();
  cpuUsage();
  const { wall: first, cpu } = timed(all[0]);
  for (let round = 0; round < warmRounds; round++) {
    for (let at = 1; at < warming; at++) work(all[at]);
  }
  return { first, cpu, warm: median(all.slice(warming).map((clues) => timed(clues).wall)) };
}

export function benchFirst(say: Say): void {
  const rows = [['', 'first call', 'processor time', 'warm call', 'first by warm', 'by our warm']];
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-first-'));
  try {
    for (const side of [20, 50, 100]) {
      const file = join(folder, `${side}.json`);
      writeFileSync(file, JSON.stringify(made(side)));
      const names = Object.keys(works);
      const times = names.map((): Times[] => []);
      for (let run = 0; run < processes; run++) {
        for (const [index, name] of names.entries()) {
          if (index === 0 || run < floorProcesses) times[index].push(inProcess(name, file));
        }
      }
      const ours = median(times[0].map(({ warm }) => warm));
      for (const [index, name] of names.entries()) {
        const [first, cpu, warm] = (['first', 'cpu', 'warm'] as const).map((each) =>
          median(times[index].map((one) => one[each])),
        );
        rows.push([
          `classic ${side}×${side}, ${name}`,
          ...[told(first), told(cpu), told(warm)],
          ...[`${(first / warm).toFixed(1)}×`, `${(first / ours).toFixed(1)}×`],
        ]);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const line of tabled(rows)) say(line);
  say(
    `medians of ${processes} processes, of ${floorProcesses} for the floors, in turns; a warm call: the median of ${boards - warming} boards not seen before, after ${warmRounds * (warming - 1)} others; processor time: of all threads of the process, the host’s own too`,
  );
}

function made(side: number): CrossAPixClues[] {
  const recipe = crossAPix.recipe({ style: 'classic', size: { rows: side, cols: side } });
  if (!recipe.ok) throw new Error(recipe.error.code);
  return Array.from({ length: boards }, (_, seed) => {
    const puzzle = generate(crossAPix, recipe.value, `first-${seed}`);
    if (!puzzle.ok) throw new Error(puzzle.error.code);
    return puzzle.value.clues;
  });
}

function inProcess(name: string, file: string): Times {
  const program = fileURLToPath(import.meta.url);
  const { stdout, stderr } = spawnSync(execPath, [program, name, file], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify(timesOf(works[argv[2]], JSON.parse(readFileSync(argv[3], 'utf8')))));
}
