/**
 * Regions, lines and what lines settle one by one, once more, for WebAssembly: for boards of at most 127 rows and columns,
 * of which all fits into one memory, and counted cells into single 64-bit words. The fixed point is that of
 * `src/games/cross-a-pix/solve/settled.ts`, which explains it, and tests hold the two together.
 *
 * This is AssemblyScript, not TypeScript: numbers have types of their own, and everything lies in one memory, which
 * `src/games/cross-a-pix/solve/swift-settled.ts` fills in and reads. `npm run build:wasm` compiles it. There is one
 * function to call, without arguments, and none is asked for: what passes between the languages must be compiled too.
 *
 *     address 0   rows, columns, state, regions, open regions; 32 bytes
 *            32   the lines to be asked, a bit each: two words of rows, two of columns
 *         2,048   two numbers a line, rows from line 0 and columns from line 128 on: its clue
 *         8,192   a byte a cell: 1 with a wall to the right of it; when all is settled, 1 for a painted one
 *        28,672   a byte a cell: 1 with a wall below it
 *        49,152   two bytes a cell: its region
 *
 * A cell is 128 × (row + 1) + column, so that all around the board there are cells, which have walls.
 */

const rowsAt: usize = 0;
const colsAt: usize = 4;
const stateAt: usize = 8;
const countAt: usize = 12;
const openAt: usize = 16;
const waiting: usize = 32;
const clues: usize = 2048;
const rights: usize = 8192;
const downs: usize = 28_672;
const regions: usize = 49_152;
/** By label, the label of a cell that came before it in the same region, or its own; then the region. Two bytes each. */
const labels: usize = 83_968;
/** By region: 0 open, 1 painted, 2 blank. */
const values: usize = 116_736;
/** By region: the lines it lies on, as the bits of four words. */
const through: usize = 133_120;
/** By line, 128 segments: region + 65,536 × length. */
const segments: usize = 657_408;
/** By line: how many segments it has; whether a region comes twice. Two bytes each. */
const sizes: usize = 788_480;
const repeats: usize = 788_992;
/** Of the line in hand: its open segments, the gap before each and after the last (as in `line-workspace.ts`). */
const free: usize = 789_504;
const gaps: usize = 790_016;
/** By blocks started: the numbers counted from which the clue can be met, after a blank cell and after a painted one. */
const good: usize = 790_528;
/** By open segment and blocks started: the numbers counted that can be reached before it, in the same way. */
const layers: usize = 792_576;

const busy: i32 = 1;
const settled: i32 = 2;
const broken: i32 = 3;

/** A line of 127 cells has no more blocks. */
const mostBlocks: f64 = 64;
/** Steps between two looks at whether to go on: some tenths of a millisecond. */
const stretch: i32 = 20_000;

let count: i32 = 0;
let open: i32 = 0;
let left: i32 = 0;

/** Begins in state 0, and goes on while it is busy. */
export function settle(): void {
  if (load<i32>(stateAt) === 0) begin();
  left = stretch;
  let cursor = 0;
  let idle = 0;
  // Round and round, rows and columns in turns: a line that has just been asked comes last.
  while (idle <= 4) {
    const word = waiting + ((cursor >> 6) << 3);
    const ahead = load<u64>(word) & (~(0 as u64) << (cursor & 63));
    if (ahead === 0) {
      cursor = ((cursor | 63) + 1) & 255;
      idle++;
      continue;
    }
    idle = 0;
    const line = (cursor & ~63) | (ctz(ahead) as i32);
    cursor = (line + 1) & 255;
    if (left < 0) {
      store<i32>(stateAt, busy);
      store<i32>(openAt, open);
      return;
    }
    store<u64>(word, load<u64>(word) & ~((1 as u64) << (line & 63)));
    if (!ask(line)) {
      store<i32>(stateAt, broken);
      return;
    }
  }
  store<i32>(stateAt, settled);
  store<i32>(openAt, open);
  if (open === 0) paint();
}

function begin(): void {
  const rows = load<i32>(rowsAt);
  const cols = load<i32>(colsAt);
  join(rows, cols);
  memory.fill(values, 0, count);
  memory.fill(through, 0, count << 5);
  open = count;
  store<i32>(countAt, count);
  for (let row = 0; row < rows; row++) see(row, (row + 1) << 7, 1, cols);
  for (let col = 0; col < cols; col++) see(128 + col, 128 + col, 128, rows);
}

/**
 * The regions in one pass, by labels: a cell has the label of its neighbour to the left or above, and where these two
 * differ, they are one from there on. Then each label becomes the number of its region, by first cells.
 */
