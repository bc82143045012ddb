/**
 * What lines say of their regions, once more, for WebAssembly, which works on two numbers at a time. What is done is explained in
 * `src/games/cross-a-pix/solve/voices.ts`, and where states lie in `line-layers.ts` beside it; the two agree to the last bit,
 * and tests hold them together.
 *
 * This is AssemblyScript, not TypeScript: numbers have types of their own, and everything lies in one memory, which
 * `src/games/cross-a-pix/solve/swift-voices.ts` lays out and reads. `npm run build:wasm` compiles it.
 *
 *     address 0   4 bytes each: regions; where what is believed of them begins, leanings, values; lines; where they begin;
 *                 where the states of the line in hand begin
 *     region      8 bytes what is believed of it, 8 its leaning; a byte its value: 0 open, 1 painted, 3 blank
 *     line        4 bytes each: segments, painted, blocks, bytes of states; where its segments begin, layers, told, heard
 *     segment     4 bytes each: its region, its length; 8 bytes told, 8 heard, room for an even number of them
 *     layer       4 bytes each: least, most, origin, stride, first, last; all but the first two in bytes
 */

const surest: f64 = 12;

/** Bytes of a layer. */
const layerSize = 24;

// @ts-expect-error: decorator
function leastOf(layer: usize): i32 {
  return load<i32>(layer);
}
// @ts-expect-error: decorator
function mostOf(layer: usize): i32 {
  return load<i32>(layer, 4);
}
// @ts-expect-error: decorator
function originOf(layer: usize): i32 {
  return load<i32>(layer, 8);
}
// @ts-expect-error: decorator
function strideOf(layer: usize): i32 {
  return load<i32>(layer, 12);
}
// @ts-expect-error: decorator
function firstOf(layer: usize): i32 {
  return load<i32>(layer, 16);
}
// @ts-expect-error: decorator
function lastOf(layer: usize): i32 {
  return load<i32>(layer, 20);
}

/** What was believed counts by its share, the leaning by the rest; then each line adds what it told last. */
export function remember(past: f64): void {
  const regions = load<i32>(0);
  const believed: usize = load<i32>(4);
  const leaning: usize = load<i32>(8);
  for (let region = 0; region < regions; region++) {
    const at = region << 3;
    store<f64>(
      believed + at,
      load<f64>(believed + at) * past + load<f64>(leaning + at) * (1 - past),
    );
  }
  const lines = load<i32>(16);
  for (let number = 0; number < lines; number++) {
    const line: usize = load<i32>(20) + (number << 5);
    const size = load<i32>(line);
    const segments: usize = load<i32>(line, 16);
    const told: usize = load<i32>(line, 24);
    for (let at = 0; at < size; at++) {
      const place = believed + (load<i32>(segments + (at << 3)) << 3);
      store<f64>(place, load<f64>(place) + load<f64>(told + (at << 3)));
    }
  }
}

/** How many lines have clues that the likelier colours miss. */
export function missed(): i32 {
  const believed: usize = load<i32>(4);
  const values: usize = load<i32>(12);
  const lines = load<i32>(16);
  let count = 0;
  for (let number = 0; number < lines; number++) {
    const line: usize = load<i32>(20) + (number << 5);
    const size = load<i32>(line);
    const segments: usize = load<i32>(line, 16);
    let counted = 0;
    let started = 0;
    let wasPainted = false;
    for (let at = 0; at < size; at++) {
      const region = load<i32>(segments + (at << 3));
      const value = load<u8>(values + region);
      const isPainted = value === 0 ? load<f64>(believed + (region << 3)) > 0 : value === 1;
      if (isPainted) {
        counted += load<i32>(segments + (at << 3), 4);
        if (!wasPainted) started++;
      }
      wasPainted = isPainted;
    }
    if (counted !== load<i32>(line, 4) || started !== load<i32>(line, 8)) count++;
  }
  return count;
}

/** A line hears what is believed, makes up its mind, and tells it in place of what it told before. */
export function think(number: i32): void {
  const line: usize = load<i32>(20) + (number << 5);
  const weights: usize = load<i32>(24);
  hear(line);
  memory.fill(weights, 0, load<i32>(line, 12));
  forwards(line, weights);
  backwards(line, weights);
}

