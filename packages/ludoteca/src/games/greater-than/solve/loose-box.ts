/**
 * The box propagator for boxes with so few signs that their fillings are too many to walk: bounds
 * along the signs, lone candidates of a cell, lone places of a digit.
 */

/**
 * Narrows the candidates of a box in place: digit d may stand at `plane[d * size + box]`. `below`
 * holds, from `first` on, the places that must be smaller than each place. Answers the digits that
 * lost a place, as a mask; −1 when the box cannot be filled.
 */
export function narrowLooseBox(
  plane: Int32Array,
  size: number,
  box: number,
  below: Int32Array,
): number {
  let narrowed = 0;
  for (;;) {
    const changes = narrowSigns(plane, size, box, below) | narrowSingles(plane, size, box);
    if (changes < 0) return -1;
    if (changes === 0) return narrowed;
    narrowed |= changes;
  }
}

/** A place stays above the least candidates below it, and below the greatest above it. */
function narrowSigns(plane: Int32Array, size: number, box: number, below: Int32Array): number {
  let narrowed = 0;
  for (let place = 0; place < size; place++) {
    const high = 1 << place;
    for (let rest = below[box * size + place]; rest !== 0; rest &= rest - 1) {
      const low = rest & -rest;
      let least = 0;
      while (least < size && (plane[least * size + box] & low) === 0) least++;
      let most = size - 1;
      while (most >= 0 && (plane[most * size + box] & high) === 0) most--;
      if (least >= most) return -1;
      for (let digit = 0; digit <= least; digit++) {
        narrowed |= strike(plane, digit * size + box, high, digit);
      }
      for (let digit = most; digit < size; digit++) {
        narrowed |= strike(plane, digit * size + box, low, digit);
      }
    }
  }
  return narrowed;
}

function strike(plane: Int32Array, at: number, bit: number, digit: number): number {
  if ((plane[at] & bit) === 0) return 0;
  plane[at] &= ~bit;
  return 1 << digit;
}

function narrowSingles(plane: Int32Array, size: number, box: number): number {
  // Places with a candidate, with several, and where a digit has no other place.
  let once = 0;
  let several = 0;
  let claimed = 0;
  for (let digit = 0; digit < size; digit++) {
    const places = plane[digit * size + box];
    if (places === 0) return -1;
    several |= once & places;
    once |= places;
    if ((places & (places - 1)) !== 0) continue;
    if ((claimed & places) !== 0) return -1;
    claimed |= places;
  }
  if (once !== 2 ** size - 1) return -1;
  const lone = once & ~several;
  let narrowed = 0;
  for (let digit = 0; digit < size; digit++) {
    const at = digit * size + box;
    const places = plane[at];
    let kept = places;
    if ((places & lone) !== 0) {
      kept = places & lone;
      if ((kept & (kept - 1)) !== 0) return -1;
    } else if ((places & (places - 1)) !== 0) {
      kept = places & ~claimed;
      if (kept === 0) return -1;
    }
    if (kept !== places) {
      plane[at] = kept;
      narrowed |= 1 << digit;
    }
  }
  return narrowed;
}
