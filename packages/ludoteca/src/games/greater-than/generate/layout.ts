/** Where signs can stand: the pairs of neighbours inside the boxes of one shape, numbered. */

export interface Layout {
  readonly boxRows: number;
  readonly boxCols: number;
  readonly size: number;
  /** Cells of the grid; a cell is its number in reading order. */
  readonly cells: number;
  /** Pairs of neighbours inside boxes; those side by side come first, each kind in reading order. */
  readonly places: number;
  /** Of each place, the left or upper cell, and the right or lower one. */
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  /** Places from this one on compare a cell with the one below it. */
  readonly firstDown: number;
  /** Of each place, where it stands among the signs to the right (N×(N−1)) or down ((N−1)×N). */
  readonly index: Uint16Array;
  /** The place on which a place falls when the grid is turned by 180°: never itself. */
  readonly opposite: Uint16Array;
  /** The box of each cell. */
  readonly boxOf: Uint8Array;
}

const known = new Map<string, Layout>();

/** The layout of a box shape; the same object each time. */
export function layoutOf(boxRows: number, boxCols: number): Layout {
  const name = `${boxRows}x${boxCols}`;
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const made = makeLayout(boxRows, boxCols);
  known.set(name, made);
  return made;
}

function makeLayout(boxRows: number, boxCols: number): Layout {
  const size = boxRows * boxCols;
  const first: number[] = [];
  const second: number[] = [];
  const index: number[] = [];
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size - 1; col++) {
      if (col % boxCols === boxCols - 1) continue;
      first.push(row * size + col);
      second.push(row * size + col + 1);
      index.push(row * (size - 1) + col);
    }
  }
  const firstDown = first.length;
  for (let row = 0; row < size - 1; row++) {
    if (row % boxRows === boxRows - 1) continue;
    for (let col = 0; col < size; col++) {
      first.push(row * size + col);
      second.push((row + 1) * size + col);
      index.push(row * size + col);
    }
  }
  const places = first.length;
  // Half a turn reverses the reading order, within each of the two kinds.
  const opposite = Uint16Array.from({ length: places }, (_, place) =>
    place < firstDown ? firstDown - 1 - place : firstDown + places - 1 - place,
  );
  return {
    boxRows,
    boxCols,
    size,
    cells: size * size,
    places,
    first: Uint8Array.from(first),
    second: Uint8Array.from(second),
    firstDown,
    index: Uint16Array.from(index),
    opposite,
    boxOf: Uint8Array.from({ length: size * size }, (_, cell) => {
      const row = Math.floor(cell / size);
      return Math.floor(row / boxRows) * boxRows + Math.floor((cell % size) / boxCols);
    }),
  };
}
