/** The cells that touch a cell of a grid, numbered row by row. */

/** Those to the right and below: every touching pair once. */
export function laterNeighbours(cell: number, rows: number, cols: number): number[] {
  const neighbours: number[] = [];
  if ((cell % cols) + 1 < cols) neighbours.push(cell + 1);
  if (cell + cols < rows * cols) neighbours.push(cell + cols);
  return neighbours;
}

export function neighboursOf(cell: number, rows: number, cols: number): number[] {
  const neighbours = laterNeighbours(cell, rows, cols);
  if (cell % cols > 0) neighbours.push(cell - 1);
  if (cell >= cols) neighbours.push(cell - cols);
  return neighbours;
}
