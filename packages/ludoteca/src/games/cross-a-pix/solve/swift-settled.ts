/**
 * What the lines settle one by one, as WebAssembly: in the first call of a process, where no code is compiled yet, the
 * compiling is most of the work, and WebAssembly has the least of it. The source is `wasm/cross-a-pix.ts`. Where the host
 * has no WebAssembly or forbids it, and for larger boards, there is none, and `settled.ts` does the work.
 */

import type { Effort } from '../../../kernel/index.ts';
import { compiledFor, type WebAssembly, webAssembly } from '../../../kernel/web-assembly.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../clues.ts';
import { swiftCode } from './swift-code.ts';

/** Boards with at most so many rows and columns. */
const longest = 127;
/** The memory in pages of 64 KB, and where in it things lie, as `wasm/cross-a-pix.ts` has it. */
const pages = 15;
const stateAt = 2;
const countAt = 3;
const openAt = 4;
const cluesAt = 256;
const rightsAt = 8192;
const downsAt = 28_672;
const valuesAt = 116_736;
/** Cells from one row to the next, and lines from the first row to the first column. */
const stride = 128;
const busy = 1;
const broken = 3;

interface Running {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly words: Int32Array<ArrayBuffer>;
  readonly numbers: Float64Array<ArrayBuffer>;
  readonly code: { settle(): void };
}

/** The only filling; or the values that are settled, by literal; or that there is no filling; or that the effort was stopped. */
export type SwiftlySettled =
  | { readonly kind: 'filled'; readonly grid: CrossAPixGrid }
  | { readonly kind: 'open'; readonly values: Int8Array<ArrayBuffer> }
  | { readonly kind: 'broken' | 'stopped' };

/** By host: the code with its memory, for all boards of a thread; null where the host refuses it, and while it is in use. */
const running = new WeakMap<WebAssembly, Running | null>();

/** Absent where it must be done by `settle`. */
export function settleSwiftly(
  clues: CrossAPixClues,
  effort: Effort,
  host: WebAssembly | undefined = webAssembly,
): SwiftlySettled | undefined {
  if (host === undefined || clues.rows > longest || clues.cols > longest) return undefined;
  const known = running.get(host);
  const ready = known === undefined ? begun(host) : known;
  running.set(host, null);
  if (ready === null) return undefined;
  try {
    const { words, code } = ready;
    pour(clues, ready);
    do {
      if (!effort.look()) return { kind: 'stopped' };
      code.settle();
    } while (words[stateAt] === busy);
    if (words[stateAt] === broken) return { kind: 'broken' };
    return words[openAt] === 0
      ? { kind: 'filled', grid: gridOf(clues, ready) }
      : { kind: 'open', values: valuesOf(ready) };
  } finally {
    // Whoever is told of progress may have asked for something else meanwhile.
    running.set(host, ready);
  }
}

function begun(host: WebAssembly): Running | null {
  const compiled = compiledFor(host, swiftCode);
  if (compiled === null) return null;
  try {
    const memory = new host.Memory({ initial: pages });
    const { buffer } = memory;
    return {
      bytes: new Uint8Array(buffer),
      words: new Int32Array(buffer),
      numbers: new Float64Array(buffer),
      code: new host.Instance(compiled, { env: { memory } }).exports as Running['code'],
    };
  } catch {
    // There is no memory for it.
    return null;
  }
}

/** The clues into the memory: row by row, which is done by what the language has built in. */
function pour(clues: CrossAPixClues, { bytes, words, numbers }: Running): void {
  const { rows, cols, right, down, rowClues, colClues } = clues;
  const end = stride * (rows + 1);
  words.fill(0, 0, 16);
  words[0] = rows;
  words[1] = cols;
  bytes.fill(1, rightsAt, rightsAt + end);
  bytes.fill(1, downsAt, downsAt + end);
  for (let row = 0; row < rows; row++) bytes.set(right[row], rightsAt + stride * (row + 1));
  for (let row = 1; row < rows; row++) bytes.set(down[row - 1], downsAt + stride * row);
  numbers.set(rowClues.flat(), cluesAt);
  numbers.set(colClues.flat(), cluesAt + 2 * stride);
}

/** Row by row as well: the cells are 1 where they are painted, and 0 elsewhere. */
function gridOf({ rows, cols }: CrossAPixClues, { bytes }: Running): CrossAPixGrid {
  const grid: (0 | 1)[][] = [];
  for (let first = rightsAt + stride; grid.length < rows; first += stride) {
    const row: (0 | 1)[] = [];
    Reflect.apply(row.push, row, bytes.subarray(first, first + cols));
    grid.push(row);
  }
  return grid;
}

function valuesOf({ bytes, words }: Running): Int8Array<ArrayBuffer> {
  const values = new Int8Array(2 * words[countAt]);
  for (let region = 0; region < words[countAt]; region++) {
    const value = bytes[valuesAt + region];
    if (value === 0) continue;
    values[2 * region] = value === 1 ? 1 : -1;
    values[2 * region + 1] = value === 1 ? -1 : 1;
  }
  return values;
}
