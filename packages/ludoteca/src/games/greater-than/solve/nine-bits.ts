/**
 * The bit layout of the 9×9 engine, and the tricks on it.
 *
 * A word holds the places of a band (three boxes side by side) where one digit may stand: 27 bits,
 * a field of nine for each box, box by box.
 *
 *      box 0      box 1      box 2          A cell is 27 · band + bit, which is 9 · box + place
 *     0  1  2    9 10 11   18 19 20         since the boxes of a band follow each other.
 *     3  4  5   12 13 14   21 22 23
 *     6  7  8   15 16 17   24 25 26         In octal every digit is a row of a box.
 */

/** Every place of a band. */
export const everyPlace = 0o777_777_777;
/** The first row of each box; shifted by 3 and 6, the second and the third. */
export const firstRows = 0o007_007_007;
/** The first column of one box; shifted by 1 and 2, the second and the third. */
export const firstColumn = 0o111;
/** The first place of every row of every box. */
const rowStarts = 0o111_111_111;
/** The first place of each box, the last, and all others than the last. */
const lowest = 0o001_001_001;
const highest = 0o400_400_400;
const belowHighest = 0o377_377_377;

/**
 * Which rows of which boxes a word touches: bit 3 · row + box.
 *
 * Or-ing each row onto its start leaves bits 0, 3, 6 of each box; the shifts by 8 and 16 slide the
 * boxes 1 and 2 into the gaps.
 */
export function rowsTouched(word: number): number {
  const starts = (word | (word >>> 1) | (word >>> 2)) & rowStarts;
  return (starts | (starts >>> 8) | (starts >>> 16)) & 511;
}

/** The columns of each box that a word touches: the three low bits of each field. */
export function columnsTouched(word: number): number {
  return (word | (word >>> 3) | (word >>> 6)) & firstRows;
}

/** The fields that are not empty, all ones; adding carries into the highest bit of such a field. */
export function filledFields(word: number): number {
  const marks = (((word & belowHighest) + belowHighest) | word) & highest;
  return (marks - (marks >>> 8)) | marks;
}

/** The boxes whose fields are not empty, as three bits. */
export function filledBoxes(word: number): number {
  const marks = (((word & belowHighest) + belowHighest) | word) & highest;
  return ((marks >>> 8) | (marks >>> 16) | (marks >>> 24)) & 7;
}

/** The places that are alone in their field. No field may be empty. */
export function loners(word: number): number {
  return word & ~filledFields(word & (word - lowest));
}

/** Whether some field has two places or more; fields may be empty. */
export function hasPair(word: number): boolean {
  return (word & (word - (lowest & filledFields(word)))) !== 0;
}

/** The union of the permutation matrices inside a mask of 3 × 3 bits; 0 when there is none. */
export const permutations = Int32Array.from({ length: 512 }, (_, mask) =>
  [0o124, 0o142, 0o214, 0o241, 0o412, 0o421].reduce(
    (union, matrix) => ((matrix & ~mask) === 0 ? union | matrix : union),
    0,
  ),
);

/** For the rows touched (see above): the places of the rows that lie in a permutation. */
export const placesOfRows = Int32Array.from({ length: 512 }, (_, rows) => {
  let places = 0;
  for (let row = 0; row < 3; row++) {
    for (let box = 0; box < 3; box++) {
      if ((permutations[rows] >>> (3 * row + box)) & 1) places |= 7 << (9 * box + 3 * row);
    }
  }
  return places;
});

/** The cell (27 · band + bit) of each cell in reading order. */
export const cellAt = Uint8Array.from({ length: 81 }, (_, index) => {
  const row = Math.floor(index / 9);
  const col = index % 9;
  return 27 * Math.floor(row / 3) + 9 * Math.floor(col / 3) + 3 * (row % 3) + (col % 3);
});

/** The other way round. */
export const indexOf = Uint8Array.from({ length: 81 }, (_, cell) => cellAt.indexOf(cell));
