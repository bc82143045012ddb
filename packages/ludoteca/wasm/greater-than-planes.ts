/**
 * The candidates of a 9×9 grid and what the rules strike from them: `nine-planes.ts` and `narrowing.ts` of
 * `src/games/greater-than/solve`, with their bits (`nine-bits.ts`), for WebAssembly.
 *
 *   words   | band 0: digit 1 … 9, placed, –, – | band 1: the same | band 2 |
 *            0                  8       9  10 11  12                 24     35
 *
 * Three vectors hold a band, so that a cell is struck from four digits at once.
 */

import {
  boxSize,
  firstAt,
  keepFillings,
  largerAt,
  openPlaces,
  smallerAt,
} from './greater-than-boxes';
import { boxes, copy, crossings, largerCells, smallerCells } from './greater-than-signs';

const givens: usize = 0;
const cellAt: usize = 464;
const permutations: usize = 1024;
const placesOfRows: usize = 2048;
/** Which digits are open in the box in hand, 1 byte each. */
const openDigits: usize = 6692;
const frames: usize = 8192;
export const frameSize: usize = 144;
export const bandSize: usize = 48;
export const placedAt: usize = 36;

const everyPlace: i32 = 0o777777777;
export const firstRows: i32 = 0o007007007;
export const firstColumn: i32 = 0o111;
const rowStarts: i32 = 0o111111111;
const lowest: i32 = 0o001001001;
const highest: i32 = 0o400400400;
const belowHighest: i32 = 0o377377377;

/** The candidates in hand. */
export let words: usize = frames;
export let failedBox: i32 = -1;
export let failedDigit: i32 = -1;
let dirtyDigits: i32 = 0;
let dirtyBoxes: i32 = 0;
let lastBox: i32 = 0;

export function restart(): void {
  lastBox = 0;
}

/** Starts from the signs and the givens that lie in the memory; false when they contradict at sight. */
export function begin(): bool {
  words = frames;
  return beginBoxes() && placeGivens();
}

/** Goes on with a copy of the candidates. */
export function descend(): void {
  copy(words + frameSize, words, frameSize);
  words += frameSize;
}

/** Goes back to the candidates that were copied, at which nothing was left to strike. */
export function ascend(): void {
  words -= frameSize;
  dirtyDigits = 0;
  dirtyBoxes = 0;
}

export function word(band: i32, digit: i32): i32 {
  return load<i32>(words + (band as usize) * bandSize + (digit << 2));
}

function beginBoxes(): bool {
  for (let band = 0; band < 3; band++) {
    const left = boxes + 3 * (band as usize) * boxSize;
    const row = words + (band as usize) * bandSize;
    for (let digit = 0; digit < 9; digit++) {
      const at = left + (digit << 1);
      const places =
        (load<u16>(at, firstAt) as i32) |
        ((load<u16>(at + boxSize, firstAt) as i32) << 9) |
        ((load<u16>(at + 2 * boxSize, firstAt) as i32) << 18);
      store<i32>(row + (digit << 2), places);
    }
    if (filledBoxes(load<i32>(row)) !== 7) return false;
    store<i32>(row, 0, placedAt);
  }
  dirtyDigits = 511;
  dirtyBoxes = crossings === 0 ? 0 : 511;
  return true;
}

function placeGivens(): bool {
  for (let index = 0; index < 81; index++) {
    const digit: i32 = load<u8>(givens + index);
    if (digit !== 0 && !place(load<u8>(cellAt + index), digit - 1)) return false;
  }
  return true;
}

function filledFields(word: i32): i32 {
  const marks = (((word & belowHighest) + belowHighest) | word) & highest;
  return (marks - (marks >>> 8)) | marks;
}

function filledBoxes(word: i32): i32 {
  const marks = (((word & belowHighest) + belowHighest) | word) & highest;
  return ((marks >>> 8) | (marks >>> 16) | (marks >>> 24)) & 7;
}

function loners(word: i32): i32 {
  return word & ~filledFields(word & (word - lowest));
}

export function place(cell: i32, digit: i32): bool {
  const band = cell / 27;
  const bit = 1 << (cell % 27);
  const row = words + (band as usize) * bandSize;
  if ((load<i32>(row + (digit << 2)) & bit) === 0) return false;
  for (let other = 0; other < 9; other++) {
    const at = row + (other << 2);
    const old = load<i32>(at);
    if ((old & bit) === 0) continue;
    store<i32>(at, old & (other === digit ? bit | ~filledFields(bit) : ~bit));
    dirtyDigits |= 1 << other;
  }
  dirtyBoxes |= 1 << (cell / 9);
  return true;
}

