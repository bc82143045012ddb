/** An icon as ink: fine square samples, each in or out, and how much of each cell of a grid is covered. */

/** Samples along a side of the icon's box. */
export const fine = 480;

/** 1 where a sample is inside any of the shapes. `side` is the side of the icon's own square. */
export function inkOf(shapes, side) {
  const ink = new Uint8Array(fine * fine);
  for (const shape of shapes) fill(ink, shape, fine / side);
  return ink;
}

/** Scan lines through the middle of each row of samples; winding number or parity say what is inside. */
function fill(ink, { polygons, isEvenOdd }, scale) {
  const crossings = Array.from({ length: fine }, () => []);
  for (const points of polygons) {
    for (const [index, [x1, y1]] of points.entries()) {
      const [x2, y2] = points[(index + 1) % points.length];
      if (y1 === y2) continue;
      const [top, bottom, way] = y1 < y2 ? [y1, y2, 1] : [y2, y1, -1];
      const first = Math.max(0, Math.ceil(top * scale - 0.5));
      const last = Math.min(fine - 1, Math.ceil(bottom * scale - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const part = ((row + 0.5) / scale - y1) / (y2 - y1);
        crossings[row].push([(x1 + part * (x2 - x1)) * scale, way]);
      }
    }
  }
  for (const [row, found] of crossings.entries()) {
    found.sort((a, b) => a[0] - b[0]);
    let winding = 0;
    for (const [index, [x, way]] of found.entries()) {
      winding += isEvenOdd ? 1 : way;
      const isInside = isEvenOdd ? winding % 2 !== 0 : winding !== 0;
      if (!isInside || index + 1 >= found.length) continue;
      const from = Math.max(0, Math.ceil(x - 0.5));
      const to = Math.min(fine, Math.ceil(found[index + 1][0] - 0.5));
      ink.fill(1, row * fine + from, Math.max(row * fine + from, row * fine + to));
    }
  }
}

/** The smallest box of samples that holds all ink. */
export function boxOf(ink) {
  let [left, top, right, bottom] = [fine, fine, 0, 0];
  for (let at = 0; at < ink.length; at++) {
    if (ink[at] === 0) continue;
    const [x, y] = [at % fine, Math.floor(at / fine)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, right, bottom };
}

/** Sums of ink over rectangles from the corner, so that any rectangle is four look-ups. */
export function sumsOf(ink) {
  const wide = fine + 1;
  const sums = new Float64Array(wide * wide);
  for (let y = 0; y < fine; y++) {
    let line = 0;
    for (let x = 0; x < fine; x++) {
      line += ink[y * fine + x];
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1] + line;
    }
  }
  return sums;
}

/** The share of each cell that is covered, for a grid whose cells are `step` samples wide. */
export function coverage(sums, { left, top, step }, rows, cols) {
  const wide = fine + 1;
  const clamp = (value) => Math.min(fine, Math.max(0, value));
  // Corners lie between samples: sums are interpolated there.
  const at = (x, y) => {
    const [cx, cy] = [clamp(x), clamp(y)];
    const [ix, iy] = [Math.min(fine - 1, Math.floor(cx)), Math.min(fine - 1, Math.floor(cy))];
    const [fx, fy] = [cx - ix, cy - iy];
    const base = iy * wide + ix;
    const upper = sums[base] + (sums[base + 1] - sums[base]) * fx;
    const lower = sums[base + wide] + (sums[base + wide + 1] - sums[base + wide]) * fx;
    return upper + (lower - upper) * fy;
  };
  return Float64Array.from({ length: rows * cols }, (_, cell) => {
    const x = left + (cell % cols) * step;
    const y = top + Math.floor(cell / cols) * step;
    const ink = at(x + step, y + step) - at(x, y + step) - at(x + step, y) + at(x, y);
    return ink / (step * step);
  });
}
