/** Regions that have been joined: which, how large they are, and which could be joined next. */

import { UnionFind } from '../../../kernel/index.ts';
import type { CrossAPixClues, Walls } from '../clues.ts';
import type { Regions } from '../regions.ts';

export class Unions {
  readonly #regions: Regions;
  readonly #joined: UnionFind;
  /** By the region that stands for a union: its cells. */
  readonly #sizes: Int32Array;
  /** Pairs of touching regions of one colour, each twice, by their numbers. */
  readonly #pairs: readonly (readonly [number, number])[];
  /** The regions of every row, then of every column. */
  readonly lines: readonly (readonly number[])[];

  constructor({ rows, cols }: CrossAPixClues, regions: Regions, colours: Uint8Array) {
    this.#regions = regions;
    this.#joined = new UnionFind(regions.count);
    this.#sizes = regions.sizes.slice();
    this.#pairs = regions.neighbours.flatMap((neighbours, region) =>
      neighbours
        .filter((neighbour) => colours[neighbour] === colours[region])
        .map((neighbour) => [region, neighbour] as const),
    );
    const line = (first: number, step: number, length: number): number[] => [
      ...new Set(Array.from({ length }, (_, index) => regions.ofCell[first + index * step])),
    ];
    this.lines = [
      ...Array.from({ length: rows }, (_, row) => line(row * cols, 1, cols)),
      ...Array.from({ length: cols }, (_, col) => line(col, cols, rows)),
    ];
  }

  /** How many unions these regions belong to. */
  countOf(regions: readonly number[]): number {
    return new Set(regions.map((region) => this.#joined.find(region))).size;
  }

  /** The pair, not yet joined, for which `holds` and whose union would be the smallest. */
  smallestPair(
    holds: (one: number, other: number) => boolean,
  ): readonly [number, number] | undefined {
    let best: readonly [number, number] | undefined;
    let smallest = Number.POSITIVE_INFINITY;
    for (const pair of this.#pairs) {
      if (!holds(pair[0], pair[1])) continue;
      const one = this.#joined.find(pair[0]);
      const other = this.#joined.find(pair[1]);
      if (one === other || this.#sizes[one] + this.#sizes[other] >= smallest) continue;
      smallest = this.#sizes[one] + this.#sizes[other];
      best = pair;
    }
    return best;
  }

  join(one: number, other: number): void {
    const size = this.#sizes[this.#joined.find(one)] + this.#sizes[this.#joined.find(other)];
    this.#joined.join(one, other);
    this.#sizes[this.#joined.find(one)] = size;
  }

  /** The clues with the walls between joined regions taken away. */
  mergedClues(clues: CrossAPixClues): CrossAPixClues {
    const { cols, right, down } = clues;
    const { ofCell } = this.#regions;
    const thinned = (walls: Walls, step: number): Walls =>
      walls.map((line, row) =>
        line.map((wall, col) => {
          const one = ofCell[row * cols + col];
          const other = ofCell[row * cols + col + step];
          return one !== other && this.#joined.areJoined(one, other) ? 0 : wall;
        }),
      );
    return { ...clues, right: thinned(right, 1), down: thinned(down, cols) };
  }
}
