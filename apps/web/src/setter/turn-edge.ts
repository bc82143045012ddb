/** Changing the edge of a cell on one of its four sides: each press goes to the next mark. */

import type { Cell } from 'ludoteca/kernel';
import type { Edge, PuzzleDoc, PuzzleSetting } from 'ludoteca/puzzle';

type Doc = PuzzleDoc<unknown, unknown>;

/** The edge that an arrow key points at. */
function edgeOf({ row, col }: Cell, key: string): Edge | undefined {
  switch (key) {
    case 'ArrowRight':
      return { cell: { row, col }, towards: 'right' };
    case 'ArrowLeft':
      return { cell: { row, col: col - 1 }, towards: 'right' };
    case 'ArrowDown':
      return { cell: { row, col }, towards: 'down' };
    case 'ArrowUp':
      return { cell: { row: row - 1, col }, towards: 'down' };
    default:
      return undefined;
  }
}

/** The draft with the edge changed; undefined when the key points at none. */
export function turnEdge(
  setting: PuzzleSetting<unknown, unknown>,
  doc: Doc,
  cell: Cell,
  key: string,
): Doc | undefined {
  const edge = edgeOf(cell, key);
  const now = edge && setting.edge(doc, edge);
  if (edge === undefined || now === undefined) return undefined;
  const marks = setting.edgeMarks.map(({ value }) => value);
  return setting.setEdge(doc, edge, marks[(marks.indexOf(now) + 1) % marks.length]);
}
