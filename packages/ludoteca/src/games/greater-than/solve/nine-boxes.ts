/**
 * The fillings of a 3×3 box, walked as order ideals (see `order-ideals.ts`), for the 9×9 engine.
 *
 * An ideal is the mask of its nine places, so it can index arrays by itself. For each pattern of
 * signs the places that may come next are kept on a cache, 512 entries a pattern:
 *
 *   nextPlaces   | pattern 1: of each ideal | pattern 2: of each ideal | …
 *                 512·1                      512·2
 */

/** The signs inside a box, by number: six to the right, row by row, then six down. */
export const signsInBox = 12;

/** The places a sign stands between. */
export function firstPlaceOf(sign: number): number {
  return sign < 6 ? sign + (sign >>> 1) : sign - 6;
}

export function secondPlaceOf(sign: number): number {
  return firstPlaceOf(sign) + (sign < 6 ? 1 : 3);
}

/** Patterns the cache has room for; when it is full it is emptied. */
const room = 4096;
const patterns = 3 ** signsInBox;

/** The cache number of each pattern; 0 when it has none. */
const cacheNumber = new Uint16Array(patterns);
const nextPlaces = new Uint16Array(room * 512);
/** For cache number · 9 + digit: where the digit may stand as far as the signs of the box alone tell. */
export const firstPlaces = new Uint16Array(room * 9);
/** For cache number · 9 + place: the places that a sign says are larger, and those that are smaller. */
const largerPlaces = new Uint16Array(room * 9);
const smallerPlaces = new Uint16Array(room * 9);
let cached = 0;

/**
 * How often the cache was emptied. Whoever keeps cache numbers asks for them anew when this has
 * changed.
 */
export let cacheAge = 0;

/** Makes sure that all boxes of one grid find room together. */
export function makeRoom(): void {
  if (cached + 9 < room) return;
  cacheNumber.fill(0);
  cached = 0;
  cacheAge++;
}

/** The cache number of a pattern: its signs as digits of base 3 (0 `<`, 1 none, 2 `>`), first lowest. */
export function cachePattern(pattern: number): number {
  const known = cacheNumber[pattern];
  return known === 0 ? cacheNew(pattern) : known;
}

function cacheNew(pattern: number): number {
  cached++;
  cacheNumber[pattern] = cached;
  readPattern(pattern, 9 * cached);
  const base = cached * 512;
  const walk = ++walks;
  let tail = 1;
  queue[0] = 0;
  for (let head = 0; head < tail; head++) {
    const ideal = queue[head];
    let next = 0;
    for (let place = 0; place < 9; place++) {
      const bit = 1 << place;
      if ((ideal & bit) !== 0 || (smallerPlaces[9 * cached + place] & ~ideal) !== 0) continue;
      next |= bit;
      if (reached[ideal | bit] === walk) continue;
      reached[ideal | bit] = walk;
      queue[tail++] = ideal | bit;
    }
    nextPlaces[base + ideal] = next;
  }
  boxPlaces.fill(511);
  // Signs that go in a circle leave no filling, so no place for any digit.
  if (narrowBox(cached) < 0) boxPlaces.fill(0);
  firstPlaces.set(boxPlaces, cached * 9);
  return cached;
}

/** Sets the places that are larger and smaller than each place, from `first` on. */
function readPattern(pattern: number, first: number): void {
  largerPlaces.fill(0, first, first + 9);
  smallerPlaces.fill(0, first, first + 9);
  let rest = pattern;
  for (let sign = 0; sign < signsInBox; sign++) {
    const kind = rest % 3;
    const before = firstPlaceOf(sign);
    const after = secondPlaceOf(sign);
    if (kind === 0) {
      smallerPlaces[first + after] |= 1 << before;
      largerPlaces[first + before] |= 1 << after;
    }
    if (kind === 2) {
      smallerPlaces[first + before] |= 1 << after;
      largerPlaces[first + after] |= 1 << before;
    }
    rest = Math.floor(rest / 3);
  }
}

/** The box in hand: where each digit may stand. `narrowBox` reads and narrows it. */
export const boxPlaces = new Int32Array(9);

/** The digits without a place yet, where they may stand, and the cells of the smaller digits placed. */
const openDigits = new Uint8Array(9);
const openPlaces = new Int32Array(9);
const placedBelow = new Int32Array(9);

