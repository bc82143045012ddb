/** The eight cells around a cell, and whether the free ones among them hold together by themselves. */

/**
 * The free cells around a cell as nine bits, the cell itself in the middle:
 *
 *     6 7 8   rank above
 *     3 · 5
 *     0 1 2   rank below
 */
export function ringAround(lo: number, hi: number, cell: number): number {
  const file = cell & 7;
  const rank = cell >> 3;
  const below = rank === 0 ? 0 : rank <= 4 ? lo >>> (8 * (rank - 1)) : hi >>> (8 * (rank - 5));
  const level = rank < 4 ? lo >>> (8 * rank) : hi >>> (8 * (rank - 4));
  const above = rank === 7 ? 0 : rank < 3 ? lo >>> (8 * (rank + 1)) : hi >>> (8 * (rank - 3));
  return (
    ((((below & 255) << 1) >> file) & 7) |
    (((((level & 255) << 1) >> file) & 5) << 3) |
    (((((above & 255) << 1) >> file) & 7) << 6)
  );
}

/** For each ring: 1 when its free cells can reach each other without leaving it or crossing the middle. */
export const holdsTogether: Uint8Array = Uint8Array.from({ length: 512 }, (_, ring) => {
  const cells = ring & ~0b000_010_000;
  let reached = cells & -cells;
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (let from = 0; from < 9; from++) {
      for (let to = 0; to < 9; to++) {
        if ((before >> from) & (cells >> to) & 1 && areNear(from, to)) reached |= 1 << to;
      }
    }
  }
  return reached === cells ? 1 : 0;
});

function areNear(one: number, other: number): boolean {
  const files = Math.abs((one % 3) - (other % 3));
  const ranks = Math.abs(Math.floor(one / 3) - Math.floor(other / 3));
  return files <= 1 && ranks <= 1;
}
