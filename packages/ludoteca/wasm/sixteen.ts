/**
 * The candidates of a 16×16 grid with 4×4 boxes once more, for WebAssembly: step for step what
 * `src/games/greater-than/solve/planes.ts`, `narrowing.ts`, `box-filler.ts` and `box-paths.ts` do, which explain it; tests
 * hold the two together.
 *
 * This is AssemblyScript, not TypeScript: numbers have types of their own, and everything lies in one memory, which
 * `src/games/greater-than/solve/swift-planes.ts` lays out alike. `npm run build:wasm` compiles it.
 */

import {
  begun,
  dirtyBands,
  dirtyStacks,
  firstBound,
  graphed,
  locks,
  lost,
  lower,
  placed,
  places,
  saved,
  size,
  unsettled,
  upper,
  wordBytes,
  words,
} from './sixteen-memory';
import { clearTrail, markTrail, narrowPaths, takeBack, visited, walk } from './sixteen-paths';

const workOfPlace: i32 = 16;
const workBetweenLooks: f64 = 131_072;

let failedBoxNow: i32 = -1;
let failedDigitNow: i32 = -1;
let dirtyDigits: i32 = 0;
let dirtyBoxes: i32 = 0;
let changedBoxes: i32 = 0;
let workDone: f64 = 0;
let nextLook: f64 = workBetweenLooks;
let lastBox: i32 = 0;

export function failedBox(): i32 {
  return failedBoxNow;
}

export function failedDigit(): i32 {
  return failedDigitNow;
}

export function work(): f64 {
  return workDone;
}

export function restart(): void {
  lastBox = 0;
  nextLook = workDone + workBetweenLooks;
}

export function begin(): void {
  for (let at: usize = 0; at < placed; at += 4) store<i32>(words + at, 0xffff);
  memory.fill(placed, 0, 64);
  clean();
  memory.fill(begun, 0, 64);
  clearTrail();
  dirtyBoxes = 0xffff;
}

function clean(): void {
  dirtyDigits = 0;
  dirtyBoxes = 0;
  changedBoxes = 0;
  memory.fill(dirtyBands, 0, 256);
}

export function save(depth: i32): void {
  memory.copy(saved + (depth as usize) * wordBytes, words, wordBytes);
  if (depth === 0) clearTrail();
  markTrail(depth);
}

export function restore(depth: i32): void {
  memory.copy(words, saved + (depth as usize) * wordBytes, wordBytes);
  takeBack(depth);
  clean();
}

function wordAt(digit: i32, box: i32): usize {
  return words + ((digit as usize) << 6) + ((box as usize) << 2);
}

export function place(cell: i32, digit: i32): void {
  const box = cell >> 4;
  const bit = 1 << (cell & 15);
  for (let other = 0; other < size; other++) {
    const before = load<i32>(wordAt(other, box));
    const after = other === digit ? bit : before & ~bit;
    if (after !== before) keep(box, other, after);
  }
  dirtyBoxes |= 1 << box;
}

export function strike(cell: i32, digit: i32): void {
  const box = cell >> 4;
  keep(box, digit, load<i32>(wordAt(digit, box)) & ~(1 << (cell & 15)));
  dirtyBoxes |= 1 << box;
}

function add(table: usize, index: i32, bits: i32): void {
  const at = table + ((index as usize) << 2);
  store<i32>(at, load<i32>(at) | bits);
}

function keep(box: i32, digit: i32, after: i32): void {
  store<i32>(wordAt(digit, box), after);
  dirtyDigits |= 1 << digit;
  add(dirtyBands, digit, 1 << (box >> 2));
  add(dirtyStacks, digit, 1 << (box & 3));
  note(box, digit);
}

/** Notes that the digit lost a place in the box. */
function note(box: i32, digit: i32): void {
  add(unsettled, digit, 1 << box);
  add(lost, box, 1 << digit);
  changedBoxes |= 1 << box;
}

