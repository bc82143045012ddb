/**
 * Cutting a picture as if by hand: each colour into regions that follow the drawing, small along its
 * outline and large where it is calm, and that do not tell beforehand what it is. Regions grow one after the other from cells that are
 * left in corners; then cells at their seams go over to the neighbour that holds more of their sides.
 */

import type { Random } from '../../../kernel/index.ts';
import type { Target } from './count-clues.ts';
import { type Cut, wallsBetween } from './cut.ts';
import { neighboursOf } from './neighbours.ts';
import { calmOf } from './outline.ts';

/** How regions grow. */
interface Manner {
  /** How much larger a region is with its distance from the outline. */
  readonly growth: number;
  /** What a side that the region holds already is worth in the choice of its next cell. */
  readonly held: number;
  /** What it costs to leave the distance from the outline at which the region began; below 0, what it is worth. */
  readonly along: number;
  /** How far towards the outline a region may reach that has half of its cells. */
  readonly reach: number;
  /** How much is left to chance. */
  readonly chance: number;
}

/** Small pictures: neat regions in bands along the outline. */
const neat: Manner = { growth: 1.35, held: 3, along: 0.8, reach: 2, chance: 1 };
/**
 * Large ones: so cut, their bands would show the picture before anything is painted. Regions reach from the outline
 * into what is calm, as ragged there as the outline itself, and differ less in size.
 */
const hiding: Manner = { growth: 0.7, held: 2.6, along: -0.6, reach: 9, chance: 3 };
/** Pictures of so many cells a side are large. */
const largeSide = 25;

/** Regions differ in size by so much either way: all alike look like wallpaper. */
const spread = 0.45;
/** How often seams are smoothed. */
const smoothings = 3;

/** `size`: about how many cells a region at the outline has. */
export function cutAlong(target: Target, size: number, random: Random): Cut {
  const { rows, cols } = target;
  const regions = new RegionGrowth(target, size, random).all();
  for (let round = 0; round < smoothings; round++) smooth(target, regions);
  return wallsBetween(rows, cols, (one, other) => regions[one] !== regions[other]);
}

class RegionGrowth {
  readonly #target: Target;
  readonly #size: number;
  readonly #random: Random;
  readonly #manner: Manner;
  readonly #calm: Uint8Array;
  /** By cell: its region, −1 for none yet. */
  readonly #regions: Int32Array;
  /** By cell: how many cells of its colour touch it and have no region. */
  readonly #free: Uint8Array;
  #count = 0;

  constructor(target: Target, size: number, random: Random) {
    this.#target = target;
    this.#size = size;
    this.#random = random;
    this.#manner = Math.min(target.rows, target.cols) < largeSide ? neat : hiding;
    this.#calm = calmOf(target);
    this.#regions = new Int32Array(target.painted.length).fill(-1);
    this.#free = Uint8Array.from(target.painted, (_, cell) => this.#alike(cell).length);
  }

