/** Random solution grids, with no clue in mind: what a puzzle is made from. */

import type { Random } from '../../../kernel/index.ts';

/** Places tried per cell before a filling that has gone astray is begun anew. */
const patience = 4;

/**
 * Fills grids of one box shape. Cells with the fewest digits left go first, digits are drawn at
 * random; sets of digits are words in which bit d − 1 stands for digit d.
 */
export class GridFiller {
  readonly #size: number;
  readonly #boxOf: Uint8Array;
  readonly #rows: Uint16Array;
  readonly #cols: Uint16Array;
  readonly #boxes: Uint16Array;
  /** The open cells, those filled so far in front, in the order of filling. */
  readonly #order: Uint16Array;
  /** For each filled cell of the order, the digits not yet tried there. */
  readonly #untried: Uint16Array;

  constructor(boxRows: number, boxCols: number) {
    const size = boxRows * boxCols;
    this.#size = size;
    this.#boxOf = Uint8Array.from({ length: size * size }, (_, cell) => {
      const row = Math.floor(cell / size);
      return Math.floor(row / boxRows) * boxRows + Math.floor((cell % size) / boxCols);
    });
    this.#rows = new Uint16Array(size);
    this.#cols = new Uint16Array(size);
    this.#boxes = new Uint16Array(size);
    this.#order = new Uint16Array(size * size);
    this.#untried = new Uint16Array(size * size);
  }

  /** A random solution grid, cells in reading order. */
  fill(random: Random): Uint8Array {
    const grid = new Uint8Array(this.#size * this.#size);
    while (!this.#attempt(grid, random));
    return grid;
  }

  /** One search from nothing; false when it has lost its patience. */
  #attempt(grid: Uint8Array, random: Random): boolean {
    const cells = grid.length;
    const order = this.#order;
    const untried = this.#untried;
    const all = (1 << this.#size) - 1;
    grid.fill(0);
    this.#rows.fill(all);
    this.#cols.fill(all);
    this.#boxes.fill(all);
    for (let cell = 0; cell < cells; cell++) order[cell] = cell;
    let places = cells * patience;
    let depth = 0;
    untried[0] = this.#bringTightest(0);
    for (;;) {
      const cell = order[depth];
      const digits = untried[depth];
      if (digits === 0) {
        // Nothing goes here: take back the cell before.
        depth--;
        this.#toggle(order[depth], grid[order[depth]]);
        grid[order[depth]] = 0;
        continue;
      }
      if (places-- === 0) return false;
      const bit = drawBit(digits, random);
      untried[depth] = digits ^ bit;
      grid[cell] = 32 - Math.clz32(bit);
      this.#toggle(cell, grid[cell]);
      depth++;
      if (depth === cells) return true;
      untried[depth] = this.#bringTightest(depth);
    }
  }

  /** Brings the open cell with the fewest digits left to `depth` of the order; gives those digits. */
  #bringTightest(depth: number): number {
    const size = this.#size;
    const order = this.#order;
    let best = depth;
    let bestDigits = 0;
    let fewest = size + 1;
    for (let at = depth; at < order.length; at++) {
      const cell = order[at];
      const row = (cell / size) | 0;
      const digits =
        this.#rows[row] & this.#cols[cell - row * size] & this.#boxes[this.#boxOf[cell]];
      const left = bitCount(digits);
      if (left < fewest) {
        best = at;
        bestDigits = digits;
        fewest = left;
        if (left <= 1) break;
      }
    }
    const cell = order[best];
    order[best] = order[depth];
    order[depth] = cell;
    return bestDigits;
  }

  /** Takes the digit from the houses of the cell, or gives it back. */
  #toggle(cell: number, digit: number): void {
    const bit = 1 << (digit - 1);
    const row = (cell / this.#size) | 0;
    this.#rows[row] ^= bit;
    this.#cols[cell - row * this.#size] ^= bit;
    this.#boxes[this.#boxOf[cell]] ^= bit;
  }
}

function drawBit(bits: number, random: Random): number {
  let rest = bits;
  for (let skip = random.below(bitCount(bits)); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}

/** Ones in a word of 16 bits. */
function bitCount(bits: number): number {
  let count = bits - ((bits >> 1) & 0x5555);
  count = (count & 0x3333) + ((count >> 2) & 0x3333);
  count = (count + (count >> 4)) & 0x0f0f;
  return (count + (count >> 8)) & 0x1f;
}
