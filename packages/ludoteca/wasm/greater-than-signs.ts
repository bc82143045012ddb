/** The signs of a 9×9 puzzle sorted out: `src/games/greater-than/solve/nine-signs.ts` for WebAssembly. */

import {
  boxSize,
  firstAt,
  idealsOf,
  keepFillings,
  largerAt,
  openPlaces,
  smallerAt,
} from './greater-than-boxes';

/** Where the signs of each box are, twelve to a box. */
const insideAt: usize = 352;
/** The signs between boxes, 36: where they are, the cells before, and those after. */
const acrossAt: usize = 656;
const acrossFirst: usize = 692;
const acrossSecond: usize = 728;
/** Those of the puzzle: the smaller cells, and the larger. */
export const smallerCells: usize = 768;
export const largerCells: usize = 804;
export const boxes: usize = 4864;
/** Boxes by their signs, as the puzzle's, but of 64 bytes; the key is in the last four. */
const knownBoxes: usize = 65_536;
const knownSize: usize = 64;
const keyAt: usize = 60;

/** How many signs stand between boxes. */
export let crossings: i32 = 0;

/** Takes the signs that lie in the memory. */
export function loadSigns(): void {
  for (let box = 0; box < 9; box++) {
    let greater = 0;
    let none = 0;
    for (let sign = 0; sign < 12; sign++) {
      const kind = signInside(box, sign);
      greater |= ((kind > 0) as i32) << sign;
      none |= ((kind === 0) as i32) << sign;
    }
    const at = boxes + (box as usize) * boxSize;
    // Boxes with all their signs never share a place among the known; others may, and the last one stays.
    const known = knownBoxes + (((greater ^ (none * 2531)) & 4095) as usize) * knownSize;
    const key = 1 + (none << 12) + greater;
    if (load<i32>(known, keyAt) === key) {
      copy(at, known, knownSize);
    } else {
      readBox(at, greater, none);
      store<i32>(at, key, keyAt);
      copy(known, at, knownSize);
    }
  }
  crossings = 0;
  for (let index = 0; index < 36; index++) {
    const sign: i32 = load<i8>(load<u8>(acrossAt + index));
    if (sign === 0) continue;
    const before = load<u8>(acrossFirst + index);
    const after = load<u8>(acrossSecond + index);
    store<u8>(smallerCells + crossings, sign < 0 ? before : after);
    store<u8>(largerCells + crossings, sign < 0 ? after : before);
    crossings++;
  }
}

/** −1, 0 or 1. */
export function signInside(box: i32, sign: i32): i32 {
  return load<i8>(load<u8>(insideAt + box * 12 + sign));
}

export function firstPlaceOf(sign: i32): i32 {
  return sign < 6 ? sign + (sign >>> 1) : sign - 6;
}

export function secondPlaceOf(sign: i32): i32 {
  return firstPlaceOf(sign) + (sign < 6 ? 1 : 3);
}

function readBox(box: usize, greater: i32, none: i32): void {
  for (let at: usize = 0; at < knownSize; at += 16) v128.store(box + at, i64x2.splat(0));
  for (let sign = 0; sign < 12; sign++) {
    if (((none >>> sign) & 1) !== 0) continue;
    const isGreater = ((greater >>> sign) & 1) !== 0;
    const first = firstPlaceOf(sign);
    const second = secondPlaceOf(sign);
    add(box + smallerAt, isGreater ? first : second, isGreater ? second : first);
    add(box + largerAt, isGreater ? second : first, isGreater ? first : second);
  }
  for (let digit = 0; digit < 9; digit++) store<i32>(openPlaces + (digit << 2), 511);
  // Signs that go in a circle leave no filling, so no place for any digit.
  const isFilled = keepFillings(box, 9, 511);
  for (let digit = 0; digit < 9; digit++) {
    store<u16>(box + (digit << 1), isFilled ? load<i32>(openPlaces + (digit << 2)) : 0, firstAt);
  }
  store<i32>(box, 0, idealsOf);
}

function add(places: usize, place: i32, other: i32): void {
  const at = places + (place << 1);
  store<u16>(at, (load<u16>(at) as i32) | (1 << other));
}

/** Copies a multiple of 16 bytes. */
export function copy(to: usize, from: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) v128.store(to + at, v128.load(from + at));
}
