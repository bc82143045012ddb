/**
 * An icon as cells of a square grid. Of several ways to lay the grid over the icon (how large, how
 * shifted, how much of a cell must be covered) the one is taken that keeps the drawing best: cells as
 * covered as their colour says, as many pieces of ink and holes as the icon has, and its symmetry.
 */

import { boxOf, coverage, fine, inkOf, sumsOf } from './ink.mjs';
import { outlinesOf } from './outlines.mjs';

const thresholds = [0.38, 0.44, 0.5, 0.56];
/** Shifts along the shorter side, in cells. */
const shifts = [0, 0.25, 0.5, 0.75];
/** What a piece or a hole too many or too few costs, and a pair of cells that mirror each other no more. */
const costOfPiece = 0.012;
const costOfMirror = 0.35;

/** The icon as ink with what every fit of it asks again; undefined for what is not plain paths. */
export function measured(body, side) {
  const shapes = outlinesOf(body);
  if (shapes === undefined || shapes.length === 0) return undefined;
  const ink = inkOf(shapes, side);
  const box = boxOf(ink);
  if (box.right <= box.left) return undefined;
  return { ink, box, sums: sumsOf(ink), isMirrored: mirrors(ink, box) };
}

/** The best cells of an icon on a grid of `side` cells: 1 for painted, row by row; and how well they fit. */
export function fitted(icon, side) {
  const { box, sums } = icon;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  let best;
  for (const spare of [0, 0.3]) {
    const step = Math.max(wide, tall) / (side - spare);
    const wanted = countsOf(coarse(icon, step));
    const places = (length) => {
      const free = side - length / step;
      // The drawing stays in the middle, to half a cell.
      return free < 0.6 ? [free / 2] : shifts.map((shift) => Math.floor(free / 2) + shift);
    };
    for (const right of places(wide)) {
      for (const down of places(tall)) {
        if (right + wide / step > side + 0.31 || down + tall / step > side + 0.31) continue;
        const origin = { left: box.left - right * step, top: box.top - down * step, step };
        const covered = coverage(sums, origin, side, side);
        for (const threshold of thresholds) {
          const cells = Uint8Array.from(covered, (share) => (share >= threshold ? 1 : 0));
          const cost = costOf(cells, covered, side, wanted, icon.isMirrored);
          if (best === undefined || cost < best.cost - 1e-9) best = { cells, cost };
        }
      }
    }
  }
  return best;
}

function costOf(cells, covered, side, wanted, isMirrored) {
  let error = 0;
  let ink = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    error += Math.abs(covered[cell] - cells[cell]);
    ink += Math.min(1, covered[cell] > 0 ? 1 : 0);
  }
  const { pieces, holes } = countsOf({ cells, side });
  const apart = Math.abs(pieces - wanted.pieces) + Math.abs(holes - wanted.holes);
  return (
    error / Math.max(1, ink) +
    costOfPiece * apart +
    (isMirrored ? costOfMirror * unmirrored(cells, side) : 0)
  );
}

/** The share of painted cells whose mirror image, across the middle of the drawing, is not painted. */
function unmirrored(cells, side) {
  const columns = [...cells.keys()].filter((cell) => cells[cell] === 1).map((cell) => cell % side);
  const sum = Math.min(...columns) + Math.max(...columns);
  const apart = [...cells.keys()].filter((cell) => {
    const mirror = sum - (cell % side);
    return cells[cell] === 1 && cells[cell - (cell % side) + mirror] !== 1;
  });
  return apart.length / Math.max(1, columns.length);
}

function mirrors(ink, { left, right, top, bottom }) {
  let apart = 0;
  let all = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      all += ink[y * fine + x];
      if (ink[y * fine + x] === 1 && ink[y * fine + left + right - 1 - x] === 0) apart++;
    }
  }
  return apart < 0.03 * all;
}

/** The icon on a grid four times as fine as asked for: what is smaller than a fourth of a cell is lost. */
function coarse({ box, sums }, step) {
  const small = step / 4;
  const side = Math.ceil(Math.max(box.right - box.left, box.bottom - box.top) / small) + 2;
  const origin = { left: box.left - small, top: box.top - small, step: small };
  const covered = coverage(sums, origin, side, side);
  return { cells: Uint8Array.from(covered, (share) => (share >= 0.5 ? 1 : 0)), side, least: 6 };
}

/** Pieces of ink, corners joining, and holes, corners not joining; smaller ones than `least` do not count. */
export function countsOf({ cells, side, least = 1 }) {
  const seen = new Uint8Array(cells.length);
  let pieces = 0;
  let holes = 0;
  for (let first = 0; first < cells.length; first++) {
    if (seen[first] === 1) continue;
    const colour = cells[first];
    const stack = [first];
    seen[first] = 1;
    let size = 0;
    let isOpen = false;
    while (stack.length > 0) {
      const cell = stack.pop();
      size++;
      const [x, y] = [cell % side, Math.floor(cell / side)];
      if (x === 0 || y === 0 || x === side - 1 || y === side - 1) isOpen = true;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if ((colour === 0 && dx !== 0 && dy !== 0) || x + dx < 0 || x + dx >= side) continue;
          const next = cell + dy * side + dx;
          if (next < 0 || next >= cells.length || seen[next] === 1 || cells[next] !== colour)
            continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    if (size < least) continue;
    if (colour === 1) pieces++;
    else if (!isOpen) holes++;
  }
  return { pieces, holes };
}