  all(): Int32Array {
    const order = this.#random.shuffled(this.#regions.keys());
    // Where few sides are free, a region is begun first, so that no crumbs are left there.
    for (let sides = 0; sides <= 4; sides++) {
      let cell = order.find((at) => this.#regions[at] < 0 && this.#free[at] <= sides);
      while (cell !== undefined) {
        this.#grow(cell);
        cell = this.#nextStart(order, sides);
      }
    }
    this.#sweep();
    return this.#regions;
  }

  #nextStart(order: readonly number[], sides: number): number | undefined {
    // Growing makes new corners: those come before anything else.
    for (let few = 0; few <= sides; few++) {
      const cell = order.find((at) => this.#regions[at] < 0 && this.#free[at] <= few);
      if (cell !== undefined) return cell;
    }
    return undefined;
  }

  #grow(start: number): void {
    const region = this.#count++;
    const cells = [start];
    this.#take(start, region);
    const wanted = this.#wanted(start);
    while (cells.length < wanted) {
      const next = this.#best(cells, region);
      if (next === undefined) return;
      // What lies much nearer to the outline than the region began is left for smaller ones.
      const reach = this.#calm[start] - this.#calm[next];
      if (reach > this.#manner.reach && cells.length * 2 > wanted) return;
      cells.push(next);
      this.#take(next, region);
    }
  }

  #wanted(start: number): number {
    const varied = 1 - spread + 2 * spread * this.#random.unit();
    return Math.max(
      1,
      Math.round(this.#size * varied * (1 + this.#calm[start]) ** this.#manner.growth),
    );
  }

  /** The free cell that keeps the region most compact, and leaves the fewest crumbs. */
  #best(cells: readonly number[], region: number): number | undefined {
    const { held: ofHeld, along, chance } = this.#manner;
    let best: number | undefined;
    let most = Number.NEGATIVE_INFINITY;
    const seen = new Set<number>();
    for (const cell of cells) {
      for (const next of this.#alike(cell)) {
        if (this.#regions[next] >= 0 || seen.has(next)) continue;
        seen.add(next);
        const held = this.#alike(next).filter((at) => this.#regions[at] === region).length;
        const near = Math.abs(this.#calm[next] - this.#calm[cells[0]]);
        const luck = chance * this.#random.unit();
        const value = ofHeld * held - 1.6 * this.#free[next] - along * near + luck;
        if (value <= most) continue;
        most = value;
        best = next;
      }
    }
    return best;
  }

  #take(cell: number, region: number): void {
    this.#regions[cell] = region;
    for (const next of this.#alike(cell)) this.#free[next]--;
  }

  #alike(cell: number): number[] {
    const { rows, cols, painted } = this.#target;
    return neighboursOf(cell, rows, cols).filter((next) => painted[next] === painted[cell]);
  }

  /** Regions of less than half of what was wanted are given to the smallest neighbour of their colour. */
  #sweep(): void {
    const sizes = new Int32Array(this.#count);
    for (const region of this.#regions) sizes[region]++;
    const least = this.#size / 2;
    for (let cell = 0; cell < this.#regions.length; cell++) {
      const region = this.#regions[cell];
      if (sizes[region] >= least) continue;
      const cells = [...this.#regions.keys()].filter((at) => this.#regions[at] === region);
      const around = cells.flatMap((at) => this.#alike(at).map((next) => this.#regions[next]));
      const others = [...new Set(around)].filter((other) => other !== region);
      if (others.length === 0) continue;
      const taker = others.reduce((one, other) => (sizes[other] < sizes[one] ? other : one));
      for (const at of cells) this.#regions[at] = taker;
      sizes[taker] += sizes[region];
      sizes[region] = 0;
    }
  }
}

/** Gives cells at seams to the neighbour that holds more of their sides, where both stay whole. */
function smooth({ rows, cols, painted }: Target, regions: Int32Array): void {
  const sizes = new Map<number, number>();
  for (const region of regions) sizes.set(region, (sizes.get(region) ?? 0) + 1);
  for (let cell = 0; cell < regions.length; cell++) {
    const around = neighboursOf(cell, rows, cols);
    const own = around.filter((next) => regions[next] === regions[cell]).length;
    if (own !== 1 || (sizes.get(regions[cell]) ?? 0) < 3) continue;
    // With one side left in its region, a cell leaves without cutting it in two.
    const taker = around.find(
      (next) =>
        regions[next] !== regions[cell] &&
        painted[next] === painted[cell] &&
        around.filter((other) => regions[other] === regions[next]).length >= 2,
    );
    if (taker === undefined) continue;
    sizes.set(regions[cell], (sizes.get(regions[cell]) ?? 0) - 1);
    regions[cell] = regions[taker];
    sizes.set(regions[cell], (sizes.get(regions[cell]) ?? 0) + 1);
  }
}