export function strike(cell: i32, digit: i32): void {
  const at = words + ((cell / 27) as usize) * bandSize + (digit << 2);
  store<i32>(at, load<i32>(at) & ~(1 << (cell % 27)));
  dirtyDigits |= 1 << digit;
  dirtyBoxes |= 1 << (cell / 9);
}

function rowsKept(word: i32): i32 {
  const starts = (word | (word >>> 1) | (word >>> 2)) & rowStarts;
  const rows = (starts | (starts >>> 8) | (starts >>> 16)) & 511;
  return word & load<i32>(placesOfRows + (rows << 2));
}

function columnsTouched(word: i32): i32 {
  return (word | (word >>> 3) | (word >>> 6)) & firstRows;
}

function permuted(columns: i32): i32 {
  return load<u16>(permutations + ((columns & 511) << 1));
}

function narrowDigit(digit: i32): bool {
  const at = words + (digit << 2);
  const topBefore = load<i32>(at);
  const middleBefore = load<i32>(at, bandSize);
  const bottomBefore = load<i32>(at, 2 * bandSize);
  let top = topBefore;
  let middle = middleBefore;
  let bottom = bottomBefore;
  while (true) {
    top = rowsKept(top);
    middle = rowsKept(middle);
    bottom = rowsKept(bottom);
    const columns =
      columnsTouched(top) | (columnsTouched(middle) << 3) | (columnsTouched(bottom) << 6);
    const first = permuted(columns);
    const second = permuted(columns >>> 9);
    const third = permuted(columns >>> 18);
    if (first === 0 || second === 0 || third === 0) return false;
    if (top === 0 || middle === 0 || bottom === 0) return false;
    const kept = first | (second << 9) | (third << 18);
    if (kept === columns) break;
    top &= (kept & firstRows) * firstColumn;
    middle &= ((kept >>> 3) & firstRows) * firstColumn;
    bottom &= ((kept >>> 6) & firstRows) * firstColumn;
  }
  dirtyBoxes |=
    filledBoxes(top ^ topBefore) |
    (filledBoxes(middle ^ middleBefore) << 3) |
    (filledBoxes(bottom ^ bottomBefore) << 6);
  const topLoners = loners(top) & ~load<i32>(words, placedAt);
  if (topLoners !== 0) settle(0, digit, topLoners);
  const middleLoners = loners(middle) & ~load<i32>(words, bandSize + placedAt);
  if (middleLoners !== 0) settle(1, digit, middleLoners);
  const bottomLoners = loners(bottom) & ~load<i32>(words, 2 * bandSize + placedAt);
  if (bottomLoners !== 0) settle(2, digit, bottomLoners);
  // Last, since a vector that was just written in part is slow to read.
  store<i32>(at, top);
  store<i32>(at, middle, bandSize);
  store<i32>(at, bottom, 2 * bandSize);
  return true;
}

/** Strikes the other digits from the cells, four words at once; the tenth word gets the cells. */
function settle(band: i32, digit: i32, cells: i32): void {
  const row = words + (band as usize) * bandSize;
  const mask = i32x4.splat(cells);
  const none = i32x4.splat(0);
  const first = v128.load(row);
  const second = v128.load(row, 16);
  const third = v128.load(row, 32);
  const struck =
    i32x4.bitmask(i32x4.ne(v128.and(first, mask), none)) |
    (i32x4.bitmask(i32x4.ne(v128.and(second, mask), none)) << 4) |
    (i32x4.bitmask(i32x4.ne(v128.and(third, mask), none)) << 8);
  dirtyDigits |= struck & 511 & ~(1 << digit);
  v128.store(row, v128.andnot(first, mask));
  v128.store(row, v128.andnot(second, mask), 16);
  const placed = i32x4.extract_lane(third, 1) | cells;
  v128.store(row, i32x4.replace_lane(v128.andnot(third, mask), 1, placed), 32);
  dirtyBoxes |= filledBoxes(cells) << (3 * band);
}

