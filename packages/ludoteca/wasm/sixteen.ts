/**
 * The candidates of a 16×16 grid with 4×4 boxes once more, for WebAssembly: step for step what
 * `src/games/greater-than/solve/planes.ts`, `narrowing.ts`, `box-filler.ts` and `box-paths.ts` do, which explain it; tests
 * hold the two together.
 *
 * This is AssemblyScript, not TypeScript: numbers have types of their own, and everything lies in one memory, which
 * `src/games/greater-than/solve/swift-planes.ts` lays out alike. `npm run build:wasm` compiles it.
 *
 *     mask of an ideal    | places out of it | places into it |
 *                         31               16 15              0
 */

const size: i32 = 16;
/** The words, and behind them those of the cells that have their digit. */
const words: usize = 0;
const placed: usize = 1024;
const wordBytes: usize = 1088;
/** By digit: bands and stacks where it lost a place, boxes where it is not settled. By box: the digits lost. */
const dirtyBands: usize = 1088;
const dirtyStacks: usize = 1152;
const unsettled: usize = 1216;
const lost: usize = 1280;
/** The box in hand, by digit; where layers begin in the queue. */
const places: usize = 1344;
const layerStart: usize = 1408;
/** By box: whether its paths are kept, and whether it is walked at all. */
const begun: usize = 1472;
const graphed: usize = 1536;
/** By depth: where the trail ended. By box and layer: where its ideals are listed, and how many are left. */
const marks: usize = 1600;
const layers: usize = 2624;
const counts: usize = 3648;
const firstBound: usize = 4672;
const lower: usize = 4800;
const upper: usize = 6720;
const saved: usize = 8704;
const locks: usize = 287_232;
/** The walk of a whole box. */
const queue: usize = 418_304;
const choices: usize = 426_504;
const reached: usize = 442_896;
const useful: usize = 459_280;
/** For each box: masks of ideals, lists of ideals, the graph. Strides are odd numbers of cache lines. */
const masks: usize = 475_712;
const maskStride: usize = 16_704;
const lists: usize = 742_976;
const listStride: usize = 8_384;
const graphs: usize = 877_120;
const graphStride: usize = 158_016;
/** The places that may come next, then the steps, 17 to an ideal. */
const nextBytes: usize = 16_384;
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
let visited: i32 = 0;
let walks: i32 = 0;

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
  trailEnd = trail;
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

/** Walks a whole box for the first time, and keeps its paths. */
function walk(box: i32): i32 {
  const next = graphs + (box as usize) * graphStride;
  const steps = next + nextBytes + 2;
  const stamp = ++walks;
  let head: i32 = 0;
  let tail: i32 = 1;
  store<u16>(queue, 0);
  for (let layer = 0; layer < size; layer++) {
    const where = load<i32>(places + ((layer as usize) << 2));
    const end = tail;
    store<i32>(layerStart + ((layer as usize) << 2), head);
    for (; head < end; head++) {
      const ideal = load<u16>(queue + ((head as usize) << 1)) as usize;
      let rest = load<i32>(next + (ideal << 2)) & where;
      store<i32>(choices + ((head as usize) << 2), rest);
      for (; rest !== 0; rest &= rest - 1) {
        const step = load<u16>(steps + ideal * stepBytes + ((ctz(rest) as usize) << 1)) as usize;
        const at = reached + (step << 2);
        if (load<i32>(at) === stamp) continue;
        store<i32>(at, stamp);
        store<u16>(queue + ((tail as usize) << 1), step as u16);
        tail++;
      }
    }
    visited = tail;
    if (tail === end) return -1;
  }
  head = tail - 1;
  store<i32>(useful + ((load<u16>(queue + ((head as usize) << 1)) as usize) << 2), 1);
  head--;
  let narrowed = 0;
  for (let layer = size - 1; layer >= 0; layer--) {
    const start = load<i32>(layerStart + ((layer as usize) << 2));
    let kept = 0;
    for (; head >= start; head--) {
      const ideal = load<u16>(queue + ((head as usize) << 1)) as usize;
      let found = 0;
      for (let rest = load<i32>(choices + ((head as usize) << 2)); rest !== 0; rest &= rest - 1) {
        const step = load<u16>(steps + ideal * stepBytes + ((ctz(rest) as usize) << 1)) as usize;
        if (load<i32>(useful + (step << 2)) !== 0) found |= rest & -rest;
      }
      store<i32>(useful + (ideal << 2), found);
      kept |= found;
    }
    const at = places + ((layer as usize) << 2);
    if (kept === load<i32>(at)) continue;
    store<i32>(at, kept);
    narrowed |= 1 << layer;
  }
  keepPaths(box, tail);
  return narrowed;
}

