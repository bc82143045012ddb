/**
 * The fillings of a 3×3 box as sets of sets: what `src/games/greater-than/solve/nine-boxes.ts` walks ideal by ideal,
 * all ideals of a layer at once.
 *
 * Only the open places of the box count, numbered by their rank. A set of k open places is a number below 2^k, so a set
 * of such sets is 2^k bits: one word up to six places, and up to four vectors of two words for nine. Adding the place of
 * a rank to all sets that do not have it yet is one shift:
 *
 *     ranks 0 to 5   inside each word, by 1, 2, 4, 8, 16, 32 bits
 *     rank 6         from the lower word of each vector to the upper
 *     rank 7         from vector 0 to 1, and from 2 to 3
 *     rank 8         from vector 0 to 2, and from 1 to 3
 *
 * In the field: dynamic programming over subsets (R. Bellman 1962, M. Held and R. Karp 1962), a layer of subsets being a
 * bit vector, forwards and then backwards.
 */

/** A box: what is smaller and what is larger than each place, where each digit may stand at first (2 bytes each). */
export const boxSize: usize = 128;
export const smallerAt: usize = 0;
export const largerAt: usize = 18;
export const firstAt: usize = 36;
/** The open places whose ideals the box has, and these, 64 bytes. */
export const idealsOf: usize = 56;
const idealsAt: usize = 64;

/** Of each open place of a rank below 6: the sets that have it, as a word, and its shift. 16 bytes each. */
const openPlace: usize = 6400;
/** Of each open digit, from below: where it may stand. 4 bytes each. */
export const openPlaces: usize = 6656;
/** The sets that each layer reaches: 64 bytes each. */
const layersAt: usize = 6784;

/** The word of sets that have the place of a rank. */
function having(rank: i32): u64 {
  if (rank < 3) {
    return rank === 0 ? 0xaaaaaaaaaaaaaaaa : rank === 1 ? 0xcccccccccccccccc : 0xf0f0f0f0f0f0f0f0;
  }
  return rank === 3 ? 0xff00ff00ff00ff00 : rank === 4 ? 0xffff0000ffff0000 : 0xffffffff00000000;
}

/** Keeps of the places of each open digit those that some filling of the box uses; false when there is none. */
export function keepFillings(box: usize, count: i32, open: i32): bool {
  let rank = 0;
  let low = 0;
  for (let rest = open; rest !== 0 && rank < 6; rest &= rest - 1) {
    const place = openPlace + (ctz(rest) << 4);
    low |= rest & -rest;
    store<u64>(place, having(rank));
    store<i64>(place, 1 << rank, 8);
    rank++;
  }
  if (count <= 6) return keepInWord(box, count, open);
  if (count === 7) return keepInVector(box, low, open & ~low);
  return keepInVectors(box, count, low, open & ~low);
}

function keepInWord(box: usize, count: i32, open: i32): bool {
  let ideals: u64 = -1;
  if (load<i32>(box, idealsOf) === open) {
    ideals = load<u64>(box, idealsAt);
  } else {
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const place = ctz(rest);
      let below: i32 = load<u16>(box + (place << 1), smallerAt) & open;
      let all: u64 = -1;
      for (; below !== 0; below &= below - 1) all &= load<u64>(openPlace + (ctz(below) << 4));
      ideals &= all | ~load<u64>(openPlace + (place << 4));
    }
    store<u64>(box, ideals, idealsAt);
    store<i32>(box, open, idealsOf);
  }
  let reached: u64 = 1;
  for (let layer = 0; layer < count; layer++) {
    store<u64>(layersAt + (layer << 3), reached);
    let next: u64 = 0;
    for (let rest = load<i32>(openPlaces + (layer << 2)); rest !== 0; rest &= rest - 1) {
      const place = openPlace + (ctz(rest) << 4);
      next |= (reached & ~load<u64>(place)) << load<i64>(place, 8);
    }
    reached = next & ideals;
  }
  if (reached === 0) return false;
  for (let layer = count - 1; layer >= 0; layer--) {
    const from = load<u64>(layersAt + (layer << 3));
    let used: u64 = 0;
    let kept = 0;
    for (let rest = load<i32>(openPlaces + (layer << 2)); rest !== 0; rest &= rest - 1) {
      const place = openPlace + (ctz(rest) << 4);
      const steps = ((reached & load<u64>(place)) >> load<i64>(place, 8)) & from;
      used |= steps;
      kept |= select(rest & -rest, 0, steps !== 0);
    }
    store<i32>(openPlaces + (layer << 2), kept);
    reached = used;
  }
  return true;
}

/** The same with seven open places: `last` is that of rank 6. */
function keepInVector(box: usize, low: i32, last: i32): bool {
  if (load<i32>(box, idealsOf) !== (low | last)) setIdeals(box, low, last, 0, 0);
  const ideals = v128.load(box, idealsAt);
  let reached = i64x2(1, 0);
  for (let layer = 0; layer < 7; layer++) {
    v128.store(layersAt + (layer << 4), reached);
    const places = load<i32>(openPlaces + (layer << 2));
    const byLast = i64x2.splat(-(((places & last) !== 0) as i64));
    let next = v128.and(byLast, v128.shuffle<u64>(i64x2.splat(0), reached, 0, 2));
    for (let rest = places & low; rest !== 0; rest &= rest - 1) {
      const place = openPlace + (ctz(rest) << 4);
      const without = v128.andnot(reached, v128.load_splat<u64>(place));
      next = v128.or(next, v128.shl<u64>(without, load<i32>(place, 8)));
    }
    reached = v128.and(next, ideals);
  }
  if (!v128.any_true(reached)) return false;
  for (let layer = 6; layer >= 0; layer--) {
    const from = v128.load(layersAt + (layer << 4));
    const places = load<i32>(openPlaces + (layer << 2));
    const byLast = i64x2.splat(-(((places & last) !== 0) as i64));
    let used = v128.and(byLast, v128.and(from, v128.shuffle<u64>(reached, i64x2.splat(0), 1, 2)));
    let kept = select(last, 0, v128.any_true(used));
    for (let rest = places & low; rest !== 0; rest &= rest - 1) {
      const place = openPlace + (ctz(rest) << 4);
      const having = v128.and(reached, v128.load_splat<u64>(place));
      const steps = v128.and(from, v128.shr<u64>(having, load<i32>(place, 8)));
      used = v128.or(used, steps);
      kept |= select(rest & -rest, 0, v128.any_true(steps));
    }
    store<i32>(openPlaces + (layer << 2), kept);
    reached = used;
  }
  return true;
}

