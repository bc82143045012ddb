/**
 * How the general engine numbers cells: by box, then by place in the box.
 *
 *   grid (2×3 boxes)            box b = band · boxRows + stack
 *   +-------+-------+           place i = (row in box) · boxCols + (column in box)
 *   | 0 1 2 |       |           cell = b · N + i
 *   | 3 4 5 |  b=1  |
 *   +-------+-------+           The candidates of digit d are a word for each box: bit i of
 *   |  b=2  |  b=3  |           word d · N + b says that d may stand at place i of box b.
 *   +-------+-------+
 *
 * A band is a row of boxes: there are boxCols bands, each boxRows boxes wide. A stack is a column of
 * boxes: there are boxRows stacks, each boxCols boxes high.
 */

export class BoxLayout {
  readonly boxRows: number;
  readonly boxCols: number;
  readonly size: number;
  /** Whether boxes are 4×4, of which there are two to a word below. */
  readonly isFour: boolean;
  /** All places of a box, all rows of a box, all columns of a box, as masks. */
  readonly everyPlace: number;
  readonly everyRow: number;
  readonly everyCol: number;
  /** For each cell in reading order its number here, and the other way round. */
  readonly cellAt: Uint16Array;
  readonly indexOf: Uint16Array;
  /** For a set of rows of a box, its places; for a set of columns, the same. */
  readonly placesOfRows: Int32Array;
  readonly placesOfCols: Int32Array;
  /** For a set of places its rows and its columns; empty where the table would be too large. */
  readonly #rowsOfPlaces: Uint8Array;
  readonly #colsOfPlaces: Uint8Array;

  constructor(boxRows: number, boxCols: number) {
    const size = boxRows * boxCols;
    this.boxRows = boxRows;
    this.boxCols = boxCols;
    this.size = size;
    this.isFour = boxRows === 4 && boxCols === 4;
    this.everyPlace = 2 ** size - 1;
    this.everyRow = 2 ** boxRows - 1;
    this.everyCol = 2 ** boxCols - 1;
    this.cellAt = Uint16Array.from({ length: size * size }, (_, index) => {
      const row = Math.floor(index / size);
      const col = index % size;
      const box = Math.floor(row / boxRows) * boxRows + Math.floor(col / boxCols);
      return box * size + (row % boxRows) * boxCols + (col % boxCols);
    });
    this.indexOf = new Uint16Array(size * size);
    for (let index = 0; index < size * size; index++) this.indexOf[this.cellAt[index]] = index;

    const rows = Array.from({ length: boxRows }, (_, row) => this.everyCol << (row * boxCols));
    const firstCol = rows.reduce((mask, row) => mask | (row & -row), 0);
    const cols = Array.from({ length: boxCols }, (_, col) => firstCol << col);
    this.placesOfRows = unions(rows);
    this.placesOfCols = unions(cols);
    const tabled = size <= 16 ? 2 ** size : 0;
    this.#rowsOfPlaces = Uint8Array.from({ length: tabled }, (_, places) => touched(rows, places));
    this.#colsOfPlaces = Uint8Array.from({ length: tabled }, (_, places) => touched(cols, places));
  }

  /** The rows of a box that have some of the places. */
  rowsOf(places: number): number {
    if (places < this.#rowsOfPlaces.length) return this.#rowsOfPlaces[places];
    let rows = 0;
    for (let row = 0; row < this.boxRows; row++) {
      if ((places & this.placesOfRows[1 << row]) !== 0) rows |= 1 << row;
    }
    return rows;
  }

  /** The columns of a box that have some of the places. */
  colsOf(places: number): number {
    if (places < this.#colsOfPlaces.length) return this.#colsOfPlaces[places];
    let cols = 0;
    for (let col = 0; col < this.boxCols; col++) {
      if ((places & this.placesOfCols[1 << col]) !== 0) cols |= 1 << col;
    }
    return cols;
  }
}

/** For each set of masks, as bits, their union. */
function unions(masks: readonly number[]): Int32Array {
  return Int32Array.from({ length: 2 ** masks.length }, (_, set) =>
    masks.reduce((union, mask, index) => ((set >>> index) & 1 ? union | mask : union), 0),
  );
}

/** Which of the masks meet the places, as bits. */
function touched(masks: readonly number[], places: number): number {
  return masks.reduce((set, mask, index) => ((mask & places) === 0 ? set : set | (1 << index)), 0);
}

/** The rows of two 4×4 boxes that have some of the places, which are 16 bits each: 4 bits each. */
export function rowsOfTwo(places: number): number {
  let rows = places | (places >>> 1);
  rows = (rows | (rows >>> 2)) & 0x11111111;
  rows = (rows | (rows >>> 3)) & 0x03030303;
  rows = (rows | (rows >>> 6)) & 0x000f000f;
  return (rows | (rows >>> 12)) & 0xff;
}

/** The columns of two 4×4 boxes, the same way. */
export function colsOfTwo(places: number): number {
  let cols = places | (places >>> 8);
  cols = (cols | (cols >>> 4)) & 0x000f000f;
  return (cols | (cols >>> 12)) & 0xff;
}
