/**
 * The candidates of a 16×16 grid as WebAssembly: the same steps as `Planes` takes, in less time. Its source is
 * `wasm/sixteen.ts`, which draws the memory. Where the host has no WebAssembly, or forbids it (a page's content security
 * policy without `wasm-unsafe-eval`), there are none, and the plain ones do the work.
 */

import type { Effort } from '../../../kernel/index.ts';
import { compiledFor, type WebAssembly, webAssembly } from '../../../kernel/web-assembly.ts';
import type { BoxLayout } from './box-layout.ts';
import type { BoxSigns } from './box-signs.ts';
import type { OrderIdeals } from './order-ideals.ts';
import { PermutationLocks } from './permutation-locks.ts';
import { swiftCode } from './swift-planes-code.ts';

interface Code {
  begin(): void;
  restart(): void;
  place(cell: number, digit: number): void;
  strike(cell: number, digit: number): void;
  save(depth: number): void;
  restore(depth: number): void;
  propagate(): number;
  failedBox(): number;
  failedDigit(): number;
  work(): number;
}

const size = 16;
const boxRows = 4;
const words = size * size + size;
/** Where things lie, as `wasm/sixteen.ts` has them, in bytes. */
const layersAt = 418_304;
const layersStride = 68;
const listsAt = 742_976;
const listStride = 8_384;
const firstBoundAt = 4672;
const lowerAt = 4800;
const upperAt = 6720;
const savedAt = 8704;
const locksAt = 287_232;
const graphsAt = 877_120;
const graphStride = 158_016;
const wholeBytes = 16_384;
const trailAt = 3_405_376;
/** Each step of a graph goes once, and changes two masks: a graph has at most 2¹⁵, and a change is eight bytes. */
const trailBytes = size * 2 ** 15 * 2 * 8 + 2 ** 16;
const pageBytes = 65_536;

/** The places that lead into the empty ideal. */
const alwaysReached = 0xffff;

const contradictory = 0;
const timeToLook = 2;

export class SwiftPlanes {
  readonly words: Uint16Array;
  readonly #buffer: ArrayBuffer;
  readonly #code: Code;
  readonly #signs: BoxSigns;
  readonly #saved: Uint16Array[] = [];
  /** The graph that lies in the memory for each box. */
  readonly #graphs: (OrderIdeals | undefined)[] = [];

  constructor(signs: BoxSigns, host: WebAssembly, code: object) {
    const pages = Math.ceil((trailAt + trailBytes) / pageBytes);
    const memory = new host.Memory({ initial: pages });
    this.#buffer = memory.buffer;
    this.#signs = signs;
    this.words = new Uint16Array(memory.buffer, 0, words);
    const locks = new Uint16Array(memory.buffer, locksAt, 2 ** size);
    const permutations = new PermutationLocks(boxRows);
    for (let mask = 0; mask < locks.length; mask++) locks[mask] = permutations.allowed(mask);
    this.#code = new host.Instance(code, { env: { memory } }).exports as Code;
  }

  get failedBox(): number {
    return this.#code.failedBox();
  }

  get failedDigit(): number {
    return this.#code.failedDigit();
  }

  get work(): number {
    return this.#code.work();
  }

  restart(): void {
    this.#code.restart();
  }

  begin(): void {
    const buffer = this.#buffer;
    const { graphs, firstBound, lower, upper } = this.#signs;
    for (let box = 0; box < size; box++) {
      const graph = graphs[box];
      if (graph === this.#graphs[box]) continue;
      this.#graphs[box] = graph;
      this.#setGraph(box, graph);
    }
    new Int32Array(buffer, firstBoundAt, size + 1).set(firstBound);
    const bounds = firstBound[size];
    new Uint16Array(buffer, lowerAt, bounds).set(lower.subarray(0, bounds));
    new Uint16Array(buffer, upperAt, bounds).set(upper.subarray(0, bounds));
    this.#code.begin();
  }

  #setGraph(box: number, graph: OrderIdeals | undefined): void {
    const buffer = this.#buffer;
    const layers = new Int32Array(buffer, layersAt + layersStride * box, size + 1);
    layers.fill(0);
    if (graph === undefined) return;
    const { next, steps } = graph;
    const at = graphsAt + box * graphStride;
    new Uint16Array(buffer, at + wholeBytes, steps.length).set(steps);
    const listAt = listsAt + box * listStride;
    const list = new Uint16Array(buffer, listAt, next.length);
    const masks = new Int32Array(buffer, at, next.length);
    masks.fill(0);
    masks[0] = alwaysReached;
    // Ideals are numbered by layers, each as it was found first from the layer before.
    let layer = 0;
    let first = 0;
    for (let ideal = 0; ideal < next.length; ideal++) {
      const stepsOf = ideal * (size + 1) + 32;
      const out = next[ideal];
      if (ideal === first) {
        layers[layer++] = listAt + 2 * ideal;
        first = steps[stepsOf - Math.clz32(out & -out)];
      }
      list[ideal] = ideal;
      masks[ideal] |= out << size;
      for (let rest = out; rest !== 0; rest &= rest - 1) {
        masks[steps[stepsOf - Math.clz32(rest & -rest)]] |= rest & -rest;
      }
    }
  }

  has(cell: number, digit: number): boolean {
    return ((this.words[digit * size + (cell >> 4)] >>> (cell & 15)) & 1) !== 0;
  }

  place(cell: number, digit: number): void {
    this.#code.place(cell, digit);
  }

  strike(cell: number, digit: number): void {
    this.#code.strike(cell, digit);
  }

  save(depth: number): void {
    this.#code.save(depth);
  }

  saved(depth: number): Uint16Array {
    this.#saved[depth] ??= new Uint16Array(this.#buffer, savedAt + 2 * words * depth, words);
    return this.#saved[depth];
  }

  restore(depth: number): void {
    this.#code.restore(depth);
  }

  propagate(effort: Effort): boolean {
    for (;;) {
      const answer = this.#code.propagate();
      if (answer !== timeToLook) return answer !== contradictory;
      if (!effort.look()) return true;
    }
  }
}

/** Absent for other boxes than 4×4, and where the host has no WebAssembly, forbids it, or has no memory for it. */
export function swiftPlanes(
  layout: BoxLayout,
  signs: BoxSigns,
  host: WebAssembly | undefined = webAssembly,
): SwiftPlanes | undefined {
  if (!layout.isFour) return undefined;
  const code = host && compiledFor(host, swiftCode);
  try {
    return code ? new SwiftPlanes(signs, host, code) : undefined;
  } catch {
    return undefined;
  }
}