/** The same with more than six open places; those of ranks 6 and more are the bits of `high`. */
function keepInVectors(box: usize, count: i32, low: i32, high: i32): bool {
  const sixth = high & -high;
  const eighth = count === 9 ? 1 << (31 - clz(high)) : 0;
  const seventh = high ^ sixth ^ eighth;
  const end = (16 << (count - 7)) as usize;
  if (load<i32>(box, idealsOf) !== (low | high)) setIdeals(box, low, sixth, seventh, eighth);
  for (let at: usize = 0; at < end; at += 16) v128.store(layersAt + at, i64x2.splat(0));
  store<u64>(layersAt, 1);
  let from = layersAt;
  for (let layer = 0; layer < count; layer++) {
    const places = load<i32>(openPlaces + (layer << 2));
    const bySixth = i64x2.splat(-(((places & sixth) !== 0) as i64));
    for (let at: usize = 0; at < end; at += 16) {
      const reached = v128.load(from + at);
      let next = v128.and(bySixth, v128.shuffle<u64>(i64x2.splat(0), reached, 0, 2));
      if (v128.any_true(reached)) {
        for (let rest = places & low; rest !== 0; rest &= rest - 1) {
          const place = openPlace + (ctz(rest) << 4);
          const without = v128.andnot(reached, v128.load_splat<u64>(place));
          next = v128.or(next, v128.shl<u64>(without, load<i32>(place, 8)));
        }
      }
      if ((at & 16) !== 0 && (places & seventh) !== 0) {
        next = v128.or(next, v128.load(from + at - 16));
      }
      if (at >= 32 && (places & eighth) !== 0) next = v128.or(next, v128.load(from + at - 32));
      v128.store(from + at + 64, v128.and(next, v128.load(box + at, idealsAt)));
    }
    from += 64;
  }
  if (load<u64>(from + end - 8) === 0) return false;
  for (let layer = count - 1; layer >= 0; layer--) {
    const places = load<i32>(openPlaces + (layer << 2));
    const bySixth = i64x2.splat(-(((places & sixth) !== 0) as i64));
    let kept = 0;
    from -= 64;
    for (let at: usize = 0; at < end; at += 16) {
      const reached = v128.load(from + at);
      if (!v128.any_true(reached)) continue;
      const useful = v128.load(from + at + 64);
      let steps = v128.and(
        v128.and(bySixth, reached),
        v128.shuffle<u64>(useful, i64x2.splat(0), 1, 2),
      );
      let used = steps;
      kept |= select(sixth, 0, v128.any_true(steps));
      for (let rest = places & low; rest !== 0; rest &= rest - 1) {
        const place = openPlace + (ctz(rest) << 4);
        const having = v128.and(useful, v128.load_splat<u64>(place));
        steps = v128.and(reached, v128.shr<u64>(having, load<i32>(place, 8)));
        used = v128.or(used, steps);
        kept |= select(rest & -rest, 0, v128.any_true(steps));
      }
      if ((at & 16) === 0 && (places & seventh) !== 0) {
        steps = v128.and(reached, v128.load(from + at + 80));
        used = v128.or(used, steps);
        kept |= select(seventh, 0, v128.any_true(steps));
      }
      if (at < 32 && (places & eighth) !== 0) {
        steps = v128.and(reached, v128.load(from + at + 96));
        used = v128.or(used, steps);
        kept |= select(eighth, 0, v128.any_true(steps));
      }
      v128.store(from + at, used);
    }
    store<i32>(openPlaces + (layer << 2), kept);
  }
  return true;
}

function setIdeals(box: usize, low: i32, sixth: i32, seventh: i32, eighth: i32): void {
  const open = low | sixth | seventh | eighth;
  for (let at: usize = 0; at < 64; at += 16) {
    let ideals = i64x2.splat(-1);
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      let below: i32 = load<u16>(box + (ctz(rest) << 1), smallerAt) & open;
      let all = i64x2.splat(-1);
      for (; below !== 0; below &= below - 1) {
        all = v128.and(all, vectorHaving(below & -below, at, low, sixth, seventh));
      }
      const without = v128.not(vectorHaving(rest & -rest, at, low, sixth, seventh));
      ideals = v128.and(ideals, v128.or(all, without));
    }
    v128.store(box + at, ideals, idealsAt);
  }
  store<i32>(box, open, idealsOf);
}

/** The sets of the vector at `at` that have a place. */
function vectorHaving(place: i32, at: usize, low: i32, sixth: i32, seventh: i32): v128 {
  if ((place & low) !== 0) return v128.load_splat<u64>(openPlace + (ctz(place) << 4));
  if (place === sixth) return i64x2(0, -1);
  return i64x2.splat(-((place === seventh ? (at >> 4) & 1 : at >> 5) as i64));
}