function keepPaths(box: i32, tail: i32): void {
  const steps = graphs + (box as usize) * graphStride + nextBytes + 2;
  const base = masks + (box as usize) * maskStride;
  store<i32>(begun + ((box as usize) << 2), 1);
  for (let at = 0; at < tail; at++) {
    store<u32>(base + ((load<u16>(queue + ((at as usize) << 1)) as usize) << 2), 0);
  }
  store<u32>(base, 0xffff);
  let end = lists + (box as usize) * listStride;
  for (let layer = 0; layer < size; layer++) {
    const first = end;
    const last =
      layer + 1 < size ? load<i32>(layerStart + (((layer + 1) as usize) << 2)) : tail - 1;
    for (let at = load<i32>(layerStart + ((layer as usize) << 2)); at < last; at++) {
      const ideal = load<u16>(queue + ((at as usize) << 1)) as usize;
      const out = load<i32>(useful + (ideal << 2));
      if (out === 0) continue;
      store<u16>(end, ideal as u16);
      end += 2;
      const mask = base + (ideal << 2);
      store<u32>(mask, load<u32>(mask) | (out << 16));
      for (let rest = out; rest !== 0; rest &= rest - 1) {
        const step = load<u16>(steps + ideal * stepBytes + ((ctz(rest) as usize) << 1)) as usize;
        const into = base + (step << 2);
        store<u32>(into, load<u32>(into) | (rest & -rest));
      }
    }
    const slot = (((box << 4) + layer) as usize) << 2;
    store<u32>(layers + slot, first as u32);
    store<i32>(counts + slot, ((end - first) >> 1) as i32);
  }
}

function narrowPaths(box: i32, lostDigits: i32): i32 {
  const steps = graphs + (box as usize) * graphStride + nextBytes + 2;
  const base = masks + (box as usize) * maskStride;
  const lays = layers + ((box as usize) << 6);
  const cnts = counts + ((box as usize) << 6);
  let end = trailEnd;
  let seen = 0;
  let stuck = 0;
  let touched = 0;
  let todo = lostDigits;
  while (todo !== 0) {
    const layer = ctz(todo);
    todo &= todo - 1;
    if (layer === size) {
      trailEnd = end;
      visited = seen;
      return -1;
    }
    const where = load<i32>(places + ((layer as usize) << 2));
    const first = load<u32>(lays + ((layer as usize) << 2)) as usize;
    const before = load<i32>(cnts + ((layer as usize) << 2));
    let last = first + ((before as usize) << 1);
    const whole = last;
    seen += before;
    for (let at = last - 2; at >= first; at -= 2) {
      const ideal = load<u16>(at) as usize;
      const mask = base + (ideal << 2);
      const both = load<u32>(mask);
      const isReached = (both & 0xffff) !== 0;
      const out = both >> 16;
      let gone = select<u32>(out & ~where, out, isReached);
      if (gone === 0) continue;
      touched |= 1 << layer;
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
        if ((left & 0xffff) === 0) todo |= 2 << layer;
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
      visited = seen;
      return -1;
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
        if (left >> 16 === 0) stuck |= 1 << (layer - 1);
      }
    }
    store<i32>(countAt, ((last - first) >> 1) as i32);
  }
  trailEnd = end;
  let narrowed = 0;
  for (; touched !== 0; touched &= touched - 1) {
    const layer = ctz(touched);
    const where = load<i32>(places + ((layer as usize) << 2));
    if ((where & (where - 1)) === 0) continue;
    const first = load<u32>(lays + ((layer as usize) << 2)) as usize;
    const count = load<i32>(cnts + ((layer as usize) << 2));
    const last = first + ((count as usize) << 1);
    seen += count;
    let any: u32 = 0;
    for (let at = first; at < last; at += 2)
      any |= load<u32>(base + ((load<u16>(at) as usize) << 2));
    const kept = (any >> 16) as i32;
    if (kept === where) continue;
    store<i32>(places + ((layer as usize) << 2), kept);
    narrowed |= 1 << layer;
  }
  visited = seen;
  return narrowed;
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