function placeLoneCandidates(): bool {
  for (let band = 0; band < 3; band++) {
    if ((dirtyBoxes & (7 << (3 * band))) === 0) continue;
    const row = words + (band as usize) * bandSize;
    let once = 0;
    let twice = 0;
    for (let digit = 0; digit < 9; digit++) {
      const word = load<i32>(row + (digit << 2));
      twice |= once & word;
      once |= word;
    }
    if (once !== everyPlace) return false;
    const lone = once & ~twice & ~load<i32>(row, placedAt);
    if (lone === 0) continue;
    store<i32>(row, load<i32>(row, placedAt) | lone, placedAt);
    dirtyBoxes |= filledBoxes(lone) << (3 * band);
    for (let digit = 0; digit < 9; digit++) {
      const at = row + (digit << 2);
      const word = load<i32>(at);
      const taken = word & lone;
      if (taken === 0) continue;
      const filled = filledFields(taken);
      if ((taken & (taken - (lowest & filled))) !== 0) return false;
      const kept = taken | (word & ~filled);
      if (kept === word) continue;
      store<i32>(at, kept);
      dirtyDigits |= 1 << digit;
    }
  }
  return true;
}

export function propagate(): bool {
  failedBox = -1;
  failedDigit = -1;
  while (true) {
    while (dirtyDigits !== 0) {
      const digit = 31 - clz(dirtyDigits);
      dirtyDigits ^= 1 << digit;
      if (!narrowDigit(digit)) {
        failedDigit = digit;
        return false;
      }
    }
    if (dirtyBoxes === 0) return true;
    if (!placeLoneCandidates()) return false;
    if (dirtyDigits !== 0) continue;
    const later = dirtyBoxes & (-2 << lastBox);
    const box = ctz(later === 0 ? dirtyBoxes : later);
    lastBox = box;
    dirtyBoxes ^= 1 << box;
    if (!narrowBox(box)) {
      failedBox = box;
      return false;
    }
  }
}

/** See `narrowBox` and `sortDigits` of `nine-boxes.ts`. */
function narrowBox(number: i32): bool {
  const box = boxes + (number as usize) * boxSize;
  const band = number / 3;
  const shift = 9 * (number - 3 * band);
  const row = words + (band as usize) * bandSize;
  let tooLarge = 0;
  let placed = 0;
  for (let digit = 8; digit >= 0; digit--) {
    const where = (load<i32>(row + (digit << 2)) >>> shift) & 511;
    const isPlaced = (where & (where - 1)) === 0;
    tooLarge |= select<i32>(load<u16>(box + (ctz(where) << 1), largerAt), 0, isPlaced);
    placed |= select(where, 0, isPlaced);
    store<i32>(openPlaces + (digit << 2), where & ~tooLarge);
  }
  let open = 0;
  let tooSmall = 0;
  let isEmpty = 0;
  for (let digit = 0; digit < 9; digit++) {
    const where = (load<i32>(row + (digit << 2)) >>> shift) & 511;
    const isPlaced = (where & placed) !== 0;
    const kept = load<i32>(openPlaces + (digit << 2)) & ~tooSmall;
    tooSmall |= select<i32>(load<u16>(box + (ctz(where) << 1), smallerAt), 0, isPlaced);
    isEmpty |= (kept === 0) as i32;
    // A placed digit is overwritten by the next one.
    store<u8>(openDigits + open, digit);
    store<i32>(openPlaces + (open << 2), kept);
    open += !isPlaced as i32;
  }
  if (isEmpty !== 0) return false;
  if (open > 0) {
    if (!keepFillings(box, open, 511 & ~placed)) return false;
    for (let index = 0; index < open; index++) {
      const digit: i32 = load<u8>(openDigits + index);
      const at = row + (digit << 2);
      const old = load<i32>(at);
      const kept = (old & ~(511 << shift)) | (load<i32>(openPlaces + (index << 2)) << shift);
      if (kept === old) continue;
      store<i32>(at, kept);
      dirtyDigits |= 1 << digit;
    }
  }
  return crossings === 0 || narrowCrossings(number);
}

function narrowCrossings(box: i32): bool {
  for (let index = 0; index < crossings; index++) {
    const low: i32 = load<u8>(smallerCells + index);
    const high: i32 = load<u8>(largerCells + index);
    if (low / 9 !== box && high / 9 !== box) continue;
    const lowBand = low / 27;
    const highBand = high / 27;
    const lowBit = 1 << (low % 27);
    const highBit = 1 << (high % 27);
    let least = 0;
    while (least < 9 && (word(lowBand, least) & lowBit) === 0) least++;
    let most = 8;
    while (most >= 0 && (word(highBand, most) & highBit) === 0) most--;
    if (least >= most) return false;
    for (let digit = 0; digit <= least; digit++) {
      if ((word(highBand, digit) & highBit) !== 0) strike(high, digit);
    }
    for (let digit = most; digit < 9; digit++) {
      if ((word(lowBand, digit) & lowBit) !== 0) strike(low, digit);
    }
  }
  return true;
}