function join(rows: i32, cols: i32): void {
  let made = 0;
  for (let row = 1; row <= rows; row++) {
    const first = row << 7;
    for (let cell = first; cell < first + cols; cell++) {
      let label = -1;
      if (load<u8>(rights + cell - 1) === 0) label = load<u16>(regions + ((cell - 1) << 1));
      if (load<u8>(downs + cell - 128) === 0) {
        const above = rootOf(load<u16>(regions + ((cell - 128) << 1)));
        if (label < 0) {
          label = above;
        } else {
          label = rootOf(label);
          if (label < above) {
            store<u16>(labels + (above << 1), label);
          } else {
            store<u16>(labels + (label << 1), above);
            label = above;
          }
        }
      }
      if (label < 0) {
        label = made++;
        store<u16>(labels + (label << 1), label);
      }
      store<u16>(regions + (cell << 1), label);
    }
  }
  count = 0;
  for (let label = 0; label < made; label++) {
    const at = labels + (label << 1);
    const before = load<u16>(at);
    // What comes before it has its number by now.
    if (before === label) store<u16>(at, count++);
    else store<u16>(at, load<u16>(labels + (before << 1)));
  }
  for (let row = 1; row <= rows; row++) {
    const first = row << 7;
    for (let cell = first; cell < first + cols; cell++) {
      const at = regions + (cell << 1);
      store<u16>(at, load<u16>(labels + (load<u16>(at) << 1)));
    }
  }
}

function rootOf(label: i32): i32 {
  let before = load<u16>(labels + (label << 1)) as i32;
  while (before !== label) {
    label = before;
    before = load<u16>(labels + (label << 1));
  }
  return label;
}

/** The segments of a line, given by its first cell, the step to the next, and its length. */
function see(line: i32, first: i32, step: i32, length: i32): void {
  const base = segments + (line << 9);
  const word = (line >> 6) << 3;
  const bit = (1 as u64) << (line & 63);
  let size = 0;
  let isRepeated = 0;
  let last = -1;
  let since = 0;
  for (let index = 0; index <= length; index++) {
    const region =
      index < length ? (load<u16>(regions + ((first + index * step) << 1)) as i32) : -1;
    if (region === last) continue;
    if (last >= 0) {
      store<u32>(base + (size << 2), last | ((index - since) << 16));
      size++;
    }
    since = index;
    last = region;
    if (region < 0) break;
    const lines = through + (region << 5) + word;
    const seen = load<u64>(lines);
    if ((seen & bit) !== 0) isRepeated = 1;
    store<u64>(lines, seen | bit);
  }
  store<u16>(sizes + (line << 1), size);
  store<u16>(repeats + (line << 1), isRepeated);
  store<u64>(waiting + word, load<u64>(waiting + word) | bit);
}

/** Asks a line what its clue forces. False when it cannot be met. */
function ask(line: i32): bool {
  const base = segments + (line << 9);
  const all = load<u16>(sizes + (line << 1)) as i32;
  let size = 0;
  // A clue may have any number.
  const painted = load<f64>(clues + (line << 4));
  const blocks = load<f64>(clues + (line << 4), 8);
  if (painted > 127 || blocks > mostBlocks) return false;
  let toPaint = painted as i32;
  let starts = blocks as i32;
  let cells = 0;
  let last = 0;
  let first = 0;
  store<u8>(gaps, 4);
  for (let at = 0; at < all; at++) {
    const segment = load<u32>(base + (at << 2));
    const value = load<u8>(values + (segment & 0xffff)) as i32;
    const length = segment >> 16;
    if (value === 0) {
      store<u32>(free + (size << 2), segment);
      size++;
      store<u8>(gaps + size, 0);
      cells += length;
      last = -1;
    } else {
      const colour = value & 1;
      if (colour === 1) {
        toPaint -= length;
        if (last === 0) starts--;
      }
      if (last < 0) first = colour;
      store<u8>(gaps + size, 4 | (first << 1) | colour);
      last = colour;
    }
  }
  const toLeave = cells - toPaint;
  if (toPaint < 0 || toLeave < 0 || starts < 0) return false;
  if (size === 0) return starts === 0;
  const countsPainted = toPaint <= toLeave;
  const goal = (1 as u64) << (countsPainted ? toPaint : toLeave);
  left -= (size + 1) * (starts + 2);
  if (!reach(size, starts, countsPainted, goal)) return false;
  if (!force(size, starts, countsPainted, goal)) return false;
  // What a line forced itself is no news to it, unless it has seen but one stretch of a region at a time.
  if (load<u16>(repeats + (line << 1)) === 0) {
    const word = waiting + ((line >> 6) << 3);
    store<u64>(word, load<u64>(word) & ~((1 as u64) << (line & 63)));
  }
  return true;
}

