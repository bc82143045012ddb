/**
 * How cells are numbered inside the solver: by box, then by place in the box.
 *
 *   grid (2×3 boxes)            box b = band · boxRows + stack
 *   +-------+-------+           bit i = (row in box) · boxCols + (column in box)
 *   | 0 1 2 |       |
 *   | 3 4 5 |  b=1  |           The candidates of digit d are a word per box: bit i of
 *   +-------+-------+           plane[d · N + b] says that d may stand at place i of box b.
 *   |  b=2  |  b=3  |
 *
 * A band is a row of boxes (boxCols of them, boxRows boxes wide), a stack a column of boxes.
 */

export interface BoxLayout {
  readonly boxRows: number;
  readonly boxCols: number;
  readonly size: number;
  /** For each cell in reading order: its box. */
  readonly boxOfCell: Uint8Array;
  /** For each cell in reading order: its place in the box. */
  readonly placeOfCell: Uint8Array;
  /** For box · N + place: the cell in reading order. */
  readonly cellOfPlace: Uint16Array;
  /** The places of each row of a box, and of each column, as masks. */
  readonly rowMasks: Int32Array;
  readonly colMasks: Int32Array;
  /** All places of a box. */
  readonly everyPlace: number;
}

export function boxLayout(boxRows: number, boxCols: number): BoxLayout {
  const size = boxRows * boxCols;
  const boxOfCell = new Uint8Array(size * size);
  const placeOfCell = new Uint8Array(size * size);
  const cellOfPlace = new Uint16Array(size * size);
  for (let cell = 0; cell < size * size; cell++) {
    const row = Math.floor(cell / size);
    const col = cell % size;
    const box = Math.floor(row / boxRows) * boxRows + Math.floor(col / boxCols);
    const place = (row % boxRows) * boxCols + (col % boxCols);
    boxOfCell[cell] = box;
    placeOfCell[cell] = place;
    cellOfPlace[box * size + place] = cell;
  }
  const oneRow = 2 ** boxCols - 1;
  const rowMasks = Int32Array.from({ length: boxRows }, (_, row) => oneRow << (row * boxCols));
  const oneCol = rowMasks.reduce((mask, row) => mask | (row & -row), 0);
  const colMasks = Int32Array.from({ length: boxCols }, (_, col) => oneCol << col);
  return {
    boxRows,
    boxCols,
    size,
    boxOfCell,
    placeOfCell,
    cellOfPlace,
    rowMasks,
    colMasks,
    everyPlace: 2 ** size - 1,
  };
}
