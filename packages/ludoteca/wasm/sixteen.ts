/**
 * The candidates of a 16×16 grid with 4×4 boxes once more, for WebAssembly: step for step what
 * `src/games/greater-than/solve/planes.ts`, `narrowing.ts` and `box-paths.ts` do, which explain it; tests hold the two
 * together. Only the paths of a box begin otherwise, with all its ideals, so that there is no walk of its own.
 *
 * This is AssemblyScript, not TypeScript: numbers have types of their own, and everything lies in one memory, which
 * `src/games/greater-than/solve/swift-planes.ts` lays out alike. `npm run build:wasm` compiles it.
 *
 *     mask of an ideal    | places out of it | places into it |
 *                         31               16 15              0
 */

const size: i32 = 16;
/** The words, 16 bits each, and behind them those of the cells that have their digit: a digit is two vectors. */
const words: usize = 0;
const placed: usize = 512;
const wordBytes: usize = 544;
/** By digit: bands where it lost a place, four bits, and stacks, four bits. By box: the digits lost. */
const dirtyLines: usize = 544;
const lost: usize = 576;
/** By box: candidates of its cells, and cells with one candidate. */
const onces: usize = 640;
const lones: usize = 672;
/** By box: the layers whose candidates were never narrowed. */
const fresh: usize = 1472;
/** By depth: where the trail ended. By box and layer: how many ideals are left. */
const marks: usize = 1600;
const counts: usize = 3648;
const firstBound: usize = 4672;
const lower: usize = 4800;
const upper: usize = 6720;
const saved: usize = 8704;
const locks: usize = 287_232;
/** By box and layer: where its ideals are listed, the full one at the end; 0 for a box that is not walked. */
const layers: usize = 418_304;
const layersStride: usize = 68;
/** The ideals of a layer that lose steps: where they are listed. */
const hits: usize = 419_456;
/** For each box: masks of ideals, lists of ideals, the graph. Strides are odd numbers of cache lines. */
const masks: usize = 475_712;
const maskStride: usize = 16_704;
const lists: usize = 742_976;
const listStride: usize = 8_384;
const graphs: usize = 877_120;
const graphStride: usize = 158_016;
/** The masks while nothing is struck, then the steps, 17 to an ideal. */
const wholeBytes: usize = 16_384;
const stepBytes: usize = 34;
const trail: usize = 3_405_376;

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
let trailEnd: usize = trail;

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
  memory.fill(words, 255, placed);
  memory.fill(placed, 0, 32);
  clean();
  for (let at = fresh; at < fresh + 64; at += 4) store<i32>(at, 0xffff);
  trailEnd = trail;
  for (let box: usize = 0; box < 16; box++) {
    const own = layers + box * layersStride;
    for (let layer: usize = 0; layer < 16; layer++) {
      const at = own + (layer << 2);
      store<u32>(counts + (box << 6) + (layer << 2), (load<u32>(at, 4) - load<u32>(at)) >> 1);
    }
    const length = ((load<u32>(own, 64) - load<u32>(own)) << 1) + 4;
    memory.copy(masks + box * maskStride, graphs + box * graphStride, length);
  }
  dirtyBoxes = 0xffff;
}

function clean(): void {
  dirtyDigits = 0;
  dirtyBoxes = 0;
  changedBoxes = 0;
  memory.fill(dirtyLines, 0, 96);
}

export function save(depth: i32): void {
  memory.copy(saved + (depth as usize) * wordBytes, words, wordBytes);
  if (depth === 0) trailEnd = trail;
  store<u32>(marks + ((depth as usize) << 2), trailEnd as u32);
}

export function restore(depth: i32): void {
  memory.copy(words, saved + (depth as usize) * wordBytes, wordBytes);
  const mark = load<u32>(marks + ((depth as usize) << 2)) as usize;
  let at = trailEnd;
  while (at > mark) {
    at -= 8;
    store<u32>(load<u32>(at) as usize, load<u32>(at, 4));
  }
  trailEnd = mark;
  clean();
}

function wordAt(digit: i32, box: i32): usize {
  return words + ((digit as usize) << 5) + ((box as usize) << 1);
}

function wordOf(digit: i32, box: i32): i32 {
  return load<u16>(wordAt(digit, box)) as i32;
}

export function place(cell: i32, digit: i32): void {
  const box = cell >> 4;
  const bit = 1 << (cell & 15);
  for (let other = 0; other < size; other++) {
    const before = wordOf(other, box);
    const after = other === digit ? bit : before & ~bit;
    if (after !== before) keep(box, other, after);
  }
  dirtyBoxes |= 1 << box;
}