/** Forwards: all layers. False when the clue is not reached. */
function reach(size: i32, starts: i32, countsPainted: bool, goal: u64): bool {
  const row = (starts + 1) << 4;
  let from = layers;
  memory.fill(from, 0, row);
  store<u64>(from + ((load<u8>(gaps) & 1) << 3), 1);
  for (let at = 0; at < size; at++) {
    const length = load<u32>(free + (at << 2)) >> 16;
    const shift = (length & 63) as u64;
    const kept: u64 = length > 63 ? 0 : ~(0 as u64);
    const gap = load<u8>(gaps + at + 1) as i32;
    let before: u64 = 0;
    let crossed: u64 = 0;
    for (const end = from + row; from < end; from += 16) {
      const blank = load<u64>(from);
      const painted = load<u64>(from, 8);
      let newBlank = blank | painted;
      let newPainted = painted | before;
      before = blank;
      if (countsPainted) newPainted = (newPainted & kept) << shift;
      else newBlank = (newBlank & kept) << shift;
      if (gap !== 0) {
        const after = newPainted | ((gap & 2) === 0 ? newBlank : crossed);
        crossed = newBlank;
        newBlank = (gap & 1) === 0 ? after : 0;
        newPainted = (gap & 1) === 0 ? 0 : after;
      }
      store<u64>(from + row, newBlank);
      store<u64>(from + row, newPainted, 8);
    }
  }
  from += row - 16;
  return ((load<u64>(from) | load<u64>(from, 8)) & goal) !== 0;
}

/** Backwards: the colours that no way to the clue has are forced not to be. False when a region must be both. */
function force(size: i32, starts: i32, countsPainted: bool, goal: u64): bool {
  const row = (starts + 1) << 4;
  memory.fill(good, 0, row + 16);
  store<u64>(good + row - 16, goal);
  store<u64>(good + row - 16, goal, 8);
  let from = layers + size * row;
  for (let at = size - 1; at >= 0; at--) {
    from -= row;
    const segment = load<u32>(free + (at << 2));
    const length = segment >> 16;
    const shift = (length & 63) as u64;
    const kept: u64 = length > 63 ? 0 : ~(0 as u64);
    const gap = load<u8>(gaps + at + 1) as i32;
    let canBlank: u64 = 0;
    let canPaint: u64 = 0;
    let goodBlank = load<u64>(good);
    let goodPainted = load<u64>(good, 8);
    for (let offset = 0; offset < row; offset += 16) {
      const nextBlank = load<u64>(good + offset, 16);
      const nextPainted = load<u64>(good + offset, 24);
      // Back over the gap; what is good with one block more is needed for blocks that start.
      let ifBlank = goodBlank;
      let ifPainted = goodPainted;
      let ifStarted = nextPainted;
      if (gap !== 0) {
        ifPainted = (gap & 1) === 0 ? goodBlank : goodPainted;
        ifStarted = (gap & 1) === 0 ? nextBlank : nextPainted;
        ifBlank = (gap & 2) === 0 ? ifPainted : ifStarted;
      }
      goodBlank = nextBlank;
      goodPainted = nextPainted;
      if (countsPainted) {
        ifPainted = (ifPainted & kept) >> shift;
        ifStarted = (ifStarted & kept) >> shift;
      } else {
        ifBlank = (ifBlank & kept) >> shift;
      }
      const blank = load<u64>(from + offset);
      const painted = load<u64>(from + offset, 8);
      canBlank |= (blank | painted) & ifBlank;
      canPaint |= (painted & ifPainted) | (blank & ifStarted);
      store<u64>(good + offset, ifBlank | ifStarted);
      store<u64>(good + offset, ifBlank | ifPainted, 8);
    }
    if (canBlank === 0 && !take(segment & 0xffff, 1)) return false;
    if (canPaint === 0 && !take(segment & 0xffff, 2)) return false;
  }
  return true;
}

/** Gives a region its colour, and makes its lines wait. False when it has the other one. */
function take(region: i32, value: i32): bool {
  const at = values + region;
  const known = load<u8>(at) as i32;
  if (known !== 0) return known === value;
  store<u8>(at, value);
  open--;
  for (let word: usize = 0; word < 32; word += 8) {
    const lines = load<u64>(through + (region << 5) + word);
    store<u64>(waiting + word, load<u64>(waiting + word) | lines);
  }
  return true;
}

/** The colour of each cell, where its walls were. */
function paint(): void {
  const rows = load<i32>(rowsAt);
  const cols = load<i32>(colsAt);
  for (let row = 1; row <= rows; row++) {
    const first = row << 7;
    for (let cell = first; cell < first + cols; cell++) {
      store<u8>(rights + cell, load<u8>(values + load<u16>(regions + (cell << 1))) & 1);
    }
  }
}