function hear(line: usize): void {
  const believed: usize = load<i32>(4);
  const values: usize = load<i32>(12);
  const size = load<i32>(line);
  const segments: usize = load<i32>(line, 16);
  const told: usize = load<i32>(line, 24);
  const heard: usize = load<i32>(line, 28);
  const one = f64x2.splat(1);
  // The last of them perhaps with what is told of none.
  for (let at = 0; at < size; at += 2) {
    const place = at << 3;
    const region = load<i32>(segments + place);
    const other = at + 1 < size ? load<i32>(segments + place, 8) : region;
    const all = f64x2.replace_lane(
      f64x2.splat(load<f64>(believed + (region << 3))),
      1,
      load<f64>(believed + (other << 3)),
    );
    const odds = f64x2.sub(v128.load(told + place), all);
    const clamped = f64x2.max(f64x2.min(odds, f64x2.splat(surest)), f64x2.splat(-surest));
    const part = f64x2.mul(clamped, f64x2.splat(1.0 / 2048));
    let power = f64x2.div(f64x2.add(one, part), f64x2.sub(one, part));
    for (let squaring = 0; squaring < 10; squaring++) power = f64x2.mul(power, power);
    v128.store(heard + place, f64x2.div(one, f64x2.add(one, power)));
  }
  for (let at = 0; at < size; at++) {
    const value = load<u8>(values + load<i32>(segments + (at << 3)));
    if (value !== 0) store<f64>(heard + (at << 3), value === 1 ? 1 : 0);
  }
}

function forwards(line: usize, weights: usize): void {
  const size = load<i32>(line);
  const segments: usize = load<i32>(line, 16);
  const heard: usize = load<i32>(line, 28);
  let layer: usize = load<i32>(line, 20);
  store<f64>(weights + originOf(layer), 1);
  for (let at = 0; at < size; at++) {
    const ifPainted = f64x2.splat(load<f64>(heard + (at << 3)));
    const ifBlank = f64x2.sub(f64x2.splat(1), ifPainted);
    const length = load<i32>(segments + (at << 3), 4);
    const least = leastOf(layer);
    const most = mostOf(layer);
    const stride = strideOf(layer);
    const row = stride << 1;
    const from = weights + originOf(layer);
    layer += layerSize;
    const first = firstOf(layer);
    const last = lastOf(layer);
    const newStride = strideOf(layer);
    const newRow = newStride << 1;
    const to = weights + originOf(layer);
    const end = mostOf(layer);
    for (let counted = leastOf(layer); counted <= end; counted++) {
      const into = to + counted * newRow;
      const rest = counted - length;
      const isLeft = counted >= least && counted <= most;
      const isPainted = rest >= least && rest <= most;
      const stay = from + counted * row;
      const came = from + rest * row;
      if (isLeft && isPainted) {
        for (let place = first; place <= last; place += 16) {
          const reached = f64x2.add(v128.load(stay + place), v128.load(stay + stride + place));
          const started = f64x2.add(v128.load(came + place - 8), v128.load(came + stride + place));
          v128.store(into + place, f64x2.mul(reached, ifBlank));
          v128.store(into + newStride + place, f64x2.mul(started, ifPainted));
        }
      } else if (isLeft) {
        for (let place = first; place <= last; place += 16) {
          const reached = f64x2.add(v128.load(stay + place), v128.load(stay + stride + place));
          v128.store(into + place, f64x2.mul(reached, ifBlank));
        }
      } else if (isPainted) {
        for (let place = first; place <= last; place += 16) {
          const started = f64x2.add(v128.load(came + place - 8), v128.load(came + stride + place));
          v128.store(into + newStride + place, f64x2.mul(started, ifPainted));
        }
      }
    }
  }
}