export function strike(cell: i32, digit: i32): void {
  const box = cell >> 4;
  keep(box, digit, wordOf(digit, box) & ~(1 << (cell & 15)));
  dirtyBoxes |= 1 << box;
}

function keep(box: i32, digit: i32, after: i32): void {
  store<u16>(wordAt(digit, box), after as u16);
  dirtyDigits |= 1 << digit;
  const lines = dirtyLines + (digit as usize);
  const own: i32 = (1 << (box >> 2)) | (16 << (box & 3));
  store<u8>(lines, load<u8>(lines) | (own as u8));
  note(box, digit);
}

/** Notes that the digit lost a place in the box. */
function note(box: i32, digit: i32): void {
  const at = lost + ((box as usize) << 2);
  store<i32>(at, load<i32>(at) | (1 << digit));
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
    if (changedBoxes !== 0 && !placeLoneCandidates()) return 0;
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

/** Whatever comes first, bands or stacks: what is left of the digit is the same. */
function narrowDigit(digit: i32): bool {
  const first = wordAt(digit, 0);
  let lines = load<u8>(dirtyLines + (digit as usize)) as i32;
  let boxes = 0;
  while (lines !== 0) {
    const line = ctz(lines);
    lines &= lines - 1;
    const changed =
      line < 4
        ? narrowBand(first + ((line as usize) << 3))
        : narrowStack(first + (((line - 4) as usize) << 1));
    if (changed < 0) return false;
    if (changed === 0) continue;
    if (line < 4) {
      lines |= changed << 4;
      boxes |= changed << (line << 2);
    } else {
      lines |= changed;
      const spread =
        (changed & 1) | ((changed & 2) << 3) | ((changed & 4) << 6) | ((changed & 8) << 9);
      boxes |= spread << (line - 4);
    }
  }
  store<u8>(dirtyLines + (digit as usize), 0);
  dirtyBoxes |= boxes;
  for (; boxes !== 0; boxes &= boxes - 1) note(ctz(boxes), digit);
  return settle(digit);
}

/**
 * The boxes of the band that lost places, a bit each; −1 when the digit has no row in one. In the table of locks rows are
 * four bits, a bit for each box; it is the same with rows and boxes exchanged.
 */
function narrowBand(at: usize): i32 {
  const before = load<u64>(at);
  let rows = before | (before >> 1);
  rows = (rows | (rows >> 2)) & 0x1111111111111111;
  const open = ((rows | (rows >> 15) | (rows >> 30) | (rows >> 45)) as i32) & 0xffff;
  const allowed = load<u16>(locks + ((open as usize) << 1)) as u64;
  if ((allowed as i32) === open) return 0;
  if (allowed === 0) return -1;
  // A bit for each row, spread over its four places.
  const kept =
    ((allowed & 0x1111) |
      (((allowed >> 1) & 0x1111) << 16) |
      (((allowed >> 2) & 0x1111) << 32) |
      (((allowed >> 3) << 48) & 0x1111000000000000)) *
    15;
  const after = before & kept;
  store<u64>(at, after);
  return lanesOf(before ^ after);
}

function narrowStack(at: usize): i32 {
  const before =
    (load<u16>(at) as u64) |
    ((load<u16>(at, 8) as u64) << 16) |
    ((load<u16>(at, 16) as u64) << 32) |
    ((load<u16>(at, 24) as u64) << 48);
  let cols = before | (before >> 8);
  cols = (cols | (cols >> 4)) & 0x000f000f000f000f;
  const open = ((cols | (cols >> 12) | (cols >> 24) | (cols >> 36)) as i32) & 0xffff;
  const allowed = load<u16>(locks + ((open as usize) << 1)) as u64;
  if ((allowed as i32) === open) return 0;
  if (allowed === 0) return -1;
  const kept =
    ((allowed & 15) |
      ((allowed & 0xf0) << 12) |
      ((allowed & 0xf00) << 24) |
      ((allowed & 0xf000) << 36)) *
    0x1111;
  const after = before & kept;
  store<u16>(at, after as u16);
  store<u16>(at, (after >> 16) as u16, 8);
  store<u16>(at, (after >> 32) as u16, 16);
  store<u16>(at, (after >> 48) as u16, 24);
  return lanesOf(before ^ after);
}

/** Which of four words are not 0, a bit each. */
function lanesOf(four: u64): i32 {
  return (
    ((four & 0xffff) !== 0 ? 1 : 0) |
    ((four & 0xffff0000) !== 0 ? 2 : 0) |
    ((four & 0xffff00000000) !== 0 ? 4 : 0) |
    (four >> 48 !== 0 ? 8 : 0)
  );
}

/** A bit for each box whose words, eight and eight, are all ones. */
function bitsOf(low: v128, high: v128): i32 {
  return i8x16.bitmask(i8x16.narrow_i16x8_s(low, high));
}

/** The words of a digit that have one place, which is not noted, or none. */
function singles(where: v128, known: v128): v128 {
  const rest = v128.and(where, i16x8.sub(where, i16x8.splat(1)));
  return i16x8.eq(v128.or(rest, v128.and(where, known)), i16x8.splat(0));
}

function settle(digit: i32): bool {
  const at = wordAt(digit, 0);
  let boxes = bitsOf(
    singles(v128.load(at), v128.load(placed)),
    singles(v128.load(at, 16), v128.load(placed, 16)),
  );
  for (; boxes !== 0; boxes &= boxes - 1) {
    const box = ctz(boxes);
    const where = wordOf(digit, box);
    if (where === 0) return false;
    const placedAt = placed + ((box as usize) << 1);
    store<u16>(placedAt, load<u16>(placedAt) | (where as u16));
    dirtyBoxes |= 1 << box;
    for (let other = 0; other < size; other++) {
      const before = wordOf(other, box);
      if (other !== digit && (before & where) !== 0) keep(box, other, before & ~where);
    }
  }
  return true;
}

/** The boxes, of eight, with cells that have one candidate, which is not noted, or none; what they are is written down. */
function loneIn(half: usize): v128 {
  let once = i16x8.splat(0);
  let twice = once;
  for (let at = words + half; at < placed; at += 32) {
    const where = v128.load(at);
    twice = v128.or(twice, v128.and(once, where));
    once = v128.or(once, where);
  }
  const lone = v128.andnot(v128.andnot(once, twice), v128.load(placed + half));
  v128.store(onces + half, once);
  v128.store(lones + half, lone);
  return i16x8.ne(v128.or(lone, v128.not(once)), i16x8.splat(0));
}

function placeLoneCandidates(): bool {
  changedBoxes = 0;
  for (let boxes = bitsOf(loneIn(0), loneIn(16)); boxes !== 0; boxes &= boxes - 1) {
    const box = ctz(boxes);
    const lone = load<u16>(lones + ((box as usize) << 1)) as i32;
    let taken = load<u16>(onces + ((box as usize) << 1)) === 0xffff ? 0 : -1;
    const placedAt = placed + ((box as usize) << 1);
    store<u16>(placedAt, load<u16>(placedAt) | (lone as u16));
    for (let digit = 0; digit < size && (taken & (taken - 1)) === 0; digit++) {
      const before = wordOf(digit, box);
      taken = before & lone;
      if (taken !== 0 && taken !== before) keep(box, digit, taken);
    }
    if ((taken & (taken - 1)) === 0) continue;
    failedBoxNow = box;
    return false;
  }
  return true;
}

function narrowBox(box: i32): bool {
  workDone += workOfPlace * size;
  return fillBox(box) && narrowBounds(box);
}

function fillBox(box: i32): bool {
  if (load<i32>(layers + (box as usize) * layersStride) === 0) return true;
  const lostAt = lost + ((box as usize) << 2);
  const isFilled = narrowPaths(box, load<i32>(lostAt));
  store<i32>(lostAt, 0);
  return isFilled;
}

/** A box whose candidates were never narrowed has all its ideals; nobody goes back to before that. */
function narrowPaths(box: i32, lostDigits: i32): bool {
  const steps = graphs + (box as usize) * graphStride + wholeBytes + 2;
  const base = masks + (box as usize) * maskStride;
  const lays = layers + (box as usize) * layersStride;
  const cnts = counts + ((box as usize) << 6);
  const freshAt = fresh + ((box as usize) << 2);
  let end = trailEnd;
  let seen = 0;
  let stuck = 0;
  let touched = load<i32>(freshAt);
  let todo = lostDigits;
  while (todo !== 0) {
    const layer = ctz(todo);
    todo &= todo - 1;
    if (layer === size) {
      trailEnd = end;
      return false;
    }
    const where = wordOf(layer, box);
    const first = load<u32>(lays + ((layer as usize) << 2)) as usize;
    const before = load<i32>(cnts + ((layer as usize) << 2));
    let last = first + ((before as usize) << 1);
    const whole = last;
    seen += before;
    // Which ideals lose steps is hard to foretell, so there is no branch here.
    let hit = hits;
    for (let at = last - 2; at >= first; at -= 2) {
      const both = load<u32>(base + ((load<u16>(at) as usize) << 2));
      const out = both >> 16;
      store<u32>(hit, at as u32);
      hit += select<usize>(4, 0, select<u32>(out & ~where, out, (both & 0xffff) !== 0) !== 0);
    }
    if (hit !== hits) touched |= 1 << layer;
    for (let each = hits; each !== hit; each += 4) {
      const at = load<u32>(each) as usize;
      const ideal = load<u16>(at) as usize;
      const mask = base + (ideal << 2);
      const both = load<u32>(mask);
      const isReached = (both & 0xffff) !== 0;
      const out = both >> 16;
      let gone = select<u32>(out & ~where, out, isReached);
      store<u32>(end, mask as u32);
      store<u32>(end, both, 4);
      end += 8;
      store<u32>(mask, both ^ (gone << 16));
      if (!isReached) {
        last -= 2;
        store<u16>(at, load<u16>(last));
        store<u16>(last, ideal as u16);
      } else if (out === gone) {
        stuck |= 1 << layer;
      }
      const stepsOf = steps + ideal * stepBytes;
      do {
        const step = ctz(gone) as usize;
        const into = base + ((load<u16>(stepsOf + (step << 1)) as usize) << 2);
        const ways = load<u32>(into);
        store<u32>(end, into as u32);
        store<u32>(end, ways, 4);
        end += 8;
        const left = ways ^ (gone & -gone);
        store<u32>(into, left);
        todo |= select<i32>(2 << layer, 0, (left & 0xffff) === 0);
        gone &= gone - 1;
      } while (gone !== 0);
    }
    if (last === whole) continue;
    const countAt = cnts + ((layer as usize) << 2);
    store<u32>(end, countAt as u32);
    store<i32>(end, before, 4);
    end += 8;
    store<i32>(countAt, ((last - first) >> 1) as i32);
  }
  while (stuck !== 0) {
    const layer = 31 - clz(stuck);
    stuck ^= 1 << layer;
    if (layer === 0) {
      trailEnd = end;
      return false;
    }
    touched |= 1 << (layer - 1);
    const first = load<u32>(lays + ((layer as usize) << 2)) as usize;
    const countAt = cnts + ((layer as usize) << 2);
    const before = load<i32>(countAt);
    let last = first + ((before as usize) << 1);
    store<u32>(end, countAt as u32);
    store<i32>(end, before, 4);
    end += 8;
    seen += before;
    for (let at = last - 2; at >= first; at -= 2) {
      const ideal = load<u16>(at) as usize;
      const both = load<u32>(base + (ideal << 2));
      if (both >> 16 !== 0) continue;
      last -= 2;
      store<u16>(at, load<u16>(last));
      store<u16>(last, ideal as u16);
      const stepsOf = steps + ideal * stepBytes;
      for (let ways = both; ways !== 0; ways &= ways - 1) {
        const step = ctz(ways) as usize;
        const from = base + ((load<u16>(stepsOf + (step << 1)) as usize) << 2);
        const was = load<u32>(from);
        store<u32>(end, from as u32);
        store<u32>(end, was, 4);
        end += 8;
        const left = was ^ ((ways & -ways) << 16);
        store<u32>(from, left);
        stuck |= select<i32>(1 << (layer - 1), 0, left >> 16 === 0);
      }
    }
    store<i32>(countAt, ((last - first) >> 1) as i32);
  }
  const isFresh = load<i32>(freshAt) !== 0;
  store<i32>(freshAt, 0);
  trailEnd = isFresh ? trail : end;
  for (; touched !== 0; touched &= touched - 1) {
    const layer = ctz(touched);
    const where = wordOf(layer, box);
    if ((where & (where - 1)) === 0) continue;
    const first = load<u32>(lays + ((layer as usize) << 2)) as usize;
    const count = load<i32>(cnts + ((layer as usize) << 2));
    const last = first + ((count as usize) << 1);
    seen += count;
    let any: u32 = 0;
    for (let at = first; at < last; at += 2)
      any |= load<u32>(base + ((load<u16>(at) as usize) << 2));
    const kept = (any >> 16) as i32;
    if (kept !== where) keep(box, layer, kept);
  }
  if (!isFresh) workDone += seen;
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
