/**
 * Interactive Sudoku Solver (sigh/Interactive-Sudoku-Solver), from a copy of its public source that whoever
 * measures has: `--iss PATH`. Nothing of it is part of this repository.
 */

import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

/** The part of its modules that is called here. */
interface Parser {
  readonly SudokuParser: { parseText(text: string): unknown };
}
interface Builder {
  readonly SudokuBuilder: {
    resolveConstraint(parsed: unknown): unknown;
    build(constraint: unknown): Solver;
  };
}

interface Solver {
  countSolutions(most: number): number;
  setProgressCallback(callback: () => void, frequency: number): void;
}

/** It tells how far it is once in two to this power steps. */
const tellingPower = 10;

export interface IssPeer {
  /**
   * Takes a puzzle as its constraint string. What comes back solves it again and again, without the set-up,
   * which takes longer than solving; `setUp` is that alone. With `seconds` the count is `undefined` when
   * they are over first.
   */
  prepare(text: string): {
    readonly count: (most: number, seconds?: number) => number | undefined;
    readonly setUp: () => void;
  };
}

class OutOfTime extends Error {}

/** The peer where its source lies; `undefined` where none was given. */
export async function issPeer(path: string | undefined): Promise<IssPeer | undefined> {
  if (path === undefined) return undefined;
  // Its modules are written for a page: they look at `self` for a version to add to their addresses.
  Object.assign(globalThis, { self: globalThis, VERSION_PARAM: '' });
  const base = pathToFileURL(path.endsWith('/') ? path : `${path}/`);
  const parser: Parser = await import(new URL('js/sudoku_parser.js', base).href);
  const builder: Builder = await import(new URL('js/solver/sudoku_builder.js', base).href);
  const build = (text: string) =>
    builder.SudokuBuilder.build(
      builder.SudokuBuilder.resolveConstraint(parser.SudokuParser.parseText(text)),
    );
  return {
    prepare: (text) => {
      const solver = build(text);
      let end = Number.POSITIVE_INFINITY;
      solver.setProgressCallback(() => {
        if (performance.now() > end) throw new OutOfTime();
      }, tellingPower);
      const count = (most: number, seconds = Number.POSITIVE_INFINITY) => {
        end = performance.now() + 1000 * seconds;
        try {
          return solver.countSolutions(most);
        } catch (error) {
          if (error instanceof OutOfTime) return undefined;
          throw error;
        }
      };
      return { count, setUp: () => void build(text) };
    },
  };
}
