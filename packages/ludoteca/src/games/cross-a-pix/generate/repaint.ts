/** Changing a picture as little as needed where its clues cannot tell it from another. */

import { UnionFind } from '../../../kernel/index.ts';
import type { Target } from './count-clues.ts';
import { laterNeighbours, neighboursOf } from './neighbours.ts';

/** The pieces of a picture: cells of one colour that hang together. */
function piecesOf({ rows, cols, painted }: Target): UnionFind {
  const pieces = new UnionFind(rows * cols);
  for (let cell = 0; cell < rows * cols; cell++) {
    for (const next of laterNeighbours(cell, rows, cols)) {
      if (painted[cell] === painted[next]) pieces.join(cell, next);
    }
  }
  return pieces;
}

/**
 * The picture with one change that makes its pieces fewer: a single cell near the given ones where
 * that is enough, and else their smallest piece. Going on like this always comes to an end.
 */
export function joinPieces(target: Target, cells: readonly number[]): Target {
  const { rows, cols } = target;
  const pieces = piecesOf(target);
  const near = new Set(cells.flatMap((cell) => [cell, ...neighboursOf(cell, rows, cols)]));
  let best: Target | undefined;
  let fewest = pieces.sets;
  for (const cell of near) {
    // Only a cell between pieces, or one that is a piece, can join any.
    const around = neighboursOf(cell, rows, cols).filter(
      (next) => target.painted[next] !== target.painted[cell],
    );
    const touched = new Set(around.map((next) => pieces.find(next))).size;
    if (touched < 2 && pieces.size(cell) > 1) continue;
    const changed = flipped(target, [cell]);
    const sets = piecesOf(changed).sets;
    if (sets < fewest) {
      fewest = sets;
      best = changed;
    }
  }
  return best ?? flipPieces(target, cells, 0);
}

/** The picture with a share of the pieces that hold these cells, the smallest, in the other colour. */
export function flipPieces(target: Target, cells: readonly number[], share: number): Target {
  const pieces = piecesOf(target);
  const held = [...new Set(cells.map((cell) => pieces.find(cell)))];
  const chosen = held
    .sort((a, b) => pieces.size(a) - pieces.size(b) || a - b)
    .slice(0, Math.max(1, Math.floor(held.length * share)));
  const isChosen = new Set<number>();
  const around = new Set<number>();
  for (const piece of chosen) {
    // Two touching pieces that both flip would stay apart.
    if (around.has(piece)) continue;
    isChosen.add(piece);
    for (let cell = 0; cell < target.painted.length; cell++) {
      if (pieces.find(cell) !== piece) continue;
      for (const next of neighboursOf(cell, target.rows, target.cols))
        around.add(pieces.find(next));
    }
  }
  const changed = [...target.painted.keys()].filter((cell) => isChosen.has(pieces.find(cell)));
  return flipped(target, changed);
}

function flipped(target: Target, cells: readonly number[]): Target {
  const painted = target.painted.slice();
  for (const cell of cells) painted[cell] = 1 - painted[cell];
  return { ...target, painted };
}

/** The cells where two pictures differ. */
export function changesBetween(before: Target, after: Target): number[] {
  return [...before.painted.keys()].filter((cell) => before.painted[cell] !== after.painted[cell]);
}