function backwards(line: usize, weights: usize): void {
  const believed: usize = load<i32>(4);
  const values: usize = load<i32>(12);
  const size = load<i32>(line);
  const blocks = load<i32>(line, 8);
  const segments: usize = load<i32>(line, 16);
  const told: usize = load<i32>(line, 24);
  const heard: usize = load<i32>(line, 28);
  const zero = f64x2.splat(0);
  let layer: usize = load<i32>(line, 20) + size * layerSize;
  const lastRow = weights + originOf(layer) + load<i32>(line, 4) * (strideOf(layer) << 1);
  // What was reached beyond the goal is not good.
  memory.fill(lastRow + firstOf(layer) - 8, 0, strideOf(layer) << 1);
  store<f64>(lastRow + (blocks << 3), 1);
  store<f64>(lastRow + strideOf(layer) + (blocks << 3), 1);
  for (let at = size - 1; at >= 0; at--) {
    const ifPainted = f64x2.splat(load<f64>(heard + (at << 3)));
    const ifBlank = f64x2.sub(f64x2.splat(1), ifPainted);
    const length = load<i32>(segments + (at << 3), 4);
    const least = leastOf(layer);
    const most = mostOf(layer);
    const nextStride = strideOf(layer);
    const nextRow = nextStride << 1;
    const after = weights + originOf(layer);
    layer -= layerSize;
    const first = firstOf(layer);
    const last = lastOf(layer);
    const stride = strideOf(layer);
    const row = stride << 1;
    const here = weights + originOf(layer);
    const end = mostOf(layer);
    let forBlank = zero;
    let forPainted = zero;
    for (let counted = leastOf(layer); counted <= end; counted++) {
      const state = here + counted * row;
      const next = counted + length;
      const isLeft = counted >= least && counted <= most;
      const isPainted = next >= least && next <= most;
      const left = after + counted * nextRow;
      const reached = after + nextStride + next * nextRow;
      if (isLeft && isPainted) {
        for (let place = first; place <= last; place += 16) {
          const ifLeft = v128.load(left + place);
          const goesOn = v128.load(reached + place);
          const starts = v128.load(reached + place, 8);
          const blank = v128.load(state + place);
          const painted = v128.load(state + stride + place);
          forBlank = f64x2.add(forBlank, f64x2.mul(f64x2.add(blank, painted), ifLeft));
          forPainted = f64x2.add(
            forPainted,
            f64x2.add(f64x2.mul(painted, goesOn), f64x2.mul(blank, starts)),
          );
          const stays = f64x2.mul(ifBlank, ifLeft);
          v128.store(state + place, f64x2.add(stays, f64x2.mul(ifPainted, starts)));
          v128.store(state + stride + place, f64x2.add(stays, f64x2.mul(ifPainted, goesOn)));
        }
      } else if (isLeft) {
        for (let place = first; place <= last; place += 16) {
          const ifLeft = v128.load(left + place);
          const blank = v128.load(state + place);
          const painted = v128.load(state + stride + place);
          forBlank = f64x2.add(forBlank, f64x2.mul(f64x2.add(blank, painted), ifLeft));
          const stays = f64x2.mul(ifBlank, ifLeft);
          v128.store(state + place, stays);
          v128.store(state + stride + place, stays);
        }
      } else if (isPainted) {
        for (let place = first; place <= last; place += 16) {
          const goesOn = v128.load(reached + place);
          const starts = v128.load(reached + place, 8);
          const blank = v128.load(state + place);
          const painted = v128.load(state + stride + place);
          forPainted = f64x2.add(
            forPainted,
            f64x2.add(f64x2.mul(painted, goesOn), f64x2.mul(blank, starts)),
          );
          v128.store(state + place, f64x2.mul(ifPainted, starts));
          v128.store(state + stride + place, f64x2.mul(ifPainted, goesOn));
        }
      } else {
        for (let place = first; place <= last; place += 16) {
          v128.store(state + place, zero);
          v128.store(state + stride + place, zero);
        }
      }
    }
    const region = load<i32>(segments + (at << 3));
    if (load<u8>(values + region) === 0) {
      const odds = oddsOf(
        f64x2.extract_lane(forPainted, 0) + f64x2.extract_lane(forPainted, 1),
        f64x2.extract_lane(forBlank, 0) + f64x2.extract_lane(forBlank, 1),
      );
      const place = believed + (region << 3);
      store<f64>(place, load<f64>(place) + (odds - load<f64>(told + (at << 3))));
      store<f64>(told + (at << 3), odds);
    }
  }
}

function oddsOf(one: f64, other: f64): f64 {
  if (one <= 0 && other <= 0) return 0;
  if (other <= 0) return surest;
  if (one <= 0) return -surest;
  return max(min(logarithm(one / other), surest), -surest);
}

/** The power of two is taken from where the number has it, in place of doubling again and again. */
function logarithm(x: f64): f64 {
  const bits = reinterpret<i64>(x);
  let doublings = ((bits >> 52) as i32) - 1023;
  // These are beyond what is told.
  if (doublings > 60) return 2 * surest;
  if (doublings < -60) return -2 * surest;
  let part = reinterpret<f64>((bits & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000);
  if (part > 1.5 || (part === 1.5 && doublings < 0)) {
    part *= 0.5;
    doublings++;
  }
  const ratio = (part - 1) / (part + 1);
  const square = ratio * ratio;
  const series = 1 + square * (1.0 / 3 + square * (1.0 / 5 + square / 7));
  return (doublings as f64) * Math.LN2 + 2 * ratio * series;
}