/** Ideals reached from below, layer by layer, and the places that may come next in each. */
const queue = new Uint16Array(520);
const choices = new Uint16Array(520);
const layerStart = new Uint16Array(10);
/** The walk that last reached an ideal. */
const reached = new Int32Array(512);
/** Whether the full box can be reached from an ideal: all ones, or 0. */
const useful = new Int32Array(512);
let walks = 0;

/**
 * Keeps exactly the candidates in hand that some filling of the box uses. Answers the digits that
 * lost a place, as a mask; −1 when there is no filling. A digit with one place must be settled: no
 * other digit may stand there.
 *
 * Only the open digits are walked: ideals are kept without the cells of placed digits, which are
 * known at each layer.
 *
 * The inner loops are written to mispredict little. Stepping by no place (`bit` 0) leads back to the
 * ideal itself, which is reached already and adds nothing, so the usual number of steps is taken
 * without asking; an ideal reached twice is overwritten in the queue instead of being skipped.
 */
export function narrowBox(cache: number): number {
  const layers = sortDigits(cache);
  if (layers < 0) return -1;
  const base = cache * 512;
  const walk = ++walks;
  let head = 0;
  let tail = 1;
  queue[0] = 0;
  reached[0] = walk;
  for (let layer = 0; layer < layers; layer++) {
    const places = openPlaces[layer];
    const placed = base + placedBelow[layer];
    const end = tail;
    layerStart[layer] = head;
    for (; head < end; head++) {
      const ideal = queue[head];
      let rest = nextPlaces[placed + ideal] & places;
      choices[head] = rest;
      let bit = rest & -rest;
      let step = ideal | bit;
      let news = reached[step] ^ walk;
      rest ^= bit;
      reached[step] = walk;
      queue[tail] = step;
      tail += (news | -news) >>> 31;
      do {
        bit = rest & -rest;
        step = ideal | bit;
        news = reached[step] ^ walk;
        rest ^= bit;
        reached[step] = walk;
        queue[tail] = step;
        tail += (news | -news) >>> 31;
      } while (rest !== 0);
    }
    if (tail === end) return -1;
  }

  head = tail - 1;
  useful[queue[head--]] = -1;
  let narrowed = 0;
  for (let layer = layers - 1; layer >= 0; layer--) {
    const start = layerStart[layer];
    let kept = 0;
    for (; head >= start; head--) {
      const ideal = queue[head];
      let rest = choices[head];
      let bit = rest & -rest;
      let found = bit & useful[ideal | bit];
      rest ^= bit;
      bit = rest & -rest;
      found |= bit & useful[ideal | bit];
      rest ^= bit;
      do {
        bit = rest & -rest;
        found |= bit & useful[ideal | bit];
        rest ^= bit;
      } while (rest !== 0);
      useful[ideal] = -found >> 31;
      kept |= found;
    }
    const digit = openDigits[layer];
    if (kept !== boxPlaces[digit]) {
      boxPlaces[digit] = kept;
      narrowed |= 1 << digit;
    }
  }
  return narrowed;
}

/** Sets the open digits and what goes with them; answers how many, −1 when the placed ones clash. */
function sortDigits(cache: number): number {
  const places = 9 * cache;
  // What must be larger than a placed digit holds none up to it; then the same from the other side.
  let tooLarge = 0;
  for (let digit = 8; digit >= 0; digit--) {
    const where = boxPlaces[digit];
    if ((where & (where - 1)) === 0) tooLarge |= largerPlaces[places + 31 - Math.clz32(where)];
    openPlaces[digit] = where & ~tooLarge;
  }
  let open = 0;
  let tooSmall = 0;
  let placed = 0;
  for (let digit = 0; digit < 9; digit++) {
    const where = boxPlaces[digit];
    const kept = openPlaces[digit] & ~tooSmall;
    if ((where & (where - 1)) === 0) {
      if (kept === 0) return -1;
      tooSmall |= smallerPlaces[places + 31 - Math.clz32(where)];
      placed |= where;
    } else {
      openDigits[open] = digit;
      openPlaces[open] = kept;
      placedBelow[open] = placed;
      open++;
    }
  }
  return open;
}

/** Whether the one filling left, in which each digit has its place, obeys the signs. */
export function fits(cache: number, band: Int32Array, first: number, shift: number): boolean {
  const base = cache * 512;
  let ideal = 0;
  for (let digit = 0; digit < 9; digit++) {
    const place = (band[first + digit] >>> shift) & 511;
    if ((nextPlaces[base + ideal] & place) === 0) return false;
    ideal |= place;
  }
  return true;
}