/** 1 when nothing is left to strike, 0 when the rules contradict, 2 when it is time to look whether to go on. */
export function propagate(): i32 {
  failedBoxNow = -1;
  failedDigitNow = -1;
  while (true) {
    while (dirtyDigits !== 0) {
      const digit = 31 - clz(dirtyDigits);
      dirtyDigits ^= 1 << digit;
      if (!narrowDigit(digit)) {
        failedDigitNow = digit;
        return 0;
      }
    }
    if (dirtyBoxes === 0) return 1;
    if (!placeLoneCandidates()) return 0;
    if (dirtyDigits !== 0) continue;
    const later = dirtyBoxes & (-2 << lastBox);
    const box = ctz(later === 0 ? dirtyBoxes : later);
    lastBox = box;
    dirtyBoxes ^= 1 << box;
    if (!narrowBox(box)) {
      failedBoxNow = box;
      return 0;
    }
    if (workDone < nextLook) continue;
    nextLook = workDone + workBetweenLooks;
    return 2;
  }
}

function narrowDigit(digit: i32): bool {
  const bands = dirtyBands + ((digit as usize) << 2);
  const stacks = dirtyStacks + ((digit as usize) << 2);
  while ((load<i32>(bands) | load<i32>(stacks)) !== 0) {
    while (load<i32>(bands) !== 0) {
      const band = 31 - clz(load<i32>(bands));
      store<i32>(bands, load<i32>(bands) ^ (1 << band));
      if (!narrowBand(digit, band)) return false;
    }
    while (load<i32>(stacks) !== 0) {
      const stack = 31 - clz(load<i32>(stacks));
      store<i32>(stacks, load<i32>(stacks) ^ (1 << stack));
      if (!narrowStack(digit, stack)) return false;
    }
  }
  return settle(digit);
}

/** The rows of four boxes that have some of the places, 16 bits each: 4 bits each. */
function rowsOfFour(four: u64): i32 {
  let rows = four | (four >> 1);
  rows = (rows | (rows >> 2)) & 0x1111111111111111;
  rows = (rows | (rows >> 3)) & 0x0303030303030303;
  rows = (rows | (rows >> 6)) & 0x000f000f000f000f;
  rows = (rows | (rows >> 12)) & 0x000000ff000000ff;
  return ((rows | (rows >> 24)) as i32) & 0xffff;
}

function colsOfFour(four: u64): i32 {
  let cols = four | (four >> 8);
  cols = (cols | (cols >> 4)) & 0x000f000f000f000f;
  cols = (cols | (cols >> 12)) & 0x000000ff000000ff;
  return ((cols | (cols >> 24)) as i32) & 0xffff;
}

function fourFrom(first: usize, step: usize): u64 {
  return (
    (load<u32>(first) as u64) |
    ((load<u32>(first + step) as u64) << 16) |
    ((load<u32>(first + 2 * step) as u64) << 32) |
    ((load<u32>(first + 3 * step) as u64) << 48)
  );
}

function narrowBand(digit: i32, band: i32): bool {
  const first = wordAt(digit, band << 2);
  const rows = rowsOfFour(fourFrom(first, 4));
  const allowed = load<u16>(locks + ((rows as usize) << 1)) as i32;
  if (allowed === 0) return false;
  if (allowed === rows) return true;
  for (let stack = 0; stack < 4; stack++) {
    const at = first + ((stack as usize) << 2);
    const before = load<i32>(at);
    // A bit for each row, spread over its four places.
    let kept = (allowed >> (stack << 2)) & 15;
    kept = ((kept & 1) | ((kept & 2) << 3) | ((kept & 4) << 6) | ((kept & 8) << 9)) * 15;
    const after = before & kept;
    if (after === before) continue;
    store<i32>(at, after);
    const box = (band << 2) + stack;
    add(dirtyStacks, digit, 1 << stack);
    dirtyBoxes |= 1 << box;
    note(box, digit);
  }
  return true;
}

function narrowStack(digit: i32, stack: i32): bool {
  const first = wordAt(digit, stack);
  const cols = colsOfFour(fourFrom(first, 16));
  const allowed = load<u16>(locks + ((cols as usize) << 1)) as i32;
  if (allowed === 0) return false;
  if (allowed === cols) return true;
  for (let band = 0; band < 4; band++) {
    const at = first + ((band as usize) << 4);
    const before = load<i32>(at);
    const after = before & (((allowed >> (band << 2)) & 15) * 0x1111);
    if (after === before) continue;
    store<i32>(at, after);
    const box = (band << 2) + stack;
    add(dirtyBands, digit, 1 << band);
    dirtyBoxes |= 1 << box;
    note(box, digit);
  }
  return true;
}

