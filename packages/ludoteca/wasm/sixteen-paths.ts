/**
 * The paths through a 4×4 box for WebAssembly: what `src/games/greater-than/solve/box-paths.ts` does, which explains it. All
 * that is changed goes onto a trail and can be taken back.
 *
 *     mask of an ideal    | places out of it | places into it |
 *                         31               16 15              0
 */

import {
  begun,
  choices,
  counts,
  graphStride,
  graphs,
  layerStart,
  layers,
  listStride,
  lists,
  marks,
  maskStride,
  masks,
  nextBytes,
  places,
  queue,
  reached,
  size,
  stepBytes,
  trail,
  useful,
} from './sixteen-memory';

/** The ideals that the last of these has looked at. */
export let visited: i32 = 0;
let trailEnd: usize = trail;
let walks: i32 = 0;

/** Forgets what could be taken back. */
export function clearTrail(): void {
  trailEnd = trail;
}

export function markTrail(depth: i32): void {
  store<u32>(marks + ((depth as usize) << 2), trailEnd as u32);
}

/** Takes back what was done to paths since the mark. */
export function takeBack(depth: i32): void {
  const mark = load<u32>(marks + ((depth as usize) << 2)) as usize;
  let at = trailEnd;
  while (at > mark) {
    at -= 8;
    store<u32>(load<u32>(at) as usize, load<u32>(at, 4));
  }
  trailEnd = mark;
}

/** Walks a whole box for the first time, and keeps its paths. */
export function walk(box: i32): i32 {
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

/** Takes lost places out of the paths that are kept, and tells the digits that lose more by that; -1 when none is left. */
export function narrowPaths(box: i32, lostDigits: i32): i32 {
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