function settle(digit: i32): bool {
  const open = unsettled + ((digit as usize) << 2);
  for (let boxes = load<i32>(open); boxes !== 0; boxes &= boxes - 1) {
    const box = ctz(boxes);
    const where = load<i32>(wordAt(digit, box));
    const placedAt = placed + ((box as usize) << 2);
    if ((where & (where - 1)) !== 0 || (where & load<i32>(placedAt)) !== 0) continue;
    if (where === 0) return false;
    store<i32>(placedAt, load<i32>(placedAt) | where);
    dirtyBoxes |= 1 << box;
    for (let other = 0; other < size; other++) {
      const before = load<i32>(wordAt(other, box));
      if (other !== digit && (before & where) !== 0) keep(box, other, before & ~where);
    }
  }
  store<i32>(open, 0);
  return true;
}

function placeLoneCandidates(): bool {
  let dirty = changedBoxes;
  changedBoxes = 0;
  for (; dirty !== 0; dirty &= dirty - 1) {
    const box = ctz(dirty);
    let once = 0;
    let twice = 0;
    for (let digit = 0; digit < size; digit++) {
      const where = load<i32>(wordAt(digit, box));
      twice |= once & where;
      once |= where;
    }
    if (once !== 0xffff) {
      failedBoxNow = box;
      return false;
    }
    const placedAt = placed + ((box as usize) << 2);
    const lone = once & ~twice & ~load<i32>(placedAt);
    if (lone === 0) continue;
    store<i32>(placedAt, load<i32>(placedAt) | lone);
    for (let digit = 0; digit < size; digit++) {
      const before = load<i32>(wordAt(digit, box));
      const taken = before & lone;
      if (taken === 0) continue;
      if ((taken & (taken - 1)) !== 0) {
        failedBoxNow = box;
        return false;
      }
      if (taken !== before) keep(box, digit, taken);
    }
  }
  return true;
}

function narrowBox(box: i32): bool {
  workDone += workOfPlace * size;
  return fillBox(box) && narrowBounds(box);
}

function fillBox(box: i32): bool {
  if (load<i32>(graphed + ((box as usize) << 2)) === 0) return true;
  for (let digit = 0; digit < size; digit++) {
    store<i32>(places + ((digit as usize) << 2), load<i32>(wordAt(digit, box)));
  }
  const lostAt = lost + ((box as usize) << 2);
  let narrowed =
    load<i32>(begun + ((box as usize) << 2)) === 0
      ? walk(box)
      : narrowPaths(box, load<i32>(lostAt));
  workDone += visited;
  if (narrowed < 0) return false;
  for (; narrowed !== 0; narrowed &= narrowed - 1) {
    const digit = ctz(narrowed);
    keep(box, digit, load<i32>(places + ((digit as usize) << 2)));
  }
  store<i32>(lostAt, 0);
  return true;
}

function has(cell: i32, digit: i32): bool {
  return ((load<i32>(wordAt(digit, cell >> 4)) >> (cell & 15)) & 1) !== 0;
}

function narrowBounds(box: i32): bool {
  const end = load<i32>(firstBound + (((box + 1) as usize) << 2));
  for (let bound = load<i32>(firstBound + ((box as usize) << 2)); bound < end; bound++) {
    const low = load<u16>(lower + ((bound as usize) << 1)) as i32;
    const high = load<u16>(upper + ((bound as usize) << 1)) as i32;
    let least = 0;
    while (least < 15 && !has(low, least)) least++;
    let most = 15;
    while (most > 0 && !has(high, most)) most--;
    if (least >= most) return false;
    for (let digit = 0; digit <= least; digit++) if (has(high, digit)) strike(high, digit);
    for (let digit = most; digit <= 15; digit++) if (has(low, digit)) strike(low, digit);
  }
  return true;
}
